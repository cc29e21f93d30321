"""The findings of the model builder: RC1xx names, RC2xx types and units, RC3xx structure.

bad raises exactly its code and good raises none, each read as the only file of its folder.
"""

from __future__ import annotations

from rulec.diagnostics import Code, Severity

_UNIT = """ruleset r "Rules"
  length yd
  source qrs "sheet"
kind Grade ordered best first
  A
  B
  C
kind Arm
  foot
  horse
record unit also enemy
  grade: Grade
  arm: Arm
  dp: 0 to 6
  distance: 0 yd to 720 yd
  charging: yes/no
"""


def _code(id_: str, slug: str, summary: str, why: str, bad: str, good: str) -> Code:
    """An error whose examples stand below a small ruleset, unless they bring their own."""
    whole = [text if text.startswith(("ruleset", "section")) else _UNIT + text for text in (bad, good)]
    return Code(id_, slug, Severity.ERROR, summary, why, *whole)


# ---------------------------------------------------------------- RC1xx names

UNKNOWN_NAME = _code(
    "RC101", "unknown-name", "A name means nothing here.",
    "Every name stands for a fact, a figure, a term, a table, a line or a member; one that stands for none cannot be "
    "worked out. Facts are declared in a record; figures and terms are stated with value and term.",
    "term tired for unit when dpp is 3 or more\n",
    "term tired for unit when dp is 3 or more\n",
)  # fmt: skip
UNKNOWN_ROLE = _code(
    "RC102", "unknown-role", "No record can play this role.",
    "A role says whose facts are meant. Roles are the names of records and what they are `also` called.",
    "term open for unit when target.charging\n",
    "term open for unit when enemy.charging\n",
)  # fmt: skip
UNKNOWN_FACT = _code(
    "RC103", "unknown-fact", "An effect or a limit names a fact that the record does not have.",
    "Every fact that an effect writes is declared in a record, so that its domain is known.",
    'action rest for unit\n  "Rests" -1 fatigue\n',
    'action rest for unit\n  "Rests" -1 dp\n',
)  # fmt: skip
UNKNOWN_MEMBER = _code(
    "RC104", "unknown-member", "A member that the kind or choice does not have.",
    "A condition on a member that cannot occur would never hold. Add it to the kind, or use one that is there.",
    "term mounted for unit when arm is hoarse\n",
    "term mounted for unit when arm is horse\n",
)  # fmt: skip
UNKNOWN_KIND = _code(
    "RC105", "unknown-kind", "A domain that is no kind.",
    "A single name as a domain is a kind; a choice written out has two names or more.",
    "record leader\n  skill: Skil\nkind Skill\n  weak\n  strong\n",
    "record leader\n  skill: Skill\nkind Skill\n  weak\n  strong\n",
)  # fmt: skip
UNKNOWN_DIE = _code(
    "RC106", "unknown-die", "A die that is not declared.",
    "D6 and every other D with a number exist; any other die is declared with its faces.",
    "test t for unit\n  roll AvD\n",
    "die AvD: 2, 3, 3, 4, 4, 5\ntest t for unit\n  roll AvD\n",
)  # fmt: skip
UNKNOWN_ACTION = _code(
    "RC107", "unknown-action", "Something must or may be done that no action describes.",
    "What follows must, may and may not is the name of an action, a test or a contest, so that the rules say how it "
    "is done.",
    'action retire for unit\n  "Goes back"\ntest t for unit\n  "Beaten" must retyre\n',
    'action retire for unit\n  "Goes back"\ntest t for unit\n  "Beaten" must retire\n',
)  # fmt: skip
UNKNOWN_STATEMENT = _code(
    "RC108", "unknown-statement", "A test or statement that the ruleset does not have.",
    "take, example and the hints of a sheet name a statement of the same ruleset.",
    'test t for unit\n  "Test" take controll\ntest control for unit\n  roll D6\n',
    'test t for unit\n  "Test" take control\ntest control for unit\n  roll D6\n',
)  # fmt: skip
UNKNOWN_SOURCE = _code(
    "RC109", "unknown-source", "A citation of a source that is not declared.",
    "A citation is only worth something if one knows the document: declare it under ruleset.",
    "term far for unit when distance beyond 120 yd @book 4\n",
    "term far for unit when distance beyond 120 yd @qrs 4\n",
)  # fmt: skip
UNKNOWN_RULESET = _code(
    "RC110", "unknown-ruleset", "A variant or a concept names a ruleset that is not there.",
    "A variant changes a ruleset, and a concept points into rulesets; both need them to be read with them.",
    "variant night of rr\n",
    "variant night of r\n",
)  # fmt: skip
UNKNOWN_PLACE = _code(
    "RC111", "unknown-place", "A place that the ruleset does not have.",
    "An allowance or an alignment that points nowhere would say nothing, in silence.",
    'term far for unit when distance beyond 120 yd\nallow gap in fat because "the sheet is silent"\n',
    'term far for unit when distance beyond 120 yd\nallow gap in far because "the sheet is silent"\n',
)  # fmt: skip
UNKNOWN_SETTING = _code(
    "RC112", "unknown-setting", "A setting that does not exist.",
    "A misspelt setting would be passed over in silence. A ruleset has edition, family, length and source.",
    'ruleset r "Rules"\n  edtion "Second"\n',
    'ruleset r "Rules"\n  edition "Second"\n',
)  # fmt: skip
DUPLICATE_NAME = _code(
    "RC113", "duplicate-name", "Two things of one name.",
    "A name that is given twice does not say which is meant. Rename one of them.",
    "term far for unit when distance beyond 120 yd\nterm far for unit when distance beyond 60 yd\n",
    "term far for unit when distance beyond 120 yd\nterm near for unit when distance within 60 yd\n",
)  # fmt: skip
RESERVED_NAME = _code(
    "RC114", "reserved-name", "A name that the language has taken for itself.",
    "total, natural, dice, side, chosen, cause, gained, yes, no and none mean the same in every ruleset.",
    "value total for unit = dp\n",
    "value burden for unit = dp\n",
)  # fmt: skip
WRONG_PARTY = _code(
    "RC115", "wrong-party", "A figure or a test of another record.",
    "A figure stated for leaders cannot be worked out for a unit. Say whose it is, or who takes it.",
    "record leader\n  actions: 0 to 3\nvalue radius for leader = 60 yd\n"
    "term led for unit when distance within radius\n",
    "record leader\n  actions: 0 to 3\nvalue radius for leader = 60 yd\n"
    "term led for unit against leader when distance within leader.radius\n",
)  # fmt: skip
CIRCULAR = _code(
    "RC116", "circular", "Something that needs itself to be worked out.",
    "A figure that is worked out from itself has no value. Break the circle.",
    "value a for unit = b + 1\nvalue b for unit = a + 1\n",
    "value a for unit = b + 1\nvalue b for unit = dp + 1\n",
)  # fmt: skip
PATCH_TARGET = _code(
    "RC117", "patch-target", "A change of something that is not there.",
    "A change, remove, before or after that names nothing would leave the rules as they were, in silence.",
    'value reach for unit = 2\n  +1 "fast" when charging\n'
    'ruling slow "Slow" because "so read"\n  change value reach\n    remove fats\n',
    'value reach for unit = 2\n  +1 "fast" when charging\n'
    'ruling slow "Slow" because "so read"\n  change value reach\n    remove fast\n',
)  # fmt: skip

# ---------------------------------------------------------------- RC2xx types and units

FOREIGN_UNIT = _code(
    "RC201", "foreign-unit", "A length in a unit that is not the ruleset's.",
    "One ruleset measures in one unit, stated under ruleset. A sum of inches and centimetres would be nonsense.",
    "term far for unit when distance beyond 12 in\n",
    "term far for unit when distance beyond 120 yd\n",
)  # fmt: skip
UNLIKE_ADDED = _code(
    "RC202", "unlike-added", "Figures of two sorts are put together.",
    "A count, a length, an angle and a part of a move can only be added to their like. `total x 10 yd` turns a count "
    "into a length.",
    "value reach for unit = distance\n  +10 when charging\n",
    "value reach for unit = distance\n  +10 yd when charging\n",
)  # fmt: skip
UNLIKE_COMPARED = _code(
    "RC203", "unlike-compared", "Things of two sorts are compared, or one stands where another is due.",
    "A length is never equal to a number, nor an arm to a grade, so the condition could not hold.",
    "term far for unit when distance is 120 or more\n",
    "term far for unit when distance is 120 yd or more\n",
)  # fmt: skip
NOT_A_FIGURE = _code(
    "RC204", "not-a-figure", "Something that is no figure where one is due.",
    "One can add to a number, a length, an angle or a part of a move, not to a choice.",
    "value v for unit = dp + arm\n",
    "value v for unit = dp + 1\n",
)  # fmt: skip
NOT_A_COUNT = _code(
    "RC205", "not-a-count", "A length or another measure where a count is due.",
    "Dice, and what follows per, are counted. A measure is counted in parts: per 10 yd of distance.",
    'value v for unit\n  +1 "each" per distance\n',
    'value v for unit\n  +1 "each" per 10 yd of distance\n',
)  # fmt: skip
NEEDS_ROUNDING = _code(
    "RC206", "needs-rounding", "A fraction where a whole number is due, and no rounding said.",
    "Dice and counts are whole. Where a figure can come to a half, the rules must say which way it goes.",
    "test t for unit\n  value shots = dp\n    halve\n  roll shots D6\n",
    "test t for unit\n  value shots = dp\n    halve rounding up\n  roll shots D6\n",
)  # fmt: skip
NOT_ORDERED = _code(
    "RC207", "not-ordered", "Better or worse of something without an order.",
    "`or better`, `A to C` and `worse by` need a kind that says `ordered best first`.",
    "term good for unit when arm is horse or better\n",
    "term good for unit when grade is B or better\n",
)  # fmt: skip
NOT_YES_NO = _code(
    "RC208", "not-yes-no", "A condition that is no yes or no.",
    "A name alone is a condition only if it is a yes/no fact, a term or a named line. Say what it must be.",
    "term mounted for unit when arm\n",
    "term mounted for unit when arm is horse\n",
)  # fmt: skip
BACKWARDS = _code(
    "RC209", "backwards", "A range with its ends the wrong way round.",
    "From the higher end to the lower there is nothing. Write the lower end first: -4 to -2.",
    "term tired for unit when dp is 5 to 3\n",
    "term tired for unit when dp is 3 to 5\n",
)  # fmt: skip
OUT_OF_DOMAIN = _code(
    "RC210", "out-of-domain", "A value that cannot occur.",
    "A default, a given fact or a cell must be one of the values that the domain allows.",
    "record leader\n  actions: 0 to 3, normally 4\n",
    "record leader\n  actions: 0 to 3, normally 1\n",
)  # fmt: skip
BAD_DOMAIN = _code(
    "RC211", "bad-domain", "A domain that cannot be read as one.",
    "A domain is a choice (a/b/c), yes/no, a kind, a range (0 to 6), or a list (1 to 6 of unit).",
    "record leader\n  mood: yes/no/perhaps\n",
    "record leader\n  mood: sure/unsure/undecided\n",
)  # fmt: skip
FRACTION = _code(
    "RC212", "fraction-for-list", "A fraction where only whole numbers come.",
    "`5/6` without blanks is five sixths, which no die shows and no count comes to. A list of numbers has blanks, "
    "`5 / 6`, and a range is written `5 to 6`.",
    'test t for unit\n  roll 3 D6\n  each 5/6 "Hit" +1 dp\n',
    'test t for unit\n  roll 3 D6\n  each 5 / 6 "Hit" +1 dp\n',
)  # fmt: skip

# ---------------------------------------------------------------- RC3xx structure

NO_RULESET = _code(
    "RC301", "no-ruleset", "Rules that belong to no ruleset.",
    "The files of one folder are one ruleset; one of them says which, with its unit and its sources.",
    "section moves\nterm halted\n",
    'ruleset r "Rules"\nsection moves\nterm halted\n',
)  # fmt: skip
MANY_RULESETS = _code(
    "RC302", "many-rulesets", "Two rulesets in one file.",
    "A file belongs to one ruleset, so that every line in it does.",
    'ruleset r "Rules"\nruleset s "Others"\n',
    'ruleset r "Rules"\n',
)  # fmt: skip
DUPLICATE_RULESET = _code(
    "RC303", "duplicate-ruleset", "Two rulesets or variants of one name.",
    "Rulesets are told apart by their names, in concepts, variants and on the command line.",
    "variant r of r\n",
    "variant night of r\n",
)  # fmt: skip
MISPLACED = _code(
    "RC304", "misplaced", "Something that means nothing where it stands.",
    "What the line says could not be kept, so it is not passed over in silence.",
    'test t for unit\n  roll D6 per dp\n',
    'test t for unit\n  roll dp D6\n',
)  # fmt: skip
SIDES = _code(
    "RC305", "sides", "Parties that cannot be told apart, or sides that are not alike.",
    "The two sides of a contest have the same facts under two roles, as in between unit and enemy.",
    "contest fight between unit and unit\n  roll D6\n",
    "contest fight between unit and enemy\n  roll D6\n",
)  # fmt: skip
TABLE_KEYS = _code(
    "RC306", "table-keys", "A table is asked with keys that it does not have, or without one that it needs.",
    "Keys left out are taken by name; where nothing has the name, they are written in brackets.",
    "table t by arm, weather gives 0 to 3\n  | | dry | wet |\n  | foot | 1 | 0 |\n  | horse | 2 | 1 |\n"
    "value v for unit = t\n",
    "table t by arm, weather gives 0 to 3\n  | | dry | wet |\n  | foot | 1 | 0 |\n  | horse | 2 | 1 |\n"
    "value v for unit = t(arm, dry)\n",
)  # fmt: skip
TABLE_SHAPE = _code(
    "RC307", "table-shape", "A table whose rows, columns and keys do not fit together.",
    "The first row is the heading; the last key runs across, the others down the side; every row is as wide as the "
    "heading.",
    "table t by arm gives 0 to 3\n  | | A | B |\n  | foot | 1 | 0 |\n  | horse | 2 | 1 |\n",
    "table t by arm, grade gives 0 to 3\n  | | A | B |\n  | foot | 1 | 0 |\n  | horse | 2 | 1 |\n",
)  # fmt: skip
EMPTY = _code(
    "RC308", "empty-kind", "A kind without members.",
    "A fact of that kind could have no value at all.",
    "kind Weather\n",
    "kind Weather\n  fair\n  foul\n",
)  # fmt: skip
BAD_SETTING = _code(
    "RC309", "bad-setting", "A setting with a value it cannot have.",
    "A length is yd, in, cm or mm; a source has a short name and a document; the others have one value.",
    'ruleset r "Rules"\n  length ell\n',
    'ruleset r "Rules"\n  length yd\n',
)  # fmt: skip
BAD_EXAMPLE = _code(
    "RC310", "bad-example", "An example that cannot be checked.",
    "An example says what is given, what is rolled, and what must come out: gives, or raises.",
    'test t for unit\n  roll D6\nexample "a three" of t\n  rolls 3\n',
    'test t for unit\n  roll D6\nexample "a three" of t\n  rolls 3\n  gives total = 3\n',
)  # fmt: skip
UNSIGNED = _code(
    "RC311", "unsigned-modifier", "A modifier without a sign.",
    "Modifiers add to the total. Without a sign a figure says what something is, and what the total is the dice have "
    "said. Write + or - before it.",
    'test t for unit\n  roll D6\n  modifiers\n    1 "charging" when charging\n',
    'test t for unit\n  roll D6\n  modifiers\n    +1 "charging" when charging\n',
)  # fmt: skip
CODES = tuple(value for value in list(globals().values()) if isinstance(value, Code))

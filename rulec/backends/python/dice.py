"""A roll -> lines of Python that take faces from those given, check them, and add them up."""

from __future__ import annotations

from fractions import Fraction

from attrs import evolve, frozen

from rulec.backends.python.expressions import Reader
from rulec.backends.python.registry import cited, known
from rulec.backends.python.values import NONE, NUMBER, TRUE, Val
from rulec.meaning.lines import faces_fixed, mentions_total
from rulec.model.entities import Between, Const, DieItem, EachStep, Match, Members, RollLine, RollStep, Statement, Type

FACES = Type("faces")


@frozen
class Batch:
    """Dice of one sort in a roll: all faces and each face once, as constants; how many; which one is kept."""

    every: str
    faces: str
    count: Val
    pick: str
    sides: tuple[int, ...]


def roll(statement: Statement, title: str, reader: Reader, step: RollStep) -> dict[str, Val]:
    """What a roll makes for a party: total, natural, dice, and the faces."""
    fn = reader.fn
    fn.rolls = True
    names = (step.name,) if step.name else ("total", "natural", "dice", "#faces")
    keys = {name: (reader.scope.locals, reader.party, f"{name}?") for name in names}

    variable = fn.fresh(f"{reader.party}_{step.name or 'natural'}")

    def nothing() -> None:
        for name, key in keys.items():
            fn.state.locals[key] = Val("0", NUMBER, const=Fraction(0)) if name == "dice" else NONE
        if not step.name:
            fn.state.locals[keys["#faces"]] = NONE

    def tried(at: int) -> None:
        if at == len(step.lines):
            nothing()
            return
        line = step.lines[at]

        def is_it() -> None:
            made = rolled(statement, title, reader, step, line, variable)
            for name, key in keys.items():
                fn.state.locals[key] = made[name]

        fn.branch(TRUE if line.otherwise else reader.holds(line.when), is_it, lambda: tried(at + 1))

    tried(0)
    return {name: fn.state.locals.pop(key) for name, key in keys.items()}


def rolled(
    statement: Statement, title: str, reader: Reader, step: RollStep, line: RollLine, variable: str
) -> dict[str, Val]:
    fn = reader.fn
    batches = [batch for item in line.dice for batch in [_batch(reader, item, line, title)] if batch is not None]
    classes = () if step.name else _classes(statement, batches)
    total_matters = bool(step.name) or mentions_total(statement)
    party = reader.party
    counts = [b.count for b in batches]
    listed = ", ".join(f"({b.every}, {b.count.code}, {b.pick!r})" for b in batches)
    ask = f"MissingDice({reader.called}, ({listed},)" if batches else f"MissingDice({reader.called}, ()"
    if classes or not total_matters:
        ask += f", {classes!r}" + ("" if total_matters else ", total=False")
    ask += ")"
    each = any(isinstance(s, EachStep) for s in statement.steps) and not step.name
    one = len(batches) == 1 and counts[0].const == 1
    if one:
        _one_die(reader, batches[0], variable, ask)
        faces = Val(f"({variable},)", FACES)
        dice = reader.registry.const(Fraction(1), NUMBER)
        if each:
            faces = fn.assign(fn.fresh(f"{party}_faces"), faces)
        total = Val(variable, NUMBER, low=None)
    else:
        total, dice, faces = _many_dice(reader, batches, variable, ask, title, line)
    fn.typed(variable, total)
    shown = f"({variable},)" if one else faces.code
    reader.log("roll", line, TRUE, f"tuple({shown})" if not one else shown, ("rolled",))
    if step.name:
        return {step.name: total}
    return {"total": total, "natural": total, "dice": dice, "#faces": faces if each else NONE}


def _one_die(reader: Reader, batch: Batch, variable: str, ask: str) -> None:
    fn = reader.fn
    at = str(fn.state.at) if fn.state.at is not None else "at"
    with fn.block.inside("try:"):
        fn.add(f"{variable} = dice[{at}]")
    with fn.block.inside("except IndexError:"):
        fn.add(f"raise {ask} from None")
    with fn.block.inside(f"if {variable} not in {batch.faces}:"):
        fn.add(f"_wrong_face({reader.called}, ({variable},), {batch.every})")
    _moved(reader, Val("1", NUMBER, const=Fraction(1)))


def _moved(reader: Reader, count: Val) -> None:
    fn = reader.fn
    if isinstance(count.const, Fraction) and fn.state.at is not None:
        fn.state.at += int(count.const)
        return
    if fn.state.at is not None:
        fn.add(f"at = {fn.state.at} + {count.code}" if fn.state.at else f"at = {count.code}")
        fn.state.at = None
    else:
        fn.add(f"at += {count.code}")


def _many_dice(
    reader: Reader, batches: list[Batch], variable: str, ask: str, title: str, line: RollLine
) -> tuple[Val, Val, Val]:
    fn = reader.fn
    registry = reader.registry
    consts = [b.count.const for b in batches]
    if all(isinstance(c, Fraction) for c in consts):
        count = registry.const(sum((c for c in consts), Fraction(0)), NUMBER)
    else:
        count = fn.atom(Val(" + ".join(b.count.at(5) for b in batches), NUMBER, 5), f"{reader.party}_dice")
        fn.add(f"_too_many({count.code}, {title!r}, {cited(line.cites)})")
    faces = fn.fresh(f"{reader.party}_faces")
    at = str(fn.state.at) if fn.state.at is not None else "at"
    if isinstance(count.const, Fraction) and fn.state.at is not None:
        end = str(fn.state.at + int(count.const))
    else:
        end = count.code if at == "0" else f"{at} + {count.code}"
    fn.typed(faces, Val(faces, FACES))
    fn.add(f"{faces} = dice[{at if at != '0' else ''}:{end}]")
    with fn.block.inside(f"if len({faces}) < {count.code}:"):
        fn.add(f"raise {ask}")
    start = "0"
    sums: list[str] = []
    for i, batch in enumerate(batches):
        own = faces
        if len(batches) > 1:
            own = fn.fresh(f"{faces}_{i + 1}")
            last = i == len(batches) - 1
            stop = batch.count.code if start == "0" else f"{start} + {batch.count.code}"
            if isinstance(batch.count.const, Fraction) and start.isdigit():
                stop = str(int(start) + int(batch.count.const))
            fn.add(f"{own} = {faces}[{'' if start == '0' else start}:{'' if last else stop}]")
            start = stop
        with fn.block.inside(f"if not {batch.faces}.issuperset({own}):"):
            fn.add(f"_wrong_face({reader.called}, {own}, {batch.every})")
        keep = {"best": "max", "worst": "min"}.get(batch.pick)
        sums.append(f"{keep}({own}, default=0)" if keep else f"sum({own})")
    _moved(reader, count)
    fn.add(f"{variable} = {' + '.join(sums) if sums else '0'}")
    return Val(variable, NUMBER), count, Val(faces, FACES)


def _batch(reader: Reader, item: DieItem, line: RollLine, title: str) -> Batch | None:
    fn = reader.fn
    every, faces = reader.registry.faces(item.die)
    count = _whole(reader, reader.number(item.low), line, title)
    if item.high is not None:
        fn.chooses = True
        high = _whole(reader, reader.number(item.high), line, title)
        if isinstance(count.const, Fraction) and isinstance(high.const, Fraction):
            options = repr(tuple(range(int(count.const), int(high.const) + 1)))
        else:
            options = f"tuple(range({count.code}, {high.code} + 1))"
        chosen = Val(f"_choose(chosen, {reader.called}, 'dice', {options})", NUMBER, low=count.low)
        count = fn.assign(fn.fresh(f"{reader.party}_dice"), evolve(chosen, type=NUMBER))
        fn.types[count.code] = {"int": None, "Any": None}
    if item.optional:
        fn.chooses = True
        code = f"{count.code} if _choose(chosen, {reader.called}, 'optional_die', (True, False)) else 0"
        count = fn.assign(fn.fresh(f"{reader.party}_more"), Val(code, NUMBER, 0, low=Fraction(0)))
    if isinstance(count.const, Fraction) and count.const <= 0:
        return None
    return Batch(every, faces, count, item.pick or "", reader.rules.dice[item.die].faces)


def _whole(reader: Reader, count: Val, line: RollLine, title: str) -> Val:
    if isinstance(count.const, Fraction) and count.const.denominator == 1:
        return reader.registry.const(max(count.const, Fraction(0)), NUMBER)
    if not known(count) and not count.frac and count.low is not None and count.low >= 0:
        return reader.fn.atom(count, f"{reader.party}_count")
    code = f"_dice_count({count.code}, {title!r}, {cited(line.cites)})"
    return reader.fn.assign(reader.fn.fresh(f"{reader.party}_count"), Val(code, NUMBER, low=Fraction(0)))


def _classes(statement: Statement, batches: list[Batch]) -> tuple[tuple[int, ...], ...]:
    """Faces that no `each` line tells apart; all apart, if what they look for is not known yet."""
    lines = [e for s in statement.steps if isinstance(s, EachStep) for e in s.lines]
    if not lines:
        return ()
    faces = sorted({face for b in batches for face in b.sides})
    if not faces_fixed(statement):
        return tuple((face,) for face in faces)
    groups: dict[tuple[bool, ...], list[int]] = {}
    for face in faces:
        groups.setdefault(tuple(_shows(e.match, Fraction(face)) for e in lines), []).append(face)
    return tuple(tuple(group) for key, group in groups.items() if any(key))


def _shows(match: Match, face: Fraction) -> bool:
    return any(_in(alt, face) for alt in match.alts)


def _in(alt: object, face: Fraction) -> bool:
    if isinstance(alt, Members):
        return face in alt.values
    assert isinstance(alt, Between)
    low = alt.low.value if isinstance(alt.low, Const) else None
    high = alt.high.value if isinstance(alt.high, Const) else None
    above = not isinstance(low, Fraction) or (face > low if alt.low_open else face >= low)
    below = not isinstance(high, Fraction) or (face < high if alt.high_open else face <= high)
    return above and below

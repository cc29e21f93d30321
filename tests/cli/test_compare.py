"""rulec compare: the matrix of the shipped games, one concept, what is unaligned, and a name that is wrong."""

from __future__ import annotations

import json
from pathlib import Path

RULES = str(Path(__file__).parent.parent.parent / "rules")


def test_the_sheet_and_the_book_disagree_on_the_close_range_of_light_guns(run):
    answer = run("compare", "range_light_close", "--rules", RULES)
    assert answer.code == 0
    assert "cfeo16           within 80 yd" in answer.out
    assert "cfeo16_rulebook  within 120 yd" in answer.out
    assert "cfeo16 and cfeo16_rulebook differ in value because" in answer.out


def test_every_concept_speaks_of_all_five_rulesets(run):
    rows = json.loads(run("compare", "--format", "json", "--rules", RULES).out)
    assert len(rows) >= 60
    assert {len(row["rulesets"]) for row in rows} == {5}


def test_a_table_has_a_column_for_each_ruleset(run):
    answer = run("compare", "--format", "markdown", "--rules", RULES)
    assert answer.out.startswith("| Concept | carolus_rex | cfeo16 | cfeo16_rulebook | cfeo18 | honours_of_war |\n")


def test_a_page_has_a_column_for_each_ruleset_and_says_where_editions_differ(run):
    answer = run("compare", "range_light_close", "--format", "html", "--rules", RULES)
    assert answer.code == 0
    assert answer.out.count('<th scope="col">') == 6
    assert "within 80 yd = about 2.29 infantry moves</td>" in answer.out
    assert "cfeo16 and cfeo16_rulebook differ in value: because 80 yd on the" in answer.out
    assert "<script" not in answer.out


def test_what_is_unaligned_reads_as_concepts_to_paste(run):
    answer = run("compare", "--unaligned", "--rules", RULES)
    assert answer.code == 0
    assert answer.out.startswith("concept ")


def test_a_concept_that_is_not_there_gets_a_suggestion(run):
    answer = run("compare", "range_ligth_close", "--rules", RULES)
    assert answer.code == 2
    assert "did you mean range_light_close?" in answer.err

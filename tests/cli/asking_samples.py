"""A small ruleset to ask things of: a test with everything, a contest, a table, a list, examples."""

from __future__ import annotations

SKIRMISH = """\
ruleset skirmish "Skirmish"
  length yd
  source s "the-sheet"

section troops "Troops"
kind Grade "grade" ordered best first
  A1
  A2
  B
kind Arm "arm"
  foot
  horse "cavalry"
record unit also enemy
  grade: Grade
  arm: Arm
  dp "DP": 0 to 6, normally 0
  near "distance to enemy": assumed 0 yd to 480 yd because "no table is larger"
  brave: yes/no, judged
  speed: 0 moves to 1 move by 1/2 move
record leader
  wounds: 0 to 2
  dead: yes/no, normally no
record side
  units: 1 to 3 of unit
never arm is horse and near beyond 400 yd  @s 2

section control "Control"
action halt for unit
  "Stands"
action act "Act freely" for unit
  "As the player likes"
value steadiness "Steadiness" for unit
  +1 "brave"  when brave  @s 9
test control "Control test" for unit  @s 10-20
  must "far away"  when near beyond 60 yd  @s 11
  need not otherwise
  roll D6  @s 12
  modifiers
    by grade "Grade": A1 +1, B -1   @s 13
    +/-1 "leader" as leader  when near within 120 yd  @s 14
    +steadiness "steady"  @s 9
    -1 "each DP"  per dp  @s 15
  results
    2 or less  "**Halts**"  +1 dp, must halt  as halts  @s 17
    3 to 5     "*Acts*"     may act  as acts  @s 18
ruling high "6 and more is as 5" because "no row is printed"  @s 18
  change test control
    results
      6 or more "Acts well" may act as acts_well

section leaders "Leaders"
test risk "Risk" for leader  @s 30
  roll D6
  results
    1 "hit" take wound
    others "unhurt" nothing
test wound "Wound" for leader  @s 31
  roll D6
  each 1 to 3 "hurt" +1 wounds

section fights "Fights"
table ranges "Ranges" by arm, band gives length  @s 40-42
  |       | short | "Long" long |
  | foot  | 40 yd | 120 yd      |  @s 41
  | horse | 20 yd | -           |  @s 42
contest fight "Fight" between unit and enemy  @s 50
  roll D6
  value margin "Margin" = total - enemy.total
  results on margin
    1 or more  "won"   nothing
    0          "again" take fight
    -1 or less "lost"  +1 dp
value strength "Strength" for side = sum of units.dp
"""

EXAMPLES = """\
example "A steady unit acts" of control  @s 18
  given unit grade = A1, near = 100 yd, brave
  chosen leader = -1
  rolls 3
  gives total = 4, may act
example "Leaders" of risk
  given leader wounds = 0
  | rolls | gives wounds |
  | 1, 2  | 1            |
  | 4     | 0            |
"""
CONTROL = ("--set", "grade=A1", "--set", "near=100yd", "--set", "brave=yes")

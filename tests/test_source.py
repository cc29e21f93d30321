from rulec.source import Source


def test_an_offset_becomes_line_and_column() -> None:
    source = Source("a.rules", "one\ntwo\n")
    assert [source.position(i) for i in (0, 3, 4, 7, 8)] == [(1, 1), (1, 4), (2, 1), (2, 4), (3, 1)]
    assert source.line(2) == "two"

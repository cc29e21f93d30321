"""The resolvers of the rules that come with rulec: `from rulec.games import cfeo16`. In a wheel they lie in this folder,
in a checkout they are found where `rulec build` puts them."""

from pathlib import Path

_generated = Path(__file__).resolve().parent.parent.parent / "generated" / "python"
if _generated.is_dir():
    __path__.append(str(_generated))

"""rulec: tabletop wargames rules as data, checked, computed and printed."""

__version__ = "0.1.0"

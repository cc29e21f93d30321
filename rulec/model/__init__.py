"""SYNTAX -> MODEL: names resolved, everything typed; the only input of checks and back ends."""

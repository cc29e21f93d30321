"""The console script. --version is answered here, before anything heavy is imported."""

from __future__ import annotations

import sys

from rulec import __version__


def main() -> None:
    if sys.argv[1:] == ["--version"]:
        print(f"rulec {__version__}")
        return
    try:
        from rulec.cli import run  # late: click is not needed for --version

        run()
    except KeyboardInterrupt:  # while modules were still being imported; run answers for itself
        sys.exit(130)


if __name__ == "__main__":
    main()

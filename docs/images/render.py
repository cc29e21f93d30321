"""The first pages of the kept sheets -> the small pictures beside this file.

.venv/bin/pip install -q -e '.[look]' && .venv/bin/python docs/images/render.py
"""

from __future__ import annotations

from pathlib import Path

import pypdfium2

HERE = Path(__file__).parent
SHEETS = HERE.parents[1] / "generated" / "sheets"
WIDTH = 560  # pixels
COLOURS = 48  # enough for type in a few inks, and a third of the bytes

for file in sorted(SHEETS.glob("*.pdf")):
    page = pypdfium2.PdfDocument(file)[0]
    picture = page.render(scale=2 * WIDTH / page.get_width()).to_pil().reduce(2)
    picture.quantize(COLOURS).save(HERE / f"{file.stem}.png", optimize=True)

"""The HTML sheets in a real browser: phone, tablet and A4 print. A command of its own, not part of the test run.

    .venv/bin/pip install -q -e '.[look]' && .venv/bin/playwright install chromium
    .venv/bin/python tests/browser/look.py [--pictures FOLDER] [FILE.html ...]

Without files those in generated/sheets are opened. CHROMIUM names another browser to start. Leaves with 1 if a page scrolls
sideways, texts lie over one another, a text is too pale for its ground (WCAG AA), or the browser has something to say.
"""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

SHEETS = Path(__file__).parents[2] / "generated" / "sheets"
MM = 96 / 25.4
SIZES = {"phone": (360, 740), "tablet": (820, 1180), "print": (round(190 * MM), round(277 * MM))}  # A4 less its margins
WAYS = [("phone", "light"), ("phone", "dark"), ("tablet", "light"), ("tablet", "dark"), ("print", "light")]

# What is told of a page: how far it can be scrolled sideways, texts that stick out or lie on others, and pale ones.
LOOK = """
() => {
  const said = [];
  const page = document.documentElement;
  if (page.scrollWidth > page.clientWidth) said.push(`scrolls sideways by ${page.scrollWidth - page.clientWidth} px`);
  const luminance = c => {
    const [r, g, b] = c.map(v => v / 255).map(v => v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const colour = text => (text.match(/[\\d.]+/g) || []).map(Number);
  const ground = e => {
    for (let at = e; at; at = at.parentElement) {
      const c = colour(getComputedStyle(at).backgroundColor);
      if (c.length === 3 || c[3] === 1) return c.slice(0, 3);
    }
    return [255, 255, 255];
  };
  const boxes = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const owner = node.parentElement;
    const style = getComputedStyle(owner);
    if (!node.textContent.trim() || style.display === "none" || parseFloat(style.fontSize) === 0) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const name = node.textContent.trim().slice(0, 40);
    for (const r of range.getClientRects()) {
      if (r.width < 1 || r.height < 1) continue;
      if (r.left < -1 || r.right > page.clientWidth + 1) said.push(`sticks out: ${name}`);
      const raised = owner.closest("sup") !== null;
      if (!raised) boxes.push([r.left, r.top, r.right, r.bottom, name]);
    }
    const [a, b] = [luminance(colour(style.color)), luminance(ground(owner))];
    const contrast = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    if (contrast < 4.5) said.push(`contrast ${contrast.toFixed(2)}: ${name}`);
  }
  boxes.sort((p, q) => p[1] - q[1]);
  for (let i = 0; i < boxes.length; i++) {
    const p = boxes[i];
    for (let j = i + 1; j < boxes.length && boxes[j][1] < p[3]; j++) {
      const q = boxes[j];
      const wide = Math.min(p[2], q[2]) - Math.max(p[0], q[0]);
      const tall = Math.min(p[3], q[3]) - Math.max(p[1], q[1]);
      // Boxes of lines reach into one another a little; letters do not.
      if (wide > 1 && tall > 0.45 * Math.min(p[3] - p[1], q[3] - q[1])) said.push(`over one another: ${p[4]} / ${q[4]}`);
    }
  }
  for (const table of document.querySelectorAll("table"))
    if (table.scrollWidth > table.parentElement.clientWidth + 1) said.push(`table too wide: ${table.innerText.slice(0, 40)}`);
  return [...new Set(said)];
}
"""


def look(browser: Browser, file: Path, size: str, scheme: str, pictures: Path | None) -> list[str]:
    width, height = SIZES[size]
    light: Any = scheme
    page: Page = browser.new_page(viewport={"width": width, "height": height}, color_scheme=light)
    said: list[str] = []
    page.on("console", lambda message: said.append(f"console: {message.text}"))
    page.on("pageerror", lambda error: said.append(f"error: {error}"))
    page.on("requestfailed", lambda request: said.append(f"not loaded: {request.url}"))
    if size == "print":
        page.emulate_media(media="print")
    page.goto(file.resolve().as_uri())
    said += page.evaluate(LOOK)
    if pictures:
        page.screenshot(path=pictures / f"{file.stem}-{size}-{scheme}.png", full_page=size != "tablet")
    page.close()
    return said


def main() -> int:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("files", nargs="*", type=Path)
    words.add_argument("--pictures", type=Path, help="a folder for screenshots")
    asked = words.parse_args()
    if asked.pictures:
        asked.pictures.mkdir(parents=True, exist_ok=True)
    wrong = 0
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=os.environ.get("CHROMIUM"), args=["--no-sandbox"])
        for file in asked.files or sorted(SHEETS.glob("*.html")):
            for size, scheme in WAYS:
                said = look(browser, file, size, scheme, asked.pictures)
                wrong += bool(said)
                print(f"{file.name}, {size}, {scheme}: {'; '.join(said[:8]) or 'fine'}")
        browser.close()
    return int(wrong > 0)


if __name__ == "__main__":
    sys.exit(main())

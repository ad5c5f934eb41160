"""Takes the pictures of README and of the games' pages, scenes of the gallery, into docs/pictures.

With the names of games only theirs are taken anew: ``tools/pictures.py rueck tock``.
``picture.json`` in a game's folder of the page names its scene.
"""

import importlib
import io
import json
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parent))

from PIL import Image
from playwright.sync_api import sync_playwright

from gallery import HOUSE, Gallery, open_house, read
from scenes import Size

ROOT = Path(__file__).resolve().parent.parent
PICTURES = ROOT / "docs" / "pictures"
GAMES = ROOT / "web" / "src" / "games"
PICTURE = "picture.json"
LOBBY: Final = "lobby"
HERO: Final = "rueck"
SIZE: Final[Size] = (1280, 800)
QUALITY: Final = 86


def keep(name: str, png: bytes) -> None:
    """Write a picture into its folder."""
    Image.open(io.BytesIO(png)).convert("RGB").save(PICTURES / f"{name}.webp", quality=QUALITY)


def main(keys: Sequence[str]) -> int:
    """Take the pictures of these games, or of all and the lobby."""
    files = sorted(GAMES.glob(f"*/{PICTURE}"))
    scenes = {file.parent.name: json.loads(file.read_text(encoding="utf-8"))["scene"] for file in files}
    if unknown := sorted(set(keys) - set(scenes)):
        print(f"Unknown: {', '.join(unknown)}. There are pictures of {', '.join(scenes)}.", file=sys.stderr)
        return 2
    chromium = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    if chromium is None:
        print("There is no chromium on this machine; install it and try again.", file=sys.stderr)
        return 1
    wanted = {key: scenes[key] for key in keys} or {**scenes, HOUSE: LOBBY}
    PICTURES.mkdir(exist_ok=True)
    with open_house() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        gallery = Gallery(browser, address, read([]))
        for key, name in wanted.items():
            listed = importlib.import_module(f"scenes.{key}").SCENES
            taken = gallery.take(next(scene for scene in listed if scene.name == name), SIZE)
            keep(LOBBY if key == HOUSE else key, taken)
            if key == HERO:
                keep("table", taken)
        browser.close()
    print(json.dumps({path.name: path.stat().st_size for path in sorted(PICTURES.glob("*.webp"))}))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

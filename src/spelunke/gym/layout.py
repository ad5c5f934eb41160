"""What stands where in an observation: the tables of docs/gym.md, made from the code.

python -m spelunke.gym.layout docs/gym.md      write them anew
"""

import sys
from pathlib import Path

from spelunke.gym.batch_adapter import learners_game
from spelunke.shelf import keys

BEGIN = "<!-- made by python -m spelunke.gym.layout -->"
END = "<!-- so far -->"


def layout(key: str) -> str:
    """The layout of one game with the defaults for learners, field by field."""
    game = learners_game(key, None, None, None)
    codes = len(game.parts.codebook)
    lines = [
        f"### {game.box.title} (`{key}`, {game.seats} seats)",
        "",
        f"Actions: 0 to {codes - 1} are the codes of the codebook, {codes} waits.",
        "",
        "| numbers | field | from | to |",
        "|---|---|---|---|",
    ]
    at = 0
    for field in game.observation_fields():
        place = str(at) if field.many == 1 else f"{at} to {at + field.many - 1}"
        lines.append(f"| {place} | `{field.name}` | {field.low} | {field.high} |")
        at += field.many
    return "\n".join(lines)


def with_layouts(page: str) -> str:
    """A page with its tables replaced by those of this code."""
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n\n" + "\n\n".join(layout(key) for key in keys()) + f"\n\n{END}{after}"


if __name__ == "__main__":
    for name in sys.argv[1:]:
        Path(name).write_text(with_layouts(Path(name).read_text(encoding="utf-8")), encoding="utf-8")

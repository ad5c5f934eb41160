"""Prints a short hash of everything a build is made of: the name of the folder its compiled copy lives in."""

import hashlib
import sys
from pathlib import Path


def fingerprint(root: Path) -> str:
    """Changes whenever a source, the page, the build script or the Python that builds changes."""
    digest = hashlib.sha256(sys.version.encode())
    files = [root / "setup.py", root / "pyproject.toml", *(root / "src" / "spelunke").rglob("*")]
    for path in sorted(path for path in files if path.is_file() and path.suffix in {".py", ".toml", ".ftl", ".md", ".txt"}):
        digest.update(str(path.relative_to(root)).encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


if __name__ == "__main__":
    print(fingerprint(Path(__file__).resolve().parent.parent))

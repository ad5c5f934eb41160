"""The package build: what setuptools does, with the page of the browser table made first, so that every package brings it.

Node comes from the machine, or else from PyPI into the build's own environment. A build that cannot make the page fails.
"""

from typing import Any

from setuptools import build_meta
from setuptools.build_meta import prepare_metadata_for_build_editable, prepare_metadata_for_build_wheel

import build_page

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


def _node() -> list[str]:
    """What must be fetched to make the page: nothing if it is made already, or comes with a source package."""
    return [] if build_page.is_there() or build_page.machine_npm() else [build_page.NODE_PACKAGE]


def _make_page() -> None:
    try:
        build_page.build()
    except build_page.PageFailed as trouble:
        raise SystemExit(str(trouble)) from None


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    return [*build_meta.get_requires_for_build_wheel(config_settings), *_node()]


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    return [*build_meta.get_requires_for_build_sdist(config_settings), *_node()]


def get_requires_for_build_editable(config_settings: Settings = None) -> list[str]:
    return [*build_meta.get_requires_for_build_editable(config_settings), *_node()]


def build_wheel(wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None) -> str:
    """A wheel with the page in it."""
    _make_page()
    return build_meta.build_wheel(wheel_directory, config_settings, metadata_directory)


def build_sdist(sdist_directory: str, config_settings: Settings = None) -> str:
    """A source package with the page in it."""
    _make_page()
    return build_meta.build_sdist(sdist_directory, config_settings)


def build_editable(wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None) -> str:
    """An editable install; the page is built into the sources."""
    _make_page()
    return build_meta.build_editable(wheel_directory, config_settings, metadata_directory)

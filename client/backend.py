"""The package's build backend: setuptools, with Node as one more requirement where the machine has none.

In an sdist and in a wheel the client is built; a wheel made from an sdist takes the one in it. An editable
installation leaves that to `make client`.
"""

from typing import Any

import bundle as client
from setuptools import build_meta
from setuptools.build_meta import *  # noqa: F403  (a backend is its functions)

Settings = dict[str, Any] | None


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    """What building a wheel needs besides what pyproject.toml names."""
    return [*build_meta.get_requires_for_build_wheel(config_settings), *node()]


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    """What building an sdist needs besides what pyproject.toml names."""
    return [*build_meta.get_requires_for_build_sdist(config_settings), *node()]


def build_wheel(
    wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None
) -> str:
    """Build the client, then the wheel with it."""
    prepare()
    name: str = build_meta.build_wheel(wheel_directory, config_settings, metadata_directory)
    return name


def build_sdist(sdist_directory: str, config_settings: Settings = None) -> str:
    """Build the client, then the sdist with it."""
    prepare()
    name: str = build_meta.build_sdist(sdist_directory, config_settings)
    return name


def node() -> list[str]:
    """Node as a requirement, where it is needed and the machine has none that is new enough."""
    return [] if is_sdist() or client.system_node() else [client.WHEEL]


def prepare() -> None:
    """Build the client, unless it came along."""
    if not is_sdist():
        client.build()


def is_sdist() -> bool:
    """Whether this is an unpacked sdist that brings the built client."""
    root = client.HERE.parent
    return (root / "PKG-INFO").exists() and (client.BUILT / "index.html").exists()

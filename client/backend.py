"""The package's build backend: setuptools, with Node as one more requirement where the machine has none.

In a wheel the client is built; an editable installation leaves that to `make client`.
"""

from typing import Any

import bundle as client
from setuptools import build_meta
from setuptools.build_meta import *  # noqa: F403  (a backend is its functions)

Settings = dict[str, Any] | None


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    """What building a wheel needs besides what pyproject.toml names."""
    needs: list[str] = build_meta.get_requires_for_build_wheel(config_settings)
    return needs if client.system_node() else [*needs, client.WHEEL]


def build_wheel(
    wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None
) -> str:
    """Build the client, then the wheel with it."""
    if (client.HERE / "package.json").exists():
        client.build()
    name: str = build_meta.build_wheel(wheel_directory, config_settings, metadata_directory)
    return name

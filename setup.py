"""The build: every `.py` with a `.pxd` beside it is compiled where a C compiler is found."""

import importlib.util
from pathlib import Path

from setuptools import setup

HERE = Path(__file__).parent
spec = importlib.util.spec_from_file_location(
    "fortyone_build", HERE / "src" / "fortyone" / "build.py"
)
assert spec is not None
assert spec.loader is not None
build = importlib.util.module_from_spec(spec)
spec.loader.exec_module(build)

setup(ext_modules=build.extensions("src"), cmdclass={"build_ext": build.OptionalBuild})

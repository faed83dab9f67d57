"""`python -m benchmarks [--write]`: measure, print and, if wanted, write the figures of README.md anew."""

import argparse
import sys

from benchmarks import report


def main() -> None:
    """Print every table as soon as it is measured."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("--write", action="store_true", help="write the figures into README.md")
    wanted = parser.parse_args()
    try:
        from benchmarks.against import results
    except ImportError as error:
        sys.exit(f"{error}: the peers are missing; pip install 'fortyone[peers]'")
    parts = []
    for part in report.sections(results()):
        print(part, end="", flush=True)
        parts.append(part)
    if wanted.write:
        report.write("".join(parts))


if __name__ == "__main__":
    main()

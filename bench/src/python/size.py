"""Bytes of installed packages with all that they depend on: `size.py <package…>` prints one number for each.

A package that is not installed is read from the source folder named in COLOPHON_BENCH_SOURCE.
"""

import json
import os
import sys
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

from packaging.requirements import Requirement


def own_bytes(name: str) -> tuple[int, list[str]]:
    """Bytes of a package's files without compiled bytecode, and its requirements."""
    try:
        found = distribution(name)
    except PackageNotFoundError:
        source = Path(os.environ["COLOPHON_BENCH_SOURCE"])
        # Its only dependency, as pyproject.toml says.
        return sum(path.stat().st_size for path in source.rglob("*") if is_counted(path)), ["urllib3"]
    paths = [Path(str(file.locate())) for file in found.files or []]
    return sum(path.stat().st_size for path in paths if is_counted(path)), found.requires or []


def is_counted(path: Path) -> bool:
    return path.is_file() and path.suffix != ".pyc"


def bytes_with_dependencies(requirement: str) -> int:
    total = 0
    waiting, seen = [Requirement(requirement)], set()
    while waiting:
        wanted = waiting.pop()
        extras = ["", *wanted.extras]
        size, requires = own_bytes(wanted.name)
        for extra in extras:
            if (wanted.name.lower(), extra) in seen:
                continue
            seen.add((wanted.name.lower(), extra))
            total += size if extra == "" else 0
            for text in requires:
                needed = Requirement(text)
                if needed.marker is None or needed.marker.evaluate({"extra": extra}):
                    waiting.append(needed)
    return total


print(json.dumps([bytes_with_dependencies(name) for name in sys.argv[1:]]))

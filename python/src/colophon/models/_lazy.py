"""Loads the modules of the model when their names are used."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from ._index import MODULES


def load(name: str, names: dict[str, Any]) -> Any:
    """The class of that name; `names` keeps it, so that the next use finds it there."""
    short = name if name in MODULES else name.removesuffix("Class")
    module = MODULES.get(short)
    if module is not None:
        found = getattr(import_module(f"colophon.models.{module}"), short)
    elif name in MODULES.values():
        found = import_module(f"colophon.models.{name}")
    else:
        raise AttributeError(f"The metadata model has no class {name!r}.")
    names[name] = found
    return found


def load_class(name: str) -> Any:
    """The class of that name."""
    return getattr(import_module(f"colophon.models.{MODULES[name]}"), name)


def directory() -> list[str]:
    """The names that can be loaded."""
    return sorted(MODULES)

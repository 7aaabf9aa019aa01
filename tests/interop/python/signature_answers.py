"""Compares the signatures of DataHub's package with those of `colophon.datahub`, and prints what differs as JSON.

A signature agrees when every call that DataHub's accepts is accepted, with the same meaning of each argument.
"""

import importlib
import inspect
import json
import pkgutil
import sys
from enum import Enum
from types import ModuleType
from typing import Any
from unittest.mock import MagicMock

# The Kafka client is not part of this environment; only its names are needed.
for name in ("", ".schema_registry", ".schema_registry.avro", ".serialization"):
    sys.modules.setdefault(f"confluent_kafka{name}", MagicMock())

import colophon.datahub  # noqa: E402

PREFIX = "colophon.datahub."
differences: dict[str, str] = {}
missing: dict[str, set[str]] = {}
compared = 0


def parameters_of(function: Any) -> list[inspect.Parameter] | None:
    try:
        found = list(inspect.signature(function).parameters.values())
    except (TypeError, ValueError):
        return None
    return [one for one in found if one.name not in ("self", "cls") and not one.name.startswith("_")]


def default_of(parameter: inspect.Parameter) -> Any:
    value = parameter.default
    if value is inspect.Parameter.empty:
        return "required"
    return repr(value.value if isinstance(value, Enum) else value)


def difference_of(theirs: list[inspect.Parameter], ours: list[inspect.Parameter]) -> str | None:
    by_name = {one.name: one for one in ours}
    takes_any = any(one.kind is inspect.Parameter.VAR_KEYWORD for one in ours)
    problems = []
    for index, one in enumerate(theirs):
        if one.kind in (inspect.Parameter.VAR_KEYWORD, inspect.Parameter.VAR_POSITIONAL):
            continue
        own = by_name.pop(one.name, None)
        if own is None:
            # A parameter that is positional alone has no name that a caller could use.
            if one.kind is not inspect.Parameter.POSITIONAL_ONLY and not takes_any:
                problems.append(f"{one.name} is missing")
            else:
                by_name.pop(ours[index].name, None)
            continue
        if one.kind is inspect.Parameter.POSITIONAL_OR_KEYWORD and ours.index(own) != index:
            problems.append(f"{one.name} is at another position")
        elif one.kind is inspect.Parameter.POSITIONAL_OR_KEYWORD and own.kind is inspect.Parameter.KEYWORD_ONLY:
            problems.append(f"{one.name} is no position")
        if default_of(one) != "required" and "<factory>" not in (default_of(own), default_of(one)) and default_of(own) != default_of(one):
            problems.append(f"{one.name} is {default_of(own)} instead of {default_of(one)}")
    rest = (inspect.Parameter.VAR_KEYWORD, inspect.Parameter.VAR_POSITIONAL)
    further = [one.name for one in by_name.values() if default_of(one) == "required" and one.kind not in rest]
    problems += [f"{name} is required here" for name in further]
    return "; ".join(problems) or None


def compare(path: str, theirs: Any, ours: Any) -> None:
    global compared
    expected, found = parameters_of(theirs), parameters_of(ours)
    if expected is None or found is None:
        return
    compared += 1
    difference = difference_of(expected, found)
    if difference:
        differences[path] = difference


def own_names(module: ModuleType) -> list[str]:
    """The names that a module defines; one with a list offers what it imports as well."""
    return [
        name
        for name, value in vars(module).items()
        if not name.startswith("_") and getattr(value, "__module__", None) == module.__name__
    ]


def miss(theirs: type, name: str) -> None:
    """Notes what is missing once, where DataHub's package defines it."""
    owner = next(base for base in theirs.__mro__ if name in vars(base))
    missing.setdefault(f"{owner.__module__.removeprefix('datahub.')}.{owner.__name__}", set()).add(name)


def members_of(cls: type) -> dict[str, Any]:
    found = {}
    for base in cls.__mro__:
        if base.__module__.startswith(("datahub.", "colophon.")):
            for name, value in vars(base).items():
                if not name.startswith("_"):
                    found.setdefault(name, value)
    return found


def compare_class(path: str, theirs: type, ours: type) -> None:
    if issubclass(theirs, BaseException):
        return
    if issubclass(theirs, Enum):
        for name in theirs.__members__:
            if name not in getattr(ours, "__members__", {}):
                miss(theirs, name)
        return
    compare(path, theirs, ours)
    own = {**members_of(ours), **getattr(ours, "__dataclass_fields__", {})}
    for name, value in members_of(theirs).items():
        if not callable(value) and not isinstance(value, (classmethod, staticmethod, property)):
            continue
        if name.startswith("model_") or hasattr(MODEL, name):
            continue
        if name not in own and not hasattr(ours, name):
            miss(theirs, name)
        elif not isinstance(value, (property, type)):
            compare(f"{path}.{name}", getattr(theirs, name), getattr(ours, name))


from pydantic import BaseModel as MODEL  # noqa: E402, N814

modules = [one.name for one in pkgutil.walk_packages(colophon.datahub.__path__, PREFIX) if "._" not in one.name]
for name in sorted(modules):
    short = name.removeprefix(PREFIX)
    if short == "metadata.schema_classes":
        continue
    ours, theirs = importlib.import_module(name), importlib.import_module(f"datahub.{short}")
    listed = getattr(ours, "__all__", None)
    for member in listed if listed is not None else own_names(ours):
        own, their = getattr(ours, member), getattr(theirs, member, None)
        path = f"{short}.{member}"
        if their is None:
            continue
        if inspect.isclass(their) and inspect.isclass(own):
            compare_class(path, their, own)
        elif callable(their) and callable(own):
            compare(path, their, own)

# Of the models, what positions mean.
from colophon.datahub.metadata import schema_classes as our_classes  # noqa: E402
from colophon.models._codec import fields_of  # noqa: E402
from datahub.metadata import schema_classes as their_classes  # noqa: E402

for member, their in sorted(vars(their_classes).items()):
    if not inspect.isclass(their) or not member.endswith("Class"):
        continue
    try:
        own = getattr(our_classes, member)
    except AttributeError:
        missing.setdefault("metadata.schema_classes", set()).add(member)
        continue
    record = getattr(own, "_RECORD", None)
    if record is None:
        if not hasattr(own, "__members__"):
            compare(f"metadata.schema_classes.{member}", their, own)
        continue
    fields = sorted(fields_of(record).values(), key=lambda field: field.use != "REQUIRED")
    kinds = inspect.Parameter
    found = [
        kinds(field.attribute, kinds.POSITIONAL_OR_KEYWORD, default=kinds.empty if field.use == "REQUIRED" else None)
        for field in fields
    ]
    compared += 1
    difference = difference_of(parameters_of(their) or [], found)
    if difference:
        differences[f"metadata.schema_classes.{member}"] = difference

sorted_missing = {path: sorted(names) for path, names in sorted(missing.items())}
print(json.dumps({"compared": compared, "differences": differences, "missing": sorted_missing}))

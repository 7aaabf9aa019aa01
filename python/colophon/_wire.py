"""Reads and writes the JSON of the wire. The classes themselves are in `models`, which is printed from the model."""

from __future__ import annotations

import dataclasses
import keyword
import sys
import types
import typing
from enum import Enum
from functools import lru_cache
from typing import Annotated, Any, ClassVar, TypeVar, Union

R = TypeVar("R", bound="Record")


class WireError(ValueError):
    """A document does not fit its class. `path` says where: `owners[0].type`."""

    def __init__(self, path: str, problem: str) -> None:
        super().__init__(f"{path}: {problem}")
        self.path = path


class Double(float):
    """A number of 64 bits, where a union has the smaller kind as well."""


class Long(int):
    """A whole number of 64 bits, where a union has the smaller kind as well."""


class Members:
    """The names that the members of a union have on the wire, in the order of the union."""

    def __init__(self, *names: str) -> None:
        self.names = names


class Record:
    """What every record can do."""

    WIRE_NAME: ClassVar[str]
    """Fully qualified name of the record on the wire."""

    @classmethod
    def from_wire(cls: type[R], document: Any) -> R:
        """The record that a JSON document describes.

        Absent fields get their defaults. Fields that the class does not know are refused, so that reading and writing
        again loses nothing.
        """
        return _read_record(cls, document, cls.__name__)

    def to_wire(self) -> dict[str, Any]:
        """The JSON document of this record.

        Fields that are None are left out, and so are those that were absent when the record was read, as long as
        they have their defaults.
        """
        absent = self.__dict__.get("_absent", frozenset())
        document = {}
        for attribute in _fields(type(self)):
            value = getattr(self, attribute.name)
            if value is None or (attribute.name in absent and value == attribute.default()):
                continue
            document[attribute.wire_name] = _write(attribute.hint, value)
        return document


class _Attribute:
    def __init__(self, field: dataclasses.Field[Any], hint: Any) -> None:
        self.name = field.name
        escaped = field.name.endswith("_") and keyword.iskeyword(field.name[:-1])
        self.wire_name = field.name[:-1] if escaped else field.name
        self.hint = hint
        self._field = field
        self.required = field.default is dataclasses.MISSING and field.default_factory is dataclasses.MISSING

    def default(self) -> Any:
        if self._field.default_factory is not dataclasses.MISSING:
            return self._field.default_factory()
        return self._field.default


@lru_cache(maxsize=None)
def _fields(cls: type[Record]) -> tuple[_Attribute, ...]:
    # Fields are called `type`, `field` and the like: only the names of the module count, not those of the class.
    names = {**vars(typing), **vars(sys.modules[cls.__module__])}
    hints = typing.get_type_hints(cls, globalns=names, localns={}, include_extras=True)
    return tuple(_Attribute(field, hints[field.name]) for field in dataclasses.fields(cls))  # type: ignore[arg-type]


def _read_record(cls: type[R], document: Any, path: str) -> R:
    if not isinstance(document, dict):
        raise WireError(path, f"expected an object and got {_kind(document)}")
    attributes = _fields(cls)
    unknown = document.keys() - {attribute.wire_name for attribute in attributes}
    if unknown:
        raise WireError(path, f"{cls.WIRE_NAME} has no field {', '.join(sorted(unknown))}")
    values = {}
    absent = set()
    for attribute in attributes:
        given = document.get(attribute.wire_name)
        if given is not None:
            values[attribute.name] = _read(attribute.hint, given, f"{path}.{attribute.wire_name}")
        elif attribute.required:
            raise WireError(path, f"{attribute.wire_name} is missing")
        else:
            absent.add(attribute.name)
    record = cls(**values)
    record.__dict__["_absent"] = frozenset(absent)
    return record


def _read(hint: Any, value: Any, path: str) -> Any:
    hint = _without_none(hint)
    origin = typing.get_origin(hint)
    if origin is Annotated:
        return _read_union(hint, value, path)
    if origin is list:
        _expect(list, value, path)
        (items,) = typing.get_args(hint)
        return [_read(items, item, f"{path}[{i}]") for i, item in enumerate(value)]
    if origin is dict:
        _expect(dict, value, path)
        _, values = typing.get_args(hint)
        return {key: _read(values, item, f"{path}.{key}") for key, item in value.items()}
    if issubclass(hint, Record):
        return _read_record(hint, value, path)
    if issubclass(hint, Enum):
        return _read_symbol(hint, value, path)
    _expect(hint, value, path)
    return hint(value) if hint in (Double, Long) else value


def _read_symbol(enumeration: type[Enum], value: Any, path: str) -> Enum:
    try:
        return enumeration(value)
    except ValueError:
        expected = ", ".join(str(member.value) for member in enumeration)
        raise WireError(path, f"expected one of {expected} and got {value!r}") from None


def _read_union(hint: Any, value: Any, path: str) -> Any:
    _expect(dict, value, path)
    members = _members(hint)
    if len(value) != 1 or not value.keys() <= members.keys():
        raise WireError(path, f"expected one key out of {', '.join(members)} and got {', '.join(value) or 'none'}")
    ((name, member),) = value.items()
    return _read(members[name], member, f"{path}.{name}")


def _write(hint: Any, value: Any) -> Any:
    hint = _without_none(hint)
    origin = typing.get_origin(hint)
    if origin is Annotated:
        name, member = _member_of(hint, value)
        return {name: _write(member, value)}
    if origin is list:
        (items,) = typing.get_args(hint)
        return [_write(items, item) for item in value]
    if origin is dict:
        _, values = typing.get_args(hint)
        return {key: _write(values, item) for key, item in value.items()}
    if isinstance(value, Record):
        return value.to_wire()
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, Double):
        return float(value)
    return int(value) if isinstance(value, Long) else value


def _member_of(hint: Any, value: Any) -> tuple[str, Any]:
    """The member that a value belongs to: one of its very type, or else one that takes it."""
    members = _members(hint)
    for name, member in members.items():
        if type(value) is member:
            return name, member
    for name, member in members.items():
        if _accepts(member, value):
            return name, member
    raise WireError(type(value).__name__, f"is none of {', '.join(members)}")


def _members(hint: Any) -> dict[str, Any]:
    union, marker = typing.get_args(hint)
    # A union of one member is, to Python, the member itself.
    classes = typing.get_args(union) if typing.get_origin(union) is Union else (union,)
    return dict(zip(marker.names, classes))


def _without_none(hint: Any) -> Any:
    if typing.get_origin(hint) not in (Union, types.UnionType):
        return hint
    (only,) = (member for member in typing.get_args(hint) if member is not type(None))
    return only


def _accepts(expected: type, value: Any) -> bool:
    if issubclass(expected, (int, float)) and expected is not bool:
        # JSON does not tell 1 from 1.0, and to Python a truth value is a number.
        numbers = (int, float) if issubclass(expected, float) else int
        return isinstance(value, numbers) and not isinstance(value, bool)
    return isinstance(value, expected)


def _expect(expected: type, value: Any, path: str) -> None:
    if not _accepts(expected, value):
        raise WireError(path, f"expected {expected.__name__} and got {_kind(value)}")


def _kind(value: Any) -> str:
    return "null" if value is None else type(value).__name__

"""Reads and writes records by the tables of their classes. Each class is compiled when it is first used."""

from __future__ import annotations

import copy
import keyword
from collections.abc import Callable, Mapping
from functools import wraps
from math import isfinite
from typing import Any, TypeVar

from ..urn import entity_type_of
from ._lazy import load_class
from ._record import Double, Long, Record, Row, Symbol, Unfit

Writer = Callable[[Any], Any]

_SAFE = 2**53 - 1
_INT32 = 2**31


K = TypeVar("K")
V = TypeVar("V")


def remembered(function: Callable[[K], V]) -> Callable[[K], V]:
    """The function with its results kept; unlike those of `functools`, it leaves the types as they are."""
    results: dict[Any, V] = {}

    @wraps(function)
    def remember(argument: K) -> V:
        try:
            return results[argument]
        except KeyError:
            result = results[argument] = function(argument)
            return result

    return remember


class Type:
    """A parsed type of the tables."""

    __slots__ = ("inner", "kind", "members", "name")

    def __init__(
        self,
        kind: str,
        *,
        inner: Type | None = None,
        members: tuple[tuple[str, Type], ...] = (),
        name: str = "",
    ) -> None:
        self.kind = kind
        self.inner = inner
        self.members = members
        self.name = name


PRIMITIVES = frozenset(("string", "bytes", "boolean", "int", "long", "float", "double", "Double", "Long"))


@remembered
def parse_type(text: str) -> Type:
    """Parses the notation of the tables: `[Owner]`, `{string}`, `urn:tag`, `<string=string|float=float>`."""
    first = text[0]
    if first == "[":
        return Type("array", inner=parse_type(text[1:-1]))
    if first == "{":
        return Type("map", inner=parse_type(text[1:-1]))
    if first == "<":
        pairs = (part.split("=", 1) for part in text[1:-1].split("|"))
        return Type("union", members=tuple((name, parse_type(member)) for name, member in pairs))
    if text.startswith("urn:"):
        return Type("urn", members=tuple((name, STRING) for name in text[4:].split(",") if name))
    if text in PRIMITIVES:
        return Type(text)
    return Type("named", name=text)


STRING = Type("string")


class Field:
    """A row of a class's table, parsed."""

    __slots__ = ("attribute", "default", "limits", "name", "type", "use")

    def __init__(self, row: Row) -> None:
        self.name: str = row[0]
        self.attribute = f"{self.name}_" if keyword.iskeyword(self.name) else self.name
        self.type = parse_type(row[1])
        self.use: str = row[2]
        self.default: Any = row[3] if len(row) > 3 else None
        self.limits: dict[str, float] = row[4] if len(row) > 4 else {}


@remembered
def fields_of(cls: type[Any]) -> dict[str, Field]:
    """The fields of a class by their names on the wire, in order."""
    fields = [Field(row) for row in cls._FIELDS]
    return {field.name: field for field in fields}


def preset_of(cls: type[Record], attribute: str) -> Any:
    """A new value of a field's default."""
    for field in fields_of(cls).values():
        if field.attribute == attribute:
            return read_value(field.type, field.default)
    raise AttributeError(attribute)


# Reading.


def read_record(cls: type[Any], obj: Mapping[str, Any]) -> Any:
    """The record that a valid object stands for; fields that the class does not have are kept."""
    record: Any = object.__new__(cls)
    values = record.__dict__
    fields = fields_of(cls)
    absent = set()
    for name, field in fields.items():
        given = obj.get(name)
        if given is not None:
            values[field.attribute] = read_value(field.type, given)
        elif field.use == "DEFAULT":
            values[field.attribute] = read_value(field.type, field.default)
            absent.add(field.attribute)
        else:
            values[field.attribute] = None
    if absent:
        values["_absent"] = frozenset(absent)
    if not obj.keys() <= fields.keys():
        values["_unknown"] = {
            name: value for name, value in obj.items() if name not in fields and value is not None
        }
    return record


def read_value(type_: Type, value: Any) -> Any:
    """A value of the type, from its JSON."""
    kind = type_.kind
    if kind == "array" and type_.inner is not None:
        inner = type_.inner
        return [read_value(inner, item) for item in value]
    if kind == "map" and type_.inner is not None:
        inner = type_.inner
        return {key: read_value(inner, item) for key, item in value.items()}
    if kind == "named":
        cls = load_class(type_.name)
        if issubclass(cls, Symbol):
            try:
                return cls(value)
            except ValueError:
                return value
        return read_record(cls, value) if isinstance(value, Mapping) else value
    if kind == "union" and isinstance(value, Mapping) and len(value) == 1:
        ((name, inside),) = value.items()
        for member, member_type in type_.members:
            if member == name:
                return read_value(member_type, inside)
    plain: Any = value
    if kind == "Double":
        return Double(plain)
    return Long(plain) if kind == "Long" else plain


# Writing.


@remembered
def writer_of(cls: type[Any]) -> Writer:
    """A function that writes records of a class, or raises `Unfit`."""
    # Filled below: a record may contain records of its own class.
    rows: list[tuple[str, str, Writer | None, bool]] = []
    has_rules = bool(cls._RULES)
    compiled = False

    def compile_rows() -> None:
        nonlocal compiled
        for name, field in fields_of(cls).items():
            write = value_writer(field.type)
            if field.limits:
                write = _limited(write, field.limits)
            rows.append(
                (field.attribute, name, None if write is write_string else write, field.use == "REQUIRED")
            )
        compiled = True

    def write_record(record: Any) -> dict[str, Any]:
        if not compiled:
            compile_rows()
        values = record.__dict__
        obj: dict[str, Any] = {}
        for attribute, name, write, required in rows:
            value = values.get(attribute)
            if value is None:
                if required:
                    raise Unfit
            elif write is None:
                if value.__class__ is not str and not isinstance(value, str):
                    raise Unfit
                obj[name] = value
            else:
                obj[name] = write(value)
        if len(values) != len(rows):
            _write_rest(cls, values, obj)
        if has_rules:
            from ._validate import breaks_rules

            if breaks_rules(cls, obj):
                raise Unfit
        return obj

    return write_record


def _write_rest(cls: type[Record], values: dict[str, Any], obj: dict[str, Any]) -> None:
    """What a record that was read remembers; and attributes that the class does not have."""
    fields = fields_of(cls)
    known = {field.attribute for field in fields.values()}
    for name, value in values.items():
        if name in known:
            continue
        if name == "_absent":
            # Reading and writing again changes nothing: what was absent stays so, as long as it has its default.
            for field in fields.values():
                if field.attribute in value and obj.get(field.name) == field.default:
                    del obj[field.name]
        elif name == "_unknown":
            obj.update(copy.deepcopy(value))
        else:
            raise Unfit


@remembered
def value_writer(type_: Type) -> Writer:
    """A function that writes values of a type, or raises `Unfit`."""
    kind = type_.kind
    if kind == "array" and type_.inner is not None:
        return _array_writer(value_writer(type_.inner))
    if kind == "map" and type_.inner is not None:
        return _map_writer(value_writer(type_.inner))
    if kind == "urn":
        return _urn_writer(frozenset(name for name, _ in type_.members))
    if kind == "union":
        return _union_writer(type_)
    if kind == "named":
        return _named_writer(type_.name)
    return _PRIMITIVE_WRITERS[kind]


def write_string(value: Any) -> Any:
    if isinstance(value, str):
        return value
    raise Unfit


def _write_boolean(value: Any) -> Any:
    if value is True or value is False:
        return value
    raise Unfit


def _write_int(value: Any) -> Any:
    if value.__class__ is int and -_INT32 <= value < _INT32:
        return value
    return _other_whole(value, _INT32 - 1, -_INT32)


def _write_long(value: Any) -> Any:
    if value.__class__ is int and -_SAFE <= value <= _SAFE:
        return value
    return _other_whole(value, _SAFE, -_SAFE)


def _other_whole(value: Any, most: int, least: int) -> int:
    """JSON does not distinguish 1 from 1.0; to Python a truth value is a number."""
    if value.__class__ is bool or not isinstance(value, (int, float)) or not least <= value <= most:
        raise Unfit
    if int(value) != value:
        raise Unfit
    return int(value)


def _write_number(value: Any) -> Any:
    if value.__class__ is bool or not isinstance(value, (int, float)) or not isfinite(value):
        raise Unfit
    return value


_PRIMITIVE_WRITERS: dict[str, Writer] = {
    "string": write_string,
    "bytes": write_string,
    "boolean": _write_boolean,
    "int": _write_int,
    "long": _write_long,
    "Long": _write_long,
    "float": _write_number,
    "double": _write_number,
    "Double": _write_number,
}


def _limited(write: Writer, limits: dict[str, float]) -> Writer:
    def write_limited(value: Any) -> Any:
        written = write(value)
        is_text = isinstance(written, str)
        size: float = len(written) if is_text else written
        least, most = ("minLength", "maxLength") if is_text else ("minimum", "maximum")
        if size < limits.get(least, size) or size > limits.get(most, size):
            raise Unfit
        return written

    return write_limited


def _array_writer(write: Writer) -> Writer:
    if write is write_string:

        def write_strings(value: Any) -> list[Any]:
            if value.__class__ is not list and not isinstance(value, (list, tuple)):
                raise Unfit
            for item in value:
                if not isinstance(item, str):
                    raise Unfit
            return list(value)

        return write_strings

    def write_array(value: Any) -> list[Any]:
        if value.__class__ is list or isinstance(value, (list, tuple)):
            return [write(item) for item in value]
        raise Unfit

    return write_array


def _map_writer(write: Writer) -> Writer:
    if write is write_string:

        def write_texts(value: Any) -> dict[str, Any]:
            if value.__class__ is not dict and not isinstance(value, Mapping):
                raise Unfit
            for key, item in value.items():
                if not isinstance(key, str) or not isinstance(item, str):
                    raise Unfit
            return dict(value)

        return write_texts

    def write_map(value: Any) -> dict[str, Any]:
        if value.__class__ is not dict and not isinstance(value, Mapping):
            raise Unfit
        obj = {}
        for key, item in value.items():
            if not isinstance(key, str):
                raise Unfit
            obj[key] = write(item)
        return obj

    return write_map


def _urn_writer(entity_types: frozenset[str]) -> Writer:
    def write_urn(value: Any) -> str:
        text = value if value.__class__ is str else _text_of(value)
        entity_type = entity_type_of(text)
        if entity_type is None or (entity_types and entity_type not in entity_types):
            raise Unfit
        return text

    return write_urn


def _text_of(value: Any) -> str:
    """A URN may be given as an object whose text it is."""
    if isinstance(value, str):
        return str(value)
    if hasattr(value, "urn") and callable(value.urn):
        return str(value.urn())
    raise Unfit


def _named_writer(name: str) -> Writer:
    cls = load_class(name)
    if issubclass(cls, Symbol):
        symbols = cls._value2member_map_

        def write_symbol(value: Any) -> Any:
            if value.__class__ is cls:
                return value._value_
            if not isinstance(value, str):
                raise Unfit
            if value in symbols:
                return str(value)
            member = cls.__members__.get(value)
            if member is None:
                raise Unfit
            return member.value

        return write_symbol

    write = writer_of(cls)

    def write_named(value: Any) -> Any:
        if value.__class__ is cls or isinstance(value, cls):
            return write(value)
        raise Unfit

    return write_named


def _union_writer(type_: Type) -> Writer:
    writers = [(name, value_writer(member)) for name, member in type_.members]
    by_class: dict[type, tuple[str, Writer]] = {}
    for (name, member), (_, write) in zip(type_.members, writers, strict=True):
        by_class.setdefault(_class_of(member), (name, write))

    def write_union(value: Any) -> dict[str, Any]:
        exact = by_class.get(value.__class__)
        if exact is not None:
            name, write = exact
            return {name: write(value)}
        for name, write in writers:
            try:
                return {name: write(value)}
            except Unfit:
                continue
        raise Unfit

    return write_union


_CLASSES: dict[str, type] = {
    "string": str,
    "bytes": str,
    "urn": str,
    "boolean": bool,
    "int": int,
    "long": int,
    "float": float,
    "double": float,
    "Double": Double,
    "Long": Long,
}


def _class_of(member: Type) -> type:
    return _CLASSES[member.kind] if member.kind != "named" else load_class(member.name)

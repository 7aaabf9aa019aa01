"""Says what is wrong with a value, in the server's words. Runs only after a value was found not to fit."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain
from math import isfinite
from typing import Any, NoReturn

from ..errors import ValidationError
from ..urn import entity_type_of
from ._codec import Field, Type, fields_of, value_writer
from ._lazy import load_class
from ._record import Record, Symbol, Unfit

# The server lists as many problems, and shows as much of a value.
_MAX_LISTED = 10
_MAX_SHOWN = 80
# Longest name for which similar ones are looked for.
_MAX_NAME = 60
UNRECOGNIZED = "unrecognized field found but not allowed"

_INT32 = 2**31
_SAFE = 2**53 - 1
_RANGES = {"int": (-_INT32, _INT32 - 1), "long": (-_SAFE, _SAFE), "Long": (-_SAFE, _SAFE)}


def check_obj(cls: type[Record], obj: object, *, allow_unknown: bool = False) -> None:
    """Raises `ValidationError` if the JSON object does not fit the class."""
    _raise_problems(cls, _record_problems(cls, obj, "", allow_unknown))


def check_patch(cls: type[Record], operations: Sequence[Mapping[str, Any]]) -> None:
    """Raises `ValidationError` if the operations of a patch set what the class does not have."""
    _raise_problems(cls, chain.from_iterable(_operation_problems(cls, operation) for operation in operations))


def _operation_problems(cls: type[Record], operation: Mapping[str, Any]) -> Iterator[str]:
    """Follows the path of an operation to the value that it sets.

    The walk ends at the first list: how many steps the key of an item takes is known to the server alone.
    """
    # What is removed, moved or compared is stored already.
    if operation.get("op") not in ("add", "replace"):
        return
    steps = [step.replace("~1", "/").replace("~0", "~") for step in str(operation.get("path")).split("/")[1:]]
    type_: Type | None = Type("named", name=cls.__name__)
    path = ""
    for step in steps:
        if type_ is None:
            return
        if type_.kind == "map":
            type_ = type_.inner
        elif type_.kind == "union":
            type_ = dict(type_.members).get(step)
        elif type_.kind == "named" and not issubclass(record := load_class(type_.name), Symbol):
            fields = fields_of(record)
            if step not in fields:
                yield _unrecognized(_below(path, step), list(fields))
                return
            type_ = fields[step].type
        else:
            return
        path = _below(path, step)
    # Null stands for an absent value.
    if type_ is not None and operation.get("value") is not None:
        yield from _problems(type_, operation["value"], path, False)


class _Unrecognized(str):
    """A problem with the name of a field."""

    pattern: str
    """Its place with a star for every position in an array and every key of a map."""


def _raise_problems(cls: type[Record], problems: Iterable[str]) -> None:
    """Raises `ValidationError` if there are any."""
    found = list(problems)
    unrecognized = [problem for problem in found if isinstance(problem, _Unrecognized)]
    if len(unrecognized) == len(found):
        # Each field once, not for every item of a list.
        by_pattern = {problem.pattern: problem for problem in reversed(unrecognized)}
        found = [*reversed(by_pattern.values())]
    if found:
        raise ValidationError(f"{label(cls)}: {_join(found)}", problems=found)


def raise_problems_of(record: Record) -> NoReturn:
    """Raises `ValidationError` for a record that cannot be written."""
    cls = type(record)
    try:
        check_obj(cls, raw_record(record))
        # Its JSON would be valid, but it holds something else than the classes of the model.
        _raise_problems(cls, _misfits(Type("named", name=cls.__name__), record, ""))
        reason = "it cannot be written as JSON"
    except RecursionError:
        reason = "it contains itself, or is nested too deeply"
    except (AttributeError, LookupError, TypeError, ArithmeticError) as error:
        # Of what a value that is no JSON does when it is looked at.
        reason = f"it cannot be written as JSON: {error}"
    raise ValidationError(f"{label(cls)}: {reason}")


def _misfits(type_: Type, value: Any, path: str) -> Iterator[str]:
    """Where a record has another class than the one that the model has there, and what came."""
    if type_.kind == "array" and type_.inner is not None and isinstance(value, (list, tuple)):
        for index, item in enumerate(value):
            yield from _misfits(type_.inner, item, _below(path, index))
    elif type_.kind == "map" and type_.inner is not None and isinstance(value, Mapping):
        for key, item in value.items():
            if isinstance(key, str):
                yield from _misfits(type_.inner, item, _below(path, key))
            else:
                yield _other_class(path, "keys of type str", key)
    elif type_.kind == "union":
        yield from _union_misfits(type_, value, path)
    elif type_.kind == "named" and not issubclass(cls := load_class(type_.name), Symbol):
        if isinstance(value, cls):
            for field in fields_of(cls).values():
                member = getattr(value, field.attribute, None)
                if member is not None:
                    yield from _misfits(field.type, member, _below(path, field.name))
        else:
            yield _other_class(path, f"models.{cls.__name__}", value)
    else:
        try:
            value_writer(type_)(value)
        except (Unfit, TypeError, ValueError, ArithmeticError):
            yield _other_class(path, type_.kind, value)


def _other_class(path: str, what: str, value: Any) -> str:
    return f"{path or '/'}: expected {what}, got {type(value).__name__} {show(value)}"


def _union_misfits(type_: Type, value: Any, path: str) -> Iterator[str]:
    for _, member in type_.members:
        if member.kind == "named" and isinstance(value, load_class(member.name)):
            yield from _misfits(member, value, path)
            return
    try:
        value_writer(type_)(value)
    except (Unfit, TypeError, ValueError, ArithmeticError):
        names = [
            f"models.{member.name}" if member.kind == "named" else member.kind for _, member in type_.members
        ]
        yield _other_class(path, " or ".join(names), value)


def label(cls: type[Record]) -> str:
    """`Aspect ownership`, or the record's name."""
    name = getattr(cls, "ASPECT_NAME", None)
    return f"Aspect {name}" if name is not None else f"Record {cls.RECORD_NAME}"


def _join(problems: Sequence[str]) -> str:
    listed = list(problems[:_MAX_LISTED])
    if len(problems) > _MAX_LISTED:
        listed.append(f"and {len(problems) - _MAX_LISTED} more")
    return "; ".join(listed)


# The JSON of a record that may hold anything.


def raw_record(record: Record) -> dict[str, Any]:
    """The JSON of a record, valid or not."""
    fields = {field.attribute: field for field in fields_of(type(record)).values()}
    obj: dict[str, Any] = {}
    for attribute, value in vars(record).items():
        if attribute == "_unknown":
            obj.update(value)
        if value is None or attribute in ("_absent", "_unknown"):
            continue
        field = fields.get(attribute)
        obj[field.name if field else attribute] = _raw(field.type if field else None, value)
    return obj


def _raw(type_: Type | None, value: Any) -> Any:
    kind = type_.kind if type_ else ""
    if kind == "union" and type_ is not None:
        name = _member_name(type_, value)
        if name is None and isinstance(value, Record):
            # Under its own name, which the union does not have.
            name = value.RECORD_NAME
        return {name: _raw(None, value)} if name is not None else _raw(None, value)
    if isinstance(value, Record):
        return raw_record(value)
    if isinstance(value, Symbol):
        return value.value
    if isinstance(value, str):
        member = _symbol_member(type_, value)
        return str(value) if member is None else member
    inner = type_.inner if type_ else None
    if isinstance(value, (list, tuple)):
        return [_raw(inner, item) for item in value]
    if isinstance(value, Mapping):
        return {str(key): _raw(inner, item) for key, item in value.items()}
    if kind == "urn" and hasattr(value, "urn"):
        return str(value.urn())
    return value


def _symbol_member(type_: Type | None, value: str) -> Any:
    if type_ is None or type_.kind != "named":
        return None
    cls = load_class(type_.name)
    member = cls.__members__.get(value) if issubclass(cls, Symbol) else None
    return member.value if member is not None else None


def _member_name(type_: Type, value: Any) -> str | None:
    for name, member in type_.members:
        if member.kind == "named":
            if isinstance(value, load_class(member.name)):
                return name
        elif not list(_problems(member, value, "", True)):
            return name
    return None


# What is wrong with a JSON value: the same problems in the same order as the server's validator.


def _problems(type_: Type, value: Any, path: str, allow_unknown: bool) -> Iterator[str]:
    kind = type_.kind
    if kind in ("string", "bytes"):
        if not isinstance(value, str):
            yield _expected(path, "string", value)
    elif kind == "boolean":
        if not isinstance(value, bool):
            yield _expected(path, "boolean", value)
    elif kind in _RANGES:
        yield from _integer_problems(kind, value, path)
    elif kind in ("float", "double", "Double"):
        if not _is_number(value):
            yield _expected(path, "number", value)
    elif kind == "urn":
        yield from _urn_problems(type_, value, path)
    elif kind == "array":
        yield from _array_problems(type_, value, path, allow_unknown)
    elif kind == "map":
        yield from _map_problems(type_, value, path, allow_unknown)
    elif kind == "union":
        yield from _union_problems(type_, value, path, allow_unknown)
    else:
        cls = load_class(type_.name)
        if issubclass(cls, Symbol):
            yield from _symbol_problems(cls, value, path)
        else:
            yield from _record_problems(cls, value, path, allow_unknown)


def _integer_problems(kind: str, value: Any, path: str) -> Iterator[str]:
    least, most = _RANGES[kind]
    if not _is_number(value) or int(value) != value:
        yield _expected(path, "integer", value)
    elif value < least:
        yield f"{path or '/'}: expected at least {least}, got {show(value)}"
    elif value > most:
        yield f"{path or '/'}: must be <= {most}, got {show(value)}"


def _is_number(value: Any) -> bool:
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        return False
    try:
        return isfinite(value)
    except OverflowError:
        # A whole number beyond any float.
        return False


def _urn_problems(type_: Type, value: Any, path: str) -> Iterator[str]:
    names = [name for name, _ in type_.members]
    if not isinstance(value, str):
        yield _expected(path, "string", value)
        return
    entity_type = entity_type_of(value)
    if entity_type is None or (names and entity_type not in names):
        yield _expected(path, f"a URN of {' or '.join(names)}" if names else "a URN", value)


def _symbol_problems(cls: type[Symbol], value: Any, path: str) -> Iterator[str]:
    if not isinstance(value, str):
        yield _expected(path, "string", value)
    if not isinstance(value, str) or (value not in cls._value2member_map_ and value not in cls.__members__):
        yield _expected(path, f"one of {', '.join(member.value for member in cls)}", value)


def _array_problems(type_: Type, value: Any, path: str, allow_unknown: bool) -> Iterator[str]:
    if not isinstance(value, (list, tuple)):
        yield _expected(path, "array", value)
        return
    assert type_.inner is not None
    for index, item in enumerate(value):
        yield from _item_problems(type_.inner, item, path, index, allow_unknown)


def _map_problems(type_: Type, value: Any, path: str, allow_unknown: bool) -> Iterator[str]:
    if not isinstance(value, Mapping):
        yield _expected(path, "object", value)
        return
    assert type_.inner is not None
    for key, item in value.items():
        yield from _item_problems(type_.inner, item, path, key, allow_unknown)


def _item_problems(type_: Type, item: Any, path: str, key: object, allow_unknown: bool) -> Iterator[str]:
    place = _below(path, key)
    for problem in _problems(type_, item, place, allow_unknown):
        if isinstance(problem, _Unrecognized):
            problem.pattern = f"{path}/*{problem.pattern[len(place) :]}"
        yield problem


def _union_problems(type_: Type, value: Any, path: str, allow_unknown: bool) -> Iterator[str]:
    if not isinstance(value, Mapping):
        yield _expected(path, "object", value)
        return
    if len(value) != 1:
        yield _expected(path, "an object with exactly one key, the name of the type", value)
    members = dict(type_.members)
    for name in value:
        if name not in members:
            yield _unrecognized(_below(path, name), list(members))
    for name, member in type_.members:
        if name in value:
            yield from _problems(member, value[name], _below(path, name), allow_unknown)


def _record_problems(cls: type[Record], value: Any, path: str, allow_unknown: bool) -> Iterator[str]:
    if not isinstance(value, Mapping):
        yield _expected(path, "object", value)
        return
    fields = fields_of(cls)
    for name, field in fields.items():
        if field.use == "REQUIRED" and value.get(name) is None:
            yield f"{_below(path, name)}: required, and missing"
    if not allow_unknown:
        for name, member in value.items():
            # Null stands for an absent field, whatever its name.
            if name not in fields and member is not None:
                yield _unrecognized(_below(path, name), list(fields))
    for name, field in fields.items():
        if value.get(name) is not None:
            yield from _field_problems(field, value[name], _below(path, name), allow_unknown)
    for where, problem in rule_failures(cls._RULES, value):
        yield f"{path}{where}: {problem}" if path or where else f"/: {problem}"


def _field_problems(field: Field, value: Any, path: str, allow_unknown: bool) -> Iterator[str]:
    yield from _problems(field.type, value, path, allow_unknown)
    minimum = field.limits.get("minimum")
    if minimum is not None and _is_number(value) and value < minimum:
        yield f"{path}: expected at least {minimum}, got {show(value)}"
    if isinstance(value, str):
        least, most = field.limits.get("minLength"), field.limits.get("maxLength")
        if least is not None and len(value) < least:
            yield f"{path}: must NOT have fewer than {least} characters, got {show(value)}"
        if most is not None and len(value) > most:
            yield f"{path}: must NOT have more than {most} characters, got {show(value)}"


# Rules between the fields of a record.


def breaks_rules(cls: type[Record], obj: Mapping[str, Any]) -> bool:
    """Whether the JSON of a record breaks a rule of its class."""
    return any(True for _ in rule_failures(cls._RULES, obj))


def rule_failures(rules: list[dict[str, Any]], obj: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """The place below the record, and what was expected there."""
    for rule in rules:
        if rule["kind"] == "anyOf":
            names = rule["fields"]
            if not any(obj.get(name) not in (None, False, "", []) for name in names):
                yield "", f"{_one_of(names)} is needed here"
        else:
            yield from _operand_failures(rule, obj)


def _one_of(names: list[str]) -> str:
    return names[0] if len(names) == 1 else f"at least one of {', '.join(names)}"


def _operand_failures(rule: dict[str, Any], obj: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    operator = obj.get(rule["operator"])
    needed = rule["needs"].get(operator) if isinstance(operator, str) else None
    # A missing operator is reported as such, and one that is not listed takes any parameters.
    if needed is None:
        return
    given = obj.get(rule["parameters"])
    present = given if isinstance(given, Mapping) else {}
    path = f"/{rule['parameters']}"
    if not all(present.get(name) is not None for name in needed) or not all(
        name in needed for name in present
    ):
        wanted = (
            f"the parameter{'s' if len(needed) > 1 else ''} {' and '.join(needed)}"
            if needed
            else "no parameters"
        )
        yield path, f"{operator} needs {wanted}, got {' and '.join(present) or 'none'}"
        return
    for name, types in needed.items():
        parameter = present[name]
        type_ = parameter.get("type") if isinstance(parameter, Mapping) else None
        if types and type_ not in types:
            yield f"{path}/{name}/type", f"{operator} needs {' or '.join(types)}, got {show(type_)}"


# Text.


def _unrecognized(path: str, names: list[str]) -> _Unrecognized:
    similar = _similar(path.rsplit("/", 1)[-1], names)
    suggestion = f" (did you mean {' or '.join(similar)}?)" if similar else ""
    problem = _Unrecognized(f"{path}: {UNRECOGNIZED}, expected {_list_names(names)}{suggestion}")
    problem.pattern = path
    return problem


def _list_names(names: list[str]) -> str:
    if len(names) < 2:
        return names[0] if names else "an object without fields"
    more = len(names) - _MAX_LISTED
    return f"one of {', '.join(names[:_MAX_LISTED])}{f' and {more} more' if more > 0 else ''}"


def _similar(name: str, names: list[str]) -> list[str]:
    """At most three names that a misspelt one may be meant to be, nearest first."""
    if len(name) > _MAX_NAME:
        return []
    limit = max(1, len(name) // 3)
    near = [
        (distance, other) for other in names if (distance := _distance(name.lower(), other.lower())) <= limit
    ]
    return [other for _, other in sorted(near, key=lambda pair: pair[0])[:3]]


def _distance(a: str, b: str) -> int:
    """Letters to insert, delete, replace or swap with their neighbour; one for a name that begins with the other."""
    if a == b:
        return 0
    shorter = min(len(a), len(b))
    if shorter >= 4 and a[:shorter] == b[:shorter]:
        return 1
    before_last: list[int] = []
    last = list(range(len(b) + 1))
    for i, letter in enumerate(a, 1):
        row = [i]
        for j, other in enumerate(b, 1):
            cost = 0 if letter == other else 1
            distance = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + cost)
            if i > 1 and j > 1 and letter == b[j - 2] and a[i - 2] == other:
                distance = min(distance, before_last[j - 2] + 1)
            row.append(distance)
        before_last, last = last, row
    return last[-1]


def _expected(path: str, what: str, value: Any) -> str:
    return f"{path or '/'}: expected {what}, got {show(value)}"


def _below(path: str, name: object) -> str:
    return f"{path}/{str(name).replace('~', '~0').replace('/', '~1')}"


def show(value: Any) -> str:
    """A value as JSON, shortened."""
    try:
        text = json.dumps(_for_json(value), ensure_ascii=False, separators=(",", ":"))
    except (TypeError, ValueError, RecursionError):
        text = f"a Python {type(value).__name__}"
    return f"{text[:_MAX_SHOWN]}…" if len(text) > _MAX_SHOWN else text


def _for_json(value: Any) -> Any:
    if isinstance(value, Record):
        return raw_record(value)
    if isinstance(value, float) and value.is_integer():
        return int(value)
    if isinstance(value, (list, tuple)):
        return [_for_json(item) for item in value]
    if isinstance(value, Mapping):
        return {key: _for_json(item) for key, item in value.items()}
    return value

"""The classes of the model under the names of DataHub's package, whose constructors also take positions."""

from __future__ import annotations

from typing import Any

from ...models._lazy import load_class
from ...models._record import Record

# What is sent belongs to no aspect.
_ENVELOPES = ("GenericAspectClass", "MetadataChangeEventClass", "MetadataChangeProposalClass")


class _Mirrored(type):
    """The type of a class that stands for one of the model: what it makes and recognizes are records of that one."""

    def __call__(cls, *args: Any, **fields: Any) -> Any:
        record = _record_of(cls)
        if record is None:
            # A class that a program has derived.
            return super().__call__(*args, **fields)
        if args:
            fields = _named(cls, record, args, fields)
        return record(**fields)

    def __instancecheck__(cls, instance: Any) -> bool:
        return (_record_of(cls) or cls) in type(instance).__mro__

    def __subclasscheck__(cls, subclass: type) -> bool:
        return (_record_of(cls) or cls) in subclass.__mro__


def _record_of(cls: type) -> type[Record] | None:
    found: type[Record] | None = cls.__dict__.get("_RECORD")
    return found


def _named(cls: type, record: type[Record], args: tuple[Any, ...], fields: dict[str, Any]) -> dict[str, Any]:
    """The fields by name: positions are in DataHub's order, required fields first."""
    from ...models._codec import fields_of

    known = list(fields_of(record).values())
    order = [field.attribute for field in known if field.use == "REQUIRED"]
    order += [field.attribute for field in known if field.use != "REQUIRED"]
    if len(args) > len(order):
        raise TypeError(f"{cls.__name__}() takes {len(order)} arguments, got {len(args)}")
    positions = dict(zip(order, args, strict=False))
    for name in positions.keys() & fields.keys():
        raise TypeError(f"{cls.__name__}() got multiple values for argument {name!r}")
    return {**positions, **fields}


def mirror(name: str, names: dict[str, Any]) -> Any:
    """The class of that name; `names` keeps it, so that the next use finds it there."""
    from ...models._index import MODULES

    if name in _ENVELOPES:
        from .. import _envelopes

        return getattr(_envelopes, name)
    short = name.removesuffix("Class")
    if short == name or short not in MODULES:
        raise AttributeError(f"The metadata model has no class {name!r}.")
    record = load_class(short)
    if issubclass(record, Record):
        members: dict[str, Any] = {
            "__module__": names["__name__"],
            "__doc__": record.__doc__,
            "_RECORD": record,
            # What they return are records of the model as well.
            "from_obj": staticmethod(record.from_obj),
            "_read": staticmethod(record._read),
        }
        record = _Mirrored(name, (record,), members)
    names[name] = record
    return record


def directory() -> list[str]:
    """The names that can be loaded."""
    from ...models._index import MODULES

    return sorted((*(f"{name}Class" for name in MODULES), *_ENVELOPES))

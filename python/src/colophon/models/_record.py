"""What every record and enumeration of the model can do: be read, written, validated, compared and shown."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar, cast, overload

R = TypeVar("R", bound="Record")
S = TypeVar("S", bound="Symbol")

# A field in a class's table: name on the wire, type, REQUIRED, OPTIONAL or DEFAULT, and for some the default and limits.
Row = tuple[Any, ...]

# The function that writes records of a class, by class.
_writers: dict[type, Callable[[Any], Any]] = {}
_UNKNOWN = "_unknown"
_ABSENT = "_absent"


class Unfit(Exception):
    """A value does not fit its type. What exactly is wrong is found out afterwards, by validation."""


class Double(float):
    """A number of 64 bits, where a union also has the type of 32 bits."""


class Long(int):
    """A whole number of 64 bits, where a union also has the type of 32 bits."""


class Symbol(str, Enum):
    """The base of all enumerations. A member equals its symbol on the wire: `FabricType.PROD == "PROD"`.

    Where the documentation spells a symbol differently from the wire, both spellings are accepted:
    `RunResultType("UPFORRETRY")` is `RunResultType.UP_FOR_RETRY`.
    """

    # Python 3.11 changed how such a member is printed; as text it is its symbol, everywhere.
    def __str__(self) -> str:
        return str.__str__(self)

    def __format__(self, format_spec: str) -> str:
        return str.__format__(self, format_spec)

    @classmethod
    def _missing_(cls, value: object) -> Symbol | None:
        return cls.__members__.get(value) if isinstance(value, str) else None


@overload
def symbol(enumeration: type[S], value: S | str) -> S: ...
@overload
def symbol(enumeration: type[S], value: S | str | None) -> S | None: ...
def symbol(enumeration: type[S], value: S | str | None) -> S | None:
    """The member of that name; anything else stays, for validation to report it with its place."""
    if value is None or isinstance(value, enumeration):
        return value
    try:
        return enumeration(value)
    except ValueError:
        return value  # type: ignore[return-value]


class Record:
    """The base of all records."""

    RECORD_NAME: ClassVar[str]
    """Fully qualified name of the record on the wire."""

    _FIELDS: ClassVar[tuple[Row, ...]] = ()
    _RULES: ClassVar[list[dict[str, Any]]] = []

    @classmethod
    def from_obj(cls: type[R], obj: Mapping[str, Any], *, unknown_fields: str = "reject") -> R:
        """Reads a JSON object.

        Fields that are absent get their defaults. `unknown_fields="keep"` keeps fields that this version of the model
        does not have, and writes them again with `to_obj`; by default they are rejected.

        Raises `ValidationError` with every problem: its place, what was expected, and what came.
        """
        from ._validate import check_obj

        check_obj(cls, obj, allow_unknown=unknown_fields == "keep")
        return cls._read(obj)

    def to_obj(self) -> dict[str, Any]:
        """The JSON object that goes over the wire; fields that are None are left out.

        Raises `ValidationError` if the record is not valid.
        """
        cls = self.__class__
        write = _writers.get(cls)
        if write is None:
            from ._codec import writer_of

            write = _writers[cls] = writer_of(cls)
        try:
            obj: dict[str, Any] = write(self)
        except (Unfit, AttributeError, LookupError, TypeError, ValueError, ArithmeticError, RecursionError):
            from ._validate import raise_problems_of

            raise_problems_of(self)
        return obj

    def validate(self) -> None:
        """Raises `ValidationError` if the record is not valid; the message is the server's."""
        self.to_obj()

    @classmethod
    def _read(cls: type[R], obj: Mapping[str, Any]) -> R:
        """Reads an object that is known to be valid."""
        from ._codec import read_record

        return cast("R", read_record(cls, obj))

    @classmethod
    def _preset(cls, attribute: str) -> Any:
        """A new value of a field's default."""
        from ._codec import preset_of

        return preset_of(cls, attribute)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Record) or type(self) is not type(other):
            return NotImplemented
        return _values(self) == _values(other)

    if not TYPE_CHECKING:
        # Records can change, so they are no keys. (For mypy it would make the classes unhashable too.)
        __hash__ = None

    def __repr__(self) -> str:
        given = ", ".join(f"{name}={value!r}" for name, value in _values(self).items())
        return f"{type(self).__name__}({given})"


class Aspect(Record):
    """A record that describes one side of an entity; the latest version is current, earlier ones are its history."""

    ASPECT_NAME: ClassVar[str]
    """Name of the aspect, such as `ownership`."""
    ASPECT_TYPE: ClassVar[str] = "default"
    """`default`, or `timeseries` for the values of a time series."""

    @classmethod
    def get_aspect_name(cls) -> str:
        """Name of the aspect, such as `ownership`."""
        return cls.ASPECT_NAME

    @classmethod
    def get_aspect_type(cls) -> str:
        """`default`, or `timeseries`."""
        return cls.ASPECT_TYPE


class TimeseriesAspect(Aspect):
    """An aspect whose values are a time series: each has a `timestampMillis`, and none replaces another."""

    ASPECT_TYPE: ClassVar[str] = "timeseries"


def _values(record: Record) -> dict[str, Any]:
    """The fields that have a value."""
    return {
        name: value
        for name, value in vars(record).items()
        if value is not None and name != _ABSENT and (name != _UNKNOWN or value)
    }

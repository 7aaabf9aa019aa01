# Printed by `npm run generate` from packages/model. Do not edit.
"""Shelves: shelves and what is on them."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ._record import Aspect, Double, Long, Record, Symbol, TimeseriesAspect, symbol

if TYPE_CHECKING:
    from .common import Stamp


class Size(Symbol):
    """How much fits on a shelf.

    Wire name: `com.example.shelf.Size`.
    """

    SMALL = "SMALL"
    """Up to "ten" books."""

    LARGE = "LARGE"
    """More than ten."""

    ODD = "_ODD_"
    """Neither; see `note`."""

    L_ARGE = "LARGE"


class ShelfKey(Aspect):
    """Identity of a shelf.

    The aspect `shelfKey`.
    """

    RECORD_NAME: ClassVar[str] = "com.example.key.ShelfKey"
    ASPECT_NAME: ClassVar[str] = "shelfKey"
    _FIELDS = (
        ("id", "string", "REQUIRED"),
    )

    id: str
    """Any id."""

    def __init__(
        self,
        *,
        id: str,
    ) -> None:
        self.id = id


class Shelf(Aspect):
    """What a shelf is like.

    The aspect `shelfInfo`.
    """

    RECORD_NAME: ClassVar[str] = "com.example.shelf.Shelf"
    ASPECT_NAME: ClassVar[str] = "shelfInfo"
    _FIELDS = (
        ("size", "Size", "DEFAULT", "_ODD_"),
        ("field", "string", "OPTIONAL"),
        ("labels", "{string}", "DEFAULT", {}),
        ("or", "[{[string]}]", "OPTIONAL"),
        ("stamped", "Stamp", "DEFAULT", {"time": 0, "actor": "urn:li:person:unknown"}),
        ("old", "boolean", "OPTIONAL"),
        ("older", "boolean", "REQUIRED"),
    )

    size: Size
    """Room on the shelf.

    Default: `_ODD_`.
    """

    field: str | None
    """Subject of the books."""

    labels: dict[str, str]
    """Free pairs."""

    or_: list[dict[str, list[str]]] | None
    """Alternatives."""

    stamped: Stamp
    """Last change.

    Default: `{"time": 0, "actor": "urn:li:person:unknown"}`.
    """

    old: bool | None
    """Use `size`.

    Deprecated.
    """

    older: bool
    """A flag.

    Deprecated: Use `size`.
    """

    def __init__(
        self,
        *,
        size: Size | str = Size.ODD,
        field: str | None = None,
        labels: dict[str, str] | None = None,
        or_: list[dict[str, list[str]]] | None = None,
        stamped: Stamp | None = None,
        old: bool | None = None,
        older: bool,
    ) -> None:
        self.size = symbol(Size, size)
        self.field = field
        self.labels = {} if labels is None else labels
        self.or_ = or_
        self.stamped = self._preset("stamped") if stamped is None else stamped
        self.old = old
        self.older = older


class Contents(TimeseriesAspect):
    """What a shelf holds at a time.

    The aspect `contents`.
    """

    RECORD_NAME: ClassVar[str] = "com.example.shelf.Contents"
    ASPECT_NAME: ClassVar[str] = "contents"
    _FIELDS = (
        ("timestampMillis", "long", "REQUIRED"),
        ("what", "<com.example.shelf.Nothing=Nothing|com.example.near.Place=NearPlace|com.example.far.Place=FarPlace|com.example.shelf.Size=Size|string=string|float=float|double=Double>", "DEFAULT", {"com.example.far.Place": {"from": "here"}}),
        ("only", "[<string=urn:shelf>]", "DEFAULT", []),
        ("inner", "{<int=int|long=Long>}", "OPTIONAL"),
    )

    timestampMillis: int
    """The time."""

    what: Nothing | NearPlace | FarPlace | Size | str | float | Double
    """What is there.

    Default: `{"com.example.far.Place": {"from": "here"}}`.
    """

    only: list[str]
    """A union of one."""

    inner: dict[str, int | Long] | None
    """A union inside a map."""

    def __init__(
        self,
        *,
        timestampMillis: int,
        what: Nothing | NearPlace | FarPlace | Size | str | float | Double | None = None,
        only: list[str] | None = None,
        inner: dict[str, int | Long] | None = None,
    ) -> None:
        self.timestampMillis = timestampMillis
        self.what = self._preset("what") if what is None else what
        self.only = [] if only is None else only
        self.inner = inner


class Nothing(Record):
    """Says that there is nothing."""

    RECORD_NAME: ClassVar[str] = "com.example.shelf.Nothing"


class NearPlace(Record):
    """A place nearby."""

    RECORD_NAME: ClassVar[str] = "com.example.near.Place"
    _FIELDS = (
        ("steps", "int", "REQUIRED", None, {"minimum": 0}),
    )

    steps: int
    """Steps to go."""

    def __init__(
        self,
        *,
        steps: int,
    ) -> None:
        self.steps = steps


class FarPlace(Record):
    """A place far away. A path ends in \\ at times.

    Deprecated.
    """

    RECORD_NAME: ClassVar[str] = "com.example.far.Place"
    _FIELDS = (
        ("from", "string", "REQUIRED", None, {"minLength": 1}),
    )

    from_: str
    """Where the way starts: it has `\"\"\"` in it and ends in \""""

    def __init__(
        self,
        *,
        from_: str,
    ) -> None:
        self.from_ = from_


class QueryKey(Aspect):
    """Identity of a query.

    The aspect `queryKey`.
    """

    RECORD_NAME: ClassVar[str] = "com.example.key.QueryKey"
    ASPECT_NAME: ClassVar[str] = "queryKey"
    _FIELDS = (
        ("id", "string", "REQUIRED"),
    )

    id: str
    """Any id."""

    def __init__(
        self,
        *,
        id: str,
    ) -> None:
        self.id = id

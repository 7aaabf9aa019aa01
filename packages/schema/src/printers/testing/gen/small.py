# Printed by `npm run generate` from packages/model. Do not edit.
"""The records and enumerations of the metadata model. An aspect is a record with an `ASPECT_NAME`."""

from __future__ import annotations

from dataclasses import dataclass, field as _field
from enum import Enum
from typing import Annotated, ClassVar, Optional, Union

from ._wire import Double, Long, Members, Record


@dataclass(kw_only=True)
class ShelfKey(Record):
    """Identity of a shelf."""

    WIRE_NAME: ClassVar[str] = "com.example.key.ShelfKey"
    ASPECT_NAME: ClassVar[str] = "shelfKey"

    id: str
    """Any id."""


class Size(str, Enum):
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


@dataclass(kw_only=True)
class Stamp(Record):
    """Who did it and when."""

    WIRE_NAME: ClassVar[str] = "com.example.common.Stamp"

    time: int
    """Milliseconds since the epoch."""

    actor: str
    """Urn of the person."""


@dataclass(kw_only=True)
class Shelf(Record):
    """What a shelf is like."""

    WIRE_NAME: ClassVar[str] = "com.example.shelf.Shelf"
    ASPECT_NAME: ClassVar[str] = "shelfInfo"

    size: Size = Size.ODD
    """Room on the shelf."""

    field: Optional[str] = None
    """Subject of the books."""

    labels: dict[str, str] = _field(default_factory=dict)
    """Free pairs."""

    or_: Optional[list[dict[str, list[str]]]] = None
    """Alternatives."""

    stamped: Stamp = _field(default_factory=lambda: Stamp(time=0, actor="urn:li:person:unknown"))
    """Last change."""

    old: Optional[bool] = None
    """Use `size`.

    Deprecated.
    """

    older: bool
    """A flag.

    Deprecated: Use `size`.
    """


@dataclass(kw_only=True)
class Nothing(Record):
    """Says that there is nothing."""

    WIRE_NAME: ClassVar[str] = "com.example.shelf.Nothing"


@dataclass(kw_only=True)
class NearPlace(Record):
    """A place nearby."""

    WIRE_NAME: ClassVar[str] = "com.example.near.Place"

    steps: int
    """Steps to go."""


@dataclass(kw_only=True)
class FarPlace(Record):
    """A place far away. A path ends in \\ at times.

    Deprecated.
    """

    WIRE_NAME: ClassVar[str] = "com.example.far.Place"

    from_: str
    """Where the way starts: it has `\"\"\"` in it and ends in \""""


@dataclass(kw_only=True)
class Contents(Record):
    """What a shelf holds at a time."""

    WIRE_NAME: ClassVar[str] = "com.example.shelf.Contents"
    ASPECT_NAME: ClassVar[str] = "contents"

    timestampMillis: int
    """The time."""

    what: Annotated[Union[Nothing, NearPlace, FarPlace, Size, str, float, Double], Members("com.example.shelf.Nothing", "com.example.near.Place", "com.example.far.Place", "com.example.shelf.Size", "string", "float", "double")] = _field(default_factory=lambda: FarPlace(from_="here"))
    """What is there."""

    only: list[Annotated[Union[str], Members("string")]] = _field(default_factory=list)
    """A union of one."""

    inner: Optional[dict[str, Annotated[Union[int, Long], Members("int", "long")]]] = None
    """A union inside a map."""


@dataclass(kw_only=True)
class QueryKey(Record):
    """Identity of a query."""

    WIRE_NAME: ClassVar[str] = "com.example.key.QueryKey"
    ASPECT_NAME: ClassVar[str] = "queryKey"

    id: str
    """Any id."""


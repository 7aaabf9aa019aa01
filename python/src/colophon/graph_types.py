"""What the graph client returns."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from .models._record import Aspect

if TYPE_CHECKING:
    from . import models

A = TypeVar("A", bound=Aspect)

Filter = Sequence[Sequence[Mapping[str, Any]]]
"""Lists of criteria. An entity matches if all criteria of at least one list match.

A criterion has a `field`, `values` (one of which must match), a `condition` (default `EQUAL`) and `negated` (default
False): `[[{"field": "platform", "values": ["urn:li:dataPlatform:mysql"]}]]`.
"""


@dataclass(frozen=True)
class StoredAspect(Generic[A]):
    """An aspect with the version that a conditional write needs."""

    value: A
    """The value."""
    version: str
    """Counts the changes of the value, from `1`: what `if_version` of `write_conditions` takes."""
    created: models.AuditStamp
    """When and by whom the value was written."""


@dataclass(frozen=True)
class AspectVersion(Generic[A]):
    """One of the versions of an aspect that are kept."""

    version: int
    """Its number: 0 is the latest, 1 the first value ever written."""
    value: A
    """The value."""
    created: models.AuditStamp
    """When and by whom it was written."""


@dataclass(frozen=True)
class DifferenceStep:
    """A step from one value to another: a JSON Patch operation (RFC 6902)."""

    op: str
    """`add`, `remove` or `replace`."""
    path: str
    """JSON pointer, such as `/description`."""
    value: Any = None
    """The new value; None if one was removed."""


@dataclass(frozen=True)
class SearchHit:
    """A search hit."""

    urn: str
    """URN of the entity."""
    score: float
    """Higher for better matches."""
    matched_fields: tuple[tuple[str, str], ...]
    """The matched fields, each with its value."""


@dataclass(frozen=True)
class Facet:
    """How many of the results have each value of a field."""

    field: str
    """Search field, such as `platform`."""
    counts: dict[str, int]
    """Number of entities, by value."""


@dataclass(frozen=True)
class SearchPage:
    """One page of search results."""

    start: int
    """Number of hits skipped."""
    total: int
    """Total number of hits."""
    hits: tuple[SearchHit, ...]
    """Hits of this page."""
    facets: tuple[Facet, ...]
    """Facets of the results, by field."""

    @property
    def urns(self) -> list[str]:
        """URNs of the hits of this page."""
        return [hit.urn for hit in self.hits]


@dataclass(frozen=True)
class Relationship:
    """An entity at the other end of a relationship."""

    urn: str
    """URN of the entity."""
    relationship_type: str
    """Name of the relationship, such as `OwnedBy`."""


@dataclass(frozen=True)
class LineageEntity:
    """An entity that lineage reaches."""

    urn: str
    """URN of the entity."""
    type: str
    """Name of the last relationship on the path, such as `DownstreamOf`."""
    hops: int
    """Length of the shortest path: 1 for a neighbour."""
    path: tuple[str, ...]
    """URNs on a shortest path, including both ends."""


@dataclass(frozen=True)
class LineagePage:
    """Upstream or downstream entities, nearest first."""

    total: int
    """Number of entities within the requested hops."""
    entities: tuple[LineageEntity, ...]
    """The entities of this page."""
    is_partial: bool
    """True if the server stopped because of the size: there are more."""

    @property
    def urns(self) -> list[str]:
        """URNs of the entities of this page."""
        return [entity.urn for entity in self.entities]


@dataclass(frozen=True)
class TimelineChange:
    """One thing that changed."""

    entity_urn: str
    """The entity, or the column of it, that changed."""
    category: str
    """What the change is about, such as `TAG`."""
    operation: str
    """`ADD`, `REMOVE`, `MODIFY`, `CREATE`, `SOFT_DELETE` or `REINSTATE`."""
    modifier: str | None
    """What was added, removed or changed, such as the URN of a tag."""
    parameters: dict[str, Any]
    """Further details."""
    semantic_change: str
    """The severity: `NONE`, `PATCH`, `MINOR` or `MAJOR`; a major one can break something."""
    description: str
    """A sentence for people."""


@dataclass(frozen=True)
class TimelineEntry:
    """All changes at one time, by one actor."""

    timestamp: int
    """Milliseconds since the epoch."""
    actor: str
    """URN of the actor."""
    version: str
    """Version that the changes give the entity, such as `1.2.0-computed`."""
    semantic_change: str
    """The highest severity of the changes."""
    changes: tuple[TimelineChange, ...]
    """The changes."""


@dataclass(frozen=True)
class Deleted:
    """What was deleted."""

    rows: int
    """Number of aspect values, including older versions."""
    timeseries_rows: int
    """Number of time-series values."""


@dataclass(frozen=True)
class RunSummary:
    """An ingestion run, with its values that are still current."""

    run_id: str
    """Id of the run."""
    timestamp: int
    """When it last observed a value, in milliseconds since the epoch."""
    rows: int
    """Number of current aspects that it wrote."""


@dataclass(frozen=True)
class RunRow:
    """An aspect that a run wrote."""

    run_id: str
    """Id of the run."""
    urn: str
    """URN of the entity."""
    aspect_name: str
    """Name of the aspect."""
    timestamp: int
    """When the run observed the value, in milliseconds since the epoch."""
    key_aspect: bool
    """True for the key aspect, which created the entity."""


@dataclass(frozen=True)
class RollbackReport:
    """What a rollback did, or would do."""

    entities_affected: int
    """Number of entities that the run wrote to."""
    aspects_reverted: int
    """Number of aspects that are reverted or deleted."""
    entities_deleted: int
    """Number of entities that the run created."""
    aspects_affected: int
    """Number of aspects of these entities that others wrote."""
    unsafe_urns: tuple[str, ...]
    """URNs of the entities that have such aspects."""
    rows: tuple[RunRow, ...]
    """The first hundred reverted aspects."""


@dataclass(frozen=True)
class Change:
    """One change in the log of the catalogue."""

    offset: int
    """Position in the log. It only increases."""
    urn: str
    """URN of the entity that changed."""
    entity_type: str
    """Type of the entity."""
    aspect_name: str
    """Name of the aspect that changed."""
    change_type: str
    """`UPSERT`, `CREATE`, `PATCH`, `DELETE` and so on."""
    value: dict[str, Any] | None
    """The value after the change; None after a deletion."""
    previous_value: dict[str, Any] | None
    """The value before the change; None if there was none."""
    created: models.AuditStamp
    """When and by whom the change was made."""

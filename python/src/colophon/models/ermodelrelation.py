# Printed by `npm run generate` from packages/model. Do not edit.
"""Joins: joins between datasets: the columns and how many rows match."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ._record import Aspect, Record, Symbol, symbol

if TYPE_CHECKING:
    from .common import AuditStamp


class ERModelRelationshipCardinality(Symbol):
    """How many rows match on each side of a join; the record that uses it defines which side is first.

    Wire name: `com.linkedin.ermodelrelation.ERModelRelationshipCardinality`.
    """

    ONE_ONE = "ONE_ONE"
    """Each row matches at most one row on the other side, in both directions."""

    ONE_N = "ONE_N"
    """A row on the first side can match many on the second, each of which matches one on the first."""

    N_ONE = "N_ONE"
    """Many rows on the first side can match the same row on the second, such as orders of one customer."""

    N_N = "N_N"
    """Rows can match many on the other side in both directions; the default for entity relationships."""


class ERModelRelationshipProperties(Aspect):
    """A join between two datasets as ingested: the datasets, the column pairs and the cardinality.

    The aspect `erModelRelationshipProperties`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.ermodelrelation.ERModelRelationshipProperties"
    ASPECT_NAME: ClassVar[str] = "erModelRelationshipProperties"
    _FIELDS = (
        ("customProperties", "{string}", "DEFAULT", {}),
        ("name", "string", "REQUIRED"),
        ("source", "urn:dataset", "REQUIRED"),
        ("destination", "urn:dataset", "REQUIRED"),
        ("relationshipFieldMappings", "[RelationshipFieldMapping]", "REQUIRED"),
        ("created", "AuditStamp", "OPTIONAL"),
        ("lastModified", "AuditStamp", "OPTIONAL"),
        ("cardinality", "ERModelRelationshipCardinality", "DEFAULT", "N_N"),
    )

    customProperties: dict[str, str]
    """Custom key-value pairs, as strings, for properties without a dedicated field; empty by default."""

    name: str
    """Name of the relationship, for example `orders_customers`; users can override it in
    `EditableERModelRelationshipProperties`.
    """

    source: str
    """URN of the first `dataset`; the order of the two has no meaning beyond the cardinality."""

    destination: str
    """URN of the second `dataset`, which contains each `destinationField`."""

    relationshipFieldMappings: list[RelationshipFieldMapping]
    """Column pairs that together form the join condition; several for a composite key."""

    created: AuditStamp | None
    """When the relationship was created in the source system and by whom, not when it was ingested."""

    lastModified: AuditStamp | None
    """When the relationship last changed in the source system and by whom, not when it was last ingested."""

    cardinality: ERModelRelationshipCardinality
    """How many rows of `source` match how many of `destination`.

    Default: `N_N`.
    """

    def __init__(
        self,
        *,
        customProperties: dict[str, str] | None = None,
        name: str,
        source: str,
        destination: str,
        relationshipFieldMappings: list[RelationshipFieldMapping],
        created: AuditStamp | None = None,
        lastModified: AuditStamp | None = None,
        cardinality: ERModelRelationshipCardinality | str = ERModelRelationshipCardinality.N_N,
    ) -> None:
        self.customProperties = {} if customProperties is None else customProperties
        self.name = name
        self.source = source
        self.destination = destination
        self.relationshipFieldMappings = relationshipFieldMappings
        self.created = created
        self.lastModified = lastModified
        self.cardinality = symbol(ERModelRelationshipCardinality, cardinality)


class RelationshipFieldMapping(Record):
    """A pair of columns that are compared in a join."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.ermodelrelation.RelationshipFieldMapping"
    _FIELDS = (
        ("sourceField", "string", "REQUIRED"),
        ("destinationField", "string", "REQUIRED"),
    )

    sourceField: str
    """Field path of the column in the `source` dataset that must equal `destinationField`."""

    destinationField: str
    """Field path of the column in the `destination` dataset that must equal `sourceField`."""

    def __init__(
        self,
        *,
        sourceField: str,
        destinationField: str,
    ) -> None:
        self.sourceField = sourceField
        self.destinationField = destinationField


class EditableERModelRelationshipProperties(Aspect):
    """User-edited name and documentation of a relationship, stored separately so that ingestion does not
    overwrite them.

    The aspect `editableERModelRelationshipProperties`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.ermodelrelation.EditableERModelRelationshipProperties"
    ASPECT_NAME: ClassVar[str] = "editableERModelRelationshipProperties"
    _FIELDS = (
        ("created", "AuditStamp", "DEFAULT", {"actor": "urn:li:corpuser:unknown", "time": 0}),
        ("lastModified", "AuditStamp", "DEFAULT", {"actor": "urn:li:corpuser:unknown", "time": 0}),
        ("deleted", "AuditStamp", "OPTIONAL"),
        ("description", "string", "OPTIONAL"),
        ("name", "string", "OPTIONAL"),
    )

    created: AuditStamp
    """Who created the resource and when; a time of 0 means unknown.

    Default: `{"actor": "urn:li:corpuser:unknown", "time": 0}`.
    """

    lastModified: AuditStamp
    """Who last changed the resource and when; same as `created` if it never changed, time 0 if unknown.

    Default: `{"actor": "urn:li:corpuser:unknown", "time": 0}`.
    """

    deleted: AuditStamp | None
    """Who deleted the resource and when, necessarily later than `created`; absent while it exists."""

    description: str | None
    """What the join means and when to use it, as written in the catalogue."""

    name: str | None
    """Display name set by users; when absent, the ingested name is used."""

    def __init__(
        self,
        *,
        created: AuditStamp | None = None,
        lastModified: AuditStamp | None = None,
        deleted: AuditStamp | None = None,
        description: str | None = None,
        name: str | None = None,
    ) -> None:
        self.created = self._preset("created") if created is None else created
        self.lastModified = self._preset("lastModified") if lastModified is None else lastModified
        self.deleted = deleted
        self.description = description
        self.name = name

"""Functions that make aspects and proposals, under the names of DataHub's package where it has one."""

from __future__ import annotations

import time
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timezone
from typing import TYPE_CHECKING, Any, Literal, TypeVar, Union

from .._arguments import texts, wrong
from ..errors import ConfigurationError, InvalidUrnError
from ..models._record import Aspect
from ..proposals import MetadataChangeEvent, Proposal
from ._parts import checked_urn, looks_like_urn
from .urns import (
    SYSTEM_ACTOR,
    HasGuid,
    is_owner_urn,
    make_container_urn,
    make_data_platform_urn,
    make_dataplatform_instance_urn,
    make_domain_urn,
    make_schema_field_urn,
    make_structured_property_urn,
    make_tag_urn,
)

if TYPE_CHECKING:
    from .. import models

Moment = Union[int, float, datetime]
"""A moment: a datetime, or milliseconds since the epoch. A datetime without a time zone is local time."""

A = TypeVar("A", bound=Aspect)


def to_millis(moment: Moment) -> int:
    """Milliseconds since the epoch."""
    try:
        if isinstance(moment, datetime):
            return int(moment.timestamp() * 1000)
        if isinstance(moment, (int, float)) and not isinstance(moment, bool):
            return int(moment)
    except (ValueError, OverflowError, OSError):
        # Not a number, infinite, or beyond the years that a computer counts.
        pass
    raise wrong("time", "a datetime or milliseconds since the epoch", moment)


def to_iso(moment: Moment) -> str:
    """The moment in ISO 8601, in UTC."""
    millis = to_millis(moment)
    try:
        utc = datetime.fromtimestamp(millis / 1000, tz=timezone.utc)
    except (ValueError, OverflowError, OSError) as error:
        raise wrong("time", "a time between the years 1 and 9999", moment) from error
    return utc.isoformat(timespec="milliseconds").replace("+00:00", "Z")


def get_sys_time() -> int:
    """The present time, in milliseconds since the epoch."""
    return int(time.time() * 1000)


def make_ts_millis(ts: datetime | None) -> int | None:
    """A datetime as milliseconds since the epoch.

    >>> make_ts_millis(datetime(2026, 1, 1, tzinfo=timezone.utc))
    1767225600000
    """
    return None if ts is None else to_millis(ts)


def parse_ts_millis(ts: float | None) -> datetime | None:
    """Milliseconds since the epoch as a datetime in UTC.

    >>> parse_ts_millis(0).isoformat()
    '1970-01-01T00:00:00+00:00'
    """
    return None if ts is None else datetime.fromtimestamp(ts / 1000, tz=timezone.utc)


def audit_stamp(actor: str = SYSTEM_ACTOR, time: Moment | None = None) -> models.AuditStamp:
    """Who did something, and when; by default the catalogue itself, now.

    >>> audit_stamp("urn:li:corpuser:ana", 0)
    AuditStamp(time=0, actor='urn:li:corpuser:ana')
    """
    from ..models import AuditStamp

    return AuditStamp(actor=actor, time=get_sys_time() if time is None else to_millis(time))


# Ownership.


def make_ownership_aspect_from_urn_list(
    owner_urns: Sequence[str],
    source_type: models.OwnershipSourceType | str | None = None,
    owner_type: models.OwnershipType | str = "DATAOWNER",
    *,
    type_urn: str | None = None,
) -> models.Ownership:
    """The `ownership` aspect, with the same type of ownership for all.

    Args:
        owner_urns: URNs of users and groups.
        source_type: Kind of system that names the owners. Default: not recorded.
        owner_type: Built-in type of ownership. Default `DATAOWNER`, or `CUSTOM` where `type_urn` is given.
        type_urn: URN of a type of ownership, from `make_ownership_type_urn`.

    >>> make_ownership_aspect_from_urn_list(["urn:li:corpuser:ana"]).owners[0].type.value
    'DATAOWNER'
    """
    from ..models import Owner, Ownership, OwnershipSource

    owner_urns = texts("owner_urns", owner_urns)
    for urn in owner_urns:
        if not is_owner_urn(urn):
            raise InvalidUrnError(f"An owner must be the URN of a user or group, not {urn!r}")
    kind = "CUSTOM" if type_urn is not None and owner_type == "DATAOWNER" else owner_type
    source = OwnershipSource(type=source_type) if source_type else None
    return Ownership(
        owners=[Owner(owner=urn, type=kind, typeUrn=type_urn, source=source) for urn in owner_urns]
    )


def validate_ownership_type(ownership_type: str) -> tuple[str, str | None]:
    """The built-in type of ownership of that name, or `CUSTOM` with the URN that was given.

    >>> validate_ownership_type("technical_owner")
    ('TECHNICAL_OWNER', None)
    """
    from ..models import OwnershipType

    if looks_like_urn(ownership_type):
        return "CUSTOM", checked_urn("ownershipType", ownership_type)
    if not isinstance(ownership_type, str):
        raise wrong("ownership_type", "a name or a URN", ownership_type)
    name = ownership_type.upper()
    if name in OwnershipType.__members__:
        return name, None
    names = ", ".join(OwnershipType.__members__)
    raise ConfigurationError(
        f"No ownership type is called {ownership_type!r}. Expected a URN or one of {names}."
    )


# Tags, terms, domains, properties.


def make_global_tag_aspect_with_tag_list(tags: Iterable[str]) -> models.GlobalTags:
    """The `globalTags` aspect.

    Args:
        tags: Names or URNs.

    >>> make_global_tag_aspect_with_tag_list(["pii"]).tags[0].tag
    'urn:li:tag:pii'
    """
    from ..models import GlobalTags, TagAssociation

    return GlobalTags(tags=[TagAssociation(tag=make_tag_urn(tag)) for tag in texts("tags", tags)])


def make_glossary_terms_aspect_from_urn_list(
    term_urns: Iterable[str], stamp: models.AuditStamp | None = None
) -> models.GlossaryTerms:
    """The `glossaryTerms` aspect.

    Args:
        term_urns: URNs of glossary terms, from `make_term_urn`.
        stamp: Who added them, and when. Default: `urn:li:corpuser:datahub`, now.

    >>> make_glossary_terms_aspect_from_urn_list(["urn:li:glossaryTerm:Revenue"]).terms[0].urn
    'urn:li:glossaryTerm:Revenue'
    """
    from ..models import GlossaryTermAssociation, GlossaryTerms

    urns = texts("term_urns", term_urns)
    for urn in urns:
        if not urn.startswith("urn:li:glossaryTerm:"):
            raise InvalidUrnError(f"A term must be the URN of a glossary term, not {urn!r}")
    return GlossaryTerms(
        terms=[GlossaryTermAssociation(urn=urn) for urn in urns],
        auditStamp=stamp or audit_stamp("urn:li:corpuser:datahub"),
    )


def make_domains_aspect(domains: Iterable[str]) -> models.Domains:
    """The `domains` aspect.

    Args:
        domains: Ids or URNs.

    >>> make_domains_aspect(["sales"]).domains
    ['urn:li:domain:sales']
    """
    from ..models import Domains

    return Domains(domains=[make_domain_urn(domain) for domain in texts("domains", domains)])


PropertyValue = Union[str, float, int]
"""A value of a structured property."""


def make_structured_properties_aspect(
    values: Mapping[str, PropertyValue | Sequence[PropertyValue]],
) -> models.StructuredProperties:
    """The `structuredProperties` aspect.

    Args:
        values: One value or several, by the name or URN of the structured property.

    >>> make_structured_properties_aspect({"retention_days": 90}).properties[0].values
    [90.0]
    """
    from ..models import StructuredProperties

    return StructuredProperties(
        properties=[make_property_assignment(name, value) for name, value in values.items()]
    )


def make_property_assignment(
    name: str, value: PropertyValue | Sequence[PropertyValue]
) -> models.StructuredPropertyValueAssignment:
    """The values of one structured property."""
    from ..models import StructuredPropertyValueAssignment

    several = [value] if isinstance(value, (str, int, float)) else value
    expected = "a str, a number or a list of them"
    if isinstance(several, (bytes, Mapping)) or not isinstance(several, Iterable):
        raise wrong(f"the value of {name}", expected, value)
    values: list[str | float] = []
    for single in several:
        if isinstance(single, str):
            values.append(single)
        elif isinstance(single, (int, float)) and not isinstance(single, bool) and abs(single) < 2**1000:
            values.append(float(single))
        else:
            raise wrong(f"the value of {name}", expected, single)
    return StructuredPropertyValueAssignment(
        propertyUrn=make_structured_property_urn(str(name)), values=values
    )


# What nearly every entity has.


def make_status_aspect(removed: bool = False) -> models.Status:
    """The `status` aspect. `removed=True` is a soft delete: the entity leaves search, its data stays.

    >>> make_status_aspect(removed=True)
    Status(removed=True)
    """
    from ..models import Status

    return Status(removed=removed)


def make_sub_types_aspect(type_names: Iterable[str]) -> models.SubTypes:
    """The `subTypes` aspect: what the source calls this kind of thing.

    >>> make_sub_types_aspect(["View"])
    SubTypes(typeNames=['View'])
    """
    from ..models import SubTypes

    return SubTypes(typeNames=texts("type_names", type_names))


def make_container_aspect(container: str | HasGuid) -> models.Container:
    """The `container` aspect: what contains the entity, by GUID, key or URN.

    >>> make_container_aspect("c0e607c8f8ad4ecc5a19af667a626c24")
    Container(container='urn:li:container:c0e607c8f8ad4ecc5a19af667a626c24')
    """
    from ..models import Container

    return Container(container=make_container_urn(container))


def make_data_platform_instance_aspect(
    platform: str, instance: str | None = None
) -> models.DataPlatformInstance:
    """The `dataPlatformInstance` aspect, by names or URNs.

    >>> make_data_platform_instance_aspect("mysql")
    DataPlatformInstance(platform='urn:li:dataPlatform:mysql')
    """
    from ..models import DataPlatformInstance

    return DataPlatformInstance(
        platform=make_data_platform_urn(platform),
        instance=make_dataplatform_instance_urn(platform, instance) if instance else None,
    )


def make_institutional_memory_aspect(
    links: Iterable[tuple[str, str]], stamp: models.AuditStamp | None = None
) -> models.InstitutionalMemory:
    """The `institutionalMemory` aspect: links to documents. Replaces all links.

    Args:
        links: Address and text of each.
        stamp: Who added them, and when. Default: the catalogue itself, now.

    >>> make_institutional_memory_aspect([("https://wiki.example.org/orders", "Wiki")]).elements[0].url
    'https://wiki.example.org/orders'
    """
    from ..models import InstitutionalMemory, InstitutionalMemoryMetadata

    created = stamp or audit_stamp()
    return InstitutionalMemory(
        elements=[
            InstitutionalMemoryMetadata(url=url, description=text, createStamp=created) for url, text in links
        ]
    )


# Schema.

ColumnType = Literal[
    "boolean",
    "fixed",
    "string",
    "bytes",
    "number",
    "date",
    "time",
    "enum",
    "null",
    "map",
    "array",
    "union",
    "record",
]
"""A type in the vocabulary that is the same for all sources; `time` is also for a moment with a date."""


@dataclass(kw_only=True)
class Column:
    """A column, in short form."""

    name: str
    """Field path: the name, with dots between levels."""
    type: ColumnType
    """Type in the vocabulary that is the same for all sources."""
    native_type: str
    """Type as written in the source, for example `VARCHAR(255)`."""
    nullable: bool = False
    """Whether the value may be missing."""
    description: str | None = None
    """Description for readers."""
    tags: Sequence[str] | None = None
    """Names or URNs of tags."""


def make_schema_metadata_aspect(
    *,
    schema_name: str,
    platform: str,
    columns: Iterable[Column],
    primary_keys: Sequence[str] | None = None,
    foreign_keys: Sequence[models.ForeignKeyConstraint] | None = None,
    raw_schema: str = "",
) -> models.SchemaMetadata:
    """The `schemaMetadata` aspect: the columns of a dataset.

    Args:
        schema_name: Name of the schema in the source; often that of the dataset.
        platform: Name or URN of the platform.
        columns: The columns, in their order.
        primary_keys: Names of the primary key's columns, in key order; those columns are marked.
        foreign_keys: References to other datasets.
        raw_schema: The schema in the source's own language.

    >>> columns = [Column(name="id", type="number", native_type="INT")]
    >>> aspect = make_schema_metadata_aspect(schema_name="orders", platform="mysql", columns=columns)
    >>> aspect.fields[0].fieldPath
    'id'
    """
    from .. import models

    keys = texts("primary_keys", primary_keys or ())
    return models.SchemaMetadata(
        schemaName=schema_name,
        platform=make_data_platform_urn(platform),
        version=0,
        hash="",
        platformSchema=models.OtherSchema(rawSchema=raw_schema),
        fields=[
            models.SchemaField(
                fieldPath=column.name,
                nativeDataType=column.native_type,
                type=make_schema_field_data_type(column.type),
                nullable=column.nullable,
                description=column.description,
                globalTags=make_global_tag_aspect_with_tag_list(column.tags)
                if column.tags is not None
                else None,
                isPartOfKey=column.name in keys,
            )
            for column in columns
        ],
        primaryKeys=keys if primary_keys is not None else None,
        foreignKeys=list(foreign_keys) if foreign_keys is not None else None,
    )


def make_schema_field_data_type(type: ColumnType) -> models.SchemaFieldDataType:
    """The type of a column in the vocabulary that is the same for all sources.

    >>> make_schema_field_data_type("string").type
    StringType()
    """
    from .. import models

    by_name: dict[str, Any] = {
        "boolean": models.BooleanType,
        "fixed": models.FixedType,
        "string": models.StringType,
        "bytes": models.BytesType,
        "number": models.NumberType,
        "date": models.DateType,
        "time": models.TimeType,
        "enum": models.EnumType,
        "null": models.NullType,
        "map": models.MapType,
        "array": models.ArrayType,
        "union": models.UnionType,
        "record": models.RecordType,
    }
    if type not in by_name:
        raise ConfigurationError(f"type: expected one of {', '.join(by_name)}, got {type!r}")
    return models.SchemaFieldDataType(type=by_name[type]())


# Lineage.


@dataclass(kw_only=True)
class ColumnLineage:
    """Says which columns one or more columns of a dataset are computed from."""

    sources: Sequence[tuple[str, str]]
    """Columns that are read: each the URN of a dataset and a field path."""
    target: str | Sequence[str]
    """Field path of the column that is computed, or of several that are computed together."""
    transform_operation: str | None = None
    """Operation as free text, for example `SUM`."""
    confidence_score: float | None = None
    """How certain this is, from 0 to 1. Default: 1."""
    query: str | None = None
    """URN of the query from which this was read."""


def make_fine_grained_lineage(columns: ColumnLineage, downstream_urn: str) -> models.FineGrainedLineage:
    """One statement of column lineage, for `UpstreamLineage.fineGrainedLineages`."""
    from ..models import FineGrainedLineage

    targets = [columns.target] if isinstance(columns.target, str) else texts("target", columns.target)
    return FineGrainedLineage(
        upstreamType="FIELD_SET" if columns.sources else "NONE",
        upstreams=[make_schema_field_urn(dataset, path) for dataset, path in columns.sources] or None,
        downstreamType="FIELD" if len(targets) == 1 else "FIELD_SET",
        downstreams=[make_schema_field_urn(downstream_urn, path) for path in targets],
        transformOperation=columns.transform_operation,
        query=columns.query,
        confidenceScore=1.0 if columns.confidence_score is None else columns.confidence_score,
    )


def make_upstream_lineage_aspect(
    upstream_urns: Iterable[str],
    type: models.DatasetLineageType | str = "TRANSFORMED",
    *,
    columns: Sequence[models.FineGrainedLineage] | None = None,
) -> models.UpstreamLineage:
    """The `upstreamLineage` aspect: what a dataset is made from.

    >>> make_upstream_lineage_aspect(["urn:li:dataset:(urn:li:dataPlatform:mysql,a,PROD)"], "VIEW").upstreams[0].type.value
    'VIEW'
    """
    from ..models import Upstream, UpstreamLineage

    return UpstreamLineage(
        upstreams=[Upstream(dataset=urn, type=type) for urn in texts("upstream_urns", upstream_urns)],
        fineGrainedLineages=list(columns) if columns else None,
    )


def make_lineage_proposal(
    upstream_urns: Iterable[str], downstream_urn: str, type: models.DatasetLineageType | str = "TRANSFORMED"
) -> Proposal:
    """A proposal that sets the upstream datasets of a dataset, replacing existing ones."""
    return Proposal(entityUrn=downstream_urn, aspect=make_upstream_lineage_aspect(upstream_urns, type))


def make_column_lineage_proposal(
    columns: Sequence[ColumnLineage],
    downstream_urn: str,
    type: models.DatasetLineageType | str = "TRANSFORMED",
) -> Proposal:
    """A proposal that sets the column lineage of a dataset and its upstream datasets, replacing existing lineage."""
    upstreams = dict.fromkeys(dataset for column in columns for dataset, _ in column.sources)
    aspect = make_upstream_lineage_aspect(
        list(upstreams),
        type,
        columns=[make_fine_grained_lineage(column, downstream_urn) for column in columns],
    )
    return Proposal(entityUrn=downstream_urn, aspect=aspect)


def make_lineage_mce(
    upstream_urns: Sequence[str],
    downstream_urn: str,
    lineage_type: models.DatasetLineageType | str = "TRANSFORMED",
) -> MetadataChangeEvent:
    """An event that sets the upstream datasets of a dataset. New programs use `make_lineage_proposal`."""
    from ..models import DatasetSnapshot

    aspect = make_upstream_lineage_aspect(upstream_urns, lineage_type)
    return MetadataChangeEvent(proposedSnapshot=DatasetSnapshot(urn=downstream_urn, aspects=[aspect]))


# Aspects of an event.


def get_aspect_if_available(mce: MetadataChangeEvent, AspectType: type[A]) -> A | None:
    """The aspect of that class in an event; None if it has none."""
    found = [aspect for aspect in mce.aspects if isinstance(aspect, AspectType)]
    return found[0] if found else None


def remove_aspect_if_available(mce: MetadataChangeEvent, aspect_type: type[Aspect]) -> bool:
    """Removes the aspect of that class from an event; False if it has none."""
    kept = [aspect for aspect in mce.aspects if not isinstance(aspect, aspect_type)]
    removed = len(kept) < len(mce.aspects)
    mce.aspects[:] = kept
    return removed


def get_or_add_aspect(mce: MetadataChangeEvent, default: A) -> A:
    """The aspect of the default's class in an event; if it has none, the default is added."""
    found = get_aspect_if_available(mce, type(default))
    if found is not None:
        return found
    mce.aspects.append(default)
    return default


def set_aspect(mce: MetadataChangeEvent, aspect: A | None, aspect_type: type[A]) -> None:
    """Replaces the aspect of that class in an event; None removes it."""
    remove_aspect_if_available(mce, aspect_type)
    if aspect is not None:
        mce.aspects.append(aspect)

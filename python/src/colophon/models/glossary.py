# Printed by `npm run generate` from packages/model. Do not edit.
"""Glossary: terms, nodes, and the business attributes that gather columns."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ._record import Aspect, Record

if TYPE_CHECKING:
    from .common import AuditStamp, MetadataAttribution
    from .schema import SchemaFieldDataType
    from .tags import GlobalTags


class GlossaryTerms(Aspect):
    """Glossary terms on an entity, linking it to the business vocabulary.

    The aspect `glossaryTerms`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.common.GlossaryTerms"
    ASPECT_NAME: ClassVar[str] = "glossaryTerms"
    _FIELDS = (
        ("terms", "[GlossaryTermAssociation]", "REQUIRED"),
        ("auditStamp", "AuditStamp", "REQUIRED"),
    )

    terms: list[GlossaryTermAssociation]
    """The complete set of terms; writing the aspect replaces all of them."""

    auditStamp: AuditStamp
    """Who last reported the set of terms and when."""

    def __init__(
        self,
        *,
        terms: list[GlossaryTermAssociation],
        auditStamp: AuditStamp,
    ) -> None:
        self.terms = terms
        self.auditStamp = auditStamp


class GlossaryTermAssociation(Record):
    """A glossary term on an entity or column, with who added it."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.common.GlossaryTermAssociation"
    _FIELDS = (
        ("urn", "urn:glossaryTerm", "REQUIRED"),
        ("actor", "urn:", "OPTIONAL"),
        ("context", "string", "OPTIONAL"),
        ("attribution", "MetadataAttribution", "OPTIONAL"),
    )

    urn: str
    """URN of the term, such as `urn:li:glossaryTerm:Revenue`."""

    actor: str | None
    """URN of the user who added the term; absent when unknown."""

    context: str | None
    """Free text on why or how the association was made."""

    attribution: MetadataAttribution | None
    """Who or what applied the metadata, and from which source; absent if not recorded."""

    def __init__(
        self,
        *,
        urn: str,
        actor: str | None = None,
        context: str | None = None,
        attribution: MetadataAttribution | None = None,
    ) -> None:
        self.urn = urn
        self.actor = actor
        self.context = context
        self.attribution = attribution


class BusinessAttributeInfo(Aspect):
    """Name, type, description, tags and terms of a business attribute, defined once and shared by many
    columns.

    The aspect `businessAttributeInfo`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.businessattribute.BusinessAttributeInfo"
    ASPECT_NAME: ClassVar[str] = "businessAttributeInfo"
    _FIELDS = (
        ("fieldPath", "string", "REQUIRED"),
        ("description", "string", "OPTIONAL"),
        ("globalTags", "GlobalTags", "OPTIONAL"),
        ("glossaryTerms", "GlossaryTerms", "OPTIONAL"),
        ("customProperties", "{string}", "DEFAULT", {}),
        ("created", "AuditStamp", "DEFAULT", {"actor": "urn:li:corpuser:unknown", "time": 0}),
        ("lastModified", "AuditStamp", "DEFAULT", {"actor": "urn:li:corpuser:unknown", "time": 0}),
        ("deleted", "AuditStamp", "OPTIONAL"),
        ("name", "string", "REQUIRED"),
        ("type", "SchemaFieldDataType", "OPTIONAL"),
    )

    fieldPath: str
    """Path of a schema field, as in column documentation; required, although an attribute is independent of
    any single column.
    """

    description: str | None
    """Text explaining what the column or attribute means."""

    globalTags: GlobalTags | None
    """Tags on the column or attribute itself, not on the dataset that contains it."""

    glossaryTerms: GlossaryTerms | None
    """Glossary terms on the column or attribute itself, not on the dataset that contains it."""

    customProperties: dict[str, str]
    """Custom key-value pairs, as strings, for properties without a dedicated field; empty by default."""

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

    name: str
    """Display name, for example `Customer email`; the URN has a separate id."""

    type: SchemaFieldDataType | None
    """Logical type that columns with this attribute are expected to have; optional."""

    def __init__(
        self,
        *,
        fieldPath: str,
        description: str | None = None,
        globalTags: GlobalTags | None = None,
        glossaryTerms: GlossaryTerms | None = None,
        customProperties: dict[str, str] | None = None,
        created: AuditStamp | None = None,
        lastModified: AuditStamp | None = None,
        deleted: AuditStamp | None = None,
        name: str,
        type: SchemaFieldDataType | None = None,
    ) -> None:
        self.fieldPath = fieldPath
        self.description = description
        self.globalTags = globalTags
        self.glossaryTerms = glossaryTerms
        self.customProperties = {} if customProperties is None else customProperties
        self.created = self._preset("created") if created is None else created
        self.lastModified = self._preset("lastModified") if lastModified is None else lastModified
        self.deleted = deleted
        self.name = name
        self.type = type


class GlossaryNodeInfo(Aspect):
    """Name, definition and parent of a term group, the folder that contains glossary terms and other groups.

    The aspect `glossaryNodeInfo`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.glossary.GlossaryNodeInfo"
    ASPECT_NAME: ClassVar[str] = "glossaryNodeInfo"
    _FIELDS = (
        ("customProperties", "{string}", "DEFAULT", {}),
        ("definition", "string", "REQUIRED"),
        ("parentNode", "urn:glossaryNode", "OPTIONAL"),
        ("name", "string", "OPTIONAL"),
        ("id", "string", "OPTIONAL"),
    )

    customProperties: dict[str, str]
    """Custom key-value pairs, as strings, for properties without a dedicated field; empty by default."""

    definition: str
    """Definition of what the terms of this group have in common."""

    parentNode: str | None
    """URN of the parent term group; absent at the top of the glossary."""

    name: str | None
    """Display name; it can change without changing the URN."""

    id: str | None
    """Identifier of the term group, separate from its title; optional."""

    def __init__(
        self,
        *,
        customProperties: dict[str, str] | None = None,
        definition: str,
        parentNode: str | None = None,
        name: str | None = None,
        id: str | None = None,
    ) -> None:
        self.customProperties = {} if customProperties is None else customProperties
        self.definition = definition
        self.parentNode = parentNode
        self.name = name
        self.id = id


class GlossaryTermInfo(Aspect):
    """Name, definition, source and parent group of a glossary term.

    The aspect `glossaryTermInfo`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.glossary.GlossaryTermInfo"
    ASPECT_NAME: ClassVar[str] = "glossaryTermInfo"
    _FIELDS = (
        ("customProperties", "{string}", "DEFAULT", {}),
        ("id", "string", "OPTIONAL"),
        ("name", "string", "OPTIONAL"),
        ("definition", "string", "REQUIRED"),
        ("parentNode", "urn:glossaryNode", "OPTIONAL"),
        ("termSource", "string", "REQUIRED"),
        ("sourceRef", "string", "OPTIONAL"),
        ("sourceUrl", "string", "OPTIONAL"),
        ("rawSchema", "string", "OPTIONAL"),
    )

    customProperties: dict[str, str]
    """Custom key-value pairs, as strings, for properties without a dedicated field; empty by default."""

    id: str | None
    """Identifier of the term, separate from its title; optional."""

    name: str | None
    """Display name; it can change without changing the URN."""

    definition: str
    """What the term means in the business, shown as its documentation."""

    parentNode: str | None
    """URN of the parent term group; absent at the top of the glossary."""

    termSource: str
    """`INTERNAL` for your own terms, the usual value, or `EXTERNAL` for terms from a published vocabulary."""

    sourceRef: str | None
    """Name or code of the vocabulary of an external term, such as `FIBO`."""

    sourceUrl: str | None
    """URL where the external vocabulary defines the term."""

    rawSchema: str | None
    """Schema of the term as raw text. Deprecated, with no stated replacement.

    Deprecated.
    """

    def __init__(
        self,
        *,
        customProperties: dict[str, str] | None = None,
        id: str | None = None,
        name: str | None = None,
        definition: str,
        parentNode: str | None = None,
        termSource: str,
        sourceRef: str | None = None,
        sourceUrl: str | None = None,
        rawSchema: str | None = None,
    ) -> None:
        self.customProperties = {} if customProperties is None else customProperties
        self.id = id
        self.name = name
        self.definition = definition
        self.parentNode = parentNode
        self.termSource = termSource
        self.sourceRef = sourceRef
        self.sourceUrl = sourceUrl
        self.rawSchema = rawSchema


class GlossaryRelatedTerms(Aspect):
    """Relationships of the term to other terms: kinds of, parts of, possible values of, or otherwise related.

    The aspect `glossaryRelatedTerms`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.glossary.GlossaryRelatedTerms"
    ASPECT_NAME: ClassVar[str] = "glossaryRelatedTerms"
    _FIELDS = (
        ("isRelatedTerms", "[urn:glossaryTerm]", "OPTIONAL"),
        ("hasRelatedTerms", "[urn:glossaryTerm]", "OPTIONAL"),
        ("values", "[urn:glossaryTerm]", "OPTIONAL"),
        ("relatedTerms", "[urn:glossaryTerm]", "OPTIONAL"),
    )

    isRelatedTerms: list[str] | None
    """URNs of broader terms of which this one is a kind, as `Email` is a kind of `Personal data`."""

    hasRelatedTerms: list[str] | None
    """URNs of terms this one contains, as `Address` has a `Postcode`."""

    values: list[str] | None
    """URNs of terms that are the fixed values of this one, as `Red` and `Green` are of `Colour`."""

    relatedTerms: list[str] | None
    """URNs of terms that are otherwise related, neither broader nor contained."""

    def __init__(
        self,
        *,
        isRelatedTerms: list[str] | None = None,
        hasRelatedTerms: list[str] | None = None,
        values: list[str] | None = None,
        relatedTerms: list[str] | None = None,
    ) -> None:
        self.isRelatedTerms = isRelatedTerms
        self.hasRelatedTerms = hasRelatedTerms
        self.values = values
        self.relatedTerms = relatedTerms


class BusinessAttributes(Aspect):
    """Business attribute applied to a column; written on `schemaField` entities.

    The aspect `businessAttributes`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.businessattribute.BusinessAttributes"
    ASPECT_NAME: ClassVar[str] = "businessAttributes"
    _FIELDS = (
        ("businessAttribute", "BusinessAttributeAssociation", "OPTIONAL"),
    )

    businessAttribute: BusinessAttributeAssociation | None
    """The column's single attribute, despite the plural name of the aspect; absent when none applies."""

    def __init__(
        self,
        *,
        businessAttribute: BusinessAttributeAssociation | None = None,
    ) -> None:
        self.businessAttribute = businessAttribute


class BusinessAttributeAssociation(Record):
    """Link from a column to the business attribute that describes it."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.businessattribute.BusinessAttributeAssociation"
    _FIELDS = (
        ("businessAttributeUrn", "urn:businessAttribute", "REQUIRED"),
    )

    businessAttributeUrn: str
    """URN of the `businessAttribute` whose meaning, tags and terms the column inherits."""

    def __init__(
        self,
        *,
        businessAttributeUrn: str,
    ) -> None:
        self.businessAttributeUrn = businessAttributeUrn

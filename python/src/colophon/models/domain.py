# Printed by `npm run generate` from packages/model. Do not edit.
"""Domains: domains, data products and applications that gather assets."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ._record import Aspect, Record

if TYPE_CHECKING:
    from .common import AuditStamp, Edge, MetadataAttribution


class Domains(Aspect):
    """Domains that the asset belongs to, usually one.

    The aspect `domains`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.domain.Domains"
    ASPECT_NAME: ClassVar[str] = "domains"
    _FIELDS = (
        ("domains", "[urn:domain]", "REQUIRED"),
        ("domainAssociations", "[DomainAssociation]", "OPTIONAL"),
    )

    domains: list[str]
    """URNs of the domains; most assets have one."""

    domainAssociations: list[DomainAssociation] | None
    """The same domains with attribution for each, matched by URN; the server synchronises the two lists."""

    def __init__(
        self,
        *,
        domains: list[str],
        domainAssociations: list[DomainAssociation] | None = None,
    ) -> None:
        self.domains = domains
        self.domainAssociations = domainAssociations


class DomainAssociation(Record):
    """A domain assigned to an asset, with who or what assigned it."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.domain.DomainAssociation"
    _FIELDS = (
        ("domain", "urn:domain", "REQUIRED"),
        ("context", "string", "OPTIONAL"),
        ("attribution", "MetadataAttribution", "OPTIONAL"),
    )

    domain: str
    """URN of the domain, which also appears in the aspect's `domains` list."""

    context: str | None
    """Free text on why or how the association was made."""

    attribution: MetadataAttribution | None
    """Who assigned the domain, when and how; `sourceDetail` may contain `propagated` set to `true` when it
    was inherited through the glossary.
    """

    def __init__(
        self,
        *,
        domain: str,
        context: str | None = None,
        attribution: MetadataAttribution | None = None,
    ) -> None:
        self.domain = domain
        self.context = context
        self.attribution = attribution


class ApplicationProperties(Aspect):
    """Name, description and parent of an application.

    The aspect `applicationProperties`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.application.ApplicationProperties"
    ASPECT_NAME: ClassVar[str] = "applicationProperties"
    _FIELDS = (
        ("customProperties", "{string}", "DEFAULT", {}),
        ("externalUrl", "string", "OPTIONAL"),
        ("name", "string", "OPTIONAL"),
        ("description", "string", "OPTIONAL"),
        ("parentApplication", "urn:application", "OPTIONAL"),
    )

    customProperties: dict[str, str]
    """Custom key-value pairs, as strings, for properties without a dedicated field; empty by default."""

    externalUrl: str | None
    """Link to the object in its source system; absent if there is none."""

    name: str | None
    """Display name, such as `Billing`."""

    description: str | None
    """Description of what the application does."""

    parentApplication: str | None
    """URN of the parent application; absent at the top. Only the child stores the link."""

    def __init__(
        self,
        *,
        customProperties: dict[str, str] | None = None,
        externalUrl: str | None = None,
        name: str | None = None,
        description: str | None = None,
        parentApplication: str | None = None,
    ) -> None:
        self.customProperties = {} if customProperties is None else customProperties
        self.externalUrl = externalUrl
        self.name = name
        self.description = description
        self.parentApplication = parentApplication


class ApplicationLineage(Aspect):
    """Data and APIs that an application reads and writes, which place it in lineage.

    The aspect `applicationLineage`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.application.ApplicationLineage"
    ASPECT_NAME: ClassVar[str] = "applicationLineage"
    _FIELDS = (
        ("inputEdges", "[Edge]", "OPTIONAL"),
        ("outputEdges", "[Edge]", "OPTIONAL"),
    )

    inputEdges: list[Edge] | None
    """Edges to the `api` and `dataset` entities the application reads."""

    outputEdges: list[Edge] | None
    """Edges to the `api` and `dataset` entities the application provides or writes."""

    def __init__(
        self,
        *,
        inputEdges: list[Edge] | None = None,
        outputEdges: list[Edge] | None = None,
    ) -> None:
        self.inputEdges = inputEdges
        self.outputEdges = outputEdges


class DataProducts(Aspect):
    """Data products an asset belongs to, copied by the server from `dataProductProperties.assets` so that
    searches can filter by them.

    The aspect `dataProducts`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.dataproduct.DataProducts"
    ASPECT_NAME: ClassVar[str] = "dataProducts"
    _FIELDS = (
        ("dataProducts", "[DataProductAssociation]", "REQUIRED"),
    )

    dataProducts: list[DataProductAssociation]
    """One entry for each data product that lists the asset, with its `outputPort` mark."""

    def __init__(
        self,
        *,
        dataProducts: list[DataProductAssociation],
    ) -> None:
        self.dataProducts = dataProducts


class DataProductAssociation(Record):
    """Edge between a data product and one of its assets, which can be marked as an output port."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.dataproduct.DataProductAssociation"
    _FIELDS = (
        ("sourceUrn", "urn:", "OPTIONAL"),
        ("destinationUrn", "urn:", "REQUIRED"),
        ("created", "AuditStamp", "OPTIONAL"),
        ("lastModified", "AuditStamp", "OPTIONAL"),
        ("properties", "{string}", "OPTIONAL"),
        ("outputPort", "boolean", "DEFAULT", False),
    )

    sourceUrn: str | None
    """URN of the entity where the edge starts; when absent, the entity that carries the aspect."""

    destinationUrn: str
    """URN of the entity that the edge points to."""

    created: AuditStamp | None
    """Who created the edge or assignment, and when; absent if not recorded."""

    lastModified: AuditStamp | None
    """Who last changed the edge or assignment, and when; absent if not recorded."""

    properties: dict[str, str] | None
    """Custom key-value pairs on this edge; keys and values are strings."""

    outputPort: bool
    """True for an asset that the data product offers to consumers; false for internal ones.

    Default: `False`.
    """

    def __init__(
        self,
        *,
        sourceUrn: str | None = None,
        destinationUrn: str,
        created: AuditStamp | None = None,
        lastModified: AuditStamp | None = None,
        properties: dict[str, str] | None = None,
        outputPort: bool = False,
    ) -> None:
        self.sourceUrn = sourceUrn
        self.destinationUrn = destinationUrn
        self.created = created
        self.lastModified = lastModified
        self.properties = properties
        self.outputPort = outputPort


class Applications(Aspect):
    """Applications that an asset belongs to.

    The aspect `applications`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.application.Applications"
    ASPECT_NAME: ClassVar[str] = "applications"
    _FIELDS = (
        ("applications", "[urn:application]", "REQUIRED"),
    )

    applications: list[str]
    """URNs of the applications, offered as a search filter."""

    def __init__(
        self,
        *,
        applications: list[str],
    ) -> None:
        self.applications = applications


class DataProductProperties(Aspect):
    """Name, documentation, assets and parent of a data product, a set of assets offered and managed as one.

    The aspect `dataProductProperties`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.dataproduct.DataProductProperties"
    ASPECT_NAME: ClassVar[str] = "dataProductProperties"
    _FIELDS = (
        ("customProperties", "{string}", "DEFAULT", {}),
        ("externalUrl", "string", "OPTIONAL"),
        ("name", "string", "OPTIONAL"),
        ("description", "string", "OPTIONAL"),
        ("assets", "[DataProductAssociation]", "OPTIONAL"),
        ("parentDataProduct", "urn:dataProduct", "OPTIONAL"),
    )

    customProperties: dict[str, str]
    """Custom key-value pairs, as strings, for properties without a dedicated field; empty by default."""

    externalUrl: str | None
    """Link to the object in its source system; absent if there is none."""

    name: str | None
    """Display name of the data product, for instance `Customer 360`; it can change, as the URN does not
    depend on it.
    """

    description: str | None
    """Description for consumers: what the product offers and how to use it."""

    assets: list[DataProductAssociation] | None
    """Assets of the data product; this list is authoritative."""

    parentDataProduct: str | None
    """URN of the parent data product; absent at the top of the tree."""

    def __init__(
        self,
        *,
        customProperties: dict[str, str] | None = None,
        externalUrl: str | None = None,
        name: str | None = None,
        description: str | None = None,
        assets: list[DataProductAssociation] | None = None,
        parentDataProduct: str | None = None,
    ) -> None:
        self.customProperties = {} if customProperties is None else customProperties
        self.externalUrl = externalUrl
        self.name = name
        self.description = description
        self.assets = assets
        self.parentDataProduct = parentDataProduct


class DomainProperties(Aspect):
    """Name, description and parent of a domain, a business area such as `Finance` that groups assets.

    The aspect `domainProperties`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.domain.DomainProperties"
    ASPECT_NAME: ClassVar[str] = "domainProperties"
    _FIELDS = (
        ("customProperties", "{string}", "DEFAULT", {}),
        ("name", "string", "REQUIRED"),
        ("description", "string", "OPTIONAL"),
        ("created", "AuditStamp", "OPTIONAL"),
        ("parentDomain", "urn:domain", "OPTIONAL"),
    )

    customProperties: dict[str, str]
    """Custom key-value pairs, as strings, for properties without a dedicated field; empty by default."""

    name: str
    """Display name; it can change without changing the URN."""

    description: str | None
    """Documentation of the domain: what belongs to it and what does not."""

    created: AuditStamp | None
    """Who made the domain, and when. Deprecated: read `systemMetadata.aspectCreated`.

    Deprecated.
    """

    parentDomain: str | None
    """URN of the parent domain; absent for a top-level domain."""

    def __init__(
        self,
        *,
        customProperties: dict[str, str] | None = None,
        name: str,
        description: str | None = None,
        created: AuditStamp | None = None,
        parentDomain: str | None = None,
    ) -> None:
        self.customProperties = {} if customProperties is None else customProperties
        self.name = name
        self.description = description
        self.created = created
        self.parentDomain = parentDomain

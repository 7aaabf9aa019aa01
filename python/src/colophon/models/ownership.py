# Printed by `npm run generate` from packages/model. Do not edit.
"""Ownership: people and groups that answer for an entity, and in what way."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ._record import Aspect, Record, Symbol, symbol

if TYPE_CHECKING:
    from .common import AuditStamp, MetadataAttribution


class OwnershipType(Symbol):
    """Fixed ownership types, supported for older clients; new types are `ownershipType` entities referenced
    by `typeUrn`.

    Wire name: `com.linkedin.common.OwnershipType`.
    """

    CUSTOM = "CUSTOM"
    """The ownership type is in `typeUrn` and has no symbol here, or it is unknown."""

    TECHNICAL_OWNER = "TECHNICAL_OWNER"
    """Responsible for building and running the asset."""

    BUSINESS_OWNER = "BUSINESS_OWNER"
    """Responsible for the asset's meaning and business rules."""

    DATA_STEWARD = "DATA_STEWARD"
    """Manages the asset as its steward, expert or delegate."""

    NONE = "NONE"
    """Owner without a specified ownership type."""

    DEVELOPER = "DEVELOPER"
    """Deprecated, use `TECHNICAL_OWNER`: writes the code behind the asset."""

    DATAOWNER = "DATAOWNER"
    """Deprecated, use `TECHNICAL_OWNER`: owns the data."""

    DELEGATE = "DELEGATE"
    """Deprecated, use `TECHNICAL_OWNER`: oversees operation, as a database administrator does."""

    PRODUCER = "PRODUCER"
    """Deprecated, use `TECHNICAL_OWNER`: the person or service from which the data comes."""

    CONSUMER = "CONSUMER"
    """Deprecated, use `TECHNICAL_OWNER` or `BUSINESS_OWNER`: reads the data."""

    STAKEHOLDER = "STAKEHOLDER"
    """Deprecated, use `TECHNICAL_OWNER`, `BUSINESS_OWNER` or `DATA_STEWARD`: has a business interest in the
    asset.
    """


class OwnershipSourceType(Symbol):
    """Sources of ownership information.

    Wire name: `com.linkedin.common.OwnershipSourceType`.
    """

    AUDIT = "AUDIT"
    """Found in an audit log or audit tool."""

    DATABASE = "DATABASE"
    """Found in the database, for example in its grants."""

    FILE_SYSTEM = "FILE_SYSTEM"
    """Derived from the owner of a file or directory."""

    ISSUE_TRACKING_SYSTEM = "ISSUE_TRACKING_SYSTEM"
    """Found in an issue tracker such as Jira."""

    MANUAL = "MANUAL"
    """Entered by a person."""

    SERVICE = "SERVICE"
    """Provided by a service that manages ownership or access lists."""

    SOURCE_CONTROL = "SOURCE_CONTROL"
    """Found in version control such as Git."""

    OTHER = "OTHER"
    """Found in another kind of source."""


class Ownership(Aspect):
    """Users and groups responsible for an entity, each with the ownership type.

    The aspect `ownership`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.common.Ownership"
    ASPECT_NAME: ClassVar[str] = "ownership"
    _FIELDS = (
        ("owners", "[Owner]", "REQUIRED"),
        ("ownerTypes", "{[string]}", "DEFAULT", {}),
        ("lastModified", "AuditStamp", "DEFAULT", {"actor": "urn:li:corpuser:unknown", "time": 0}),
    )

    owners: list[Owner]
    """The complete list of owners; writing the aspect replaces all of them."""

    ownerTypes: dict[str, list[str]]
    """Owner URNs grouped by ownership type; the server derives it from `owners`, so clients need not send it.
    """

    lastModified: AuditStamp
    """Who last changed the owners and when; a `time` of `0` means unknown.

    Default: `{"actor": "urn:li:corpuser:unknown", "time": 0}`.
    """

    def __init__(
        self,
        *,
        owners: list[Owner],
        ownerTypes: dict[str, list[str]] | None = None,
        lastModified: AuditStamp | None = None,
    ) -> None:
        self.owners = owners
        self.ownerTypes = {} if ownerTypes is None else ownerTypes
        self.lastModified = self._preset("lastModified") if lastModified is None else lastModified


class Owner(Record):
    """An owner of an entity and the ownership type."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.common.Owner"
    _FIELDS = (
        ("owner", "urn:corpuser,corpGroup", "REQUIRED"),
        ("type", "OwnershipType", "REQUIRED"),
        ("typeUrn", "urn:ownershipType", "OPTIONAL"),
        ("source", "OwnershipSource", "OPTIONAL"),
        ("attribution", "MetadataAttribution", "OPTIONAL"),
    )

    owner: str
    """URN of a user or group, such as `urn:li:corpuser:jdoe` or `urn:li:corpGroup:finance`."""

    type: OwnershipType
    """Deprecated but required: the ownership type as a fixed symbol; replaced by `typeUrn`.

    Deprecated.
    """

    typeUrn: str | None
    """URN of the `ownershipType`, such as `urn:li:ownershipType:__system__technical_owner`; absent means
    `type` decides.
    """

    source: OwnershipSource | None
    """Source of the ownership information; absent when not recorded."""

    attribution: MetadataAttribution | None
    """Who or what applied the metadata, and from which source; absent if not recorded."""

    def __init__(
        self,
        *,
        owner: str,
        type: OwnershipType | str,
        typeUrn: str | None = None,
        source: OwnershipSource | None = None,
        attribution: MetadataAttribution | None = None,
    ) -> None:
        self.owner = owner
        self.type = symbol(OwnershipType, type)
        self.typeUrn = typeUrn
        self.source = source
        self.attribution = attribution


class OwnershipSource(Record):
    """Source of the ownership information, with a link to verify it."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.common.OwnershipSource"
    _FIELDS = (
        ("type", "OwnershipSourceType", "REQUIRED"),
        ("url", "string", "OPTIONAL"),
    )

    type: OwnershipSourceType
    """Type of system that reported the owner."""

    url: str | None
    """Link to the source, such as a ticket or a repository file."""

    def __init__(
        self,
        *,
        type: OwnershipSourceType | str,
        url: str | None = None,
    ) -> None:
        self.type = symbol(OwnershipSourceType, type)
        self.url = url

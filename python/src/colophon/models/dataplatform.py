# Printed by `npm run generate` from packages/model. Do not edit.
"""Platforms: data platforms, and the single deployments of each of them."""

from __future__ import annotations

from typing import ClassVar

from ._record import Aspect, Symbol, symbol
from .common import FabricType


class PlatformType(Symbol):
    """Category of a data platform, used in `dataPlatformInfo`.

    Wire name: `com.linkedin.dataplatform.PlatformType`.
    """

    FILE_SYSTEM = "FILE_SYSTEM"
    """Stores files in directories, for example HDFS."""

    KEY_VALUE_STORE = "KEY_VALUE_STORE"
    """Looks up values by key, for example Voldemort."""

    MESSAGE_BROKER = "MESSAGE_BROKER"
    """Passes messages between producers and consumers, for example Kafka."""

    OBJECT_STORE = "OBJECT_STORE"
    """Stores blobs under keys, for example Ambry."""

    OLAP_DATASTORE = "OLAP_DATASTORE"
    """Stores data for fast analytical queries, for example Pinot."""

    OTHERS = "OTHERS"
    """None of the other categories, for example Salesforce."""

    QUERY_ENGINE = "QUERY_ENGINE"
    """Runs queries over data stored elsewhere, for example Presto."""

    RELATIONAL_DB = "RELATIONAL_DB"
    """Stores tables and answers SQL, for example MySQL or Oracle."""

    SEARCH_ENGINE = "SEARCH_ENGINE"
    """Indexes documents for full-text search, for example Elasticsearch."""


class SlackUserInfo(Aspect):
    """Slack profile of a person, copied from the Slack API to link a catalogue user to a workspace member.

    The aspect `slackUserInfo`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.dataplatform.slack.SlackUserInfo"
    ASPECT_NAME: ClassVar[str] = "slackUserInfo"
    _FIELDS = (
        ("slackInstance", "urn:dataPlatformInstance", "REQUIRED"),
        ("id", "string", "REQUIRED"),
        ("name", "string", "REQUIRED"),
        ("realName", "string", "REQUIRED"),
        ("displayName", "string", "REQUIRED"),
        ("email", "string", "OPTIONAL"),
        ("teamId", "string", "REQUIRED"),
        ("isDeleted", "boolean", "REQUIRED"),
        ("isAdmin", "boolean", "REQUIRED"),
        ("isOwner", "boolean", "REQUIRED"),
        ("isPrimaryOwner", "boolean", "REQUIRED"),
        ("isBot", "boolean", "REQUIRED"),
        ("timezone", "string", "OPTIONAL"),
        ("timezoneOffset", "int", "OPTIONAL"),
        ("title", "string", "OPTIONAL"),
        ("phone", "string", "OPTIONAL"),
        ("profilePictureUrl", "string", "OPTIONAL"),
        ("statusText", "string", "OPTIONAL"),
        ("statusEmoji", "string", "OPTIONAL"),
        ("lastUpdatedSeconds", "long", "OPTIONAL"),
    )

    slackInstance: str
    """URN of the `dataPlatformInstance` that represents the Slack workspace."""

    id: str
    """Slack member id, such as `U012AB3CD`, which stays the same when the person is renamed."""

    name: str
    """Slack handle without the at sign, such as `jdoe`."""

    realName: str
    """Full name in the Slack profile."""

    displayName: str
    """Name shown next to messages in Slack, often shorter than `realName`."""

    email: str | None
    """Email address in the Slack profile; absent when Slack does not disclose it."""

    teamId: str
    """Slack's id of the workspace, such as `T012AB3C4`."""

    isDeleted: bool
    """True once the Slack account has been deactivated."""

    isAdmin: bool
    """True for administrators of the Slack workspace; unrelated to permissions in the catalogue."""

    isOwner: bool
    """True for owners of the Slack workspace; unrelated to ownership of assets."""

    isPrimaryOwner: bool
    """True for the primary owner of the Slack workspace."""

    isBot: bool
    """True when the account belongs to an app rather than a person."""

    timezone: str | None
    """Time zone set in Slack, such as `Europe/Paris`."""

    timezoneOffset: int | None
    """Difference between the member's time zone and UTC, in seconds as the Slack API gives it."""

    title: str | None
    """Job title from the Slack profile, such as `Data engineer`."""

    phone: str | None
    """Phone number from the Slack profile, as the member entered it."""

    profilePictureUrl: str | None
    """URL of the avatar image shown in Slack."""

    statusText: str | None
    """Custom status message at the time of ingestion, such as `On holiday`."""

    statusEmoji: str | None
    """Emoji code of the custom status, such as `:palm_tree:`."""

    lastUpdatedSeconds: int | None
    """Time of the latest change to the member's profile, in seconds (not milliseconds) since the epoch."""

    def __init__(
        self,
        *,
        slackInstance: str,
        id: str,
        name: str,
        realName: str,
        displayName: str,
        email: str | None = None,
        teamId: str,
        isDeleted: bool,
        isAdmin: bool,
        isOwner: bool,
        isPrimaryOwner: bool,
        isBot: bool,
        timezone: str | None = None,
        timezoneOffset: int | None = None,
        title: str | None = None,
        phone: str | None = None,
        profilePictureUrl: str | None = None,
        statusText: str | None = None,
        statusEmoji: str | None = None,
        lastUpdatedSeconds: int | None = None,
    ) -> None:
        self.slackInstance = slackInstance
        self.id = id
        self.name = name
        self.realName = realName
        self.displayName = displayName
        self.email = email
        self.teamId = teamId
        self.isDeleted = isDeleted
        self.isAdmin = isAdmin
        self.isOwner = isOwner
        self.isPrimaryOwner = isPrimaryOwner
        self.isBot = isBot
        self.timezone = timezone
        self.timezoneOffset = timezoneOffset
        self.title = title
        self.phone = phone
        self.profilePictureUrl = profilePictureUrl
        self.statusText = statusText
        self.statusEmoji = statusEmoji
        self.lastUpdatedSeconds = lastUpdatedSeconds


class DataPlatformInfo(Aspect):
    """Name, logo and category of a data platform, and the delimiter in its dataset names.

    The aspect `dataPlatformInfo`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.dataplatform.DataPlatformInfo"
    ASPECT_NAME: ClassVar[str] = "dataPlatformInfo"
    _FIELDS = (
        ("name", "string", "REQUIRED"),
        ("displayName", "string", "OPTIONAL"),
        ("type", "PlatformType", "REQUIRED"),
        ("datasetNameDelimiter", "string", "REQUIRED"),
        ("logical", "boolean", "OPTIONAL"),
        ("logoUrl", "string", "OPTIONAL"),
    )

    name: str
    """Short technical name as in the URN, for example `bigquery`."""

    displayName: str | None
    """Display name, for example `BigQuery`."""

    type: PlatformType
    """Category of the platform, for example `RELATIONAL_DB`."""

    datasetNameDelimiter: str
    """Character between the parts of a dataset name: `.` for databases such as Oracle, `/` for file systems
    such as HDFS.
    """

    logical: bool | None
    """True when the datasets are logical models written by hand rather than ingested."""

    logoUrl: str | None
    """URL of the logo image shown next to assets of the platform."""

    def __init__(
        self,
        *,
        name: str,
        displayName: str | None = None,
        type: PlatformType | str,
        datasetNameDelimiter: str,
        logical: bool | None = None,
        logoUrl: str | None = None,
    ) -> None:
        self.name = name
        self.displayName = displayName
        self.type = symbol(PlatformType, type)
        self.datasetNameDelimiter = datasetNameDelimiter
        self.logical = logical
        self.logoUrl = logoUrl


class DataPlatformInstanceProperties(Aspect):
    """Name and description of one installation of a data platform, such as the production MySQL server.

    The aspect `dataPlatformInstanceProperties`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.dataplatforminstance.DataPlatformInstanceProperties"
    ASPECT_NAME: ClassVar[str] = "dataPlatformInstanceProperties"
    _FIELDS = (
        ("customProperties", "{string}", "DEFAULT", {}),
        ("externalUrl", "string", "OPTIONAL"),
        ("name", "string", "OPTIONAL"),
        ("description", "string", "OPTIONAL"),
    )

    customProperties: dict[str, str]
    """Custom key-value pairs, as strings, for properties without a dedicated field; empty by default."""

    externalUrl: str | None
    """Link to the object in its source system; absent if there is none."""

    name: str | None
    """Display name of the installation; when absent, only the id in its URN is known."""

    description: str | None
    """Description of the installation, such as its purpose and its operator."""

    def __init__(
        self,
        *,
        customProperties: dict[str, str] | None = None,
        externalUrl: str | None = None,
        name: str | None = None,
        description: str | None = None,
    ) -> None:
        self.customProperties = {} if customProperties is None else customProperties
        self.externalUrl = externalUrl
        self.name = name
        self.description = description


class IcebergWarehouseInfo(Aspect):
    """An Iceberg warehouse served by the catalogue: the location of its files and the credentials to access
    them.

    The aspect `icebergWarehouseInfo`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.dataplatforminstance.IcebergWarehouseInfo"
    ASPECT_NAME: ClassVar[str] = "icebergWarehouseInfo"
    _FIELDS = (
        ("dataRoot", "string", "REQUIRED"),
        ("clientId", "urn:", "REQUIRED"),
        ("clientSecret", "urn:", "REQUIRED"),
        ("region", "string", "REQUIRED"),
        ("role", "string", "OPTIONAL"),
        ("tempCredentialExpirationSeconds", "int", "OPTIONAL"),
        ("env", "FabricType", "REQUIRED"),
    )

    dataRoot: str
    """Root path of the tables' files in object storage, for example `s3://lake/warehouse`."""

    clientId: str
    """URN that refers to the storage client id, not the id in plain text."""

    clientSecret: str
    """URN that refers to the storage client secret, not the secret in plain text."""

    region: str
    """Cloud region of the storage, for example `eu-west-1`."""

    role: str | None
    """Role to assume when access to the storage is granted, such as the ARN of an AWS role."""

    tempCredentialExpirationSeconds: int | None
    """Lifetime of the temporary storage credentials issued to clients, in seconds."""

    env: FabricType
    """Environment of the warehouse, for example `PROD`."""

    def __init__(
        self,
        *,
        dataRoot: str,
        clientId: str,
        clientSecret: str,
        region: str,
        role: str | None = None,
        tempCredentialExpirationSeconds: int | None = None,
        env: FabricType | str,
    ) -> None:
        self.dataRoot = dataRoot
        self.clientId = clientId
        self.clientSecret = clientSecret
        self.region = region
        self.role = role
        self.tempCredentialExpirationSeconds = tempCredentialExpirationSeconds
        self.env = symbol(FabricType, env)

# Printed by `npm run generate` from packages/model. Do not edit.
"""Integrations: connections to outside systems, and the objects that integrations keep."""

from __future__ import annotations

from typing import ClassVar

from ._record import Aspect, Record, Symbol, symbol


class DataHubConnectionDetailsType(Symbol):
    """Encodings in which connection details can be stored.

    Wire name: `com.linkedin.connection.DataHubConnectionDetailsType`.
    """

    JSON = "JSON"
    """The details are one JSON document, kept in the field `json`."""


class SerializedValueContentType(Symbol):
    """Encodings a serialised object can have.

    Wire name: `com.linkedin.common.SerializedValueContentType`.
    """

    JSON = "JSON"
    """Bytes are JSON text."""

    BINARY = "BINARY"
    """Bytes are not text; `schemaType` may indicate how to decode them."""


class SerializedValueSchemaType(Symbol):
    """Schema languages in which a serialised object can be described.

    Wire name: `com.linkedin.common.SerializedValueSchemaType`.
    """

    AVRO = "AVRO"
    """Described by an Avro schema."""

    PROTOBUF = "PROTOBUF"
    """Described by a Protocol Buffers message."""

    PEGASUS = "PEGASUS"
    """Described by a Pegasus schema, the `.pdl` language of Rest.li."""

    THRIFT = "THRIFT"
    """Described by a Thrift definition."""

    JSON = "JSON"
    """Described by a JSON schema."""

    NONE = "NONE"
    """Not described in any of the listed languages."""


class DataHubConnectionDetails(Aspect):
    """Stored, reusable connection to an external system, such as a Slack workspace, with its details
    encrypted.

    The aspect `dataHubConnectionDetails`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.connection.DataHubConnectionDetails"
    ASPECT_NAME: ClassVar[str] = "dataHubConnectionDetails"
    _FIELDS = (
        ("type", "DataHubConnectionDetailsType", "REQUIRED"),
        ("name", "string", "OPTIONAL"),
        ("json", "DataHubJsonConnection", "OPTIONAL"),
    )

    type: DataHubConnectionDetailsType
    """Encoding of the details; `JSON` is the only one so far."""

    name: str | None
    """Display name of the connection."""

    json: DataHubJsonConnection | None
    """The details as an encrypted JSON document; set when `type` is `JSON`."""

    def __init__(
        self,
        *,
        type: DataHubConnectionDetailsType | str,
        name: str | None = None,
        json: DataHubJsonConnection | None = None,
    ) -> None:
        self.type = symbol(DataHubConnectionDetailsType, type)
        self.name = name
        self.json = json


class DataHubJsonConnection(Record):
    """Container for the details of a connection, stored as encrypted JSON."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.connection.DataHubJsonConnection"
    _FIELDS = (
        ("encryptedBlob", "string", "REQUIRED"),
    )

    encryptedBlob: str
    """Ciphertext of the JSON document; unreadable without the server's key."""

    def __init__(
        self,
        *,
        encryptedBlob: str,
    ) -> None:
        self.encryptedBlob = encryptedBlob


class PlatformResourceInfo(Aspect):
    """Type, keys and contents of an object that an integration stores in the catalogue, such as a Slack
    conversation.

    The aspect `platformResourceInfo`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.platformresource.PlatformResourceInfo"
    ASPECT_NAME: ClassVar[str] = "platformResourceInfo"
    _FIELDS = (
        ("resourceType", "string", "REQUIRED"),
        ("primaryKey", "string", "REQUIRED"),
        ("secondaryKeys", "[string]", "OPTIONAL"),
        ("value", "SerializedValue", "OPTIONAL"),
    )

    resourceType: str
    """Free-form kind of the object, such as `user`, `conversation` or `grant`; indexed, so objects can be
    looked up by it.
    """

    primaryKey: str
    """Id of the object in the external system, such as a Slack member id; it need not repeat the data
    platform.
    """

    secondaryKeys: list[str] | None
    """Other values by which the object can be found, such as a member's email address or telephone number."""

    value: SerializedValue | None
    """The stored object in serialised form, with its content type and schema."""

    def __init__(
        self,
        *,
        resourceType: str,
        primaryKey: str,
        secondaryKeys: list[str] | None = None,
        value: SerializedValue | None = None,
    ) -> None:
        self.resourceType = resourceType
        self.primaryKey = primaryKey
        self.secondaryKeys = secondaryKeys
        self.value = value


class SerializedValue(Record):
    """An object stored as bytes, with its encoding and schema so that readers can decode it."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.common.SerializedValue"
    _FIELDS = (
        ("blob", "bytes", "REQUIRED"),
        ("contentType", "SerializedValueContentType", "DEFAULT", "JSON"),
        ("schemaType", "SerializedValueSchemaType", "OPTIONAL"),
        ("schemaRef", "string", "OPTIONAL"),
    )

    blob: str
    """The encoded object, for example the UTF-8 bytes of a JSON text."""

    contentType: SerializedValueContentType
    """Encoding of the bytes in `blob`.

    Default: `JSON`.
    """

    schemaType: SerializedValueSchemaType | None
    """Language of the object's schema; absent when no schema is known, `NONE` when it is in none of the
    listed languages.
    """

    schemaRef: str | None
    """Name by which the schema can be found, such as a fully qualified class name; absent when unknown."""

    def __init__(
        self,
        *,
        blob: str,
        contentType: SerializedValueContentType | str = SerializedValueContentType.JSON,
        schemaType: SerializedValueSchemaType | str | None = None,
        schemaRef: str | None = None,
    ) -> None:
        self.blob = blob
        self.contentType = symbol(SerializedValueContentType, contentType)
        self.schemaType = symbol(SerializedValueSchemaType, schemaType)
        self.schemaRef = schemaRef

# Printed by `npm run generate` from packages/model. Do not edit.
"""Containers: databases, schemas and folders that hold other assets."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ._record import Aspect, symbol
from .common import FabricType

if TYPE_CHECKING:
    from .common import TimeStamp


class Container(Aspect):
    """Places an asset in a container, such as a table in its schema.

    The aspect `container`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.container.Container"
    ASPECT_NAME: ClassVar[str] = "container"
    _FIELDS = (
        ("container", "urn:container", "REQUIRED"),
    )

    container: str
    """URN of the direct parent container, whose own `container` aspect points to the next level."""

    def __init__(
        self,
        *,
        container: str,
    ) -> None:
        self.container = container


class ContainerProperties(Aspect):
    """Metadata of a container, such as a database, schema or folder, from the source system; written by
    ingestion.

    The aspect `containerProperties`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.container.ContainerProperties"
    ASPECT_NAME: ClassVar[str] = "containerProperties"
    _FIELDS = (
        ("customProperties", "{string}", "DEFAULT", {}),
        ("externalUrl", "string", "OPTIONAL"),
        ("name", "string", "REQUIRED"),
        ("qualifiedName", "string", "OPTIONAL"),
        ("description", "string", "OPTIONAL"),
        ("env", "FabricType", "OPTIONAL"),
        ("created", "TimeStamp", "OPTIONAL"),
        ("lastModified", "TimeStamp", "OPTIONAL"),
    )

    customProperties: dict[str, str]
    """Custom key-value pairs, as strings, for properties without a dedicated field; empty by default."""

    externalUrl: str | None
    """Link to the object in its source system; absent if there is none."""

    name: str
    """Unqualified name in the source system, such as `public`."""

    qualifiedName: str | None
    """Name with all its parents, such as `sales.public`; absent when the source has none."""

    description: str | None
    """Description from the source system; one written in the catalogue is in `editableContainerProperties`.
    """

    env: FabricType | None
    """Environment of the container, such as `PROD`; absent when not specified."""

    created: TimeStamp | None
    """When the asset was created in the source system, not when it was added to the catalogue."""

    lastModified: TimeStamp | None
    """When the asset last changed in the source system, not when its metadata changed."""

    def __init__(
        self,
        *,
        customProperties: dict[str, str] | None = None,
        externalUrl: str | None = None,
        name: str,
        qualifiedName: str | None = None,
        description: str | None = None,
        env: FabricType | str | None = None,
        created: TimeStamp | None = None,
        lastModified: TimeStamp | None = None,
    ) -> None:
        self.customProperties = {} if customProperties is None else customProperties
        self.externalUrl = externalUrl
        self.name = name
        self.qualifiedName = qualifiedName
        self.description = description
        self.env = symbol(FabricType, env)
        self.created = created
        self.lastModified = lastModified


class EditableContainerProperties(Aspect):
    """User-edited metadata of a container, stored separately so that ingestion does not overwrite it.

    The aspect `editableContainerProperties`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.container.EditableContainerProperties"
    ASPECT_NAME: ClassVar[str] = "editableContainerProperties"
    _FIELDS = (
        ("description", "string", "OPTIONAL"),
    )

    description: str | None
    """Description written in the catalogue; the source's own is in `containerProperties`."""

    def __init__(
        self,
        *,
        description: str | None = None,
    ) -> None:
        self.description = description

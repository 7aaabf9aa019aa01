# Printed by `npm run generate` from packages/model. Do not edit.
"""Tags: tags on entities and on their fields, and who put them there."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ._record import Aspect, Record

if TYPE_CHECKING:
    from .common import MetadataAttribution


class GlobalTags(Aspect):
    """Tags on an entity as a whole; tags on columns are stored with the schema instead.

    The aspect `globalTags`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.common.GlobalTags"
    ASPECT_NAME: ClassVar[str] = "globalTags"
    _FIELDS = (
        ("tags", "[TagAssociation]", "REQUIRED"),
    )

    tags: list[TagAssociation]
    """The complete set of tags; writing the aspect replaces all of them."""

    def __init__(
        self,
        *,
        tags: list[TagAssociation],
    ) -> None:
        self.tags = tags


class TagAssociation(Record):
    """One tag on an entity or column."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.common.TagAssociation"
    _FIELDS = (
        ("tag", "urn:tag", "REQUIRED"),
        ("context", "string", "OPTIONAL"),
        ("attribution", "MetadataAttribution", "OPTIONAL"),
    )

    tag: str
    """URN of the tag, such as `urn:li:tag:pii`."""

    context: str | None
    """Free text on why or how the association was made."""

    attribution: MetadataAttribution | None
    """Who or what applied the metadata, and from which source; absent if not recorded."""

    def __init__(
        self,
        *,
        tag: str,
        context: str | None = None,
        attribution: MetadataAttribution | None = None,
    ) -> None:
        self.tag = tag
        self.context = context
        self.attribution = attribution


class VersionTag(Record):
    """A version label with, if known, the origin of the label."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.common.VersionTag"
    _FIELDS = (
        ("versionTag", "string", "OPTIONAL"),
        ("metadataAttribution", "MetadataAttribution", "OPTIONAL"),
    )

    versionTag: str | None
    """Text of the label, such as `1.4.0`."""

    metadataAttribution: MetadataAttribution | None
    """Who or what applied the label and when; absent when not recorded."""

    def __init__(
        self,
        *,
        versionTag: str | None = None,
        metadataAttribution: MetadataAttribution | None = None,
    ) -> None:
        self.versionTag = versionTag
        self.metadataAttribution = metadataAttribution

# Printed by `npm run generate` from packages/model. Do not edit.
"""Browsing: paths under which entities are found by those who browse."""

from __future__ import annotations

from typing import ClassVar

from ._record import Aspect, Record


class BrowsePaths(Aspect):
    """Older form of an entity's position in the browse tree, as slash-separated strings; superseded by
    `browsePathsV2`.

    The aspect `browsePaths`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.common.BrowsePaths"
    ASPECT_NAME: ClassVar[str] = "browsePaths"
    _FIELDS = (
        ("paths", "[string]", "REQUIRED"),
    )

    paths: list[str]
    """All paths under which the entity appears when browsing, with forward slashes, such as
    `/prod/snowflake/orders`.
    """

    def __init__(
        self,
        *,
        paths: list[str],
    ) -> None:
        self.paths = paths


class BrowsePathsV2(Aspect):
    """Position of the entity in the browse tree as a list of levels, each of which may link to a container.

    The aspect `browsePathsV2`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.common.BrowsePathsV2"
    ASPECT_NAME: ClassVar[str] = "browsePathsV2"
    _FIELDS = (
        ("path", "[BrowsePathEntry]", "REQUIRED"),
    )

    path: list[BrowsePathEntry]
    """Levels from the top down, without platform or environment. If no client sets it, the server derives it
    from the parent containers, if any.
    """

    def __init__(
        self,
        *,
        path: list[BrowsePathEntry],
    ) -> None:
        self.path = path


class BrowsePathEntry(Record):
    """One level of a `browsePathsV2` path, either a plain folder name or a link to an entity such as a
    container.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.common.BrowsePathEntry"
    _FIELDS = (
        ("id", "string", "REQUIRED"),
        ("urn", "urn:", "OPTIONAL"),
    )

    id: str
    """Text indexed for the level: a folder name, or the same value as `urn` when the level is an entity."""

    urn: str | None
    """URN of the entity at this level, commonly a container; absent for a plain folder."""

    def __init__(
        self,
        *,
        id: str,
        urn: str | None = None,
    ) -> None:
        self.id = id
        self.urn = urn

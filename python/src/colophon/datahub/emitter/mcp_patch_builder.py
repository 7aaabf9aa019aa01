"""The base of the patch builders of `datahub.specific`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ...patch import PatchBuilder
from ...proposals import PatchProposal
from ...urn import Urn

if TYPE_CHECKING:
    from typing_extensions import Self

    from ... import models

SOURCE = "attribution\u241fsource"
"""The key of who says so, where several sources may say the same."""


class MetadataPatchProposal:
    """Collects changes to parts of an entity's aspects. Each method returns the builder.

    Args:
        urn: URN of the entity.
        system_metadata: Where the changes come from, such as the id of the ingestion run.
        audit_header: None.
    """

    def __init__(
        self,
        urn: str | Urn,
        system_metadata: models.SystemMetadata | None = None,
        audit_header: None = None,
    ) -> None:
        self.urn = str(urn)
        self._builder = PatchBuilder(self.urn, system_metadata)

    def build(self) -> list[PatchProposal]:
        """The proposals: one for each aspect, and for each way to address the items of its lists."""
        return self._builder.build()

    @staticmethod
    def quote(value: str | Urn) -> str:
        """A name or a key as a part of the path of an operation."""
        return str(value).replace("~", "~0").replace("/", "~1")

    def _add(
        self, aspect_name: str, path: Sequence[str], value: Any, keys: dict[str, list[str]] | None = None
    ) -> Self:
        self._builder.add_at(aspect_name, path, value, keys=keys)
        return self

    def _set(self, aspect_name: str, name: str, value: Any) -> Self:
        """Sets a field, or nothing if the value is None."""
        return self if value is None else self._add(aspect_name, (name,), value)

    def _remove(
        self, aspect_name: str, path: Sequence[str], keys: dict[str, list[str]] | None = None
    ) -> Self:
        self._builder.remove_at(aspect_name, path, keys=keys)
        return self

    def _remove_item(self, aspect_name: str, list_name: str, names: dict[str, Any]) -> Self:
        """Removes the items whose keys have these values; those that are None match any."""
        keys = sorted(names, key=lambda name: names[name] is None)
        path = [str(names[key]) for key in keys if names[key] is not None]
        return self._remove(aspect_name, (list_name, *path), {list_name: keys})


def source_of(association: Any) -> str:
    """Who says so; empty if nobody is named."""
    attribution = getattr(association, "attribution", None)
    return str(getattr(attribution, "source", None) or "")

"""Patches of tags."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....urn import Urn
from ...emitter.mcp_patch_builder import SOURCE, MetadataPatchProposal, source_of

if TYPE_CHECKING:
    from typing_extensions import Self

    from .... import models


class HasTagsPatch(MetadataPatchProposal):
    """Tags."""

    def add_tag(self, tag: models.TagAssociation) -> Self:
        """Adds a tag."""
        return self._add("globalTags", ("tags", source_of(tag), str(tag.tag)), tag, {"tags": [SOURCE, "tag"]})

    def remove_tag(self, tag: str | Urn, attribution_source: str | Urn | None = None) -> Self:
        """Removes a tag, that of one source or those of all."""
        urn = _tag_urn(tag)
        if attribution_source is not None:
            path = ("tags", str(attribution_source), urn)
            return self._remove("globalTags", path, {"tags": [SOURCE, "tag"]})
        return self._remove("globalTags", ("tags", urn), {"tags": ["tag", SOURCE]})


def _tag_urn(tag: str | Urn) -> str:
    text = str(tag)
    return text if text.startswith("urn:li:tag:") else f"urn:li:tag:{text}"

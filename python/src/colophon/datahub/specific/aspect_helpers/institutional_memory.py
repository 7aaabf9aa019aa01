"""Patches of links."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...emitter.mcp_patch_builder import MetadataPatchProposal

if TYPE_CHECKING:
    from typing_extensions import Self

    from .... import models


class HasInstitutionalMemoryPatch(MetadataPatchProposal):
    """Links."""

    def add_institutional_memory(self, element: models.InstitutionalMemoryMetadata) -> Self:
        """Adds a link."""
        keys = {"elements": ["url"]}
        return self._add("institutionalMemory", ("elements", element.url), element, keys)

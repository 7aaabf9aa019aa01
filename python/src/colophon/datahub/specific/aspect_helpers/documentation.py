"""Patches of documentation."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....urn import Urn
from ...emitter.mcp_patch_builder import SOURCE, MetadataPatchProposal, source_of

if TYPE_CHECKING:
    from typing_extensions import Self

    from .... import models

_KEYS = {"documentations": [SOURCE]}


class HasDocumentationPatch(MetadataPatchProposal):
    """Documentation, one text of each source."""

    def add_documentation(self, doc: models.DocumentationAssociation) -> Self:
        """Sets the documentation of a source."""
        return self._add("documentation", ("documentations", source_of(doc)), doc, _KEYS)

    def remove_documentation(self, attribution_source: str | Urn | None = None) -> Self:
        """Removes the documentation of one source or of all."""
        source = () if attribution_source is None else (str(attribution_source),)
        return self._remove("documentation", ("documentations", *source), _KEYS)

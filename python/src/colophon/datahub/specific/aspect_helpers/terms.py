"""Patches of glossary terms."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....urn import Urn
from ...emitter.mcp_patch_builder import SOURCE, MetadataPatchProposal, source_of

if TYPE_CHECKING:
    from typing_extensions import Self

    from .... import models


class HasTermsPatch(MetadataPatchProposal):
    """Glossary terms."""

    def add_term(self, term: models.GlossaryTermAssociation) -> Self:
        """Adds a glossary term."""
        path = ("terms", str(term.urn), source_of(term))
        return self._add("glossaryTerms", path, term, {"terms": ["urn", SOURCE]})

    def remove_term(self, term: str | Urn, attribution_source: str | Urn | None = None) -> Self:
        """Removes a glossary term, that of one source or those of all."""
        text = str(term)
        urn = text if text.startswith("urn:li:glossaryTerm:") else f"urn:li:glossaryTerm:{text}"
        return self._remove_item("glossaryTerms", "terms", {"urn": urn, SOURCE: attribution_source})

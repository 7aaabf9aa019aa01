"""Patches of domains."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....urn import Urn
from ...emitter.mcp_patch_builder import SOURCE, MetadataPatchProposal, source_of

if TYPE_CHECKING:
    from typing_extensions import Self

    from .... import models


class HasDomainsPatch(MetadataPatchProposal):
    """Domains."""

    def add_domain(self, domain: models.DomainAssociation) -> Self:
        """Adds the entity to a domain."""
        path = ("domainAssociations", source_of(domain), str(domain.domain))
        return self._add("domains", path, domain, {"domainAssociations": [SOURCE, "domain"]})

    def remove_domain(self, domain: str | Urn, attribution_source: str | Urn | None = None) -> Self:
        """Removes the entity from a domain, as one source says or as all say."""
        if attribution_source is not None:
            path = ("domainAssociations", str(attribution_source), str(domain))
            return self._remove("domains", path, {"domainAssociations": [SOURCE, "domain"]})
        keys = {"domainAssociations": ["domain", SOURCE]}
        return self._remove("domains", ("domainAssociations", str(domain)), keys)

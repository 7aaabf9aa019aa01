"""Patches of ownership."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....urn import Urn
from ...emitter.mcp_patch_builder import SOURCE, MetadataPatchProposal, source_of

if TYPE_CHECKING:
    from typing_extensions import Self

    from .... import models


class HasOwnershipPatch(MetadataPatchProposal):
    """Owners."""

    def add_owner(self, owner: models.Owner) -> Self:
        """Adds an owner."""
        path = ("owners", str(owner.owner), str(owner.type), str(owner.typeUrn or ""), source_of(owner))
        return self._add("ownership", path, owner, {"owners": ["owner", "type", "typeUrn", SOURCE]})

    def remove_owner(
        self,
        owner: str,
        owner_type: models.OwnershipType | str | None = None,
        type_urn: str | Urn | None = None,
        attribution_source: str | Urn | None = None,
    ) -> Self:
        """Removes an owner: all associations, or those of a type or a source."""
        names = {"owner": owner, "type": owner_type, "typeUrn": type_urn, SOURCE: attribution_source}
        return self._remove_item("ownership", "owners", names)

    def set_owners(self, owners: list[models.Owner]) -> Self:
        """Replaces all owners."""
        return self._add("ownership", ("owners",), owners)

"""Patches of siblings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...emitter.mcp_patch_builder import MetadataPatchProposal

if TYPE_CHECKING:
    from typing_extensions import Self


class HasSiblingsPatch(MetadataPatchProposal):
    """Siblings: the same data in another platform."""

    def add_sibling(self, sibling_urn: str, primary: bool = False) -> Self:
        """Adds a sibling. `primary=True` makes this entity the primary one."""
        self._add("siblings", ("siblings", sibling_urn), sibling_urn)
        return self._add("siblings", ("primary",), True) if primary else self

    def remove_sibling(self, sibling_urn: str) -> Self:
        """Removes a sibling."""
        return self._remove("siblings", ("siblings", sibling_urn))

    def set_siblings(self, sibling_urns: list[str], primary: bool = False) -> Self:
        """Replaces all siblings."""
        self._add("siblings", ("siblings",), list(sibling_urns))
        return self._add("siblings", ("primary",), primary)

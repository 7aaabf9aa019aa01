"""Patches of custom properties."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ...emitter.mcp_patch_builder import MetadataPatchProposal

if TYPE_CHECKING:
    from typing_extensions import Self


class HasCustomPropertiesPatch(MetadataPatchProposal):
    """Custom properties."""

    _PROPERTIES: ClassVar[str]
    # Name of the aspect that has them.

    def add_custom_property(self, key: str, value: str) -> Self:
        """Sets one custom property."""
        return self._add(self._PROPERTIES, ("customProperties", key), value)

    def add_custom_properties(self, custom_properties: dict[str, str] | None = None) -> Self:
        """Sets several custom properties."""
        for key, value in (custom_properties or {}).items():
            self.add_custom_property(key, value)
        return self

    def remove_custom_property(self, key: str) -> Self:
        """Removes one custom property."""
        return self._remove(self._PROPERTIES, ("customProperties", key))

    def set_custom_properties(self, custom_properties: dict[str, str]) -> Self:
        """Replaces all custom properties."""
        return self._add(self._PROPERTIES, ("customProperties",), dict(custom_properties))

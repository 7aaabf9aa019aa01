"""Patches of structured properties."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....builders.aspects import make_property_assignment
from ....builders.urns import make_structured_property_urn
from ....urn import Urn
from ...emitter.mcp_patch_builder import SOURCE, MetadataPatchProposal, source_of

if TYPE_CHECKING:
    from typing_extensions import Self

    from .... import models

_KEYS = {"properties": ["propertyUrn", SOURCE]}


class HasStructuredPropertiesPatch(MetadataPatchProposal):
    """Structured properties."""

    def set_structured_property(
        self,
        key: str,
        value: str | float | list[str | float],
        attribution_source: str | Urn | None = None,
    ) -> Self:
        """Sets the values of a structured property, by its name or URN."""
        assignment = make_property_assignment(key, value)
        return self._assign(assignment, str(attribution_source or ""))

    def add_structured_property(
        self,
        key: str,
        value: str | float | list[str | float],
        attribution_source: str | Urn | None = None,
    ) -> Self:
        """Sets the values of a structured property; the same as `set_structured_property`."""
        return self.set_structured_property(key, value, attribution_source)

    def set_structured_property_manual(self, property: models.StructuredPropertyValueAssignment) -> Self:
        """Sets the values of a structured property as they are given."""
        return self._assign(property, source_of(property))

    def add_structured_property_manual(self, property: models.StructuredPropertyValueAssignment) -> Self:
        """Sets the values of a structured property as they are given."""
        return self._assign(property, source_of(property))

    def remove_structured_property(self, key: str, attribution_source: str | Urn | None = None) -> Self:
        """Removes a structured property, the values of one source or of all."""
        names = {"propertyUrn": make_structured_property_urn(str(key)), SOURCE: attribution_source}
        return self._remove_item("structuredProperties", "properties", names)

    def _assign(self, assignment: models.StructuredPropertyValueAssignment, source: str) -> Self:
        path = ("properties", str(assignment.propertyUrn), source)
        return self._add("structuredProperties", path, assignment, _KEYS)

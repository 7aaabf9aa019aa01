"""The patch builder of `datahub.specific.dataproduct`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .aspect_helpers.custom_properties import HasCustomPropertiesPatch
from .aspect_helpers.domains import HasDomainsPatch
from .aspect_helpers.institutional_memory import HasInstitutionalMemoryPatch
from .aspect_helpers.ownership import HasOwnershipPatch
from .aspect_helpers.structured_properties import HasStructuredPropertiesPatch
from .aspect_helpers.tags import HasTagsPatch
from .aspect_helpers.terms import HasTermsPatch

if TYPE_CHECKING:
    from ... import models


class DataProductPatchBuilder(
    HasOwnershipPatch,
    HasCustomPropertiesPatch,
    HasStructuredPropertiesPatch,
    HasTagsPatch,
    HasTermsPatch,
    HasDomainsPatch,
    HasInstitutionalMemoryPatch,
):
    """Changes parts of a data product's aspects."""

    _PROPERTIES = "dataProductProperties"

    def add_asset(self, asset_urn: str, output_port: bool = False) -> DataProductPatchBuilder:
        """Adds an asset; `output_port=True` offers it to consumers of the product."""
        from ...models import DataProductAssociation

        association = DataProductAssociation(destinationUrn=asset_urn, outputPort=output_port)
        return self._add("dataProductProperties", ("assets", asset_urn), association)

    def remove_asset(self, asset_urn: str) -> DataProductPatchBuilder:
        """Removes an asset."""
        return self._remove("dataProductProperties", ("assets", asset_urn))

    def set_assets(self, assets: list[models.DataProductAssociation]) -> DataProductPatchBuilder:
        """Replaces all assets."""
        return self._add("dataProductProperties", ("assets",), assets)

    def set_name(self, name: str) -> DataProductPatchBuilder:
        """Sets the name."""
        return self._set("dataProductProperties", "name", name)

    def set_description(self, description: str) -> DataProductPatchBuilder:
        """Describes the data product."""
        return self._set("dataProductProperties", "description", description)

    def set_external_url(self, external_url: str) -> DataProductPatchBuilder:
        """Sets the address in the source."""
        return self._set("dataProductProperties", "externalUrl", external_url)

    def set_parent_data_product(self, parent_urn: str) -> DataProductPatchBuilder:
        """Makes it a part of another data product."""
        return self._set("dataProductProperties", "parentDataProduct", parent_urn)


__all__ = ["DataProductPatchBuilder"]

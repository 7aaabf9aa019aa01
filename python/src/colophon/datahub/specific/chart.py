"""The patch builder of `datahub.specific.chart`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...urn import Urn
from ._edges import EdgeLike, edge_of
from .aspect_helpers.custom_properties import HasCustomPropertiesPatch
from .aspect_helpers.domains import HasDomainsPatch
from .aspect_helpers.ownership import HasOwnershipPatch
from .aspect_helpers.tags import HasTagsPatch
from .aspect_helpers.terms import HasTermsPatch

if TYPE_CHECKING:
    from ... import models


class ChartPatchBuilder(
    HasOwnershipPatch, HasCustomPropertiesPatch, HasTagsPatch, HasTermsPatch, HasDomainsPatch
):
    """Changes parts of a chart's aspects."""

    _PROPERTIES = "chartInfo"

    def add_input_edge(self, input: EdgeLike) -> ChartPatchBuilder:
        """Adds an input."""
        edge = edge_of(input, ("dataset",), stamped=True)
        return self._add("chartInfo", ("inputEdges", str(edge.destinationUrn)), edge)

    def remove_input_edge(self, input: str | Urn) -> ChartPatchBuilder:
        """Removes an input."""
        return self._remove("chartInfo", ("inputEdges", str(input)))

    def set_input_edges(self, inputs: list[models.Edge]) -> ChartPatchBuilder:
        """Replaces all inputs."""
        return self._add("chartInfo", ("inputEdges",), [edge_of(one, ("dataset",)) for one in inputs])

    def add_inputs(self, input_urns: list[str] | None) -> ChartPatchBuilder:
        """Adds inputs in the older form, without edges."""
        for urn in input_urns or ():
            self._add("chartInfo", ("inputs", urn), urn)
        return self

    def set_title(self, title: str) -> ChartPatchBuilder:
        """Sets the title."""
        return self._set("chartInfo", "title", title)

    def set_description(self, description: str) -> ChartPatchBuilder:
        """Describes the chart as its source does."""
        return self._set("chartInfo", "description", description)

    def set_external_url(self, external_url: str | None) -> ChartPatchBuilder:
        """Sets the address in the source."""
        return self._set("chartInfo", "externalUrl", external_url)

    def set_chart_url(self, dashboard_url: str | None) -> ChartPatchBuilder:
        """Sets the address of the chart itself."""
        return self._set("chartInfo", "chartUrl", dashboard_url)

    def set_type(self, type: models.ChartType | str | None = None) -> ChartPatchBuilder:
        """Sets the type of chart."""
        return self._set("chartInfo", "type", type)

    def set_access(self, access: models.AccessLevel | str | None = None) -> ChartPatchBuilder:
        """Sets who may see the chart."""
        return self._set("chartInfo", "access", access)

    def set_last_modified(self, last_modified: models.ChangeAuditStamps) -> ChartPatchBuilder:
        """Sets when the chart was created and last modified."""
        return self._set("chartInfo", "lastModified", last_modified)

    def set_last_refreshed(self, last_refreshed: int | None) -> ChartPatchBuilder:
        """Sets when the data was last read, in milliseconds since the epoch."""
        return self._set("chartInfo", "lastRefreshed", last_refreshed)


__all__ = ["ChartPatchBuilder"]

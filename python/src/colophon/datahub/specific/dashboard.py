"""The patch builder of `datahub.specific.dashboard`."""

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


class DashboardPatchBuilder(
    HasOwnershipPatch, HasCustomPropertiesPatch, HasTagsPatch, HasTermsPatch, HasDomainsPatch
):
    """Changes parts of a dashboard's aspects."""

    _PROPERTIES = "dashboardInfo"

    def add_chart_edge(self, chart: EdgeLike) -> DashboardPatchBuilder:
        """Adds a chart."""
        edge = edge_of(chart, ("chart",), stamped=True)
        return self._add("dashboardInfo", ("chartEdges", str(edge.destinationUrn)), edge)

    def remove_chart_edge(self, chart: str | Urn) -> DashboardPatchBuilder:
        """Removes a chart."""
        return self._remove("dashboardInfo", ("chartEdges", str(chart)))

    def set_chart_edges(self, charts: list[models.Edge]) -> DashboardPatchBuilder:
        """Replaces all charts."""
        return self._add("dashboardInfo", ("chartEdges",), [edge_of(one, ("chart",)) for one in charts])

    def add_dataset_edge(self, dataset: EdgeLike) -> DashboardPatchBuilder:
        """Adds a dataset."""
        edge = edge_of(dataset, ("dataset",), stamped=True)
        return self._add("dashboardInfo", ("datasetEdges", str(edge.destinationUrn)), edge)

    def remove_dataset_edge(self, dataset: str | Urn) -> DashboardPatchBuilder:
        """Removes a dataset."""
        return self._remove("dashboardInfo", ("datasetEdges", str(dataset)))

    def set_dataset_edges(self, datasets: list[models.Edge]) -> DashboardPatchBuilder:
        """Replaces all datasets."""
        return self._add("dashboardInfo", ("datasetEdges",), [edge_of(one, ("dataset",)) for one in datasets])

    def add_dashboard(self, dashboard: EdgeLike) -> DashboardPatchBuilder:
        """Adds a dashboard inside this one."""
        edge = edge_of(dashboard, ("dashboard",), stamped=True)
        return self._add("dashboardInfo", ("dashboards", str(edge.destinationUrn)), edge)

    def add_charts(self, chart_urns: list[str] | None) -> DashboardPatchBuilder:
        """Adds charts in the older form, without edges."""
        for urn in chart_urns or ():
            self._add("dashboardInfo", ("charts", urn), urn)
        return self

    def add_datasets(self, dataset_urns: list[str] | None) -> DashboardPatchBuilder:
        """Adds datasets in the older form, without edges."""
        for urn in dataset_urns or ():
            self._add("dashboardInfo", ("datasets", urn), urn)
        return self

    def set_title(self, title: str) -> DashboardPatchBuilder:
        """Sets the title."""
        return self._set("dashboardInfo", "title", title)

    def set_description(self, description: str) -> DashboardPatchBuilder:
        """Describes the dashboard as its source does."""
        return self._set("dashboardInfo", "description", description)

    def set_external_url(self, external_url: str | None) -> DashboardPatchBuilder:
        """Sets the address in the source."""
        return self._set("dashboardInfo", "externalUrl", external_url)

    def set_dashboard_url(self, dashboard_url: str | None) -> DashboardPatchBuilder:
        """Sets the address of the dashboard itself."""
        return self._set("dashboardInfo", "dashboardUrl", dashboard_url)

    def set_access(self, access: models.AccessLevel | str | None = None) -> DashboardPatchBuilder:
        """Sets who may see the dashboard."""
        return self._set("dashboardInfo", "access", access)

    def set_last_modified(self, last_modified: models.ChangeAuditStamps) -> DashboardPatchBuilder:
        """Sets when the dashboard was created and last modified."""
        return self._set("dashboardInfo", "lastModified", last_modified)

    def set_last_refreshed(self, last_refreshed: int | None) -> DashboardPatchBuilder:
        """Sets when the data was last read, in milliseconds since the epoch."""
        return self._set("dashboardInfo", "lastRefreshed", last_refreshed)


__all__ = ["DashboardPatchBuilder"]

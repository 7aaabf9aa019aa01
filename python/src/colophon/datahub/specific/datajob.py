"""The patch builder of `datahub.specific.datajob`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...urn import Urn
from ._edges import EdgeLike, edge_of, require_type
from .aspect_helpers.custom_properties import HasCustomPropertiesPatch
from .aspect_helpers.domains import HasDomainsPatch
from .aspect_helpers.fine_grained_lineage import HasFineGrainedLineagePatch
from .aspect_helpers.ownership import HasOwnershipPatch
from .aspect_helpers.tags import HasTagsPatch
from .aspect_helpers.terms import HasTermsPatch

if TYPE_CHECKING:
    from ... import models

_ASPECT = "dataJobInputOutput"


class DataJobPatchBuilder(
    HasOwnershipPatch,
    HasCustomPropertiesPatch,
    HasTagsPatch,
    HasTermsPatch,
    HasDomainsPatch,
    HasFineGrainedLineagePatch,
):
    """Changes parts of a data job's aspects."""

    _PROPERTIES = "dataJobInfo"
    _LINEAGE = _ASPECT

    def add_input_datajob(self, input: EdgeLike) -> DataJobPatchBuilder:
        """Adds an upstream job."""
        return self._add_edge("inputDatajobEdges", edge_of(input, ("dataJob",)))

    def remove_input_datajob(self, input: str | Urn) -> DataJobPatchBuilder:
        """Removes an upstream job."""
        return self._remove(_ASPECT, ("inputDatajobEdges", str(input)))

    def set_input_datajobs(self, inputs: list[models.Edge]) -> DataJobPatchBuilder:
        """Replaces all upstream jobs."""
        return self._add(_ASPECT, ("inputDatajobEdges",), [edge_of(one, ("dataJob",)) for one in inputs])

    def add_input_dataset(self, input: EdgeLike) -> DataJobPatchBuilder:
        """Adds an input dataset."""
        return self._add_edge("inputDatasetEdges", edge_of(input, ("dataset",)))

    def remove_input_dataset(self, input: str | Urn) -> DataJobPatchBuilder:
        """Removes an input dataset."""
        return self._remove(_ASPECT, ("inputDatasetEdges", str(input)))

    def set_input_datasets(self, inputs: list[models.Edge]) -> DataJobPatchBuilder:
        """Replaces all input datasets."""
        return self._add(_ASPECT, ("inputDatasetEdges",), [edge_of(one, ("dataset",)) for one in inputs])

    def add_output_dataset(self, output: EdgeLike) -> DataJobPatchBuilder:
        """Adds an output dataset."""
        return self._add_edge("outputDatasetEdges", edge_of(output, ("dataset",)))

    def remove_output_dataset(self, output: str | Urn) -> DataJobPatchBuilder:
        """Removes an output dataset."""
        return self._remove(_ASPECT, ("outputDatasetEdges", str(output)))

    def set_output_datasets(self, outputs: list[models.Edge]) -> DataJobPatchBuilder:
        """Replaces all output datasets."""
        return self._add(_ASPECT, ("outputDatasetEdges",), [edge_of(one, ("dataset",)) for one in outputs])

    def add_input_dataset_field(self, input: Urn | str) -> DataJobPatchBuilder:
        """Adds an input column."""
        urn = require_type(input, ("schemaField",))
        return self._add(_ASPECT, ("inputDatasetFields", urn), urn)

    def remove_input_dataset_field(self, input: str | Urn) -> DataJobPatchBuilder:
        """Removes an input column."""
        return self._remove(_ASPECT, ("inputDatasetFields", str(input)))

    def set_input_dataset_fields(self, inputs: list[models.Edge]) -> DataJobPatchBuilder:
        """Replaces all input columns."""
        urns = [require_type(one.destinationUrn, ("schemaField",)) for one in inputs]
        return self._add(_ASPECT, ("inputDatasetFields",), urns)

    def add_output_dataset_field(self, output: Urn | str) -> DataJobPatchBuilder:
        """Adds an output column."""
        urn = require_type(output, ("schemaField",))
        return self._add(_ASPECT, ("outputDatasetFields", urn), urn)

    def remove_output_dataset_field(self, output: str | Urn) -> DataJobPatchBuilder:
        """Removes an output column."""
        return self._remove(_ASPECT, ("outputDatasetFields", str(output)))

    def set_output_dataset_fields(self, outputs: list[models.Edge]) -> DataJobPatchBuilder:
        """Replaces all output columns."""
        urns = [require_type(one.destinationUrn, ("schemaField",)) for one in outputs]
        return self._add(_ASPECT, ("outputDatasetFields",), urns)

    def _add_edge(self, name: str, edge: models.Edge) -> DataJobPatchBuilder:
        return self._add(_ASPECT, (name, str(edge.destinationUrn)), edge)


__all__ = ["DataJobPatchBuilder"]

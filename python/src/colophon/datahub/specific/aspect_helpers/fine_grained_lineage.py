"""Patches of column lineage."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ....errors import ConfigurationError
from ...emitter.mcp_patch_builder import MetadataPatchProposal

if TYPE_CHECKING:
    from typing_extensions import Self

    from .... import models

_NONE = "NONE"


class HasFineGrainedLineagePatch(MetadataPatchProposal):
    """Column lineage."""

    _LINEAGE: ClassVar[str]
    # Name of the aspect that has it.

    def add_fine_grained_lineage(self, fine_grained_lineage: models.FineGrainedLineage) -> Self:
        """Adds lineage from columns to one column."""
        for path in _paths(fine_grained_lineage):
            value = {"confidenceScore": fine_grained_lineage.confidenceScore}
            self._add(self._LINEAGE, path, value)
        return self

    def remove_fine_grained_lineage(self, fine_grained_lineage: models.FineGrainedLineage) -> Self:
        """Removes lineage from columns to one column."""
        for path in _paths(fine_grained_lineage):
            self._remove(self._LINEAGE, path)
        return self

    def set_fine_grained_lineages(self, fine_grained_lineages: list[models.FineGrainedLineage]) -> Self:
        """Replaces all column lineage."""
        return self._add(self._LINEAGE, ("fineGrainedLineages",), fine_grained_lineages)


def _paths(lineage: models.FineGrainedLineage) -> list[tuple[str, ...]]:
    """The path of each pair of an upstream column and the downstream column."""
    downstreams = [str(urn) for urn in lineage.downstreams or ()]
    if len(downstreams) != 1:
        raise ConfigurationError(
            f"fine_grained_lineage: expected one downstream column, got {len(downstreams)}: add each on its own"
        )
    operation, query = lineage.transformOperation or _NONE, str(lineage.query or _NONE)
    return [
        ("fineGrainedLineages", operation, downstreams[0], query, str(upstream))
        for upstream in lineage.upstreams or ()
    ]

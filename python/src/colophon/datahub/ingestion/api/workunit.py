"""The work unit of `datahub.ingestion.api.workunit`: an envelope around one proposal or event."""

from __future__ import annotations

from dataclasses import dataclass

from ....errors import ConfigurationError
from ....proposals import MetadataChangeEvent, PatchProposal, Proposal
from ..._envelopes import MetadataChangeProposalClass


@dataclass(init=False)
class MetadataWorkUnit:
    """One proposal or event with an id. Pass its `metadata` to an emitter."""

    id: str
    """Names the unit in reports."""
    metadata: Proposal | PatchProposal | MetadataChangeProposalClass | MetadataChangeEvent
    """What to send."""
    treat_errors_as_warnings: bool
    is_primary_source: bool

    def __init__(
        self,
        id: str,
        mce: MetadataChangeEvent | None = None,
        mcp: Proposal | None = None,
        mcp_raw: MetadataChangeProposalClass | PatchProposal | None = None,
        treat_errors_as_warnings: bool = False,
        is_primary_source: bool = True,
    ) -> None:
        given = [one for one in (mce, mcp, mcp_raw) if one is not None]
        if len(given) != 1:
            raise ConfigurationError(f"A work unit needs one of mce, mcp and mcp_raw, got {len(given)}.")
        self.id = id
        self.metadata = given[0]
        self.treat_errors_as_warnings = treat_errors_as_warnings
        self.is_primary_source = is_primary_source

    def get_urn(self) -> str:
        """URN of the entity."""
        if isinstance(self.metadata, MetadataChangeEvent):
            return self.metadata.urn
        return self.metadata.entityUrn or ""

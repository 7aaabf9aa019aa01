"""The proposals of `datahub.emitter.mcp`."""

from .._envelopes import MetadataChangeProposalWrapper

__all__ = ["MetadataChangeProposalWrapper"]

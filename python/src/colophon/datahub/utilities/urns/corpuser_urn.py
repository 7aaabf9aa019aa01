"""`CorpUserUrn` under its older name."""

from ...metadata.urns import CorpUserUrn

CorpuserUrn = CorpUserUrn

__all__ = ["CorpuserUrn"]

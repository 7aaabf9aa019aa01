"""`CorpGroupUrn` under its older name."""

from ...metadata.urns import CorpGroupUrn

__all__ = ["CorpGroupUrn"]

"""`TagUrn` under its older name."""

from ...metadata.urns import TagUrn

__all__ = ["TagUrn"]

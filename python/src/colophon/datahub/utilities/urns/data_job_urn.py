"""`DataJobUrn` under its older name."""

from ...metadata.urns import DataJobUrn

__all__ = ["DataJobUrn"]

"""`DataProcessInstanceUrn` under its older name."""

from ...metadata.urns import DataProcessInstanceUrn

__all__ = ["DataProcessInstanceUrn"]

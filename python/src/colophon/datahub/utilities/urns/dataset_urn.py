"""`DatasetUrn` under its older name."""

from ...metadata.urns import DatasetUrn

__all__ = ["DatasetUrn"]

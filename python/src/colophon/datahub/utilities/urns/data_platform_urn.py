"""`DataPlatformUrn` under its older name."""

from ...metadata.urns import DataPlatformUrn

__all__ = ["DataPlatformUrn"]

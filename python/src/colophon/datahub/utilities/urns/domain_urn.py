"""`DomainUrn` under its older name."""

from ...metadata.urns import DomainUrn

__all__ = ["DomainUrn"]

"""`DataFlowUrn` under its older name."""

from ...metadata.urns import DataFlowUrn

__all__ = ["DataFlowUrn"]

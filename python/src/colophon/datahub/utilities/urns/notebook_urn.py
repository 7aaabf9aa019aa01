"""`NotebookUrn` under its older name."""

from ...metadata.urns import NotebookUrn

__all__ = ["NotebookUrn"]

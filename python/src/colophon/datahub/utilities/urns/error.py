"""The error of a malformed URN."""

from ....errors import InvalidUrnError

__all__ = ["InvalidUrnError"]

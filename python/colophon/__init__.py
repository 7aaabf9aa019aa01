"""Colophon's metadata model for Python: `colophon.models` has a class for every record and enumeration."""

from ._wire import Record, WireError

__all__ = ["Record", "WireError"]

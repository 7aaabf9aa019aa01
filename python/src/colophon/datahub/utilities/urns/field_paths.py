"""Paths of columns."""

from __future__ import annotations


def get_simple_field_path_from_v2_field_path(field_path: str) -> str:
    """The path of a column without the types of its parents.

    >>> get_simple_field_path_from_v2_field_path("[version=2.0].[type=struct].address.[type=string].city")
    'address.city'
    """
    if not field_path.startswith("[version=2.0]"):
        return field_path
    # A type may have a dot in its name, and then is more than one piece.
    names = (name for name in field_path.split(".") if not (name.startswith("[") or name.endswith("]")))
    return ".".join(names)

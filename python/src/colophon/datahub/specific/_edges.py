"""Edges from what a patch builder is given."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Union

from ...errors import InvalidUrnError
from ...urn import Urn, guess_entity_type

if TYPE_CHECKING:
    from ... import models

EdgeLike = Union["models.Edge", Urn, str]
"""An edge, or the URN at its end."""

_ACTOR = "urn:li:corpuser:datahub"


def edge_of(given: EdgeLike, entity_types: tuple[str, ...], *, stamped: bool = False) -> models.Edge:
    """The edge; one made from a URN can say that it was made now."""
    from ...models import AuditStamp, Edge

    if isinstance(given, Edge):
        require_type(given.destinationUrn, entity_types)
        return given
    require_type(given, entity_types)
    if not stamped:
        return Edge(destinationUrn=str(given))
    from ...builders.aspects import get_sys_time

    def now() -> models.AuditStamp:
        return AuditStamp(time=get_sys_time(), actor=_ACTOR)

    return Edge(destinationUrn=str(given), created=now(), lastModified=now())


def require_type(urn: Any, entity_types: tuple[str, ...]) -> str:
    """The URN as text, once it is known to be of one of the types."""
    found = guess_entity_type(str(urn))
    if found not in entity_types:
        expected = " or ".join(entity_types)
        raise InvalidUrnError(f"Invalid URN {urn}: expected the URN of a {expected}, got that of a {found}")
    return str(urn)

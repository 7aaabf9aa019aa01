"""`Urn`, and what can be told from a URN alone."""

from __future__ import annotations

from ....urn import guess_entity_type
from ...metadata.urns import Urn

# The part that names the platform, by entity type.
_PLATFORM_PART = {
    "dataset": 0,
    "chart": 0,
    "dashboard": 0,
    "dataFlow": 0,
    "dataPlatform": 0,
    "mlFeatureTable": 0,
    "mlModel": 0,
    "mlModelDeployment": 0,
    "mlModelGroup": 0,
    "notebook": 0,
}


def guess_platform_name(urn: str) -> str | None:
    """The name of the platform that a URN has; None if it has none.

    >>> guess_platform_name("urn:li:dataset:(urn:li:dataPlatform:mysql,shop.orders,PROD)")
    'mysql'
    """
    parsed = Urn.from_string(urn)
    if parsed.entity_type == "dataJob":
        return guess_platform_name(parsed.parts[0])
    part = _PLATFORM_PART.get(parsed.entity_type)
    return None if part is None else parsed.parts[part].removeprefix("urn:li:dataPlatform:")


__all__ = ["Urn", "guess_entity_type", "guess_platform_name"]

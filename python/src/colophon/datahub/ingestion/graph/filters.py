"""The filters of `datahub.ingestion.graph.filters`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import Any

from ...._filters import entity_filter


class RemovedStatusFilter(Enum):
    """Which entities are found, by whether they are soft-deleted."""

    NOT_SOFT_DELETED = "NOT_SOFT_DELETED"
    ALL = "ALL"
    ONLY_SOFT_DELETED = "ONLY_SOFT_DELETED"


@dataclass
class SearchFilterRule:
    """A criterion of a filter."""

    field: str
    """Name of the field, such as `name`."""
    condition: str
    """`EQUAL`, `CONTAIN`, `EXISTS` and others of the search syntax."""
    values: list[str]
    """Values, one of which must match."""
    negated: bool = False
    """True finds what does not match."""

    def to_raw(self) -> dict[str, str | bool | list[str]]:
        """The criterion as JSON."""
        raw: dict[str, str | bool | list[str]] = {
            "field": self.field,
            "condition": self.condition,
            "values": self.values,
        }
        return {**raw, "negated": True} if self.negated else raw

    def negate(self) -> SearchFilterRule:
        """The opposite criterion."""
        return replace(self, negated=not self.negated)


RawSearchFilterRule = dict[str, Any]
"""A criterion as JSON."""


def generate_filter(
    platform: str | Sequence[str] | None,
    platform_instance: str | None,
    env: str | None,
    container: str | Sequence[str] | None,
    status: RemovedStatusFilter | None,
    extra_filters: Sequence[RawSearchFilterRule] | None,
    extra_or_filters: Sequence[dict[str, list[RawSearchFilterRule]]] | None = None,
) -> list[dict[str, list[RawSearchFilterRule]]]:
    """The filter of `get_urns_by_filter` as JSON: one of its clauses must match."""
    clauses = entity_filter(
        platform=platform,
        platform_instance=platform_instance,
        env=env,
        container=container,
        status=None if status is None else status.value,
        extra_filters=extra_filters,
        extra_or_filters=extra_or_filters,
    )
    return [{"and": clause} for clause in clauses or [[]]]

"""The filter of `get_urns_by_filter`, from its arguments."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from ._arguments import texts
from .builders.urns import make_data_platform_urn, make_dataplatform_instance_urn
from .errors import ConfigurationError

STATUSES = ("NOT_SOFT_DELETED", "ALL", "ONLY_SOFT_DELETED")
"""Which entities are found, by whether they are soft-deleted."""


def entity_filter(
    *,
    platform: str | Sequence[str] | None,
    platform_instance: str | None,
    env: str | None,
    container: str | Sequence[str] | None,
    status: str | None,
    extra_filters: Iterable[Any] | None,
    extra_or_filters: Iterable[Mapping[str, Iterable[Any]]] | None,
) -> list[list[dict[str, Any]]] | None:
    """Clauses of which one must match; in a clause, all criteria must."""
    criteria: list[dict[str, Any]] = []
    platforms = [make_data_platform_urn(name) for name in _several("platform", platform)]
    if platforms:
        criteria.append({"field": "platform", "values": platforms})
    if platform_instance is not None:
        instance = _instance_urn(platform_instance, platforms)
        criteria.append({"field": "platformInstance", "values": [instance]})
    if container is not None:
        criteria.append({"field": "container", "values": _several("container", container)})
    if status_name(status) == "ONLY_SOFT_DELETED":
        criteria.append({"field": "removed", "values": ["true"]})
    criteria.extend(_rule(rule) for rule in extra_filters or ())
    clauses = [criteria]
    if env is not None:
        # Containers and other entities without an environment in their key have it as a property.
        of_env: list[dict[str, Any]] = [
            {"field": "origin", "values": [env]},
            {"field": "customProperties", "values": [f"env={env}", f"instance={env}"]},
        ]
        clauses = [[*clause, one] for clause in clauses for one in of_env]
    if extra_or_filters is not None:
        alternatives = [[_rule(rule) for rule in one["and"]] for one in extra_or_filters]
        clauses = [[*clause, *one] for clause in clauses for one in alternatives]
    return None if clauses == [[]] else clauses


def status_name(status: Any) -> str:
    """The name of a status; None means all."""
    name = "ALL" if status is None else str(getattr(status, "value", status))
    if name not in STATUSES:
        raise ConfigurationError(f"status: expected one of {', '.join(STATUSES)}, got {name!r}")
    return name


def _several(name: str, value: str | Sequence[str] | None) -> list[str]:
    if value is None:
        return []
    return [value] if isinstance(value, str) else texts(name, value)


def _rule(rule: Any) -> dict[str, Any]:
    """A criterion as JSON: rules of DataHub's package have a method for it."""
    raw: Mapping[str, Any] = rule.to_raw() if hasattr(rule, "to_raw") else rule
    return dict(raw)


def _instance_urn(instance: str, platforms: Sequence[str]) -> str:
    if instance.startswith("urn:li:"):
        return instance
    if len(platforms) != 1:
        raise ConfigurationError(
            f"platform_instance: expected a URN, or its name together with one platform, got {instance!r}"
        )
    return make_dataplatform_instance_urn(platforms[0], instance)

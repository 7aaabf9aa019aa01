"""The graph client of `datahub.ingestion.graph.client`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from enum import Enum
from typing import TYPE_CHECKING

from ....graph import GraphClient
from ....options import ClientOptions
from ....proposals import Proposal
from ..._envelopes import wrapped
from ...emitter.rest_emitter import DataHubRestEmitter
from .config import ClientMode, DatahubClientConfig, DatahubGraphConfig
from .filters import RemovedStatusFilter, SearchFilterRule

if TYPE_CHECKING:
    from typing_extensions import Self


class RelationshipDirection(str, Enum):
    """Which end of a relationship an entity is."""

    INCOMING = "INCOMING"
    OUTGOING = "OUTGOING"


class DataHubGraph(DataHubRestEmitter, GraphClient):  # pyright: ignore[reportIncompatibleMethodOverride]
    """`GraphClient`, made from a `DatahubClientConfig`."""

    RelationshipDirection = RelationshipDirection

    def __init__(self, config: DatahubClientConfig) -> None:
        settings = {field.name: getattr(config, field.name) for field in fields(config)}
        super().__init__(settings.pop("server"), **settings)
        self.config = config

    @classmethod
    def from_emitter(cls, emitter: DataHubRestEmitter) -> DataHubGraph:
        """A graph client with the settings of an emitter."""
        return cls._of_options(emitter.options)

    @classmethod
    def _of_options(cls, options: ClientOptions) -> DataHubGraph:
        graph = cls(DatahubClientConfig(server=options.server))
        graph.config.token = options.token
        GraphClient.__init__(graph, options)
        return graph

    def get_entity_as_mcps(self, entity_urn: str, aspects: Sequence[str] | None = None) -> list[Proposal]:
        """The entity as proposals that would write it again."""
        return [wrapped(proposal) for proposal in super().get_entity_as_mcps(entity_urn, aspects)]

    def __enter__(self) -> Self:
        return self


def get_default_graph(
    client_mode: ClientMode | None = None, datahub_component: str | None = None
) -> DataHubGraph:
    """A client with the settings of the environment, such as `DATAHUB_GMS_URL`; both arguments have no effect.

    Raises `ConfigurationError` if no catalogue responds there.
    """
    graph = DataHubGraph._of_options(ClientOptions.from_env())
    graph.test_connection()
    return graph


__all__ = [
    "DataHubGraph",
    "DatahubClientConfig",
    "DatahubGraphConfig",
    "RelationshipDirection",
    "RemovedStatusFilter",
    "SearchFilterRule",
    "get_default_graph",
]

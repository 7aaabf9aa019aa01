"""The emitter of `datahub.emitter.kafka_emitter`. Needs the extra `kafka`: `pip install 'colophon[kafka]'`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from ...kafka import (
    DEFAULT_TOPIC_ROUTES,
    MCE_KEY,
    MCP_KEY,
    KafkaEmitter,
    KafkaEmitterConfig as ColophonConfig,
)
from ...proposals import MetadataChangeEvent, PatchProposal, Proposal
from .._envelopes import AnyEmittable, MetadataChangeProposalClass, as_emittable
from ..configuration.kafka import KafkaProducerConnectionConfig

if TYPE_CHECKING:
    from typing_extensions import Self

Callback = Callable[["Exception | None", str], None]
"""Called when a message is delivered, with None and a text, or with the error and its message."""


@dataclass(kw_only=True)
class KafkaEmitterConfig:
    """How to reach Kafka, and the topics to send to."""

    connection: KafkaProducerConnectionConfig | Mapping[str, Any] = field(
        default_factory=KafkaProducerConnectionConfig
    )
    """Settings of the connection, as an object or a mapping."""
    topic_routes: Mapping[str, str] = field(default_factory=lambda: dict(DEFAULT_TOPIC_ROUTES))
    """The topic of `MetadataChangeEvent` and that of `MetadataChangeProposal`; both are needed."""
    max_queue_full_block_seconds: float = 300.0
    """How long `emit` waits for room in a full queue before it fails, in seconds."""

    def __post_init__(self) -> None:
        if isinstance(self.connection, Mapping):
            self.connection = KafkaProducerConnectionConfig(**self.connection)

    @classmethod
    def model_validate(cls, obj: Mapping[str, Any]) -> KafkaEmitterConfig:
        """Reads the settings from a mapping."""
        return cls(**obj)

    @classmethod
    def parse_obj(cls, obj: Mapping[str, Any]) -> KafkaEmitterConfig:
        """The older name of `model_validate`."""
        return cls.model_validate(obj)


class DatahubKafkaEmitter(KafkaEmitter):
    """`KafkaEmitter`, made from a configuration as DataHub's package has it.

    Callbacks are called with None or an error of `colophon.errors`, and a text, where DataHub's get the error and the
    message of the Kafka client.
    """

    def __init__(self, config: KafkaEmitterConfig) -> None:
        connection = config.connection
        assert isinstance(connection, KafkaProducerConnectionConfig)
        super().__init__(
            ColophonConfig(
                bootstrap=connection.bootstrap,
                schema_registry_url=connection.schema_registry_url,
                schema_registry_config=connection.schema_registry_config,
                producer_config=connection.producer_config,
                topic_routes=config.topic_routes,
                max_queue_full_block_seconds=config.max_queue_full_block_seconds,
                flush_timeout=connection.client_timeout_seconds,
            )
        )

    def emit(self, item: AnyEmittable, callback: Callback | None = None) -> None:
        """Puts a proposal or event into the queue."""
        super().emit(as_emittable(item), callback)

    def emit_mcp_async(
        self, mcp: Proposal | PatchProposal | MetadataChangeProposalClass, callback: Callback | None = None
    ) -> None:
        """Puts a proposal into the queue."""
        self.emit(mcp, callback)

    def emit_mce_async(self, mce: MetadataChangeEvent, callback: Callback | None = None) -> None:
        """Puts an event into the queue."""
        self.emit(mce, callback)

    def __enter__(self) -> Self:
        return self


__all__ = ["DEFAULT_TOPIC_ROUTES", "MCE_KEY", "MCP_KEY", "DatahubKafkaEmitter", "KafkaEmitterConfig"]

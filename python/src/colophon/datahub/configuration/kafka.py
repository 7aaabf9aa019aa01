"""The connection settings of `datahub.configuration.kafka`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

_REGISTRY = "http://localhost:8080/schema-registry/api/"


@dataclass(kw_only=True)
class KafkaProducerConnectionConfig:
    """How to reach a broker and a schema registry."""

    bootstrap: str = "localhost:9092"
    """Addresses of brokers, separated by commas."""
    schema_registry_url: str = _REGISTRY
    """Address of the schema registry. Default: that of a catalogue on this machine."""
    schema_registry_config: Mapping[str, Any] = field(default_factory=dict)
    """Further settings of the registry's client."""
    client_timeout_seconds: int = 60
    """How long `flush` and `close` wait for deliveries, in seconds."""
    producer_config: Mapping[str, Any] = field(default_factory=dict)
    """Further settings of librdkafka's producer."""

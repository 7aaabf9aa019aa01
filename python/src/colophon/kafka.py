"""Sends metadata over Kafka. Needs the extra `kafka`: `pip install 'colophon[kafka]'`."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from importlib.resources import files
from types import TracebackType
from typing import Any

from ._arguments import items_of
from .errors import BatchError, ColophonError, ConfigurationError, DeliveryError, Failure, ValidationError
from .models._codec import Type, fields_of, value_writer
from .models._record import Record, Symbol
from .proposals import (
    AnyProposal,
    Emittable,
    MetadataChangeEvent,
    PatchProposal,
    Proposal,
    metadata_obj,
    place_of,
)

MCE_KEY = "MetadataChangeEvent"
"""The route of events."""
MCP_KEY = "MetadataChangeProposal"
"""The route of proposals."""
DEFAULT_TOPIC_ROUTES: Mapping[str, str] = {
    MCE_KEY: "MetadataChangeEvent_v4",
    MCP_KEY: "MetadataChangeProposal_v1",
}
"""The topics that a catalogue reads by default."""

# How long a producer's full queue is waited for at a time, in seconds.
_POLL_SECONDS = 1.0


@dataclass(kw_only=True)
class KafkaEmitterConfig:
    """How to reach Kafka.

    >>> KafkaEmitterConfig(topic_routes={"MetadataChangeProposal": "proposals"})
    Traceback (most recent call last):
    colophon.errors.ConfigurationError: topic_routes: a route for MetadataChangeEvent is missing
    """

    bootstrap: str = "localhost:9092"
    """Addresses of brokers, separated by commas. Default `localhost:9092`."""
    schema_registry_url: str = "http://localhost:8080/schema-registry/api/"
    """Address of the schema registry. Default: that of a catalogue on this machine."""
    schema_registry_config: Mapping[str, Any] = field(default_factory=dict)
    """Further settings of the registry's client, such as `basic.auth.user.info`."""
    producer_config: Mapping[str, Any] = field(default_factory=dict)
    """Further settings of librdkafka's producer, such as `security.protocol`."""
    topic_routes: Mapping[str, str] = field(default_factory=lambda: dict(DEFAULT_TOPIC_ROUTES))
    """The topic of `MetadataChangeEvent` and that of `MetadataChangeProposal`; both are needed."""
    max_queue_full_block_seconds: float = 300.0
    """How long `emit` waits for room in a full queue before it fails, in seconds. Default 300."""
    flush_timeout: float = 60.0
    """How long `flush` and `close` wait for deliveries, in seconds. Default 60."""

    def __post_init__(self) -> None:
        for name in ("topic_routes", "producer_config", "schema_registry_config"):
            given = getattr(self, name)
            if not isinstance(given, Mapping) or not all(isinstance(key, str) for key in given):
                expected = "names to topics" if name == "topic_routes" else "names to values"
                raise ConfigurationError(f"{name}: expected a mapping of {expected}, got {given!r}")
        missing = [name for name in (MCE_KEY, MCP_KEY) if not self.topic_routes.get(name)]
        if missing:
            plural = "routes" if len(missing) > 1 else "a route"
            verb = "are" if len(missing) > 1 else "is"
            raise ConfigurationError(f"topic_routes: {plural} for {' and '.join(missing)} {verb} missing")
        unknown = [name for name in self.topic_routes if name not in (MCE_KEY, MCP_KEY)]
        if unknown:
            raise ConfigurationError(
                f"topic_routes: expected {MCE_KEY} and {MCP_KEY}, got {', '.join(unknown)}"
            )
        for name, topic in self.topic_routes.items():
            if not isinstance(topic, str):
                raise ConfigurationError(f"topic_routes: {name}: expected the name of a topic, got {topic!r}")
        if not isinstance(self.bootstrap, str) or not self.bootstrap:
            raise ConfigurationError(
                f"bootstrap: expected the address of a broker, such as localhost:9092, got {self.bootstrap!r}"
            )
        url = self.schema_registry_url
        if not isinstance(url, str) or not re.match(r"https?://[^/\s]", url):
            raise ConfigurationError(
                f"schema_registry_url: expected an address such as http://localhost:8081, got {url!r}"
            )
        for name in ("max_queue_full_block_seconds", "flush_timeout"):
            given = getattr(self, name)
            is_number = isinstance(given, (int, float)) and not isinstance(given, bool)
            # librdkafka counts milliseconds in 32 bits.
            if not is_number or not 0 <= given < 2**31 / 1000:
                raise ConfigurationError(f"{name}: expected a number of seconds, 0 or more, got {given!r}")


class KafkaEmitter:
    """Sends proposals and events to Kafka, in the form of DataHub's Kafka emitter.

    `emit` puts a message into the producer's queue; `flush` and `close` wait until all are delivered, and raise a
    `BatchError` with each that was not.

    Args:
        config: How to reach Kafka. Default: a broker and a registry on this machine.

    Raises `ConfigurationError` if the extra `kafka` is not installed.
    """

    def __init__(self, config: KafkaEmitterConfig | None = None) -> None:
        if config is not None and not isinstance(config, KafkaEmitterConfig):
            raise ConfigurationError(f"config: expected a KafkaEmitterConfig, got {config!r}")
        self.config = config or KafkaEmitterConfig()
        try:
            from confluent_kafka import KafkaException, Producer
            from confluent_kafka.schema_registry import SchemaRegistryClient, topic_subject_name_strategy
            from confluent_kafka.schema_registry.avro import AvroSerializer
        except ImportError as error:
            raise ConfigurationError(
                f"KafkaEmitter needs the Kafka client: pip install 'colophon[kafka]' ({error})"
            ) from error
        try:
            registry = SchemaRegistryClient(
                {"url": self.config.schema_registry_url, **self.config.schema_registry_config}
            )
        except (TypeError, ValueError) as error:
            raise ConfigurationError(f"schema_registry_config: {error}") from error
        # By default the client asks for associations of topics, which the registry of a catalogue does not have.
        settings = {"subject.name.strategy": topic_subject_name_strategy}
        make_serializer: Any = AvroSerializer
        self._serialize: dict[str, Any] = {
            key: make_serializer(registry, _schema(key), conf=settings) for key in (MCE_KEY, MCP_KEY)
        }
        try:
            self._producer: Any = Producer(
                {"bootstrap.servers": self.config.bootstrap, **self.config.producer_config}
            )
        except (KafkaException, TypeError, ValueError) as error:
            reason = error.args[0].str() if isinstance(error, KafkaException) else error
            raise ConfigurationError(f"producer_config: {reason}") from error
        self._count = 0
        self._delivered = 0
        self._failures: list[Failure] = []

    def emit(self, item: Emittable, callback: Callable[[Exception | None, str], None] | None = None) -> None:
        """Puts a proposal or event into the queue.

        Args:
            item: What to send.
            callback: Called with `(None, "success")` when the message is delivered, or with the error and its
                message; then `flush` does not report it.

        Raises `ValidationError` if the aspect is not valid, `DeliveryError` if the queue stays full, the message is too
        large, or the schema registry does not respond.
        """
        self._put(item, self._encode(item), callback)

    def emit_many(self, items: Iterable[Emittable]) -> None:
        """Puts many proposals and events into the queue, and waits until all are delivered.

        What is valid is sent, even if other items are not. Raises `BatchError` with each item that was not delivered
        and its index.
        """
        stopped: ColophonError | None = None
        for item in items_of(items):
            try:
                if stopped is not None:
                    raise stopped
                try:
                    value = self._encode(item)
                except DeliveryError as error:
                    # Without the registry no other message can be sent either: they are reported, not tried.
                    stopped = error
                    raise
                self._put(item, value)
            except ColophonError as error:
                self._failures.append(Failure(self._count, *place_of(item), error))
                self._count += 1
        self.flush()

    def emit_mcp_async(self, mcp: AnyProposal, callback: Any = None) -> None:
        """Puts a proposal into the queue; DataHub's name for `emit`."""
        self.emit(mcp, callback)

    def emit_mce_async(self, mce: MetadataChangeEvent, callback: Any = None) -> None:
        """Puts an event into the queue; DataHub's name for `emit`."""
        self.emit(mce, callback)

    def flush(self) -> None:
        """Waits until every message is delivered. Raises `BatchError` with each that was not."""
        left = self._producer.flush(self.config.flush_timeout)
        failures, self._failures = sorted(self._failures, key=lambda failure: failure.index), []
        delivered, self._delivered = self._delivered, 0
        self._count = 0
        if left:
            waited = f"{self.config.flush_timeout:g} s"
            error: ColophonError = DeliveryError(f"{left} messages were not delivered within {waited}")
            failures.append(Failure(-1, "", "", error))
        if failures:
            raise BatchError(failures, delivered) from failures[0].error

    def close(self) -> None:
        """Waits until every message is delivered. Raises as `flush` does."""
        self.flush()

    def _encode(self, item: Emittable) -> bytes:
        """The message in Confluent's form: a zero, the schema's id in the registry, and the record in Avro."""
        from confluent_kafka.serialization import MessageField, SerializationContext

        key = _route(item)
        obj = event_to_avro(item) if isinstance(item, MetadataChangeEvent) else proposal_to_avro(item)
        topic = self.config.topic_routes[key]
        try:
            value: bytes = self._serialize[key](obj, SerializationContext(topic, MessageField.VALUE))
        except Exception as error:  # The serializer and the registry's client raise many kinds.
            raise DeliveryError(f"The message for {topic} could not be serialized: {error}") from error
        return value

    def _put(
        self, item: Emittable, value: bytes, callback: Callable[[Exception | None, str], None] | None = None
    ) -> None:
        topic = self.config.topic_routes[_route(item)]
        urn, aspect_name = place_of(item)
        index = self._count

        def delivered(error: Any, message: Any) -> None:
            if error is None:
                self._delivered += 1
                if callback:
                    callback(None, "success")
                return
            failure = DeliveryError(f"The message for {topic} was not delivered: {error.str()}")
            if callback:
                callback(failure, str(failure))
            else:
                self._failures.append(Failure(index, urn, aspect_name, failure))

        self._produce(topic, urn.encode(), value, delivered)
        self._count += 1

    def _produce(self, topic: str, key: bytes, value: bytes, delivered: Callable[[Any, Any], None]) -> None:
        from confluent_kafka import KafkaException

        until = time.monotonic() + self.config.max_queue_full_block_seconds
        while True:
            try:
                self._producer.produce(topic, value, key, on_delivery=delivered)
            except BufferError as error:
                if time.monotonic() >= until:
                    limit = self.config.max_queue_full_block_seconds
                    raise DeliveryError(f"The producer's queue stayed full for {limit:g} s") from error
                self._producer.poll(_POLL_SECONDS)
            except KafkaException as error:
                # Such as a message above `message.max.bytes`.
                raise DeliveryError(f"The message for {topic} was not sent: {error.args[0].str()}") from error
            else:
                self._producer.poll(0)
                return

    def __enter__(self) -> KafkaEmitter:
        return self

    def __exit__(
        self, type_: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def _route(item: Emittable) -> str:
    return MCE_KEY if isinstance(item, MetadataChangeEvent) else MCP_KEY


def _schema(name: str) -> str:
    return (files("colophon") / "avro" / f"{name}.avsc").read_text(encoding="utf-8")


def proposal_to_avro(proposal: AnyProposal) -> dict[str, Any]:
    """A proposal as Avro has it: the value is bytes."""
    if not isinstance(proposal, (Proposal, PatchProposal)):
        raise ValidationError(f"expected a Proposal, got {type(proposal).__name__}")
    obj = json.loads(proposal.to_json())
    if "aspect" in obj:
        obj["aspect"] = {**obj["aspect"], "value": obj["aspect"]["value"].encode()}
    return {
        "auditHeader": None,
        "entityKeyAspect": None,
        "aspect": None,
        "systemMetadata": None,
        "headers": None,
        **obj,
    }


def event_to_avro(event: MetadataChangeEvent) -> dict[str, Any]:
    """An event as Avro has it: members of unions are pairs of a name and a value."""
    event.validate()
    snapshot = event.proposedSnapshot
    return {
        "auditHeader": None,
        "proposedSnapshot": (avro_name(snapshot.RECORD_NAME), record_to_avro(snapshot)),
        "proposedDelta": None,
        "systemMetadata": None if event.systemMetadata is None else metadata_obj(event.systemMetadata),
    }


def avro_name(name: str) -> str:
    """The name of a record in Avro: `com.linkedin.pegasus2avro.common.Status`."""
    return name.replace("com.linkedin.", "com.linkedin.pegasus2avro.", 1)


def record_to_avro(record: Record) -> dict[str, Any]:
    """A valid record as Avro has it."""
    return {
        name: None
        if getattr(record, field.attribute, None) is None
        else _value_to_avro(field.type, getattr(record, field.attribute))
        for name, field in fields_of(type(record)).items()
    }


def _value_to_avro(type_: Type, value: Any) -> Any:
    if type_.kind == "array" and type_.inner is not None:
        return [_value_to_avro(type_.inner, item) for item in value]
    if type_.kind == "map" and type_.inner is not None:
        return {key: _value_to_avro(type_.inner, item) for key, item in value.items()}
    if type_.kind == "union":
        return _union_to_avro(type_, value)
    if type_.kind == "bytes":
        return str(value).encode()
    if isinstance(value, Record):
        return record_to_avro(value)
    if isinstance(value, Symbol):
        return value.value
    return value_writer(type_)(value)


def _union_to_avro(type_: Type, value: Any) -> Any:
    ((name, plain),) = value_writer(type_)(value).items()
    member = dict(type_.members)[name]
    if member.kind != "named":
        # Pairs tell the sizes of numbers apart.
        return (name, plain)
    return (avro_name(name), _value_to_avro(member, value))

"""The Kafka emitter: its settings, its messages, and their way through librdkafka's own mock broker."""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Callable
from typing import Any

import pytest

from colophon import (
    BatchError,
    ConfigurationError,
    KafkaEmitter,
    KafkaEmitterConfig,
    MetadataChangeEvent,
    PatchBuilder,
    Proposal,
    ValidationError,
    make_dataset_urn,
    make_lineage_mce,
    models,
)
from colophon.kafka import DEFAULT_TOPIC_ROUTES, event_to_avro, proposal_to_avro

URN = make_dataset_urn("mysql", "shop.orders")
# The mock broker is part of the client library; it speaks Kafka's protocol on a port of this machine.
MOCK = {"test.mock.num.brokers": 1}


@pytest.mark.parametrize(
    ("routes", "message"),
    [
        ({}, "topic_routes: routes for MetadataChangeEvent and MetadataChangeProposal are missing"),
        ({"MetadataChangeEvent": "a"}, "topic_routes: a route for MetadataChangeProposal is missing"),
        ({"MetadataChangeProposal": "a"}, "topic_routes: a route for MetadataChangeEvent is missing"),
        ({**DEFAULT_TOPIC_ROUTES, "Other": "a"}, "got Other"),
        ("topic", "expected a mapping"),
    ],
)
def test_topic_routes_must_name_both_topics(routes: Any, message: str) -> None:
    with pytest.raises(ConfigurationError, match=message):
        KafkaEmitterConfig(topic_routes=routes)


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"bootstrap": 5}, "bootstrap: expected the address of a broker, such as localhost:9092, got 5"),
        ({"bootstrap": ""}, "bootstrap: expected the address of a broker"),
        ({"schema_registry_url": "foo"}, "schema_registry_url: expected an address such as .* got 'foo'"),
        ({"schema_registry_url": None}, "schema_registry_url: expected an address"),
        ({"producer_config": 5}, "producer_config: expected a mapping of names to values, got 5"),
        ({"schema_registry_config": []}, "schema_registry_config: expected a mapping of names to values"),
        ({"flush_timeout": -1}, "flush_timeout: expected a number of seconds, 0 or more, got -1"),
        ({"flush_timeout": "x"}, "flush_timeout: expected a number of seconds, 0 or more, got 'x'"),
        (
            {"max_queue_full_block_seconds": True},
            "max_queue_full_block_seconds: expected a number of seconds",
        ),
        (
            {"topic_routes": {**DEFAULT_TOPIC_ROUTES, "MetadataChangeEvent": 5}},
            "topic_routes: MetadataChangeEvent: expected the name of a topic, got 5",
        ),
    ],
)
def test_wrong_settings_are_named_with_what_was_expected(settings: dict[str, Any], message: str) -> None:
    with pytest.raises(ConfigurationError, match=message):
        KafkaEmitterConfig(**settings)


@pytest.mark.parametrize(
    ("config", "message"),
    [
        (KafkaEmitterConfig(producer_config={"nope.nope": 1}), "producer_config: .*nope.nope"),
        (KafkaEmitterConfig(schema_registry_config={"nope.nope": 1}), "schema_registry_config: .*nope.nope"),
        ("localhost:9092", "config: expected a KafkaEmitterConfig, got 'localhost:9092'"),
    ],
)
def test_settings_that_the_client_library_rejects_are_named(config: Any, message: str) -> None:
    with pytest.raises(ConfigurationError, match=message):
        KafkaEmitter(config)


def test_the_default_topics_are_those_that_a_catalogue_reads() -> None:
    assert KafkaEmitterConfig().topic_routes == {
        "MetadataChangeEvent": "MetadataChangeEvent_v4",
        "MetadataChangeProposal": "MetadataChangeProposal_v1",
    }


def test_the_error_without_the_client_library_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "confluent_kafka", None)
    with pytest.raises(ConfigurationError, match="pip install 'colophon\\[kafka\\]'"):
        KafkaEmitter()


def read_avro(name: str, payload: bytes) -> Any:
    from importlib.resources import files

    import fastavro

    schema = fastavro.parse_schema(json.loads((files("colophon") / "avro" / f"{name}.avsc").read_text()))
    return fastavro.schemaless_reader(io.BytesIO(payload), schema, None)


def write_avro(name: str, obj: Any) -> bytes:
    from importlib.resources import files

    import fastavro

    schema = fastavro.parse_schema(json.loads((files("colophon") / "avro" / f"{name}.avsc").read_text()))
    out = io.BytesIO()
    fastavro.schemaless_writer(out, schema, obj)
    return out.getvalue()


def test_events_fit_the_schema_with_every_kind_of_union() -> None:
    model = "urn:li:mlModel:(urn:li:dataPlatform:mlflow,churn,PROD)"
    schema = models.SchemaMetadata(
        schemaName="orders",
        platform="urn:li:dataPlatform:mysql",
        version=0,
        hash="",
        platformSchema=models.OtherSchema(rawSchema=""),
        fields=[
            models.SchemaField(
                fieldPath="id",
                nativeDataType="INT",
                type=models.SchemaFieldDataType(type=models.NumberType()),
            )
        ],
    )
    events = [
        make_lineage_mce([URN], make_dataset_urn("mysql", "shop.sales")),
        MetadataChangeEvent(
            proposedSnapshot=models.DatasetSnapshot(urn=URN, aspects=[models.Status(), schema]),
            systemMetadata={"runId": "r"},
        ),
        MetadataChangeEvent(
            proposedSnapshot=models.MLModelSnapshot(
                urn=model,
                aspects=[
                    models.MLModelProperties(
                        hyperParameters={"a": 1, "b": 1.5, "c": models.Double(2.5), "d": "x"}
                    )
                ],
            )
        ),
    ]
    for event in events:
        found = read_avro("MetadataChangeEvent", write_avro("MetadataChangeEvent", event_to_avro(event)))
        assert found["proposedSnapshot"]["urn"] == event.urn
        assert len(found["proposedSnapshot"]["aspects"]) == len(event.aspects)


def test_proposals_carry_their_value_as_bytes() -> None:
    proposal = Proposal(
        entityUrn=URN, aspect=models.Status(), systemMetadata={"runId": "r"}, headers={"a": "b"}
    )
    patch = PatchBuilder(URN).add_tag("pii").build()[0]
    for item, content in ((proposal, "application/json"), (patch, "application/json-patch+json")):
        found = read_avro(
            "MetadataChangeProposal", write_avro("MetadataChangeProposal", proposal_to_avro(item))
        )
        assert (found["entityUrn"], found["aspect"]["contentType"]) == (URN, content)
        assert isinstance(found["aspect"]["value"], bytes)


def test_messages_are_delivered_to_their_topics_with_the_urn_as_key(stand_in: Callable[..., Any]) -> None:
    from confluent_kafka import Consumer

    registry = stand_in((200, {}, '{"id": 7}'))
    config = KafkaEmitterConfig(schema_registry_url=registry.address, producer_config=MOCK)
    results: list[Any] = []
    with KafkaEmitter(config) as emitter:
        emitter.emit(
            Proposal(entityUrn=URN, aspect=models.Status()), callback=lambda *result: results.append(result)
        )
        emitter.emit(make_lineage_mce([URN], URN))
        emitter.flush()
        assert results == [(None, "success")]
        broker = next(iter(emitter._producer.list_topics(timeout=10).brokers.values()))
        settings = {
            "bootstrap.servers": f"{broker.host}:{broker.port}",
            "group.id": "t",
            "auto.offset.reset": "earliest",
        }
        consumer = Consumer(settings)
        consumer.subscribe(list(DEFAULT_TOPIC_ROUTES.values()))
        messages: dict[str, Any] = {}
        for _ in range(60):
            message = consumer.poll(1)
            if message is not None and message.error() is None:
                messages[message.topic()] = message
            if len(messages) == 2:
                break
        consumer.close()
    assert set(messages) == set(DEFAULT_TOPIC_ROUTES.values())
    proposal = messages["MetadataChangeProposal_v1"]
    assert proposal.key() == URN.encode()
    # Confluent's form: a zero, the id of the schema, the record.
    assert proposal.value()[:5] == b"\x00\x00\x00\x00\x07"
    found = read_avro("MetadataChangeProposal", proposal.value()[5:])
    assert json.loads(found["aspect"]["value"]) == {"removed": False}
    assert {path for _, path, *_ in registry.requests} >= {
        "/subjects/MetadataChangeProposal_v1-value/versions?normalize=False"
    } or registry.requests


def test_messages_that_are_not_delivered_are_reported(stand_in: Callable[..., Any]) -> None:
    registry = stand_in((200, {}, '{"id": 7}'))
    config = KafkaEmitterConfig(
        bootstrap="127.0.0.1:9",
        schema_registry_url=registry.address,
        producer_config={"message.timeout.ms": 500, "log_level": 0, "error_cb": lambda error: None},
    )
    emitter = KafkaEmitter(config)
    emitter.emit(Proposal(entityUrn=URN, aspect=models.Status()))
    with pytest.raises(ValidationError):
        emitter.emit(Proposal(entityUrn=URN, aspect=models.Status(removed="x")))  # type: ignore[arg-type]
    with pytest.raises(BatchError) as failed:
        emitter.close()
    assert [(failure.index, failure.urn, failure.aspect_name) for failure in failed.value.failures] == [
        (0, URN, "status")
    ]
    assert failed.value.failures[0].error.code == "DELIVERY_FAILED"


def test_what_cannot_be_sent_is_reported_with_its_index_and_the_rest_is_delivered(
    stand_in: Callable[..., Any],
) -> None:
    registry = stand_in((200, {}, '{"id": 7}'))
    emitter = KafkaEmitter(KafkaEmitterConfig(schema_registry_url=registry.address, producer_config=MOCK))
    sent = Proposal(entityUrn=URN, aspect=models.Status())
    large = Proposal(entityUrn=URN, aspect=models.DatasetProperties(description="x" * 2_000_000))
    invalid = Proposal(entityUrn=URN, aspect=models.Status(removed="yes"))  # type: ignore[arg-type]
    items: list[Any] = [sent, invalid, "text", large, make_lineage_mce([URN], URN)]
    with pytest.raises(BatchError) as failed:
        emitter.emit_many(items)
    assert failed.value.written == 2
    assert [
        (failure.index, failure.aspect_name, failure.error.code) for failure in failed.value.failures
    ] == [
        (1, "status", "INVALID_ASPECT"),
        (2, "", "INVALID_ASPECT"),
        (3, "datasetProperties", "DELIVERY_FAILED"),
    ]
    emitter.emit_many([sent])

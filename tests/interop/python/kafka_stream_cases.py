"""DataHub's clients on the topics of a catalogue.

`kafka_stream_cases.py <broker> <registry> emit` sends proposals, one of which fails, an event, and bytes that are no Avro.
`kafka_stream_cases.py <broker> <registry> read <topic> <count>` prints as many messages, one line of JSON each.
"""

from __future__ import annotations

import json
import sys
import time

from confluent_kafka import Consumer, Producer
from confluent_kafka.schema_registry import SchemaRegistryClient
from confluent_kafka.schema_registry.avro import AvroDeserializer
from confluent_kafka.serialization import MessageField, SerializationContext
from datahub.emitter.kafka_emitter import DatahubKafkaEmitter, KafkaEmitterConfig
from datahub.emitter.mcp import MetadataChangeProposalWrapper
from datahub.ingestion.run.pipeline import Pipeline
from datahub.metadata.schema_classes import (
    ChangeTypeClass,
    DatasetPropertiesClass,
    DatasetSnapshotClass,
    GenericAspectClass,
    GlobalTagsClass,
    MetadataChangeEventClass,
    MetadataChangeProposalClass,
    StatusClass,
    TagAssociationClass,
)

broker, registry_url, mode, *rest = sys.argv[1:]
WAIT_SECONDS = 120


def dataset(name: str) -> str:
    return f"urn:li:dataset:(urn:li:dataPlatform:mysql,shop.{name},PROD)"


def emit() -> None:
    emitter = DatahubKafkaEmitter(
        KafkaEmitterConfig.model_validate({"connection": {"bootstrap": broker, "schema_registry_url": registry_url}})
    )
    problems: list[str] = []

    def note(error: Exception | None, _: str) -> None:
        if error is not None:
            problems.append(str(error))

    producer = Producer({"bootstrap.servers": broker})
    producer.produce("MetadataChangeProposal_v1", b"no Avro", key=b"poison")
    producer.produce("MetadataChangeProposal_v1", b"\x00\x00\x01\xe2\x40\x02", key=b"unknown-schema")
    producer.produce("MetadataChangeProposal_v1", b"\x00\x00\x00\x00\x10\x7f", key=b"cut")
    producer.flush(WAIT_SECONDS)
    for number in range(20):
        description = f"version {number} é"
        emitter.emit(
            MetadataChangeProposalWrapper(
                entityUrn=dataset("orders"), aspect=DatasetPropertiesClass(description=description)
            ),
            note,
        )
    tags = GlobalTagsClass(tags=[TagAssociationClass(tag="urn:li:tag:pii")])
    emitter.emit(MetadataChangeProposalWrapper(entityUrn=dataset("orders"), aspect=tags), note)
    emitter.emit(
        MetadataChangeProposalClass(
            entityType="dataset",
            entityUrn=dataset("orders"),
            changeType=ChangeTypeClass.UPSERT,
            aspectName="noSuchAspect",
            aspect=GenericAspectClass(value=b"{}", contentType="application/json"),
        ),
        note,
    )
    emitter.emit(
        MetadataChangeEventClass(
            proposedSnapshot=DatasetSnapshotClass(
                urn=dataset("visits"), aspects=[StatusClass(removed=False), DatasetPropertiesClass(description="visits")]
            )
        ),
        note,
    )
    emitter.close()
    print(json.dumps({"problems": problems}))


def sink(file: str) -> None:
    pipeline = Pipeline.create(
        {
            "source": {"type": "file", "config": {"path": file}},
            "sink": {
                "type": "datahub-kafka",
                "config": {"connection": {"bootstrap": broker, "schema_registry_url": registry_url}},
            },
        }
    )
    pipeline.run()
    pipeline.raise_from_status()
    print(json.dumps({"written": pipeline.sink.report.total_records_written}))


def read(topic: str, count: int) -> None:
    consumer = Consumer(
        {"bootstrap.servers": broker, "group.id": f"test-{topic}-{time.time()}", "auto.offset.reset": "earliest"}
    )
    consumer.subscribe([topic])
    deserialize = AvroDeserializer(SchemaRegistryClient({"url": registry_url}))
    context = SerializationContext(topic, MessageField.VALUE)
    deadline = time.time() + WAIT_SECONDS
    while count > 0 and time.time() < deadline:
        message = consumer.poll(1)
        if message is None or message.error():
            continue
        count -= 1
        record = deserialize(message.value(), context)
        text = json.dumps({"key": message.key().decode(), "record": record}, default=lambda raw: raw.decode("latin1"))
        print(text)
    consumer.close()


if mode == "emit":
    emit()
elif mode == "sink":
    sink(rest[0])
else:
    read(rest[0], int(rest[1]))

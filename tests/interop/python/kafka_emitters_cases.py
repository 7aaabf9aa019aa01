"""Sends records with DataHub's Kafka emitter, or reads messages with its schemas.

`kafka_emitters_cases.py <broker> <registry> emit <events> <proposals>` sends; `… read <topic> <count> <record>` prints a line
of JSON for each message, with DataHub's own classes.
"""

from __future__ import annotations

import json
import sys
import time
from typing import Any

from confluent_kafka import Consumer
from confluent_kafka.schema_registry import SchemaRegistryClient
from confluent_kafka.schema_registry.avro import AvroDeserializer
from confluent_kafka.serialization import MessageField, SerializationContext
from datahub.emitter.kafka_emitter import DatahubKafkaEmitter, KafkaEmitterConfig
from datahub.emitter.mcp import MetadataChangeProposalWrapper
from datahub.metadata import schema_classes as classes
from datahub.metadata.schemas import getMetadataChangeEventSchema, getMetadataChangeProposalSchema

broker, registry_url, mode = sys.argv[1:4]
ORDERS = "urn:li:dataset:(urn:li:dataPlatform:mysql,shop.orders,PROD)"
WAIT_SECONDS = 60


def emit(events: str, proposals: str) -> None:
    connection = {"bootstrap": broker, "schema_registry_url": registry_url}
    routes = {"MetadataChangeEvent": events, "MetadataChangeProposal": proposals}
    emitter = DatahubKafkaEmitter(KafkaEmitterConfig(connection=connection, topic_routes=routes))
    errors: list[str] = []
    status = classes.StatusClass(removed=False)
    snapshot = classes.DatasetSnapshotClass(urn=ORDERS, aspects=[status])
    for item in (
        MetadataChangeProposalWrapper(entityUrn=ORDERS, aspect=status),
        classes.MetadataChangeEventClass(proposedSnapshot=snapshot),
    ):
        emitter.emit(item, callback=lambda error, _: errors.append(str(error)) if error else None)
    emitter.close()
    print(json.dumps({"errors": errors}))


def plain(value: Any) -> Any:
    if isinstance(value, bytes):
        return json.loads(value)
    if isinstance(value, dict):
        return {name: plain(item) for name, item in value.items() if item is not None}
    return [plain(item) for item in value] if isinstance(value, list) else value


def read(topic: str, count: int, record: str) -> None:
    schema = getMetadataChangeEventSchema() if record == "event" else getMetadataChangeProposalSchema()
    deserialize = AvroDeserializer(SchemaRegistryClient({"url": registry_url}), schema)
    consumer = Consumer({"bootstrap.servers": broker, "group.id": f"read-{topic}", "auto.offset.reset": "earliest"})
    consumer.subscribe([topic])
    until = time.monotonic() + WAIT_SECONDS
    found = 0
    while found < count and time.monotonic() < until:
        message = consumer.poll(1)
        if message is None or message.error() is not None:
            continue
        found += 1
        value = deserialize(message.value(), SerializationContext(topic, MessageField.VALUE))
        print(json.dumps({"key": message.key().decode(), "value": plain(value)}), flush=True)
    consumer.close()


if mode == "emit":
    emit(*sys.argv[4:6])
else:
    read(sys.argv[4], int(sys.argv[5]), sys.argv[6])

"""Sends the same records to Kafka with DataHub's emitter and with Colophon's, and prints what a consumer reads.

`kafka_cases.py <broker> <registry> <unused port>` prints one line of JSON for each message, with the names of the
records' unions left out, as Confluent's deserializer does; then one for what happens to messages that fail.
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
from datahub.emitter.kafka_emitter import DatahubKafkaEmitter
from datahub.emitter.kafka_emitter import KafkaEmitterConfig as DataHubConfig
from datahub.metadata.schemas import getMetadataChangeEventSchema, getMetadataChangeProposalSchema

from colophon import BatchError, ColophonError, KafkaEmitter, KafkaEmitterConfig, Proposal, make_dataset_urn, models

broker, registry_url, unused_port = sys.argv[1:4]
WAIT_SECONDS = 60
ROUTES = {
    "mixed": {"MetadataChangeEvent": "MetadataChangeEvent_v4", "MetadataChangeProposal": "MetadataChangeProposal_v1"},
    "own": {"MetadataChangeEvent": "own-events", "MetadataChangeProposal": "own-proposals"},
}
SCHEMAS = {"MetadataChangeEvent": getMetadataChangeEventSchema(), "MetadataChangeProposal": getMetadataChangeProposalSchema()}


def records_of(package: str) -> list[Any]:
    """The same records, made with either package."""
    if package == "datahub":
        import datahub.metadata.schema_classes as classes
        from datahub.emitter.mcp import MetadataChangeProposalWrapper
        from datahub.metadata.schema_classes import MetadataChangeEventClass
        from datahub.specific.dataset import DatasetPatchBuilder
    else:
        import colophon.datahub.metadata.schema_classes as classes
        from colophon import MetadataChangeEvent as MetadataChangeEventClass
        from colophon.datahub.emitter.mcp import MetadataChangeProposalWrapper
        from colophon.datahub.specific.dataset import DatasetPatchBuilder
    orders = make_dataset_urn("mysql", "shop.orders")
    stamp = classes.AuditStampClass(time=1_750_000_000_000, actor="urn:li:corpuser:etl")
    schema = classes.SchemaMetadataClass(
        schemaName="orders",
        platform="urn:li:dataPlatform:mysql",
        version=0,
        hash="",
        platformSchema=classes.MySqlDDLClass(tableSchema="CREATE TABLE orders (id INT)"),
        fields=[
            classes.SchemaFieldClass(
                fieldPath="id",
                nativeDataType="INT",
                type=classes.SchemaFieldDataTypeClass(type=classes.NumberTypeClass()),
                globalTags=classes.GlobalTagsClass(tags=[classes.TagAssociationClass(tag="urn:li:tag:pii")]),
            )
        ],
    )
    lineage = classes.UpstreamLineageClass(
        upstreams=[
            classes.UpstreamClass(
                dataset=make_dataset_urn("mysql", "shop.carts"), type="TRANSFORMED", auditStamp=stamp
            )
        ]
    )
    owners = classes.OwnershipClass(
        owners=[classes.OwnerClass(owner="urn:li:corpuser:ada", type=classes.OwnershipTypeClass.DATAOWNER)],
        lastModified=stamp,
    )
    return [
        MetadataChangeProposalWrapper(entityUrn=orders, aspect=classes.StatusClass(removed=False)),
        MetadataChangeProposalWrapper(
            entityUrn=orders,
            aspect=classes.DatasetPropertiesClass(
                name="Orders", description="Größe, 数, 🛒", customProperties={"rows": "3"}
            ),
            systemMetadata=classes.SystemMetadataClass(runId="nightly", lastObserved=1_750_000_000_000),
            headers={"If-Version-Match": "-1"},
        ),
        MetadataChangeProposalWrapper(entityUrn=orders, aspect=schema),
        MetadataChangeProposalWrapper(entityUrn=orders, aspect=lineage, changeType="CREATE"),
        MetadataChangeProposalWrapper(
            entityUrn=orders, aspectName="globalTags", changeType=classes.ChangeTypeClass.DELETE
        ),
        *DatasetPatchBuilder(orders).add_custom_property("rows", "4").build(),
        MetadataChangeEventClass(
            proposedSnapshot=classes.DatasetSnapshotClass(urn=orders, aspects=[classes.StatusClass(removed=False), owners])
        ),
        MetadataChangeEventClass(
            proposedSnapshot=classes.DatasetSnapshotClass(urn=orders, aspects=[schema, lineage]),
            systemMetadata=classes.SystemMetadataClass(runId="nightly", lastObserved=1_750_000_000_000),
        ),
    ]


def emitter_of(package: str, routes: dict[str, str]) -> Any:
    if package == "datahub":
        connection = {"bootstrap": broker, "schema_registry_url": registry_url}
        return DatahubKafkaEmitter(DataHubConfig(connection=connection, topic_routes=routes))
    return KafkaEmitter(
        KafkaEmitterConfig(bootstrap=broker, schema_registry_url=registry_url, topic_routes=routes)
    )


def emit(package: str, routes: dict[str, str]) -> list[Any]:
    """Sends the records; returns what the callbacks were called with, an error or None."""
    results: list[Any] = []
    emitter = emitter_of(package, routes)
    for record in records_of(package):
        emitter.emit(record, callback=lambda error, _: results.append(None if error is None else str(error)))
    emitter.flush()
    return results


def read(topics: list[str], count: int) -> list[Any]:
    """The first messages of the topics."""
    consumer = Consumer(
        {"bootstrap.servers": broker, "group.id": "-".join(topics), "auto.offset.reset": "earliest"}
    )
    consumer.subscribe(topics)
    messages: list[Any] = []
    until = time.monotonic() + WAIT_SECONDS
    while len(messages) < count and time.monotonic() < until:
        message = consumer.poll(1)
        if message is not None and message.error() is None:
            messages.append(message)
    consumer.close()
    return messages


def plain(value: Any) -> Any:
    """A decoded message as JSON: the value of an aspect, which is bytes of JSON, is read."""
    if isinstance(value, bytes):
        return json.loads(value)
    if isinstance(value, dict):
        return {name: plain(item) for name, item in value.items()}
    if isinstance(value, list):
        return [plain(item) for item in value]
    return value


def show(**line: Any) -> None:
    print(json.dumps(line), flush=True)


registry = SchemaRegistryClient({"url": registry_url})
for name, packages in (("mixed", ["datahub", "colophon"]), ("own", ["colophon", "datahub"])):
    # Both write to the same topics, so the registry accepts the schema of either after the other's.
    count = 0
    for package in packages:
        results = emit(package, ROUTES[name])
        count += len(results)
        show(emitted=package, topics=name, results=results)
    kinds = {topic: kind for kind, topic in ROUTES[name].items()}
    for message in read(list(kinds), count):
        kind = kinds[message.topic()]
        context = SerializationContext(message.topic(), MessageField.VALUE)
        # As its own schema has it, and as DataHub's has it: that is how a catalogue reads it.
        as_written = AvroDeserializer(registry)(message.value(), context)
        as_read = AvroDeserializer(registry, SCHEMAS[kind])(message.value(), context)
        show(
            topics=name,
            topic=message.topic(),
            key=message.key().decode(),
            magic=message.value()[0],
            schema=int.from_bytes(message.value()[1:5], "big"),
            written=plain(as_written),
            read=plain(as_read),
        )


def failure(act: Any) -> dict[str, Any]:
    try:
        act()
    except BatchError as error:
        return {
            "delivered": error.written,
            "failures": [[one.index, one.urn, one.aspect_name, one.error.code] for one in error.failures],
            "message": str(error),
        }
    except ColophonError as error:
        return {"code": error.code, "message": str(error)}
    return {}


def config(**settings: Any) -> KafkaEmitterConfig:
    quiet = {"log_level": 0, "error_cb": lambda error: None}
    producer = {**quiet, **settings.pop("producer", {})}
    return KafkaEmitterConfig(
        **{"bootstrap": broker, "schema_registry_url": registry_url, "producer_config": producer, **settings}
    )


orders = make_dataset_urn("mysql", "shop.orders")
small = Proposal(entityUrn=orders, aspect=models.Status())
# More than a message of the broker may have.
large = Proposal(entityUrn=orders, aspect=models.DatasetProperties(description="x" * 2_000_000))
invalid = Proposal(entityUrn=orders, aspect=models.Status(removed="yes"))
limit = {"message.max.bytes": 4_000_000}
show(
    failures={
        "no broker": failure(
            lambda: KafkaEmitter(
                config(bootstrap=f"127.0.0.1:{unused_port}", producer={"message.timeout.ms": 1_000})
            ).emit_many([small])
        ),
        "no registry": failure(
            lambda: KafkaEmitter(
                config(
                    schema_registry_url=f"http://127.0.0.1:{unused_port}",
                    schema_registry_config={"max.retries": 0},
                )
            ).emit_many([small, small])
        ),
        "too large for the broker": failure(
            lambda: KafkaEmitter(config(producer=limit)).emit_many([small, large, small])
        ),
        "too large for the producer": failure(lambda: KafkaEmitter(config()).emit_many([small, large, small])),
        "not valid": failure(lambda: KafkaEmitter(config()).emit_many([small, invalid, small])),
    }
)

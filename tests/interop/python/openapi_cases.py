"""Writes through OpenAPI with the unmodified client, reads back, and prints a JSON line per case."""

import json
import sys
from typing import Callable

from datahub.configuration.common import OperationalError
from datahub.emitter.mcp import MetadataChangeProposalWrapper as Proposal
from datahub.emitter.rest_emitter import DatahubRestEmitter, EmitMode
from datahub.ingestion.graph.client import DataHubGraph
from datahub.ingestion.graph.config import DatahubClientConfig
from datahub.metadata import schema_classes as s
from dataset_values import DATASET_SERIES, DATASET_VALUES
from schema_values import SCHEMA_VALUES
from shared_values import DATASET, DEFINITIONS, SHARED_VALUES

SERVER = sys.argv[1]
emitter = DatahubRestEmitter(SERVER, openapi_ingestion=True)
emitter.test_connection()
graph = DataHubGraph(DatahubClientConfig(server=SERVER, openapi_ingestion=True))

S3 = "urn:li:dataset:(urn:li:dataPlatform:s3,bucket/größe/100%,PROD)"


def obj(aspect: object) -> object:
    return None if aspect is None else aspect.to_obj()


def report(kind: str, name: str, sent: object, act: Callable[[], object]) -> None:
    """Does one thing and prints what came of it; an exception is an answer too."""
    try:
        read = act()
    except Exception as error:
        read = {"raised": f"{type(error).__name__}: {error}"}
    print(json.dumps({"kind": kind, "name": name, "sent": sent, "read": read}))


def write_and_read(urn: str, aspect: object, mode: EmitMode) -> object:
    emitter.emit(Proposal(entityUrn=urn, aspect=aspect), emit_mode=mode)
    return obj(graph.get_aspect(urn, type(aspect)))


specs = graph.get_entity_aspect_specs()
for definition, value in DEFINITIONS.items():
    emitter.emit(Proposal(entityUrn=definition, aspect=value))
for aspect in [*SHARED_VALUES, *SCHEMA_VALUES, *DATASET_VALUES]:
    if not specs.supports("dataset", aspect.ASPECT_NAME):
        continue
    report(
        "aspect",
        aspect.ASPECT_NAME,
        obj(aspect),
        lambda aspect=aspect: write_and_read(DATASET, aspect, EmitMode.SYNC_PRIMARY),
    )


def write_series(points: list) -> object:
    emitter.emit_mcps([Proposal(entityUrn=DATASET, aspect=point) for point in points])
    latest = max(points, key=lambda point: point.timestampMillis)
    return obj(graph.get_latest_timeseries_value(DATASET, type(latest), {})) == obj(latest)


for name, points in DATASET_SERIES.items():
    report("aspect", f"the latest of the series {name}", True, lambda points=points: write_series(points))

for mode in [EmitMode.SYNC_WAIT, EmitMode.SYNC_PRIMARY, EmitMode.ASYNC]:
    tag = s.TagPropertiesClass(name=f"in mode {mode}", description="é 日本")
    report("mode", str(mode), obj(tag), lambda tag=tag, mode=mode: write_and_read("urn:li:tag:mode", tag, mode))

report(
    "mode",
    "an urn with slashes and per cent",
    {"removed": True},
    lambda: write_and_read(S3, s.StatusClass(removed=True), EmitMode.SYNC_PRIMARY),
)


def batch() -> object:
    urns = [f"urn:li:tag:batch-{i}" for i in range(450)]
    emitter.emit_mcps([Proposal(entityUrn=urn, aspect=s.TagPropertiesClass(name=urn)) for urn in urns])
    return [graph.get_aspect(urn, s.TagPropertiesClass).name == urn for urn in urns].count(True)


report("mode", "a batch of several requests", 450, batch)


def refused(aspect_name: str, value: str, headers: dict) -> object:
    """The client holds its own classes to the model, so that what is to be refused goes as text."""
    proposal = s.MetadataChangeProposalClass(
        entityType="tag",
        entityUrn="urn:li:tag:mode",
        changeType="UPSERT",
        aspectName=aspect_name,
        aspect=s.GenericAspectClass(value=value.encode(), contentType="application/json"),
        headers=headers,
    )
    try:
        emitter.emit(proposal)
    except OperationalError as error:
        return error.info
    return None


report("refusal", "a value of the wrong type", None, lambda: refused("status", '{"removed":"ja"}', {}))
report(
    "refusal",
    "a condition that does not hold",
    None,
    lambda: refused("tagProperties", '{"name":"x"}', {"If-Version-Match": "99"}),
)
print(json.dumps({"kind": "end", "name": "end", "sent": None, "read": None}))

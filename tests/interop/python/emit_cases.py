"""Emits aspects with the unmodified client, reads them back with it, and prints a JSON line per case."""

import json
import sys
from functools import partial
from typing import Callable

from datahub.configuration.common import OperationalError
from datahub.emitter.mce_builder import make_dataset_urn
from datahub.emitter.mcp import MetadataChangeProposalWrapper as Proposal
from datahub.emitter.rest_emitter import DatahubRestEmitter
from datahub.ingestion.graph.client import DataHubGraph
from datahub.ingestion.graph.config import DatahubClientConfig
from datahub.metadata import schema_classes as s
from dataset_values import DATASET_SERIES, DATASET_VALUES
from other_values import OTHER_VALUES
from schema_values import PLATFORM_SCHEMAS, SCHEMA_METADATA, SCHEMA_VALUES
from shared_values import DATASET, DEFINITIONS, SHARED_VALUES

SERVER = sys.argv[1]
emitter = DatahubRestEmitter(SERVER)
emitter.test_connection()
graph = DataHubGraph(DatahubClientConfig(server=SERVER))

URNS = {
    "dataset": DATASET,
    "corpuser": "urn:li:corpuser:zoë.müller",
    "corpGroup": "urn:li:corpGroup:données",
    "tag": "urn:li:tag:Persönlich 100%",
    "dataPlatform": "urn:li:dataPlatform:größte",
    "domain": "urn:li:domain:märkte/日本",
    "container": "urn:li:container:0f6c1d2e3b4a5968776655443322110ü",
    "glossaryTerm": "urn:li:glossaryTerm:Finanzen.Umsatz €",
}
RESERVED = make_dataset_urn("mysql", "with, reserved (characters)")
VALUES = {
    value.ASPECT_NAME: value for value in [*SHARED_VALUES, *SCHEMA_VALUES, *DATASET_VALUES, *OTHER_VALUES]
}


def obj(aspect: object) -> object:
    return None if aspect is None else aspect.to_obj()


def objs(aspects: list) -> list:
    return [obj(aspect) for aspect in aspects]


def report(kind: str, name: str, sent: object, act: Callable[[], object]) -> None:
    """Does one thing and prints what came of it; an exception is an answer too."""
    try:
        read = act()
    except Exception as error:
        read = {"raised": f"{type(error).__name__}: {error}"}
    print(json.dumps({"kind": kind, "name": name, "sent": sent, "read": read}))


def write_and_read(urn: str, aspect: object) -> object:
    emitter.emit(Proposal(entityUrn=urn, aspect=aspect))
    return obj(graph.get_aspect(urn, type(aspect)))


def every_aspect(entity: str, urn: str) -> None:
    for name in s.KEY_ASPECTS[entity].ASPECT_INFO["entityAspects"]:
        if name in DATASET_SERIES:
            time_series(f"{entity} {name}", urn, DATASET_SERIES[name])
        elif name in VALUES:
            value = VALUES[name]
            report("aspect", f"{entity} {name}", obj(value), partial(write_and_read, urn, value))
        else:
            report("missing", f"{entity} {name}", None, lambda: None)


def time_series(name: str, urn: str, points: list) -> None:
    kind = type(points[0])

    def write_and_read_all() -> list:
        for point in points:
            emitter.emit(Proposal(entityUrn=urn, aspect=point))
        return objs(graph.get_timeseries_values(urn, kind, filter={}))

    report("series", name, objs(points[::-1]), write_and_read_all)
    report("latest", name, obj(points[-1]), lambda: obj(graph.get_latest_timeseries_value(urn, kind, {})))


def platform_schemas() -> None:
    for schema in PLATFORM_SCHEMAS:
        name = type(schema).RECORD_SCHEMA.name
        value = s.SchemaMetadataClass.from_obj(SCHEMA_METADATA.to_obj())
        value.platformSchema = schema
        urn = make_dataset_urn("kafka", f"schema.{name}")
        report("platformSchema", name, obj(value), partial(write_and_read, urn, value))


def a_batch() -> None:
    urns = [make_dataset_urn("mysql", f"größe.nr_{i}") for i in range(450)]
    sent = [s.DatasetPropertiesClass(name=f"nr_{i}", description="é" * 50) for i in range(450)]
    # The first and the last of the requests of 200 that the client makes of them.
    picked = [0, 199, 200, 449]

    def write_and_read_some() -> list:
        emitter.emit_mcps([Proposal(entityUrn=u, aspect=a) for u, a in zip(urns, sent)])
        return [obj(graph.get_aspect(urns[i], s.DatasetPropertiesClass)) for i in picked]

    report("batch", "450 datasets", [obj(sent[i]) for i in picked], write_and_read_some)


def reading() -> None:
    nobody = make_dataset_urn("mysql", "nobody.wrote.this")
    tags = VALUES["globalTags"]
    report("reading", "a URN with encoded characters", obj(tags), partial(write_and_read, RESERVED, tags))
    report("reading", "get_tags", obj(tags), lambda: obj(graph.get_tags(RESERVED)))
    report("reading", "a missing aspect", None, lambda: graph.get_aspect(RESERVED, s.OwnershipClass))
    report("reading", "a missing entity", None, lambda: graph.get_aspect(nobody, s.OwnershipClass))
    report("reading", "exists, of what was written", True, lambda: graph.exists(DATASET))
    report("reading", "exists, of what was not", False, lambda: graph.exists(nobody))
    ownership = VALUES["ownership"]
    semityped = lambda: obj(graph.get_entity_semityped(DATASET)["ownership"])
    report("reading", "get_entity_semityped", obj(ownership), semityped)


def searching() -> None:
    removed = make_dataset_urn("mysql", "gone")
    gone = s.StatusClass(removed=True)
    report("reading", "what is soft-deleted", obj(gone), partial(write_and_read, removed, gone))

    def found() -> list:
        return [hit["entity"] for hit in graph.get_search_results(count=1000)["value"]["entities"]]

    report("reading", "search finds a name beyond ASCII", True, lambda: DATASET in found())
    report("reading", "search hides what is soft-deleted", False, lambda: removed in found())
    counted = lambda: graph.get_search_results(count=1)["value"]["numEntities"] == len(found())
    report("reading", "search counts its hits", True, counted)
    back = s.StatusClass(removed=False)
    report("reading", "the newer of two values", obj(back), partial(write_and_read, removed, back))
    report("reading", "search shows what is back", True, lambda: removed in found())


def words_of_error(act: Callable[[], object]) -> object:
    try:
        act()
    except OperationalError as error:
        return {key: error.info.get(key) for key in ("status", "message")}
    return "nothing was raised"


def refusals() -> None:
    def refused(name: str, proposal: object) -> None:
        report("refusal", name, None, lambda: words_of_error(lambda: emitter.emit(proposal)))

    def raw(urn: str, entity: str, aspect: str, value: str) -> s.MetadataChangeProposalClass:
        return s.MetadataChangeProposalClass(
            entityUrn=urn,
            entityType=entity,
            aspectName=aspect,
            changeType=s.ChangeTypeClass.UPSERT,
            aspect=s.GenericAspectClass(contentType="application/json", value=value.encode()),
        )

    refused("a value of the wrong type", raw(DATASET, "dataset", "status", '{"removed": "ja"}'))
    refused("a required field that is missing", raw("urn:li:tag:x", "tag", "tagProperties", "{}"))
    refused("an aspect that the entity does not carry", raw("urn:li:tag:x", "tag", "upstreamLineage", "{}"))
    refused("an aspect that is unknown", raw(DATASET, "dataset", "nothingLikeIt", "{}"))
    refused("a URN of too few parts", raw("urn:li:dataset:x", "dataset", "status", '{"removed": false}'))


for definition, value in DEFINITIONS.items():
    emitter.emit(Proposal(entityUrn=definition, aspect=value))
for entity, urn in URNS.items():
    every_aspect(entity, urn)
platform_schemas()
a_batch()
reading()
searching()
refusals()
report("end", "end", None, lambda: None)

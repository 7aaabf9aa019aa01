"""Polls the event topics with the unmodified client, and prints a JSON line per case."""

import json
import sys
from typing import Any

from datahub.emitter.mcp import MetadataChangeProposalWrapper as Proposal
from datahub.emitter.serialization_helper import post_json_transform
from datahub.ingestion.graph.client import DataHubGraph
from datahub.ingestion.graph.config import DatahubClientConfig
from datahub.ingestion.source.unstructured.event_consumer import DocumentEventConsumer
from datahub.metadata import schema_classes as s

graph = DataHubGraph(DatahubClientConfig(server=sys.argv[1]))
VERSIONED = "MetadataChangeLog_Versioned_v1"
DOCUMENT = "urn:li:document:guide"
TAG = "urn:li:tag:événement"
ACTOR = "urn:li:corpuser:ana"


def report(name: str, expected: object, read: object) -> None:
    print(json.dumps({"name": name, "expected": expected, "read": read}))


def write_document(text: str) -> None:
    stamp = s.AuditStampClass(time=1, actor=ACTOR)
    info = s.DocumentInfoClass(
        contents=s.DocumentContentsClass(text=text),
        created=stamp,
        lastModified=stamp,
        status=s.DocumentStatusClass(state="PUBLISHED"),
    )
    graph.emit(Proposal(entityUrn=DOCUMENT, aspect=info))


def consumer(**options: Any) -> DocumentEventConsumer:
    return DocumentEventConsumer(
        graph=graph,
        consumer_id="interop",
        topics=[VERSIONED],
        idle_timeout_seconds=0,
        poll_timeout_seconds=1,
        **options,
    )


def texts(events: list) -> list:
    """The texts of the documents, read from the messages as the client's own classes."""
    logs = [s.MetadataChangeLogClass.from_obj(post_json_transform(untagged(event))) for event in events]
    return [json.loads(log.aspect.value)["contents"]["text"] for log in logs]


def untagged(value: Any) -> Any:
    """Without the names of the types in unions, which stand alone in an object."""
    if isinstance(value, list):
        return [untagged(item) for item in value]
    if not isinstance(value, dict):
        return value
    [(name, inner), *more] = value.items() if value else [("", None)]
    if not more and (name in ("string", "long", "map") or name.startswith("com.linkedin.")):
        return untagged(inner)
    return {name: untagged(inner) for name, inner in value.items()}


first = consumer()
offset = first.get_current_offset(VERSIONED)
report("the end of a topic has an offset", True, bool(offset))

write_document("Größe: 日本")
first.offset_ids[VERSIONED] = offset
report("a document that was written is polled", ["Größe: 日本"], texts(list(first.consume_events())))

write_document("second")
report("the next poll begins behind the last", ["second"], texts(list(first.consume_events())))
report(
    "a window that looks back finds both",
    ["Größe: 日本", "second"],
    texts(list(consumer(lookback_days=1).consume_events())),
)


def platform_events() -> list:
    response = graph._session.get(
        f"{graph.config.server}/openapi/v1/events/poll",
        params={"topic": "PlatformEvent_v1", "lookbackWindowDays": 1, "pollTimeoutSeconds": 0, "limit": 1000},
    )
    response.raise_for_status()
    events = [
        s.PlatformEventClass.from_obj(post_json_transform(json.loads(event["value"])))
        for event in response.json()["events"]
    ]
    changes = [json.loads(event.payload.value) for event in events if event.name == "entityChangeEvent"]
    return [
        # The client keeps parameters apart from the record, whose schema has none.
        (s.EntityChangeEventClass.from_obj({**change, "parameters": None}), change.get("parameters"))
        for change in changes
    ]


graph.emit(
    Proposal(entityUrn=DOCUMENT, aspect=s.GlobalTagsClass(tags=[s.TagAssociationClass(tag=TAG)]))
)
report(
    "an entity change event is read by the client's class",
    [[DOCUMENT, "document", "ADD", TAG, TAG]],
    [
        [event.entityUrn, event.entityType, event.operation, event.modifier, parameters["tagUrn"]]
        for event, parameters in platform_events()
        if event.category == "TAG"
    ],
)
report("the end", None, None)

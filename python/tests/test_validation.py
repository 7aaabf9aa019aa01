"""Values that are not valid are rejected before anything is sent, in the server's words."""

from __future__ import annotations

import json
from typing import Any

import pytest

from colophon import (
    BatchError,
    GraphClient,
    PatchProposal,
    Proposal,
    RejectedError,
    ValidationError,
    models,
)
from colophon.models._index import ASPECTS

# Entity, aspect, and a value that the model does not allow.
INVALID: list[tuple[str, str, Any]] = [
    ("urn:li:corpuser:ana", "status", {"removed": "no"}),
    ("urn:li:corpuser:ana", "status", {"removed": 1, "colour": "red", "size": 2}),
    ("D", "ownership", {}),
    ("D", "ownership", {"owners": {}}),
    ("D", "ownership", {"owners": [5]}),
    ("D", "ownership", {"owners": [{"owner": "ana", "type": "BOSS"}]}),
    ("D", "ownership", {"owners": [{"owner": "urn:li:tag:x", "type": 5}, {"type": "NONE"}]}),
    ("D", "ownership", {"owners": [], "lastModified": {"time": 1.5, "actor": "urn:li:corpuser:ana"}}),
    ("D", "ownership", {"owners": [], "lastModified": {"time": 10**16, "actor": 1}}),
    ("D", "ownership", {"owners": [{"owner": f"x{n}", "type": "NONE"} for n in range(12)]}),
    ("D", "globalTags", {"tags": [{"tag": "urn:li:tag:" + "é" * 200, "context": 1}]}),
    ("D", "globalTags", {"tags": [{"tag": "urn:li:dataset:(a", "context": "x"}]}),
    ("D", "datasetProperties", {"customProperties": {"a/b~c": 5, "ok": "x"}}),
    ("D", "datasetProperties", {"customProperties": [], "name": 5, "description": None}),
    ("D", "upstreamLineage", {"upstreams": [{"dataset": "urn:li:chart:(a,b)", "type": "VIEW"}]}),
    (
        "D",
        "schemaMetadata",
        {"schemaName": "x", "platform": "urn:li:dataPlatform:m", "version": 0, "hash": ""},
    ),
    (
        "D",
        "schemaMetadata",
        {
            "schemaName": "x",
            "platform": "urn:li:dataPlatform:m",
            "version": 0,
            "hash": "",
            "platformSchema": {},
            "fields": [{"fieldPath": "a", "nativeDataType": "x", "type": {"type": {"a": {}, "b": {}}}}],
        },
    ),
    (
        "D",
        "schemaMetadata",
        {
            "schemaName": "x",
            "platform": "urn:li:dataPlatform:m",
            "version": 0,
            "hash": "",
            "platformSchema": {"com.linkedin.schema.OtherSchema": {"rawSchema": 1}},
            "fields": [{"fieldPath": "a", "nativeDataType": "x", "type": {"type": []}, "nullable": "x"}],
        },
    ),
    (
        "urn:li:dataHubRetention:(*,*)",
        "dataHubRetentionConfig",
        {"retention": {"version": {"maxVersions": 0}}},
    ),
    (
        "urn:li:dataHubRetention:(*,*)",
        "dataHubRetentionConfig",
        {"retention": {"version": {"maxVersions": 2**40}}},
    ),
    ("urn:li:dataHubRetention:(*,*)", "dataHubRetentionConfig", {"retention": {}}),
    (
        "urn:li:assertion:a",
        "assertionInfo",
        {
            "type": "VOLUME",
            "volumeAssertion": {
                "type": "ROW_COUNT_TOTAL",
                "entity": "urn:li:dataset:(urn:li:dataPlatform:m,x,PROD)",
                "rowCountTotal": {
                    "operator": "BETWEEN",
                    "parameters": {"value": {"value": "1", "type": "NUMBER"}},
                },
            },
        },
    ),
    (
        "urn:li:assertion:a",
        "assertionInfo",
        {
            "type": "VOLUME",
            "volumeAssertion": {
                "type": "ROW_COUNT_TOTAL",
                "entity": "urn:li:dataset:(urn:li:dataPlatform:m,x,PROD)",
                "rowCountTotal": {
                    "operator": "NOT_NULL",
                    "parameters": {"value": {"value": "1", "type": "NUMBER"}},
                },
            },
        },
    ),
    (
        "urn:li:assertion:a",
        "assertionInfo",
        {
            "type": "VOLUME",
            "volumeAssertion": {
                "type": "ROW_COUNT_TOTAL",
                "entity": "urn:li:dataset:(urn:li:dataPlatform:m,x,PROD)",
                "rowCountTotal": {
                    "operator": "IN",
                    "parameters": {"value": {"value": "1", "type": "NUMBER"}},
                },
            },
        },
    ),
    (
        "D",
        "ownership",
        {"owners": [{"owner": "urn:li:corpuser:a", "type": "NONE", "x": n} for n in range(3)]},
    ),
    ("D", "ownership", {"owners": None}),
    (
        "D",
        "ownership",
        {"owners": [{"owner": "x", "type": "NONE", "x": n, "y": 1} for n in range(3)], "ownr": 1},
    ),
    ("D", "datasetProperties", {"name": {"a": "b" * 100}, "tags": "x", "uri": [1.0, True, None]}),
    ("D", "datasetProperties", {f"field{n}": n for n in range(12)}),
    ("D", "ownership", {"owners": [{"owner": "urn:li:corpuser:", "type": "none", "typeUrn": "x"}]}),
    ("D", "ownership", {"owners": [{"owner": "urn:li:corpuser:a", "type": "NONE", "source": {"type": "a"}}]}),
    ("D", "domains", {"domains": ["urn:li:tag:a", "a,b", "", 5, None]}),
    ("D", "globalTags", {"tags": [{"tag": "urn:li:tag:a", "attribution": {"time": "now", "actor": "me"}}]}),
    ("D", "institutionalMemory", {"elements": [{"url": 1, "createStamp": {"actor": "urn:li:corpuser:a"}}]}),
    ("urn:li:tag:a", "tagProperties", {"name": 5, "colour": "red"}),
    ("D", "datasetProfile", {"timestampMillis": "now", "rowCont": 5}),
    ("D", "structuredProperties", {"properties": [{"propertyUrn": "x", "values": [{"str": "a"}, 5]}]}),
    ("D", "datasetProperties", {"descripton": "x", "tag": [], "nam": "y", "customPropertys": {}, "zzz": 1}),
]


@pytest.mark.parametrize(
    ("urn", "name", "value"), INVALID, ids=[f"{n}-{c[1]}" for n, c in enumerate(INVALID)]
)
def test_messages_are_those_of_the_server(
    graph: GraphClient, orders: str, urn: str, name: str, value: Any
) -> None:
    entity_urn = orders if urn == "D" else urn
    message = rejected_with(graph, entity_urn, name, value)
    aspect_type = getattr(models, ASPECTS[name])
    with pytest.raises(ValidationError) as invalid:
        aspect_type.from_obj(value)
    assert str(invalid.value) == message
    with pytest.raises(ValidationError) as invalid:
        graph.emit(Proposal(entityUrn=entity_urn, aspectName=name, aspect=value))
    assert str(invalid.value) == message


def rejected_with(graph: GraphClient, urn: str, name: str, value: Any, change_type: str = "UPSERT") -> str:
    """The server's message for what the package would not send."""
    proposal = {
        "entityType": urn.split(":")[2],
        "entityUrn": urn,
        "changeType": change_type,
        "aspectName": name,
        "aspect": {"contentType": "application/json", "value": json.dumps(value)},
    }
    with pytest.raises(RejectedError) as rejected:
        graph._http.post("/aspects?action=ingestProposal", {"proposal": proposal, "async": "false"})
    assert rejected.value.server_message is not None
    return rejected.value.server_message


PATCHES: list[tuple[str, list[dict[str, Any]]]] = [
    ("datasetProperties", [{"op": "add", "path": "/nam", "value": "x"}]),
    (
        "datasetProperties",
        [
            {"op": "add", "path": "/customProperties/a", "value": "x"},
            {"op": "add", "path": "/descripton", "value": "x"},
        ],
    ),
    (
        "ownership",
        [
            {"op": "add", "path": "/lastModified", "value": {"time": 5, "actor": "urn:li:corpuser:a"}},
            {"op": "add", "path": "/lastModified/tim", "value": 5},
        ],
    ),
    (
        "ownership",
        [{"op": "add", "path": "/lastModified", "value": {"time": 5, "actor": "urn:li:corpuser:a", "by": 1}}],
    ),
    (
        "ownership",
        [
            {
                "op": "add",
                "path": "/owners",
                "value": [{"owner": "urn:li:corpuser:a", "type": "NONE", "typ": "a"}],
            }
        ],
    ),
]


@pytest.mark.parametrize(("name", "operations"), PATCHES)
def test_fields_that_a_patch_adds_and_the_model_does_not_have_are_rejected_before_it_is_sent(
    graph: GraphClient, orders: str, name: str, operations: list[dict[str, Any]]
) -> None:
    message = rejected_with(graph, orders, name, operations, "PATCH")
    with pytest.raises(ValidationError) as invalid:
        graph.emit(PatchProposal(entityUrn=orders, aspectName=name, operations=operations))
    assert str(invalid.value) == message


def test_what_a_patch_removes_or_replaces_below_a_key_is_left_to_the_server(
    graph: GraphClient, orders: str
) -> None:
    steps = [
        {"op": "remove", "path": "/nam"},
        {"op": "add", "path": "/tags/urn:li:tag:a/x", "value": {"x": 1}},
    ]
    PatchProposal(entityUrn=orders, aspectName="globalTags", operations=steps).to_json()
    PatchProposal(entityUrn=orders, aspectName="notOfThisModel", operations=steps).to_json()


def test_null_stands_for_an_absent_field(graph: GraphClient, orders: str) -> None:
    value = {"removed": None, "colour": None}
    assert models.Status.from_obj(value) == models.Status()
    graph.emit(Proposal(entityUrn=orders, aspectName="status", aspect=value))
    assert graph.get_aspect(orders, models.Status) == models.Status()


def test_fields_of_a_newer_model_are_sent_if_the_settings_say_so(server: str, orders: str) -> None:
    value = {"name": "orders", "colour": "red"}
    items = [
        Proposal(entityUrn=orders, aspectName="datasetProperties", aspect=value),
        Proposal(entityUrn=orders, aspect=models.DatasetProperties.from_obj(value, unknown_fields="keep")),
        PatchProposal(
            entityUrn=orders,
            aspectName="datasetProperties",
            operations=[{"op": "add", "path": "/hue", "value": 1}],
        ),
    ]
    with GraphClient(server) as graph, pytest.raises(BatchError) as failed:
        graph.emit_many(items)
    assert [type(failure.error) for failure in failed.value.failures] == [
        ValidationError,
        RejectedError,
        ValidationError,
    ]
    with GraphClient(server, unknown_fields="keep") as graph:
        graph.emit_many(items)
        for item in items:
            graph.emit(item)
        found = graph.get_aspect(orders, models.DatasetProperties)
    assert found is not None
    assert found.to_obj() == {**value, "hue": 1}


def test_records_that_are_not_valid_have_the_same_message_as_their_json() -> None:
    owners = [models.Owner(owner="ana", type="BOSS"), 5]
    with pytest.raises(ValidationError) as invalid:
        models.Ownership(owners=owners).validate()  # type: ignore[arg-type]
    assert str(invalid.value).startswith(
        'Aspect ownership: /owners/0/owner: expected a URN of corpuser or corpGroup, got "ana"; '
        "/owners/0/type: expected one of CUSTOM, TECHNICAL_OWNER,"
    )
    assert str(invalid.value).endswith("; /owners/1: expected object, got 5")
    assert len(invalid.value.problems) == 3


@pytest.mark.parametrize("value", [float("nan"), float("inf"), "1", True, object()])
def test_numbers_that_json_cannot_carry_are_rejected(value: object) -> None:
    profile = models.DatasetFieldProfile(fieldPath="a", nullProportion=value)  # type: ignore[arg-type]
    with pytest.raises(ValidationError, match="/nullProportion: expected number"):
        profile.to_obj()


def test_members_that_no_union_has_are_rejected() -> None:
    field = models.SchemaFieldDataType(type=models.Status())  # type: ignore[arg-type]
    with pytest.raises(ValidationError, match="/type/com.linkedin.common.Status: unrecognized field"):
        field.to_obj()

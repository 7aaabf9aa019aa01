"""Arguments of another kind than a method takes: each gets an error of the tree that says what was expected and what came."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import colophon
from colophon import (
    ClientOptions,
    Colophon,
    ColophonError,
    PatchBuilder,
    PatchProposal,
    Proposal,
    ValidationError,
    make_dataset_urn,
    models,
    write_conditions,
)

URN = make_dataset_urn("mysql", "shop.orders")
TAG = "urn:li:tag:pii"


@pytest.fixture
def client(stand_in: Callable[..., Any]) -> Any:
    """A client whose server must not be reached."""
    answer = stand_in((500, {}, ""))
    with Colophon(answer.address, max_retries=0) as found:
        yield found
    assert answer.requests == []


LETTERS: list[tuple[str, Callable[[Any], Any]]] = [
    ("relationship_types", lambda client: list(client.relationships.outgoing(URN, "DownstreamOf"))),
    ("entity_types", lambda client: client.search.find(entity_types="dataset")),
    ("entity_types", lambda client: list(client.search.scroll(entity_types="dataset"))),
    ("entity_types", lambda client: list(client.changes.read(entity_types="dataset"))),
    ("aspect_names", lambda client: list(client.changes.read(aspect_names="status"))),
    ("entity_types", lambda client: list(client.graph.get_urns_by_filter(entity_types="dataset"))),
    ("sub_types", lambda client: list(client.graph.get_container_urns_by_filter(sub_types="Schema"))),
    ("categories", lambda client: client.timeline.get(URN, "TAG")),
    ("urns", lambda client: client.graph.get_entities("dataset", URN)),
    ("aspects", lambda client: client.graph.get_entities("dataset", [URN], "status")),
    ("aspects", lambda client: client.graph.get_entity_raw(URN, "status")),
    ("aspects", lambda client: client.aspects.get_all(URN, "status")),
    ("aspects", lambda client: client.graph.get_aspects_for_entity(URN, "status", [models.Status])),
    ("urns", lambda client: list(client.entities.get(URN))),
    ("aspects", lambda client: list(client.entities.get([URN], "status"))),
    ("aspects", lambda client: client.graph.write_states("a" * 32, {URN: "status"})),
    ("tags", lambda _: colophon.make_global_tag_aspect_with_tag_list("pii")),
    ("type_names", lambda _: colophon.make_sub_types_aspect("View")),
    ("domains", lambda _: colophon.make_domains_aspect("sales")),
    ("owner_urns", lambda _: colophon.make_ownership_aspect_from_urn_list("urn:li:corpuser:ana")),
    ("term_urns", lambda _: colophon.make_glossary_terms_aspect_from_urn_list("urn:li:glossaryTerm:x")),
    ("upstream_urns", lambda _: colophon.make_upstream_lineage_aspect(URN)),
    ("upstream_urns", lambda _: colophon.make_lineage_mce(URN, URN)),
    (
        "primary_keys",
        lambda _: colophon.make_schema_metadata_aspect(
            schema_name="x", platform="mysql", columns=[], primary_keys="id"
        ),
    ),
    ("path", lambda _: PatchBuilder(URN).add_at("status", "removed", True)),
    ("path", lambda _: PatchBuilder(URN).remove_at("status", "removed")),
    (
        "keys['tags']",
        lambda _: PatchBuilder(URN).remove_at("globalTags", ["tags", "x"], keys={"tags": "tag"}),
    ),
]


@pytest.mark.parametrize(("name", "call"), LETTERS)
def test_a_text_is_not_taken_letter_by_letter(
    client: Colophon, name: str, call: Callable[[Any], Any]
) -> None:
    with pytest.raises(ValidationError) as wrong:
        call(client)
    assert str(wrong.value).startswith(f"{name}: expected a list of str, got the str '")


WRONG: list[tuple[Callable[[Any], Any], str]] = [
    (lambda client: client.aspects.get(URN, "status"), "aspect_type: expected the class of an aspect"),
    (lambda client: client.graph.get_aspect(URN, "status"), "such as models.Status, got 'status'"),
    (lambda client: client.aspects.get(URN, models.TagAssociation), "got the class TagAssociation"),
    (lambda client: client.aspects.get(URN, models.DatasetProfile), "DatasetProfile is a time series"),
    (lambda client: client.aspects.get(URN, models.Status, version=-1), "version: expected a whole number"),
    (lambda client: client.aspects.get(5, models.Status), "entity_urn: expected a str, got 5"),
    (lambda client: client.aspects.get_stored(URN, "status"), "aspect_type: expected the class of an aspect"),
    (lambda client: client.aspects.delete(URN, "status"), "aspect_type: expected the class of an aspect"),
    (lambda client: client.aspects.count("status"), "aspect_type: expected the class of an aspect"),
    (
        lambda client: client.graph.get_aspect_counts(models.Status),
        "aspect: expected a str, got the class Status",
    ),
    (
        lambda client: client.entities.delete_timeseries(URN, "status"),
        "aspect_type: expected the class of an aspect",
    ),
    (lambda client: client.aspects.timeseries(URN, models.Status), "expected the class of a time series"),
    (lambda client: client.search.find(filter=5), "filter: expected lists of criteria"),
    (lambda client: client.search.find(filter=[{"field": "x"}]), "filter: expected lists of criteria"),
    (
        lambda client: client.search.find(filter=[[{"field": "x", "values": "y"}]]),
        "filter: values: expected a list",
    ),
    (lambda client: client.search.find(sort="urn"), "sort: expected fields such as"),
    (lambda client: client.search.find(sort=[5]), "sort: expected fields such as"),
    (lambda client: client.search.find(5), "query: expected a str, got 5"),
    (
        lambda client: client.timeline.get(URN, start="2020-01-01"),
        "time: expected a datetime or milliseconds",
    ),
    (lambda client: next(client.timeline.versions("orders", models.Status)), "orders"),
    (
        lambda client: next(client.timeline.versions(URN, "status")),
        "aspect_type: expected the class of an aspect",
    ),
    (
        lambda client: client.timeline.difference(URN, models.Status, -1),
        "from_: expected a whole number, 0 or more, got -1",
    ),
    (
        lambda client: client.timeline.difference(URN, models.Status, to="1"),
        "to: expected a whole number, 0 or more, got '1'",
    ),
    (
        lambda client: client.lineage.upstream(URN, max_hops=0),
        "max_hops: expected a whole number, 1 or more, got 0",
    ),
    (
        lambda client: list(client.lineage.scroll(URN, max_hops=-1)),
        "max_hops: expected a whole number, 1 or more",
    ),
    (lambda client: client.graph.get_lineage(URN, 5), "direction: expected a str, got 5"),
    (lambda client: client.changes.set_position("c", "x"), "position: expected a whole number"),
    (lambda client: client.changes.position(5), "consumer: expected up to 100 letters"),
    (lambda client: client.entities.hard_delete(None), "urn: expected a str, got None"),
    (lambda client: client.aspects.patch("foo"), "patch: expected a PatchBuilder, got 'foo'"),
    (lambda client: client.emit_many(None), "items: expected an iterable of proposals and events, got None"),
    (lambda client: client.graph.emit_all(5), "items: expected an iterable of proposals and events, got 5"),
    (
        lambda _: colophon.make_ts_millis("x"),
        "time: expected a datetime or milliseconds since the epoch, got 'x'",
    ),
    (lambda _: colophon.audit_stamp(time=float("nan")), "time: expected a datetime or milliseconds"),
    (lambda _: write_conditions(if_modified_since="x"), "time: expected a datetime or milliseconds"),
    (lambda _: write_conditions(if_modified_since=10**18), "time: expected a time between the years"),
    (lambda _: write_conditions(if_version=[]), "if_version: expected a version"),
    (
        lambda _: Proposal(entityUrn=TAG, entityType=None, aspect=models.Status()),  # type: ignore[arg-type]
        "entityType: expected a str, got None",
    ),
    (
        lambda _: Proposal(entityUrn=TAG, aspect=models.Status(), headers=5),  # type: ignore[arg-type]
        "headers: expected a mapping, got 5",
    ),
    (
        lambda _: Proposal(entityUrn=TAG, aspect=models.Status(), headers={"a": 5}),  # type: ignore[dict-item]
        "headers: expected names and values of type str",
    ),
    (
        lambda _: Proposal(entityUrn=TAG, aspect=models.Status(), systemMetadata="r"),  # type: ignore[arg-type]
        "systemMetadata: expected models.SystemMetadata or a JSON object, got 'r'",
    ),
    (
        lambda _: PatchProposal(entityUrn=TAG, aspectName="status", operations=["x"]).to_json(),  # type: ignore[list-item]
        "operations[0]: expected a JSON Patch operation, got 'x'",
    ),
    (
        lambda _: PatchProposal(entityUrn=TAG, aspectName="status", operations="x"),  # type: ignore[arg-type]
        "operations: expected a list of JSON Patch operations",
    ),
    (lambda _: PatchBuilder(URN).add_tag(5), "tag: expected a str or models.TagAssociation, got 5"),  # type: ignore[arg-type]
    (lambda _: PatchBuilder(URN).add_owner(None), "owner: expected a str or models.Owner, got None"),  # type: ignore[arg-type]
    (lambda _: PatchBuilder(URN).add_term(None), "term: expected a str or models.GlossaryTermAssociation"),  # type: ignore[arg-type]
    (lambda _: PatchBuilder(URN).for_field("a").add_tag(5), "tag: expected a str or models.TagAssociation"),  # type: ignore[arg-type]
    (
        lambda _: PatchBuilder(URN).set_structured_property("x", None),
        "the value of x: expected a str, a number",
    ),  # type: ignore[arg-type]
    (
        lambda _: PatchBuilder(URN).set_structured_property("x", [{}]),
        "the value of x: expected a str, a number",
    ),  # type: ignore[list-item]
    (
        lambda _: PatchBuilder(URN).add_custom_properties(None),
        "custom_properties: expected a mapping, got None",
    ),  # type: ignore[arg-type]
    (
        lambda _: PatchBuilder(URN).set_custom_properties([1]),
        "custom_properties: expected a mapping, got [1]",
    ),  # type: ignore[arg-type]
    (lambda _: PatchBuilder(URN).set_owners([5]), "owners[0]: expected a str or models.Owner, got 5"),  # type: ignore[list-item]
    (lambda _: PatchBuilder(URN).add_column_lineage("x", "y"), "upstream: expected the URN of a dataset and"),  # type: ignore[arg-type]
]


@pytest.mark.parametrize(("call", "message"), WRONG)
def test_arguments_of_another_kind_are_named(
    client: Colophon, call: Callable[[Any], Any], message: str
) -> None:
    with pytest.raises(ColophonError) as wrong:
        call(client)
    assert message in str(wrong.value)


@pytest.mark.parametrize(
    "make",
    [
        lambda: colophon.make_tag_urn(5),  # type: ignore[arg-type]
        lambda: colophon.make_dataset_urn("mysql", "x", None),  # type: ignore[arg-type]
        lambda: colophon.make_dataset_urn(None, "x"),  # type: ignore[arg-type]
        lambda: colophon.make_dataplatform_instance_urn("mysql", 5),  # type: ignore[arg-type]
        lambda: colophon.make_container_urn(5),  # type: ignore[arg-type]
        lambda: colophon.make_term_urn(5),  # type: ignore[arg-type]
        lambda: colophon.make_ownership_aspect_from_urn_list([5]),  # type: ignore[list-item]
        lambda: colophon.make_global_tag_aspect_with_tag_list([5]),  # type: ignore[list-item]
        lambda: colophon.make_domains_aspect([None]),  # type: ignore[list-item]
    ],
)
def test_builders_reject_what_is_no_text(make: Callable[[], Any]) -> None:
    with pytest.raises(ValidationError, match="expected a"):
        make()


# Patches and system metadata are validated like aspects.

PATCHES: list[tuple[Callable[[PatchBuilder], Any], str]] = [
    (lambda patch: patch.set_custom_property("a", 5), "/customProperties/a: expected string, got 5"),
    (lambda patch: patch.set_description(5), "/description: expected string, got 5"),
    (lambda patch: patch.set_custom_properties({"a": 5}), "/customProperties/a: expected string, got 5"),
    (lambda patch: patch.add_upstream_lineage("foo"), '/dataset: expected a URN of dataset, got "foo"'),
    (
        lambda patch: patch.add_upstream_lineage(URN, "NO"),
        '/type: expected one of COPY, TRANSFORMED, VIEW, got "NO"',
    ),
    (
        lambda patch: patch.add_column_lineage((URN, "a"), "b", confidence_score="x"),
        '/confidenceScore: expected number, got "x"',
    ),
    (
        lambda patch: patch.set_owners([models.Owner(owner="ana", type="NONE")]),
        "/owner: expected a URN of corpuser",
    ),
    (lambda patch: patch.add_at("status", ["removed"], "yes"), '/removed: expected boolean, got "yes"'),
]


@pytest.mark.parametrize(("change", "message"), PATCHES)
def test_the_values_of_a_patch_are_validated(change: Callable[[Any], Any], message: str) -> None:
    def send() -> None:
        for proposal in change(PatchBuilder(URN)).build():
            proposal.to_json()

    with pytest.raises(ValidationError) as wrong:
        send()
    assert message in str(wrong.value)


@pytest.mark.parametrize(
    ("metadata", "message"),
    [
        ({"runIdd": "r1"}, "/runIdd: unrecognized field found but not allowed, expected one of lastObserved"),
        ({"lastObserved": "x"}, '/lastObserved: expected integer, got "x"'),
        ({"properties": {"a": 5}}, "/properties/a: expected string, got 5"),
    ],
)
def test_system_metadata_is_validated(metadata: dict[str, Any], message: str) -> None:
    proposal = Proposal(entityUrn=TAG, aspect=models.Status(), systemMetadata=metadata)
    patch = PatchBuilder(URN, system_metadata=metadata).add_tag("pii").build()[0]
    for one in (proposal, patch):
        with pytest.raises(ValidationError) as wrong:
            one.to_json()
        assert "Aspect systemMetadata: " in str(wrong.value)
        assert message in str(wrong.value)
    if "runIdd" in metadata:
        assert '"runIdd":"r1"' in proposal.to_json(unknown_fields="keep")


# Records that hold something else than the classes of the model.

RECORDS: list[tuple[Any, str]] = [
    (lambda: models.GlobalTags(tags=[{"tag": TAG}]), "/tags/0: expected models.TagAssociation, got dict"),  # type: ignore[list-item]
    (lambda: models.DatasetProperties(created={"time": 5}), "/created: expected models.TimeStamp, got dict"),  # type: ignore[arg-type]
    (
        lambda: models.DatasetProperties(created=models.AuditStamp(time=5, actor="urn:li:corpuser:ana")),  # type: ignore[arg-type]
        "/created: expected models.TimeStamp, got AuditStamp",
    ),
    (
        lambda: models.SchemaMetadata(
            schemaName="x",
            platform="urn:li:dataPlatform:mysql",
            version=0,
            hash="",
            platformSchema={"com.linkedin.schema.OtherSchema": {"rawSchema": ""}},  # type: ignore[arg-type]
            fields=[],
        ),
        "/platformSchema: expected ",
    ),
    (
        lambda: models.DatasetProperties(customProperties={1: "b"}),  # type: ignore[dict-item]
        "/customProperties: expected keys of type str, got int 1",
    ),
]


@pytest.mark.parametrize(("make", "message"), RECORDS)
def test_records_of_other_classes_are_named_with_their_place(make: Callable[[], Any], message: str) -> None:
    with pytest.raises(ValidationError) as wrong:
        make().to_obj()
    assert message in str(wrong.value)


def test_a_record_that_contains_itself_is_rejected() -> None:
    tags = models.GlobalTags(tags=[])
    tags.tags.append(tags)  # type: ignore[arg-type]
    with pytest.raises(ValidationError, match="Aspect globalTags: it contains itself"):
        tags.to_obj()


# The client in an editor and in `help`.


def test_help_names_every_group() -> None:
    groups = {
        "aspects",
        "entities",
        "search",
        "lineage",
        "relationships",
        "timeline",
        "runs",
        "changes",
        "maintenance",
    }
    for cls in (colophon.Colophon, colophon.AsyncColophon):
        assert groups < set(cls.__annotations__)
    assert all(f"`{group}`" in (colophon.Colophon.__doc__ or "") for group in groups)


def test_the_typed_settings_are_those_of_the_options() -> None:
    from colophon.options import Settings

    assert {"server", *Settings.__annotations__} == set(ClientOptions.__dataclass_fields__)
    assert list(Settings.__annotations__) == list(ClientOptions.__dataclass_fields__)[1:]

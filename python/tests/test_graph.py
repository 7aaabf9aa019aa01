"""The graph client and the client for daily use, against the real server."""

from __future__ import annotations

import asyncio
import time
import uuid

import pytest

from colophon import (
    AsyncColophon,
    Colophon,
    ConfigurationError,
    DatabaseKey,
    DifferenceStep,
    GraphClient,
    NotFoundError,
    PatchBuilder,
    Proposal,
    RejectedError,
    ValidationError,
    gen_containers,
    make_data_job_urn,
    make_dataset_urn,
    make_domain_urn,
    make_lineage_proposal,
    make_ownership_aspect_from_urn_list,
    make_schema_field_urn,
    make_tag_urn,
    make_user_urn,
    models,
    write_conditions,
)


def unique(prefix: str = "x") -> str:
    return f"{prefix}{uuid.uuid4().hex}"


def named(name: str) -> models.DatasetProperties:
    return models.DatasetProperties(name=name)


def test_aspects_are_read_with_their_class_by_version_and_with_conditions(
    graph: GraphClient, orders: str
) -> None:
    graph.emit(Proposal(entityUrn=orders, aspect=named("first")))
    graph.emit(Proposal(entityUrn=orders, aspect=named("second")))
    assert graph.get_aspect(orders, models.DatasetProperties, version=1) == named("first")
    assert graph.get_aspect(orders, models.Deprecation) is None
    stored = graph.get_stored_aspect(orders, models.DatasetProperties)
    assert stored is not None
    assert (stored.value.name, stored.version) == ("second", "2")
    assert graph.get_stored_aspect(orders, models.Deprecation) is None
    with pytest.raises(RejectedError, match="status 422"):
        graph.emit(Proposal(entityUrn=orders, aspect=named("x"), headers=write_conditions(if_version="1")))
    with pytest.raises(RejectedError) as rejected:
        graph.get_aspect("urn:li:nothing", models.Status)
    assert rejected.value.server_code == "INVALID_URN"


def test_entities_are_read_as_a_whole(graph: GraphClient, orders: str) -> None:
    graph.emit_many(Proposal.construct_many(orders, [named("orders"), models.Status(), None]))
    assert set(graph.get_aspects(orders)) >= {"datasetKey", "datasetProperties", "status"}
    assert set(graph.get_aspects(orders, ["status"])) >= {"status"}
    found = graph.get_aspects_for_entity(orders, ["status", "ownership"], [models.Status, models.Ownership])
    assert found == {"status": models.Status(), "ownership": None}
    assert {"status", "datasetProperties"} <= {mcp.aspectName for mcp in graph.get_entity_as_mcps(orders)}
    assert graph.get_dataset_properties(orders) == named("orders")
    assert graph.get_ownership(orders) is None
    assert graph.get_entities("dataset", [orders], ["status"])[orders]["status"][0] == models.Status()
    assert graph.get_aspect_counts("datasetProperties", orders) == 1


def test_time_series_are_read_newest_first(graph: GraphClient, orders: str) -> None:
    profiles = [models.DatasetProfile(timestampMillis=day * 86_400_000, rowCount=day) for day in (1, 2, 3)]
    graph.emit_many(Proposal(entityUrn=orders, aspect=profile) for profile in profiles)
    assert [profile.rowCount for profile in graph.get_timeseries_values(orders, models.DatasetProfile)] == [
        3,
        2,
        1,
    ]
    latest = graph.get_latest_timeseries_value(orders, models.DatasetProfile)
    assert latest is not None
    assert latest.rowCount == 3
    within = graph.get_timeseries_values(
        orders, models.DatasetProfile, start=86_400_000 * 2, end=86_400_000 * 2
    )
    assert [profile.rowCount for profile in within] == [2]
    assert graph.hard_delete_timeseries_aspect(orders, "datasetProfile", None, 86_400_000) == 1
    with pytest.raises(TypeError, match="get_timeseries_values"):
        graph.get_aspect(orders, models.DatasetProfile)


def test_search_has_the_documented_defaults_and_pages(graph: GraphClient) -> None:
    word = unique("needle")
    urns = [make_dataset_urn("mysql", f"{word}.t{n}") for n in range(7)]
    graph.emit_many(Proposal(entityUrn=urn, aspect=named(f"{word} {n}")) for n, urn in enumerate(urns))
    page = graph.search(word)
    assert (page.start, page.total, len(page.hits)) == (0, 7, 1)
    ordered = graph.search(word, count=3, sort=[("name", "DESCENDING")])
    assert ordered.urns == urns[:3:-1]
    assert [hit.urn for hit in graph.scroll(word, page_size=2)] == urns
    platform = [[{"field": "platform", "values": ["urn:li:dataPlatform:postgres"]}]]
    assert graph.search(word, filter=platform).total == 0
    facets = {facet.field: facet.counts for facet in graph.search(word, entity_types=[]).facets}
    assert facets["platform"]["urn:li:dataPlatform:mysql"] == 7
    assert list(graph.get_urns_by_filter(entity_types=["dataset"], platform="mysql", query=word)) == urns
    assert graph.get_search_results()["value"]["pageSize"] == 1


def test_domains_and_containers_are_found_by_name(graph: GraphClient) -> None:
    name = unique("Domain ")
    graph.emit(Proposal(entityUrn=make_domain_urn(name), aspect=models.DomainProperties(name=name)))
    assert graph.get_domain_urn_by_name(name) == make_domain_urn(name)
    assert graph.get_domain_urn_by_name(unique()) is None
    instance = unique("eu")
    key = DatabaseKey(platform="mysql", instance=instance, database="shop")
    graph.emit_many(gen_containers(key, "shop", ["Database"]))
    assert list(graph.get_container_urns_by_filter(instance)) == [key.as_urn()]
    assert list(graph.get_container_urns_by_filter(unique())) == []


def test_relationships_and_lineage_are_followed(graph: GraphClient, orders: str) -> None:
    sales = make_dataset_urn("mysql", unique("sales"))
    report = make_dataset_urn("mysql", unique("report"))
    graph.emit_many([make_lineage_proposal([orders], sales), make_lineage_proposal([sales], report)])
    graph.emit(Proposal(entityUrn=sales, aspect=make_ownership_aspect_from_urn_list([make_user_urn("ana")])))
    owners = list(graph.get_related_entities(sales, ["OwnedBy"]))
    assert [(owner.urn, owner.relationship_type) for owner in owners] == [("urn:li:corpuser:ana", "OwnedBy")]
    incoming = graph.get_related_entities(sales, ["DownstreamOf"], "INCOMING")
    assert [found.urn for found in incoming] == [report]
    page = graph.get_lineage(orders, "DOWNSTREAM", 3)
    assert [(found.urn, found.hops) for found in page.entities] == [(sales, 1), (report, 2)]
    assert page.entities[1].path == (orders, sales, report)
    assert (page.total, page.is_partial) == (2, False)
    assert list(graph.scroll_lineage(orders, "DOWNSTREAM", 3, page_size=1)) == list(page.entities)
    with pytest.raises(ConfigurationError, match="INCOMING or OUTGOING"):
        next(graph.get_related_entities(sales, direction="BOTH"))


def test_owners_are_removed_by_their_type_of_ownership(graph: GraphClient, orders: str) -> None:
    ana, ben = make_user_urn("ana"), make_user_urn("ben")
    producer = "urn:li:ownershipType:producer"
    add = PatchBuilder(orders).add_owner(ana, type_urn=producer).add_owner(ana, "TECHNICAL_OWNER")
    add.add_owner(ana, type_urn="urn:li:ownershipType:reader").add_owner(ben, "NONE").add_owner(ben)

    def left_after(patch: PatchBuilder) -> set[tuple[str, str, str | None]]:
        graph.emit_many(patch.build())
        ownership = graph.get_ownership(orders)
        assert ownership is not None
        return {(owner.owner, str(owner.type), owner.typeUrn) for owner in ownership.owners}

    assert len(left_after(add)) == 5
    reader = (ana, "CUSTOM", "urn:li:ownershipType:reader")
    bens = {(ben, "NONE", None), (ben, "DATAOWNER", None)}
    others = {reader, (ana, "TECHNICAL_OWNER", None), *bens}
    assert left_after(PatchBuilder(orders).remove_owner(ana, type_urn=producer)) == others
    assert left_after(PatchBuilder(orders).remove_owner(ana, "TECHNICAL_OWNER")) == {reader, *bens}
    assert left_after(PatchBuilder(orders).remove_owner(ben)) == {reader}


def test_the_timeline_tells_what_changed(graph: GraphClient, orders: str) -> None:
    graph.emit_many(PatchBuilder(orders).add_tag("pii").build())
    (entry,) = graph.get_timeline(orders, ["TAG"])
    assert [(change.operation, change.modifier) for change in entry.changes] == [("ADD", "urn:li:tag:pii")]
    assert abs(entry.timestamp - time.time() * 1000) < 600_000


def test_the_versions_of_an_aspect_are_read_page_by_page(graph: GraphClient, orders: str) -> None:
    for name in ("first", "second", "third"):
        graph.emit(Proposal(entityUrn=orders, aspect=named(name)))
    versions = list(graph.get_aspect_versions(orders, models.DatasetProperties, page_size=2))
    assert [(one.version, one.value.name) for one in versions] == [(0, "third"), (2, "second"), (1, "first")]
    assert all(abs(one.created.time - time.time() * 1000) < 600_000 for one in versions)
    assert versions[0].created.actor.startswith("urn:li:corpuser:")
    assert list(graph.get_aspect_versions(orders, models.Status)) == []
    for call in (
        lambda: next(graph.get_aspect_versions(orders, models.DatasetProfile)),
        lambda: graph.get_aspect_difference(orders, models.DatasetProfile),
    ):
        with pytest.raises(ValidationError, match="DatasetProfile is a time series: it has no versions"):
            call()


def test_versions_of_an_aspect_are_compared(graph: GraphClient, orders: str) -> None:
    values = [
        models.DatasetProperties(name="first"),
        models.DatasetProperties(name="first", description="Orders."),
        models.DatasetProperties(name="third"),
    ]
    for value in values:
        graph.emit(Proposal(entityUrn=orders, aspect=value))
    properties = models.DatasetProperties
    assert graph.get_aspect_difference(orders, properties) == [DifferenceStep("replace", "/name", "third")]
    assert graph.get_aspect_difference(orders, properties, 1, 2) == [
        DifferenceStep("add", "/description", "Orders.")
    ]
    assert graph.get_aspect_difference(orders, properties, 2, 1) == [DifferenceStep("remove", "/description")]
    assert graph.get_aspect_difference(orders, properties, 0, 0) == []
    with pytest.raises(NotFoundError):
        graph.get_aspect_difference(orders, properties, 1, 9)


def test_entities_are_hidden_restored_and_deleted(graph: GraphClient, orders: str) -> None:
    graph.emit(Proposal(entityUrn=orders, aspect=named("orders")))
    graph.soft_delete_entity(orders)
    assert graph.exists(orders)
    assert not graph.exists(orders, include_removed=False)
    graph.set_soft_delete_status(orders, False)
    assert graph.exists(orders, include_removed=False)
    tag = make_tag_urn(unique())
    graph.emit_many(PatchBuilder(orders).add_tag(tag).build())
    total, found = graph.delete_references_to_urn(tag, dry_run=True)
    assert (total, found[0]["aspect"]) == (1, "globalTags")
    assert graph.delete_references_to_urn(tag)[0] == 1
    assert graph.get_tags(orders) == models.GlobalTags(tags=[])
    rows, timeseries_rows = graph.hard_delete_entity(orders)
    assert rows > 0
    assert timeseries_rows == 0
    assert not graph.exists(orders)


def test_an_aspect_is_deleted_by_a_proposal(graph: GraphClient, orders: str) -> None:
    graph.emit_many(Proposal.construct_many(orders, [named("orders"), models.Status()]))
    graph.emit(Proposal(entityUrn=orders, aspectName="status", changeType="DELETE"))
    assert graph.get_aspect(orders, models.Status) is None


def test_runs_are_listed_and_rolled_back(graph: GraphClient) -> None:
    run_id, tag = unique("run-"), make_tag_urn(unique())
    graph.emit_all([Proposal(entityUrn=tag, aspect=models.TagProperties(name="trial"))], run_id)
    assert run_id in [run.run_id for run in graph.list_runs()]
    assert "tagProperties" in [row.aspect_name for row in graph.describe_run(run_id)]
    assert graph.rollback_run(run_id, dry_run=True).entities_deleted == 1
    assert graph.exists(tag, include_removed=False)
    assert graph.rollback_run(run_id).entities_affected == 1
    assert not graph.exists(tag, include_removed=False)


def test_the_change_log_is_read_where_a_consumer_stopped(graph: GraphClient, orders: str) -> None:
    consumer = unique("consumer-")
    list(graph.changes(consumer=consumer))
    graph.emit(Proposal(entityUrn=orders, aspect=named("orders")))
    changes = list(graph.changes(consumer=consumer, aspect_names=["datasetProperties"]))
    assert [(change.urn, change.change_type) for change in changes] == [(orders, "UPSERT")]
    assert changes[0].value == named("orders").to_obj()
    position = graph.get_consumer_position(consumer)
    assert position is not None
    assert position > changes[0].offset
    graph.set_consumer_position(consumer, changes[0].offset)
    assert [change.urn for change in graph.changes(consumer=consumer, entity_types=["dataset"])] == [orders]
    graph.delete_consumer(consumer)
    assert graph.get_consumer_position(consumer) is None
    with pytest.raises(ConfigurationError, match="consumer"):
        graph.get_consumer_position("..")


def test_a_change_that_was_not_processed_is_delivered_again(graph: GraphClient, orders: str) -> None:
    consumer = unique("consumer-")
    list(graph.changes(consumer=consumer))
    graph.emit(Proposal(entityUrn=orders, aspect=named("orders")))
    for change in graph.changes(consumer=consumer):
        first = change.offset
        break
    assert next(graph.changes(consumer=consumer)).offset == first


def test_indices_are_restored(graph: GraphClient, orders: str) -> None:
    graph.emit(Proposal(entityUrn=orders, aspect=named("orders")))
    assert "1" in graph.restore_indices(orders, "datasetProperties")
    assert graph.restore_indices(orders.replace("PROD", "%"))


def test_everything_the_patch_builder_can_do_is_stored(graph: GraphClient, orders: str) -> None:
    upstream = make_dataset_urn("mysql", unique("up"))
    patch = (
        PatchBuilder(orders)
        .add_tag("pii")
        .add_tag(models.TagAssociation(tag=make_tag_urn("old")))
        .remove_tag("old")
        .add_term("Revenue")
        .add_domain("sales")
        .add_owner(make_user_urn("ana"), "TECHNICAL_OWNER")
        .add_owner(make_user_urn("bob"))
        .remove_owner(make_user_urn("bob"))
        .set_custom_property("a/b~c", "1")
        .add_custom_properties({"x": "2", "y": "3"})
        .remove_custom_property("y")
        .add_upstream_lineage(upstream, "VIEW")
        .add_column_lineage((upstream, "amount"), "total", transform_operation="SUM")
        .set_description("What was ordered.")
        .for_field("email")
        .add_tag("pii")
        .add_term("Revenue")
        .set_description("Where to write to.")
        .parent()
    )
    graph.emit_many(patch.build())
    found = graph.get_aspects(orders)
    tags, terms, owners = found["globalTags"], found["glossaryTerms"], found["ownership"]
    assert isinstance(tags, models.GlobalTags)
    assert [tag.tag for tag in tags.tags] == ["urn:li:tag:pii"]
    assert isinstance(terms, models.GlossaryTerms)
    assert [term.urn for term in terms.terms] == ["urn:li:glossaryTerm:Revenue"]
    assert isinstance(owners, models.Ownership)
    assert [(owner.owner, owner.type) for owner in owners.owners] == [
        ("urn:li:corpuser:ana", "TECHNICAL_OWNER")
    ]
    properties = graph.get_dataset_properties(orders)
    assert properties is not None
    assert properties.customProperties == {"a/b~c": "1", "x": "2"}
    lineage = graph.get_aspect(orders, models.UpstreamLineage)
    assert lineage is not None
    assert lineage.fineGrainedLineages is not None
    assert lineage.fineGrainedLineages[0].upstreams == [make_schema_field_urn(upstream, "amount")]
    schema = graph.get_aspect(orders, models.EditableSchemaMetadata)
    assert schema is not None
    assert schema.editableSchemaFieldInfo[0].description == "Where to write to."
    graph.emit_many(
        PatchBuilder(orders)
        .remove_term("Revenue")
        .remove_domain("sales")
        .remove_upstream_lineage(upstream)
        .remove_column_lineage((upstream, "amount"), "total", transform_operation="SUM")
        .set_custom_properties({"only": "this"})
        .set_display_name("Orders")
        .set_description("From the source.", editable=False)
        .for_field("email")
        .remove_tag("pii")
        .remove_term("Revenue")
        .parent()
        .build()
    )
    properties = graph.get_dataset_properties(orders)
    assert properties is not None
    assert (properties.name, properties.description) == ("Orders", "From the source.")
    assert properties.customProperties == {"only": "this"}
    domains = graph.get_domain(orders)
    assert domains is not None
    assert domains.domains == []


def test_inputs_and_outputs_are_patched_by_the_type_of_the_entity(graph: GraphClient, orders: str) -> None:
    job = make_data_job_urn("airflow", unique("flow"), "load")
    sales = make_dataset_urn("mysql", unique("sales"))
    graph.emit_many(
        PatchBuilder(job).add_input(orders).add_input(sales).add_output(sales).remove_input(sales).build()
    )
    io = graph.get_aspect(job, models.DataJobInputOutput)
    assert io is not None
    assert [edge.destinationUrn for edge in io.inputDatasetEdges or ()] == [orders]
    assert [edge.destinationUrn for edge in io.outputDatasetEdges or ()] == [sales]
    with pytest.raises(ConfigurationError, match="output: expected an entity of type dataJob, got dataset"):
        PatchBuilder(orders).add_output(sales)
    with pytest.raises(ConfigurationError, match="customProperties: expected an entity of type dataset"):
        PatchBuilder(make_tag_urn("x")).set_custom_property("a", "b")


def test_structured_properties_are_patched(graph: GraphClient, orders: str) -> None:
    name = unique("io.example.")
    definition = models.StructuredPropertyDefinition(
        qualifiedName=name,
        valueType="urn:li:dataType:datahub.number",
        entityTypes=["urn:li:entityType:datahub.dataset"],
    )
    graph.emit(Proposal(entityUrn=f"urn:li:structuredProperty:{name}", aspect=definition))
    graph.emit_many(PatchBuilder(orders).set_structured_property(name, 5).build())
    found = graph.get_aspect(orders, models.StructuredProperties)
    assert found is not None
    assert found.properties[0].values == [5.0]
    graph.emit_many(PatchBuilder(orders).remove_structured_property(name).build())
    assert graph.get_aspect(orders, models.StructuredProperties) == models.StructuredProperties(properties=[])


def test_the_daily_client_groups_the_same_by_subject(server: str, orders: str) -> None:
    sales = make_dataset_urn("mysql", unique("sales"))
    with Colophon(server) as client:
        client.aspects.write(orders, named("orders"), models.Status())
        client.aspects.patch(PatchBuilder(orders).add_tag("pii"))
        client.emit(make_lineage_proposal([orders], sales))
        assert client.aspects.get(orders, models.DatasetProperties) == named("orders")
        assert set(client.aspects.get_all(orders)) >= {"globalTags", "status"}
        assert client.aspects.count(models.DatasetProperties, urn_like=orders) == 1
        assert client.entities.exists(orders)
        assert client.lineage.upstream(sales).urns == [orders]
        assert client.lineage.downstream(orders).urns == [sales]
        assert [found.urn for found in client.relationships.incoming(orders, ["DownstreamOf"])] == [sales]
        assert [found.urn for found in client.relationships.outgoing(orders, ["TaggedWith"])] == [
            "urn:li:tag:pii"
        ]
        assert client.timeline.get(orders, ["TAG"])
        client.aspects.write(orders, models.Status(removed=True))
        versions = client.timeline.versions(orders, models.Status)
        assert [(one.version, one.value.removed) for one in versions] == [(0, True), (1, False)]
        assert client.timeline.difference(orders, models.Status, 0, 1) == [
            DifferenceStep("replace", "/removed", False)
        ]
        assert isinstance(client.runs.list(), list)
        assert next(client.changes.read(entity_types=["dataset"])).entity_type == "dataset"
        assert client.maintenance.restore_indices(orders)
        client.maintenance.test_connection()
        client.entities.soft_delete(orders)
        client.entities.restore(orders)
        client.aspects.delete(orders, models.Status)
        assert client.aspects.get(orders, models.Status) is None
        assert client.entities.hard_delete(orders).rows > 0


def test_the_asynchronous_client_does_the_same(server: str, orders: str) -> None:
    async def main() -> None:
        sales = make_dataset_urn("mysql", unique("sales"))
        async with AsyncColophon(server) as client:
            await client.aspects.write(orders, named("orders"), models.Status())
            await client.emit_many([make_lineage_proposal([orders], sales)])
            found = await client.aspects.get(orders, models.DatasetProperties)
            assert found == named("orders")
            assert (await client.lineage.downstream(orders)).urns == [sales]
            assert [hit.urn async for hit in client.relationships.incoming(orders)] == [sales]
            versions = [one async for one in client.timeline.versions(orders, models.DatasetProperties)]
            assert [one.value for one in versions] == [named("orders")]
            assert await client.timeline.difference(orders, models.DatasetProperties, 0) == []
            assert await client.entities.exists(orders)
            assert (await client.search.find("*", count=1)).total > 0
            async for change in client.changes.read(entity_types=["dataset"]):
                assert change.entity_type == "dataset"
                break

    asyncio.run(main())


def test_every_method_has_an_asynchronous_twin() -> None:
    from colophon import AsyncGraphClient, client

    pairs = [(GraphClient, AsyncGraphClient)]
    pairs += [
        (getattr(client, name.removeprefix("Async")), cls)
        for name, cls in vars(client).items()
        if name.startswith("Async") and name != "AsyncTwin"
    ]  # type: ignore[misc]
    datahub_names = {
        "emit_mcp",
        "emit_mcps",
        "emit_mce",
        "emit_all",
        "get_entity_semityped",
        "hard_delete_entity",
    }
    for plain, twin in pairs:
        names = {name for name in dir(plain) if not name.startswith("_")}
        assert names - set(dir(twin)) - datahub_names <= {
            "queue",
            "flush",
            "get_aspects_for_entity",
            "get_domain_properties",
            "get_browse_path",
        }, twin


def test_graphql_returns_the_data_and_raises_what_an_error_stands_for(
    graph: GraphClient, orders: str
) -> None:
    graph.emit(Proposal(entityUrn=orders, aspect=named("orders")))
    query = "query ($urn: String!) { dataset(urn: $urn) { name } }"
    assert graph.execute_graphql(query, {"urn": orders}) == {"dataset": {"name": "orders"}}
    with pytest.raises(RejectedError, match='Cannot query field "nope"') as rejected:
        graph.execute_graphql("{ nope }")
    assert (rejected.value.status, rejected.value.server_code) == (400, "INVALID_REQUEST")

"""Calls each public method of DataHub's two clients, and prints JSON lines: the version, and what came of each.

The methods are read from the classes themselves, so that a method of a later client which nothing here calls is told of.
"""

import inspect
import json
import sys
from datetime import datetime
from importlib.metadata import version
from typing import Callable, Dict, Iterable

from datahub.emitter.mce_builder import make_container_urn, make_dataset_urn
from datahub.emitter.mcp import MetadataChangeProposalWrapper as Proposal
from datahub.emitter.rest_emitter import DataHubRestEmitter, EmitMode
from datahub.ingestion.graph.client import DataHubGraph
from datahub.ingestion.graph.config import DatahubClientConfig
from datahub.metadata import schema_classes as s
from outcomes import outcome, recorded_requests

SERVER = sys.argv[1]
emitter = DataHubRestEmitter(SERVER)
emitter.test_connection()
graph = DataHubGraph(DatahubClientConfig(server=SERVER))

ORDERS, RAW, MINE = (make_dataset_urn("mysql", f"shop.{name}") for name in ("orders", "raw", "mine"))
TAG, ADA, CONTAINER = "urn:li:tag:pii", "urn:li:corpuser:ada", make_container_urn("shop")
DAY = 86_400_000
LINEAGE = s.UpstreamLineageClass(upstreams=[s.UpstreamClass(dataset=RAW, type="TRANSFORMED")])
BROWSE = s.BrowsePathsClass(paths=["/prod/mysql/shop"])


def put(urn: str, *aspects) -> None:
    emitter.emit_mcps([Proposal(entityUrn=urn, aspect=aspect) for aspect in aspects])


put(RAW, s.StatusClass(removed=False))
put(
    ORDERS,
    s.StatusClass(removed=False),
    s.DatasetPropertiesClass(name="orders"),
    s.GlobalTagsClass(tags=[s.TagAssociationClass(tag=TAG)]),
    s.GlossaryTermsClass(
        terms=[s.GlossaryTermAssociationClass(urn="urn:li:glossaryTerm:order")],
        auditStamp=s.AuditStampClass(time=1, actor=ADA),
    ),
    s.OwnershipClass(owners=[s.OwnerClass(owner=ADA, type="DATAOWNER")]),
    s.DomainsClass(domains=["urn:li:domain:sales"]),
    s.SchemaMetadataClass(
        schemaName="orders",
        platform="urn:li:dataPlatform:mysql",
        version=0,
        hash="",
        platformSchema=s.OtherSchemaClass(rawSchema=""),
        fields=[],
    ),
    LINEAGE,
    BROWSE,
    *(s.DatasetProfileClass(timestampMillis=day * DAY, rowCount=day) for day in range(1, 4)),
    s.DatasetUsageStatisticsClass(timestampMillis=DAY, totalSqlQueries=7),
)
VERSIONS = "urn:li:versionSet:(orders,dataset)"
put(VERSIONS, s.VersionSetPropertiesClass(latest=ORDERS, versioningScheme="LEXICOGRAPHIC_STRING"))
put(
    ORDERS,
    s.VersionPropertiesClass(versionSet=VERSIONS, version=s.VersionTagClass(versionTag="v1"), sortId="AAAAAAAA"),
)
put("urn:li:domain:sales", s.DomainPropertiesClass(name="Sales"))
put("urn:li:dataProduct:orders", s.DataProductPropertiesClass(name="Orders"))
put(
    CONTAINER,
    s.ContainerPropertiesClass(name="shop", customProperties={"instance": "PROD"}),
    s.SubTypesClass(typeNames=["Database"]),
)


def tag(name: str) -> Proposal:
    return Proposal(entityUrn=f"urn:li:tag:{name}", aspect=s.TagPropertiesClass(name=name))


def is_there(name: str) -> bool:
    return graph.get_aspect(f"urn:li:tag:{name}", s.TagPropertiesClass) == s.TagPropertiesClass(name=name)


def written(name: str, act: Callable[[Proposal], object]) -> bool:
    act(tag(name))
    return is_there(name)


def event(name: str) -> s.MetadataChangeEventClass:
    return s.MetadataChangeEventClass(
        proposedSnapshot=s.TagSnapshotClass(urn=f"urn:li:tag:{name}", aspects=[s.TagPropertiesClass(name=name)])
    )


def usage(client) -> bool:
    client.emit_usage(
        s.UsageAggregationClass(
            bucket=5 * DAY,
            duration="DAY",
            resource=RAW,
            metrics=s.UsageAggregationMetricsClass(totalSqlQueries=3),
        )
    )
    return [one.totalSqlQueries for one in graph.get_usage_aspects_from_urn(RAW, DAY, 9 * DAY)] == [3]


def trace(client) -> bool:
    """A client takes part in traces when it writes through OpenAPI."""
    tracing = type(client)(
        *([DatahubClientConfig(server=SERVER, openapi_ingestion=True)] if client is graph else [SERVER]),
        **({} if client is graph else {"openapi_ingestion": True}),
    )
    tracing.test_connection()
    data = tracing.emit_mcp(tag("traced"), emit_mode=EmitMode.ASYNC)
    state = tracing.get_trace_status(data)
    return state["urn:li:tag:traced"]["tagProperties"]["success"] is True


def gone(name: str, act: Callable[[str], object]) -> bool:
    put(f"urn:li:tag:{name}", s.TagPropertiesClass(name=name))
    act(f"urn:li:tag:{name}")
    return not graph.exists(f"urn:li:tag:{name}")


def hidden(name: str, act: Callable[[str], object]) -> bool:
    put(f"urn:li:tag:{name}", s.TagPropertiesClass(name=name), s.StatusClass(removed=False))
    act(f"urn:li:tag:{name}")
    return graph.get_aspect(f"urn:li:tag:{name}", s.StatusClass).removed


def references() -> bool:
    put(MINE, s.GlobalTagsClass(tags=[s.TagAssociationClass(tag="urn:li:tag:lost")]))
    return graph.delete_references_to_urn("urn:li:tag:lost")[0] == 1 and graph.get_tags(MINE).tags == []


def points() -> bool:
    put(MINE, s.DatasetProfileClass(timestampMillis=DAY, rowCount=1))
    return graph.hard_delete_timeseries_aspect(MINE, "datasetProfile", None, datetime.now()) == 1


def untagged() -> bool:
    put(MINE, s.GlobalTagsClass(tags=[s.TagAssociationClass(tag=TAG)]))
    return graph.remove_tag(TAG, MINE) and graph.get_tags(MINE).tags == []


def asserted() -> str:
    return graph.upsert_custom_assertion(None, ORDERS, "custom", "a", platform_name="mysql")["urn"]


def version_of(number: int) -> str:
    """A dataset, which is there when it is first asked for."""
    urn = make_dataset_urn("mysql", f"shop.versioned{number}")
    put(urn, s.DatasetPropertiesClass(name="versioned"))
    return urn


def versions_of(number: int) -> str:
    return graph.get_aspect(make_dataset_urn("mysql", f"shop.versioned{number}"), s.VersionPropertiesClass).versionSet


def sink() -> bool:
    with graph.make_rest_sink() as rest_sink:
        rest_sink.emit_async(tag("sunk"))
    return is_there("sunk")


def restored() -> bool:
    graph.restore_indices(urn_pattern="urn:li:tag:%")
    return True


def scrolled(pages: Callable[[object], object], items: Callable[[object], Iterable]) -> list:
    found, scroll_id = [], None
    while True:
        page = pages(scroll_id)
        found.extend(items(page))
        scroll_id = page.scroll_id
        if scroll_id is None:
            return found


def of_emitter(client) -> Dict[str, Callable[[], bool]]:
    """What both classes have."""
    kind = type(client).__name__
    return {
        "close": lambda: type(client)(*([DatahubClientConfig(server=SERVER)] if client is graph else [SERVER])).close() is None,
        "emit": lambda: written(f"{kind}1", client.emit),
        "emit_mce": lambda: client.emit_mce(event(f"{kind}2")) is None and is_there(f"{kind}2"),
        "emit_mcp": lambda: written(f"{kind}3", client.emit_mcp),
        "emit_mcps": lambda: written(f"{kind}4", lambda proposal: client.emit_mcps([proposal])),
        "emit_usage": lambda: usage(client),
        "fetch_server_config": lambda: client.fetch_server_config().service_version is not None,
        "flush": lambda: client.flush() is None,
        "get_server_config": lambda: "versions" in client.get_server_config(),
        "get_trace_status": lambda: trace(client),
        "invalidate_config_cache": lambda: client.invalidate_config_cache() is None,
        "test_connection": lambda: client.test_connection() is None,
        "to_graph": lambda: client.to_graph().exists(ORDERS),
    }


CASES = {
    DataHubRestEmitter: of_emitter(emitter),
    DataHubGraph: {
        **of_emitter(graph),
        "create_tag": lambda: bool(graph.create_tag("made")),
        "delete_entity": lambda: gone("g1", lambda urn: graph.delete_entity(urn, hard=True)),
        "delete_references_to_urn": references,
        "emit_all": lambda: written("all", lambda proposal: graph.emit_all([proposal])),
        "execute_graphql": lambda: graph.execute_graphql("{ __typename }") == {"__typename": "Query"},
        "exists": lambda: graph.exists(ORDERS) and not graph.exists("urn:li:tag:never"),
        "from_emitter": lambda: DataHubGraph.from_emitter(emitter).exists(ORDERS),
        "get_aspect": lambda: graph.get_aspect(ORDERS, s.UpstreamLineageClass) == LINEAGE,
        "get_aspect_counts": lambda: graph.get_aspect_counts("upstreamLineage") == 1,
        "get_aspect_v2": lambda: graph.get_aspect_v2(ORDERS, s.UpstreamLineageClass, "upstreamLineage") == LINEAGE,
        "get_aspects_for_entity": lambda: graph.get_aspects_for_entity(ORDERS, ["upstreamLineage"], [s.UpstreamLineageClass])
        == {"upstreamLineage": LINEAGE},
        "get_browse_path": lambda: graph.get_browse_path(ORDERS) == BROWSE,
        "get_config": lambda: "versions" in graph.get_config(),
        "get_container_urns_by_filter": lambda: list(graph.get_container_urns_by_filter(env="PROD")) == [CONTAINER],
        "get_data_product_urn_by_name": lambda: graph.get_data_product_urn_by_name("Orders") == "urn:li:dataProduct:orders",
        "get_dataset_properties": lambda: graph.get_dataset_properties(ORDERS).name == "orders",
        "get_dataset_urns_ignoring_case": lambda: graph.get_dataset_urns_ignoring_case(ORDERS.lower()) == [ORDERS],
        "get_domain": lambda: graph.get_domain(ORDERS).domains == ["urn:li:domain:sales"],
        "get_domain_properties": lambda: graph.get_domain_properties("urn:li:domain:sales").name == "Sales",
        "get_domain_urn_by_name": lambda: graph.get_domain_urn_by_name("Sales") == "urn:li:domain:sales",
        "get_entities": lambda: graph.get_entities("dataset", [ORDERS])[ORDERS]["upstreamLineage"][0] == LINEAGE,
        "get_entities_v2": lambda: "status" in graph.get_entities_v2("dataset", [ORDERS], ["status"])[ORDERS],
        "get_entity_as_mcps": lambda: len(graph.get_entity_as_mcps(ORDERS)) > 8,
        "get_entity_aspect_specs": lambda: graph.get_entity_aspect_specs().supports("dataset", "status"),
        "get_entity_raw": lambda: graph.get_entity_raw(ORDERS)["urn"] == ORDERS,
        "get_entity_semityped": lambda: graph.get_entity_semityped(ORDERS)["upstreamLineage"] == LINEAGE,
        "get_glossary_terms": lambda: len(graph.get_glossary_terms(ORDERS).terms) == 1,
        "get_latest_pipeline_checkpoint": lambda: graph.get_latest_pipeline_checkpoint("p", "mysql") is None,
        "get_latest_timeseries_value": lambda: graph.get_latest_timeseries_value(ORDERS, s.DatasetProfileClass, {}).rowCount == 3,
        "get_ownership": lambda: graph.get_ownership(ORDERS).owners[0].owner == ADA,
        "get_related_entities": lambda: [
            one.urn for one in graph.get_related_entities(ORDERS, ["OwnedBy"], DataHubGraph.RelationshipDirection.OUTGOING)
        ]
        == [ADA],
        "get_results_by_filter": lambda: len(list(graph.get_results_by_filter(entity_types=["dataset"]))) > 0,
        "get_schema_metadata": lambda: graph.get_schema_metadata(ORDERS).schemaName == "orders",
        "get_search_results": lambda: graph.get_search_results(count=10)["value"]["numEntities"] >= 2,
        "get_tags": lambda: graph.get_tags(ORDERS).tags[0].tag == TAG,
        "get_timeseries_values": lambda: [
            one.rowCount for one in graph.get_timeseries_values(ORDERS, s.DatasetProfileClass, {})
        ]
        == [3, 2, 1],
        "get_urns_by_filter": lambda: ORDERS in list(graph.get_urns_by_filter(entity_types=["dataset"])),
        "get_usage_aspects_from_urn": lambda: len(graph.get_usage_aspects_from_urn(ORDERS, 0, 9 * DAY)) == 1,
        "hard_delete_entity": lambda: gone("g2", graph.hard_delete_entity),
        "hard_delete_timeseries_aspect": points,
        "link_asset_to_version_set": lambda: bool(graph.link_asset_to_version_set(version_of(1), None, "v1")),
        "link_asset_to_versioned_asset": lambda: graph.link_asset_to_versioned_asset(version_of(2), version_of(1), "v2")
        == versions_of(1),
        "list_all_entity_urns": lambda: ORDERS in graph.list_all_entity_urns("dataset", 0, 100),
        "make_rest_sink": sink,
        "parse_sql_lineage": lambda: graph.parse_sql_lineage("insert into a select * from b", platform="mysql").in_tables != [],
        "remove_tag": untagged,
        "report_assertion_result": lambda: graph.report_assertion_result(asserted(), DAY, "SUCCESS"),
        "restore_indices": restored,
        "run_assertion": lambda: bool(graph.run_assertion("urn:li:assertion:a")),
        "run_assertions": lambda: bool(graph.run_assertions(["urn:li:assertion:a"])),
        "run_assertions_for_asset": lambda: bool(graph.run_assertions_for_asset(ORDERS)),
        "scroll_entities": lambda: ORDERS
        in scrolled(
            lambda after: graph.scroll_entities(entity_names=["dataset"], aspects=["status"], count=1, scroll_id=after),
            lambda page: page.entities,
        ),
        "scroll_lineage": lambda: [
            (edge.upstream_urn, edge.downstream_urn)
            for edge in scrolled(
                lambda after: graph.scroll_lineage(urns=[ORDERS], count=1, scroll_id=after), lambda page: page.relationships
            )
        ]
        == [(RAW, ORDERS)],
        "scroll_relationships": lambda: [
            edge.destination_urn
            for edge in scrolled(
                lambda after: graph.scroll_relationships(
                    relationship_types=["TaggedWith"], source_urns=[ORDERS], count=1, scroll_id=after
                ),
                lambda page: page.relationships,
            )
        ]
        == [TAG],
        "set_connection_json": lambda: graph.set_connection_json(
            "urn:li:dataHubConnection:x", platform_urn="urn:li:dataPlatform:mysql", config={}
        )
        is None,
        "set_soft_delete_status": lambda: hidden("h1", lambda urn: graph.set_soft_delete_status(urn, True)),
        "soft_delete_entity": lambda: hidden("h2", graph.soft_delete_entity),
        "unlink_asset_from_version_set": lambda: bool(graph.unlink_asset_from_version_set(ORDERS)),
        "unlink_latest_asset_from_version_set": lambda: graph.unlink_latest_asset_from_version_set(versions_of(1))
        == versions_of(1),
        "upsert_custom_assertion": lambda: asserted().startswith("urn:li:assertion:"),
    },
}


# What the client itself does with DataHub's managed service alone.
CLOUD_ONLY = {"url_for", "run_assertion", "run_assertions", "run_assertions_for_asset"}
# What only a server with sign-in does, since it is about users or secrets. sign-in.test.ts runs it: the first by
# `datahub user add`, which calls it.
SIGN_IN = {"create_native_user", "get_connection_json"}
# What only a server with Kafka does. kafka-lag.test.ts runs it by `datahub check get-kafka-consumer-offsets`, which calls it.
KAFKA = {"get_kafka_consumer_offsets"}


def methods_of(client: type) -> Iterable[str]:
    names = {name for kind in client.__mro__ if kind.__module__.startswith("datahub") for name in vars(kind)}
    for name in sorted(names):
        value = inspect.getattr_static(client, name)
        value = getattr(value, "__func__", value)
        if not name.startswith("_") and inspect.isfunction(value):
            yield name


print(json.dumps({"version": version("acryl-datahub")}))
with recorded_requests():
    for client, cases in CASES.items():
        for name in methods_of(client):
            if name in CLOUD_ONLY:
                found = {"outcome": "cloud only"}
            elif name in SIGN_IN:
                found = {"outcome": "with sign-in"}
            elif name in KAFKA:
                found = {"outcome": "with Kafka"}
            else:
                found = outcome(cases[name]) if name in cases else {"outcome": "not tried"}
            print(json.dumps({"client": client.__name__, "method": name, **found}))

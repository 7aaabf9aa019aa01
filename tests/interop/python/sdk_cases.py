"""Writes, reads, changes and deletes each entity of `datahub.sdk`, and prints a JSON line for each case."""

import json
import sys
import warnings
from datetime import datetime, timezone
from functools import partial
from typing import Callable, Iterator, NamedTuple, Optional, Tuple

from datahub.emitter.mcp import MetadataChangeProposalWrapper as Proposal
from datahub.emitter.mcp_builder import DatabaseKey, SchemaKey
from datahub.errors import ItemNotFoundError, SdkUsageError
from datahub.metadata import schema_classes as s
from datahub.metadata.urns import ChartUrn
from datahub.sdk import (
    Chart,
    Container,
    Dashboard,
    DataFlow,
    DataHubClient,
    DataJob,
    Dataset,
    Document,
    GlossaryNode,
    GlossaryTerm,
    Metric,
    MLModel,
    MLModelGroup,
    SemanticModel,
    Tag,
)
from datahub.sdk.search_filters import FilterDsl
from datahub.specific.chart import ChartPatchBuilder
from datahub.specific.dashboard import DashboardPatchBuilder
from datahub.specific.datajob import DataJobPatchBuilder
from datahub.specific.dataset import DatasetPatchBuilder
from outcomes import outcome, recorded_requests

warnings.simplefilter("ignore")
client = DataHubClient(server=sys.argv[1])
graph = client._graph

ADA, PII, ORDER, SALES = (
    "urn:li:corpuser:ada",
    "urn:li:tag:pii",
    "urn:li:glossaryTerm:Bestellung",
    "urn:li:domain:sales",
)
RETENTION = "urn:li:structuredProperty:io.example.retention"
SINCE = datetime(2026, 1, 2, 3, 4, 5, tzinfo=timezone.utc)
DATABASE = DatabaseKey(platform="postgres", env="PROD", database="größe")
SCHEMA = SchemaKey(platform="postgres", env="PROD", database="größe", schema="public")

# What several of the entities take.
COMMON = dict(
    owners=[(ADA, "TECHNICAL_OWNER")],
    links=[("https://example.org/wiki?x=1&y=ä", "Où naissent les commandes 🛒")],
    tags=[PII],
    terms=[ORDER],
    domain=SALES,
)
PROPERTIES = dict(structured_properties={RETENTION: [90.0]})
CUSTOM = dict(custom_properties={"größe": "groß", "leer": ""})


def dataset(name: str, **options) -> Dataset:
    return Dataset(
        platform="postgres", name=f"shop.{name}", schema=[("id", "int", "Schlüssel"), ("größe", "varchar(10)")], **options
    )


RAW, ORDERS, FUZZY, PARSED = (dataset(name) for name in ("raw", "orders", "fuzzy", "parsed"))
FLOW = DataFlow(platform="airflow", name="nachts")
JOB = DataJob(flow=FLOW, name="laden")
MODEL_URN = "urn:li:semanticModel:(urn:li:dataPlatform:snowflake,shop.public,umsatz)"


class Subject(NamedTuple):
    """An entity type: what is written, and how it is changed."""

    name: str
    entity: Callable[[str], object]
    patch: Optional[Callable[[str], object]] = None


SUBJECTS = [
    Subject(
        "Dataset with a schema",
        lambda name: Dataset(
            platform="postgres",
            name=f"shop.{name}",
            description=f"Alle Bestellungen: é, 日本, 🛒 ({name})",
            display_name=name,
            qualified_name=f"shop.public.{name}",
            external_url="https://example.org/t/1",
            created=SINCE,
            last_modified=SINCE,
            parent_container=SCHEMA,
            subtype="Table",
            schema=[("id", "int", "Schlüssel"), ("größe", "varchar(10)")],
            upstreams={RAW.urn: {"id": ["id"]}},
            **CUSTOM,
            **COMMON,
            **PROPERTIES,
        ),
        lambda urn: DatasetPatchBuilder(urn)
        .set_description("patched", editable=True)
        .add_custom_property("patched", "ja")
        .add_tag(s.TagAssociationClass("urn:li:tag:patched"))
        .for_field("id")
        .add_tag(s.TagAssociationClass("urn:li:tag:column"))
        .parent(),
    ),
    Subject(
        "View with a definition",
        lambda name: Dataset(
            platform="postgres",
            name=f"shop.{name}",
            description=name,
            view_definition="SELECT id FROM shop.public.orders",
            subtype="View",
        ),
    ),
    Subject(
        "Container",
        lambda name: Container(
            SchemaKey(platform="postgres", env="PROD", database="größe", schema=name),
            display_name=name,
            qualified_name=f"größe.{name}",
            description="Schéma",
            external_url="https://example.org/c/1",
            extra_properties={"größe": "groß"},
            created=SINCE,
            last_modified=SINCE,
            subtype="Schema",
            **COMMON,
            **PROPERTIES,
        ),
    ),
    Subject(
        "Chart",
        lambda name: Chart(
            platform="looker",
            name=name,
            display_name="Umsätze",
            description="Umsatz je Land",
            external_url="https://example.org/x",
            chart_url="https://example.org/chart",
            last_modified=SINCE,
            last_refreshed=SINCE,
            chart_type="BAR",
            access="PUBLIC",
            input_datasets=[ORDERS],
            subtype="Look",
            **CUSTOM,
            **COMMON,
        ),
        lambda urn: ChartPatchBuilder(urn)
        .set_description("patched")
        .add_input_edge(str(RAW.urn))
        .add_custom_property("patched", "ja")
        .set_type("PIE"),
    ),
    Subject(
        "Dashboard",
        lambda name: Dashboard(
            platform="looker",
            name=name,
            display_name="Lage",
            description="Alles",
            dashboard_url="https://example.org/dashboard",
            last_modified=SINCE,
            last_refreshed=SINCE,
            input_datasets=[ORDERS],
            charts=["urn:li:chart:(looker,one)"],
            dashboards=["urn:li:dashboard:(looker,other)"],
            subtype="Board",
            **CUSTOM,
            **COMMON,
        ),
        lambda urn: DashboardPatchBuilder(urn)
        .set_description("patched")
        .add_chart_edge("urn:li:chart:(looker,two)")
        .add_custom_property("patched", "ja"),
    ),
    Subject(
        "Data flow",
        lambda name: DataFlow(
            platform="airflow",
            name=name,
            display_name="Nachts",
            description="Jede Nacht",
            external_url="https://example.org/f",
            created=SINCE,
            last_modified=SINCE,
            subtype="DAG",
            **CUSTOM,
            **COMMON,
            **PROPERTIES,
        ),
    ),
    Subject(
        "Data job",
        lambda name: DataJob(
            flow=FLOW,
            name=name,
            display_name="Laden",
            description="Lädt",
            external_url="https://example.org/j",
            created=SINCE,
            last_modified=SINCE,
            subtype="Task",
            inlets=[RAW.urn],
            outlets=[ORDERS.urn],
            **CUSTOM,
            **COMMON,
            **PROPERTIES,
        ),
        lambda urn: DataJobPatchBuilder(urn)
        .add_input_dataset(str(FUZZY.urn))
        .add_output_dataset(str(PARSED.urn))
        .add_custom_property("patched", "ja"),
    ),
    Subject(
        "ML model",
        lambda name: MLModel(
            id=name,
            platform="mlflow",
            version="2.1",
            aliases=["champion"],
            name=f"{name} 2",
            description="Prognose",
            training_metrics={"accuracy": "0.9"},
            hyper_params={"tiefe": "3"},
            external_url="https://example.org/m",
            created=SINCE,
            last_modified=SINCE,
            model_group="urn:li:mlModelGroup:(urn:li:dataPlatform:mlflow,prognosen,PROD)",
            training_jobs=["urn:li:dataProcessInstance:lauf"],
            downstream_jobs=["urn:li:dataProcessInstance:danach"],
            **CUSTOM,
            **COMMON,
            **PROPERTIES,
        ),
    ),
    Subject(
        "ML model group",
        lambda name: MLModelGroup(
            id=name,
            platform="mlflow",
            name="Prognosen",
            description="Alle Prognosen",
            external_url="https://example.org/g",
            created=SINCE,
            last_modified=SINCE,
            training_jobs=["urn:li:dataProcessInstance:lauf"],
            downstream_jobs=["urn:li:dataProcessInstance:danach"],
            **CUSTOM,
            **COMMON,
            **PROPERTIES,
        ),
    ),
    Subject("Tag", lambda name: Tag(name=name, display_name="Persönlich", description="heikel", color="#ff0000")),
    Subject(
        "Glossary node",
        lambda name: GlossaryNode(
            id=name, display_name="Finanzen", definition="Rund ums Geld", parent_node="urn:li:glossaryNode:root", **CUSTOM
        ),
    ),
    Subject(
        "Glossary term",
        lambda name: GlossaryTerm(
            id=name,
            display_name="Umsatz",
            definition="Was hereinkommt",
            parent_node="urn:li:glossaryNode:root",
            source_ref="FIBO",
            source_url="https://example.org/fibo",
            is_a=["urn:li:glossaryTerm:Betrag"],
            domain=SALES,
            **CUSTOM,
            **PROPERTIES,
        ),
    ),
    Subject(
        "Document",
        lambda name: Document.create_document(
            id=name,
            title="Häufige Fragen",
            text="# Fragen\n\nWie oft?",
            subtype="FAQ",
            related_assets=[str(ORDERS.urn)],
            created_time=SINCE,
            last_modified_time=SINCE,
            tags=[PII],
            domain=SALES,
            **CUSTOM,
            **PROPERTIES,
        ),
    ),
    Subject(
        "Semantic model",
        lambda name: SemanticModel(
            platform="snowflake",
            path="shop.public",
            id=name,
            name="Umsätze",
            description="Was hereinkommt",
            created=SINCE,
            native_definition="view: umsatz {}",
            **COMMON,
            **PROPERTIES,
        ),
    ),
    Subject(
        "Metric",
        lambda name: Metric(
            platform="snowflake",
            path="shop.public",
            id=name,
            semantic_model=MODEL_URN,
            name="Umsatz",
            description="Summe",
            created=SINCE,
            upstream_datasets=[str(ORDERS.urn)],
            **COMMON,
            **PROPERTIES,
        ),
    ),
]


def prepare() -> None:
    graph.emit_mcp(
        Proposal(
            entityUrn=RETENTION,
            aspect=s.StructuredPropertyDefinitionClass(
                qualifiedName="io.example.retention",
                valueType="urn:li:dataType:datahub.number",
                entityTypes=[f"urn:li:entityType:datahub.{name}" for name in ENTITY_TYPES],
            ),
        )
    )
    graph.emit_mcp(Proposal(entityUrn=SALES, aspect=s.DomainPropertiesClass(name="Vertrieb")))
    term = s.GlossaryTermInfoClass(name="Bestellung", definition="", termSource="INTERNAL")
    graph.emit_mcp(Proposal(entityUrn=ORDER, aspect=term))
    graph.emit_mcp(Proposal(entityUrn=ADA, aspect=s.CorpUserInfoClass(active=True, displayName="Ada")))
    for entity in (RAW, ORDERS, FUZZY, PARSED, FLOW, JOB):
        client.entities.upsert(entity)


ENTITY_TYPES = [
    "dataset",
    "container",
    "chart",
    "dashboard",
    "dataFlow",
    "dataJob",
    "mlModel",
    "mlModelGroup",
    "glossaryTerm",
    "document",
    "semanticModel",
    "metric",
]


def missing(sent: object, read: object, path: str = "") -> Iterator[str]:
    """The places at which what was read lacks what was sent; what the server adds to it does not count."""
    if isinstance(sent, dict):
        for name, value in sent.items():
            yield from missing(value, read.get(name) if isinstance(read, dict) else None, f"{path}/{name}")
    elif isinstance(sent, list):
        if not isinstance(read, list) or len(read) != len(sent):
            yield f"{path}: sent {sent}, read {read}"
        else:
            for index, value in enumerate(sent):
                yield from missing(value, read[index], f"{path}/{index}")
    elif sent != read:
        yield f"{path}: sent {sent}, read {read}"


def holds(entity) -> bool:
    """Whether the catalogue has all that the entity has, as the client reads it."""
    read = client.entities.get(entity.urn)
    assert type(read) is type(entity), type(read)
    sent = {name: aspect.to_obj() for name, aspect in entity._aspects.items()}
    # The server derives it from the owners; the client sends what it has read, also after an owner was removed.
    sent.get("ownership", {}).pop("ownerTypes", None)
    found = list(missing(sent, {name: aspect.to_obj() for name, aspect in read._aspects.items()}))
    assert not found, found
    return True


def refused(act: Callable[[], object], error: type) -> bool:
    try:
        act()
    except error:
        return True
    return False


def create(subject: Subject) -> bool:
    entity = subject.entity("created")
    client.entities.create(entity)
    return holds(entity) and refused(lambda: client.entities.create(entity), SdkUsageError)


def get(subject: Subject) -> bool:
    read = client.entities.get(str(subject.entity("created").urn))
    nobody = subject.entity("nobody").urn
    return holds(read) and refused(lambda: client.entities.get(nobody), ItemNotFoundError)


def upsert(subject: Subject) -> bool:
    first, second = subject.entity("upserted"), subject.entity("upserted")
    client.entities.upsert(first)
    change(second, "second")
    client.entities.upsert(second)
    return holds(second)


def change(entity, text: str) -> None:
    """Sets the text that each of them has, by the method that the client has for it."""
    for name in ("set_description", "set_definition", "set_text"):
        if hasattr(entity, name):
            return getattr(entity, name)(text)
    raise AssertionError("nothing to change")


def update(subject: Subject) -> bool:
    read = client.entities.get(subject.entity("upserted").urn)
    change(read, "updated — ß")
    if hasattr(read, "add_tag"):
        read.add_tag("urn:li:tag:updated")
    if hasattr(read, "remove_owner") and read.owners:
        read.remove_owner((ADA, "TECHNICAL_OWNER"))
    client.entities.update(read)
    return holds(read)


def patch(subject: Subject) -> bool:
    urn = subject.entity("upserted").urn
    before = client.entities.get(urn)
    client.entities.update(subject.patch(str(urn)))
    after = client.entities.get(urn)
    assert after.custom_properties == {**before.custom_properties, "patched": "ja"}, after.custom_properties
    return equal(PATCHED[type(after)](before, after))


def equal(pairs: list) -> bool:
    different = [pair for pair in pairs if pair[0] != pair[1]]
    assert not different, different
    return True


def edges(entity, aspect: type, field: str) -> list:
    return [edge.destinationUrn for edge in getattr(graph.get_aspect(str(entity.urn), aspect), field)]


def tags(entity) -> list:
    return [one.tag for one in entity.tags]


# What the patches above change, and what they have made of it: pairs that are equal.
PATCHED = {
    Dataset: lambda before, after: [
        (after.description, "patched"),
        (tags(after), [*tags(before), "urn:li:tag:patched"]),
        (tags(after["id"]), ["urn:li:tag:column"]),
    ],
    Chart: lambda before, after: [
        (after.description, "patched"),
        (after.chart_type, "PIE"),
        (edges(after, s.ChartInfoClass, "inputEdges"), [str(RAW.urn)]),
    ],
    Dashboard: lambda before, after: [
        (after.description, "patched"),
        (after.charts, [*before.charts, ChartUrn("looker", "two")]),
    ],
    DataJob: lambda before, after: [
        (edges(after, s.DataJobInputOutputClass, "inputDatasetEdges"), [str(FUZZY.urn)]),
        (edges(after, s.DataJobInputOutputClass, "outputDatasetEdges"), [str(PARSED.urn)]),
    ],
}


def delete(subject: Subject) -> bool:
    urn = subject.entity("created").urn
    client.entities.delete(urn)
    assert graph.get_aspect(str(urn), s.StatusClass).removed is True
    client.entities.delete(urn, hard=True)
    return not graph.exists(str(urn)) and refused(lambda: client.entities.delete(urn), SdkUsageError)


def upstreams(urn) -> list:
    return [one.dataset for one in client.entities.get(urn).upstreams.upstreams]


def columns(urn) -> list:
    return sorted(
        (one.upstreams[0].rsplit(",", 1)[1][:-1], one.downstreams[0].rsplit(",", 1)[1][:-1])
        for one in client.entities.get(urn).upstreams.fineGrainedLineages
    )


def dataset_lineage() -> bool:
    client.lineage.add_lineage(upstream=RAW.urn, downstream=ORDERS.urn, column_lineage={"größe": ["id"]})
    return upstreams(ORDERS.urn) == [str(RAW.urn)] and columns(ORDERS.urn) == [("id", "größe")]


def inferred_columns() -> bool:
    client.lineage.add_lineage(upstream=RAW.urn, downstream=FUZZY.urn, column_lineage="auto_fuzzy")
    return columns(FUZZY.urn) == [("größe", "größe"), ("id", "id")]


def with_query() -> bool:
    text = "INSERT INTO shop.parsed SELECT id FROM shop.raw"
    client.lineage.add_lineage(upstream=RAW.urn, downstream=PARSED.urn, transformation_text=text)
    query = client.entities.get(PARSED.urn).upstreams.upstreams[0].query
    return graph.get_aspect(query, s.QueryPropertiesClass).statement.value == text


def from_sql() -> bool:
    target = dataset("aus_sql")
    client.entities.upsert(target)
    client.lineage.infer_lineage_from_sql(
        query_text="INSERT INTO shop.aus_sql SELECT id FROM shop.orders", platform="postgres"
    )
    return upstreams(target.urn) == [str(ORDERS.urn)]


def job_lineage() -> bool:
    client.lineage.add_lineage(upstream=RAW.urn, downstream=JOB.urn)
    client.lineage.add_lineage(upstream=JOB.urn, downstream=ORDERS.urn)
    client.lineage.add_lineage(upstream=f"urn:li:dataJob:({FLOW.urn},vorher)", downstream=JOB.urn)
    aspect = s.DataJobInputOutputClass
    return equal(
        [
            (edges(JOB, aspect, "inputDatasetEdges"), [str(RAW.urn)]),
            (edges(JOB, aspect, "outputDatasetEdges"), [str(ORDERS.urn)]),
            (edges(JOB, aspect, "inputDatajobEdges"), [f"urn:li:dataJob:({FLOW.urn},vorher)"]),
        ]
    )


def dashboard_lineage() -> bool:
    chart = Chart(platform="looker", name="lineage")
    dashboard = Dashboard(platform="looker", name="lineage")
    client.entities.upsert(chart)
    client.entities.upsert(dashboard)
    client.lineage.add_lineage(upstream=ORDERS.urn, downstream=chart.urn)
    client.lineage.add_lineage(upstream=ORDERS.urn, downstream=dashboard.urn)
    client.lineage.add_lineage(upstream=chart.urn, downstream=dashboard.urn)
    read = client.entities.get(dashboard.urn)
    return equal(
        [
            (edges(chart, s.ChartInfoClass, "inputEdges"), [str(ORDERS.urn)]),
            (read.input_datasets, [ORDERS.urn]),
            (read.charts, [chart.urn]),
        ]
    )


def structured(change: Callable[[Dataset], None], expected: Optional[list]) -> bool:
    urn = dataset("raw").urn
    read = client.entities.get(urn)
    change(read)
    client.entities.update(read)
    found = client.entities.get(urn).structured_properties or []
    return [one.values for one in found if one.propertyUrn == RETENTION] == ([expected] if expected else [])


def patched_property() -> bool:
    client.entities.update(
        DatasetPatchBuilder(str(RAW.urn)).set_structured_property(RETENTION, [7.0])
    )
    found = client.entities.get(RAW.urn).structured_properties
    return equal([([(one.propertyUrn, one.values) for one in found], [(RETENTION, [7.0])])])


OTHERS: list = [
    ("Lineage", "between columns of datasets", dataset_lineage),
    ("Lineage", "columns inferred from two schemas", inferred_columns),
    ("Lineage", "with the query that made it", with_query),
    ("Lineage", "inferred from SQL", from_sql),
    ("Lineage", "of jobs", job_lineage),
    ("Lineage", "of charts and dashboards", dashboard_lineage),
    ("Lineage", "`get_lineage`", lambda: str(RAW.urn) in [one.urn for one in client.lineage.get_lineage(source_urn=ORDERS.urn)]),
    ("Structured properties", "assign", lambda: structured(lambda one: one.set_structured_property(RETENTION, [30.0]), [30.0])),
    ("Structured properties", "change", lambda: structured(lambda one: one.set_structured_property(RETENTION, [60.0]), [60.0])),
    ("Structured properties", "remove", lambda: structured(lambda one: one.remove_structured_property(RETENTION), None)),
    ("Structured properties", "patch", patched_property),
    ("Search", "`get_urns`", lambda: ORDERS.urn in list(client.search.get_urns("orders", FilterDsl.entity_type("dataset")))),
    ("Resolve", "a domain by its name", lambda: str(client.resolve.domain(name="Vertrieb")) == SALES),
    ("Resolve", "a term by its name", lambda: str(client.resolve.term(name="Bestellung")) == ORDER),
    ("Resolve", "a user by their name", lambda: str(client.resolve.user(name="Ada")) == ADA),
    (
        "Assertions",
        "`sync_custom_assertion`",
        lambda: custom_assertion().startswith("urn:li:assertion:"),
    ),
    (
        "Assertions",
        "`report_assertion_result`",
        lambda: client.assertions.report_assertion_result(custom_assertion(), 86_400_000, "SUCCESS"),
    ),
]


def custom_assertion() -> str:
    return client.assertions.sync_custom_assertion(
        entity_urn=str(ORDERS.urn), type="custom", description="nie leer", platform_name="mysql"
    )["urn"]


def cases() -> Iterator[Tuple[str, str, Callable[[], bool]]]:
    for subject in SUBJECTS:
        for action in (create, get, upsert, update):
            yield subject.name, action.__name__, partial(action, subject)
        if subject.patch:
            yield subject.name, "patch", partial(patch, subject)
        yield subject.name, "delete", partial(delete, subject)
    yield from OTHERS


client.test_connection()
prepare()
with recorded_requests():
    for name, action, case in cases():
        print(json.dumps({"subject": name, "action": action, **outcome(case)}))

"""Patches aspects with the unmodified client's builders, reads them back, and prints a JSON line per case."""

import json
import sys

from datahub.emitter.mce_builder import make_dataset_urn, make_schema_field_urn, make_tag_urn, make_term_urn
from datahub.emitter.mcp import MetadataChangeProposalWrapper as Proposal
from datahub.emitter.rest_emitter import DatahubRestEmitter
from datahub.ingestion.graph.client import DataHubGraph
from datahub.ingestion.graph.config import DatahubClientConfig
from datahub.metadata import schema_classes as s
from datahub.specific.aspect_helpers.institutional_memory import HasInstitutionalMemoryPatch
from datahub.specific.chart import ChartPatchBuilder
from datahub.specific.dashboard import DashboardPatchBuilder
from datahub.specific.datajob import DataJobPatchBuilder
from datahub.specific.dataproduct import DataProductPatchBuilder
from datahub.specific.dataset import DatasetPatchBuilder
from datahub.specific.form import FormPatchBuilder
from datahub.specific.structured_property import StructuredPropertyPatchBuilder

SERVER = sys.argv[1]
emitter = DatahubRestEmitter(SERVER)
graph = DataHubGraph(DatahubClientConfig(server=SERVER))

DATASET = make_dataset_urn("mysql", "shop.orders")
UPSTREAM = make_dataset_urn("mysql", "shop.raw/orders~1")
OTHER = make_dataset_urn("mysql", "shop.other")
PII = make_tag_urn("pii")
HOT = make_tag_urn("hot/very")
TERM = make_term_urn("Finance.Revenue")
ADA = "urn:li:corpuser:ada"
ACTION = "urn:li:dataHubAction:labeller"
STAMP = s.AuditStampClass(time=1, actor=ADA)
ATTRIBUTED = s.MetadataAttributionClass(time=1, actor=ADA, source=ACTION)


def report(name: str, expected: object, act) -> None:
    """Does one thing and prints what came of it; an exception is an answer too."""
    try:
        read = act()
    except Exception as error:
        read = {"raised": f"{type(error).__name__}: {error}"}
    print(json.dumps({"name": name, "expected": expected, "read": read}))


def patch(builder, urn: str, aspect: type, pick):
    """Sends all patches of a builder, twice: the second time nothing may change."""
    for _ in range(2):
        for proposal in builder.build():
            emitter.emit(proposal)
    return pick(graph.get_aspect(urn, aspect))


def tags_of(aspect) -> list:
    return sorted([tag.tag, tag.attribution.source if tag.attribution else ""] for tag in aspect.tags)


class Links(HasInstitutionalMemoryPatch):
    """No builder of the client has these patches yet."""


def dataset() -> DatasetPatchBuilder:
    return DatasetPatchBuilder(DATASET)


tag = s.TagAssociationClass
report(
    "tags are added beside each other, attributed or not",
    [[HOT, ""], [PII, ""], [PII, ACTION]],
    lambda: patch(
        dataset().add_tag(tag(PII)).add_tag(tag(PII, attribution=ATTRIBUTED)).add_tag(tag(HOT)),
        DATASET,
        s.GlobalTagsClass,
        tags_of,
    ),
)
report(
    "a tag is removed for one source",
    [[HOT, ""], [PII, ""]],
    lambda: patch(
        dataset().remove_tag(PII, attribution_source=ACTION), DATASET, s.GlobalTagsClass, tags_of
    ),
)
report(
    "a tag is removed for all sources",
    [[HOT, ""]],
    lambda: patch(dataset().remove_tag(PII), DATASET, s.GlobalTagsClass, tags_of),
)
report(
    "terms are added and removed",
    [[TERM]],
    lambda: [
        patch(
            dataset()
            .add_term(s.GlossaryTermAssociationClass(TERM))
            .add_term(s.GlossaryTermAssociationClass(make_term_urn("gone")))
            .remove_term(make_term_urn("gone")),
            DATASET,
            s.GlossaryTermsClass,
            lambda aspect: [term.urn for term in aspect.terms],
        )
    ],
)
owner = s.OwnerClass
report(
    "owners are kept by owner, type and type urn",
    [[ADA, "CUSTOM", "urn:li:ownershipType:a"], [ADA, "CUSTOM", "urn:li:ownershipType:b"]],
    lambda: patch(
        dataset()
        .add_owner(owner(ADA, "CUSTOM", "urn:li:ownershipType:a"))
        .add_owner(owner(ADA, "CUSTOM", "urn:li:ownershipType:b"))
        .add_owner(owner("urn:li:corpuser:bob", "DATAOWNER"))
        .remove_owner("urn:li:corpuser:bob"),
        DATASET,
        s.OwnershipClass,
        lambda aspect: [[o.owner, o.type, o.typeUrn] for o in aspect.owners],
    ),
)
report(
    "owners are set as a whole",
    [[ADA, "DATAOWNER"]],
    lambda: patch(
        dataset().set_owners([owner(ADA, "DATAOWNER")]),
        DATASET,
        s.OwnershipClass,
        lambda aspect: [[o.owner, o.type] for o in aspect.owners],
    ),
)
report(
    "custom properties are added, removed and described",
    [{"a/b": "1", "c~d": "2"}, "orders", "text"],
    lambda: patch(
        dataset()
        .add_custom_property("a/b", "1")
        .add_custom_property("c~d", "2")
        .add_custom_property("gone", "3")
        .remove_custom_property("gone")
        .set_display_name("orders")
        .set_description("text"),
        DATASET,
        s.DatasetPropertiesClass,
        lambda aspect: [aspect.customProperties, aspect.name, aspect.description],
    ),
)
report(
    "upstreams are added and removed",
    [UPSTREAM],
    lambda: patch(
        dataset()
        .add_upstream_lineage(s.UpstreamClass(UPSTREAM, "TRANSFORMED"))
        .add_upstream_lineage(s.UpstreamClass(OTHER, "TRANSFORMED"))
        .remove_upstream_lineage(OTHER),
        DATASET,
        s.UpstreamLineageClass,
        lambda aspect: [upstream.dataset for upstream in aspect.upstreams],
    ),
)


def lineage(*columns: str) -> s.FineGrainedLineageClass:
    return s.FineGrainedLineageClass(
        upstreamType="FIELD_SET",
        upstreams=[make_schema_field_urn(UPSTREAM, column) for column in columns],
        downstreamType="FIELD",
        downstreams=[make_schema_field_urn(DATASET, "id")],
        transformOperation="SUM",
        confidenceScore=0.5,
    )


report(
    "column-level lineage is added and removed pair by pair",
    [[[make_schema_field_urn(UPSTREAM, "a")], [make_schema_field_urn(DATASET, "id")], "SUM", 0.5]],
    lambda: patch(
        dataset().add_fine_grained_lineage(lineage("a", "b")).remove_fine_grained_lineage(lineage("b")),
        DATASET,
        s.UpstreamLineageClass,
        lambda aspect: [
            [fine.upstreams, fine.downstreams, fine.transformOperation, fine.confidenceScore]
            for fine in aspect.fineGrainedLineages
        ],
    ),
)
report(
    "a column gets a tag and a term",
    [["id", [PII], [TERM]]],
    lambda: patch(
        dataset()
        .for_field("id")
        .add_tag(tag(PII))
        .add_term(s.GlossaryTermAssociationClass(TERM))
        .parent(),
        DATASET,
        s.EditableSchemaMetadataClass,
        lambda aspect: [
            [field.fieldPath, [t.tag for t in field.globalTags.tags], [t.urn for t in field.glossaryTerms.terms]]
            for field in aspect.editableSchemaFieldInfo
        ],
    ),
)
for name, kind in (("tier", "string"), ("gone", "number")):
    emitter.emit(
        Proposal(
            entityUrn=f"urn:li:structuredProperty:{name}",
            aspect=s.StructuredPropertyDefinitionClass(
                qualifiedName=name,
                valueType=f"urn:li:dataType:datahub.{kind}",
                entityTypes=["urn:li:entityType:datahub.dataset"],
            ),
        )
    )
report(
    "structured properties are set and removed",
    [["urn:li:structuredProperty:tier", ["gold"]]],
    lambda: patch(
        dataset()
        .set_structured_property("tier", "gold")
        .set_structured_property("gone", 1.0)
        .remove_structured_property("gone"),
        DATASET,
        s.StructuredPropertiesClass,
        lambda aspect: [[p.propertyUrn, p.values] for p in aspect.properties],
    ),
)
report(
    "links are added by address",
    [["https://example.org/a?b=~1", "new"]],
    lambda: patch(
        Links(DATASET)
        .add_institutional_memory(s.InstitutionalMemoryMetadataClass("https://example.org/a?b=~1", "old", STAMP))
        .add_institutional_memory(s.InstitutionalMemoryMetadataClass("https://example.org/a?b=~1", "new", STAMP)),
        DATASET,
        s.InstitutionalMemoryClass,
        lambda aspect: [[element.url, element.description] for element in aspect.elements],
    ),
)
report(
    "siblings are added and removed",
    [[OTHER], True],
    lambda: patch(
        dataset().add_sibling(OTHER, primary=True).add_sibling(UPSTREAM).remove_sibling(UPSTREAM),
        DATASET,
        s.SiblingsClass,
        lambda aspect: [aspect.siblings, aspect.primary],
    ),
)

CHART = "urn:li:chart:(looker,sales)"
report(
    "a chart that is not there begins with a patch",
    [["sales", "", [DATASET]], {"a": "b"}],
    lambda: patch(
        ChartPatchBuilder(CHART).set_title("sales").add_input_edge(DATASET).add_custom_property("a", "b"),
        CHART,
        s.ChartInfoClass,
        lambda aspect: [
            [aspect.title, aspect.description, [edge.destinationUrn for edge in aspect.inputEdges]],
            aspect.customProperties,
        ],
    ),
)
DASHBOARD = "urn:li:dashboard:(looker,sales)"
report(
    "a dashboard gets charts and datasets",
    [[CHART], [DATASET]],
    lambda: patch(
        DashboardPatchBuilder(DASHBOARD).add_chart_edge(CHART).add_dataset_edge(DATASET),
        DASHBOARD,
        s.DashboardInfoClass,
        lambda aspect: [
            [edge.destinationUrn for edge in aspect.chartEdges],
            [edge.destinationUrn for edge in aspect.datasetEdges],
        ],
    ),
)
JOB = "urn:li:dataJob:(urn:li:dataFlow:(airflow,flow,prod),job)"
FIELD = make_schema_field_urn(DATASET, "id")
report(
    "a job gets inputs and outputs",
    [[UPSTREAM], [DATASET], [FIELD]],
    lambda: patch(
        DataJobPatchBuilder(JOB)
        .add_input_dataset(UPSTREAM)
        .add_input_dataset(OTHER)
        .remove_input_dataset(OTHER)
        .add_output_dataset(DATASET)
        .add_output_dataset_field(FIELD),
        JOB,
        s.DataJobInputOutputClass,
        lambda aspect: [
            [edge.destinationUrn for edge in aspect.inputDatasetEdges],
            [edge.destinationUrn for edge in aspect.outputDatasetEdges],
            aspect.outputDatasetFields,
        ],
    ),
)
PRODUCT = "urn:li:dataProduct:sales"
report(
    "a data product gets assets",
    ["Sales", [DATASET]],
    lambda: patch(
        DataProductPatchBuilder(PRODUCT).set_name("Sales").add_asset(DATASET).add_asset(OTHER).remove_asset(OTHER),
        PRODUCT,
        s.DataProductPropertiesClass,
        lambda aspect: [aspect.name, [asset.destinationUrn for asset in aspect.assets]],
    ),
)
FORM = "urn:li:form:f"
report(
    "a form gets prompts and actors",
    ["f", ["p"], [ADA]],
    lambda: patch(
        FormPatchBuilder(FORM)
        .set_name("f")
        .add_prompt(s.FormPromptClass(id="p", title="t", type="STRUCTURED_PROPERTY"))
        .add_prompt(s.FormPromptClass(id="gone", title="t", type="STRUCTURED_PROPERTY"))
        .remove_prompt("gone")
        .add_assigned_user(ADA),
        FORM,
        s.FormInfoClass,
        lambda aspect: [aspect.name, [prompt.id for prompt in aspect.prompts], aspect.actors.users],
    ),
)
PROPERTY = "urn:li:structuredProperty:io.tier"
report(
    "a structured property gets allowed values and entity types",
    ["io.tier", ["gold"], ["urn:li:entityType:datahub.dataset"]],
    lambda: patch(
        StructuredPropertyPatchBuilder(PROPERTY)
        .set_qualified_name("io.tier")
        .set_value_type("urn:li:dataType:datahub.string")
        .add_allowed_value(s.PropertyValueClass(value="gold"))
        .add_entity_type("urn:li:entityType:datahub.dataset"),
        PROPERTY,
        s.StructuredPropertyDefinitionClass,
        lambda aspect: [
            aspect.qualifiedName,
            [allowed.value for allowed in aspect.allowedValues],
            aspect.entityTypes,
        ],
    ),
)


def delete_by_proposal() -> object:
    urn = make_tag_urn("passing")
    emitter.emit(Proposal(entityUrn=urn, aspect=s.TagPropertiesClass(name="passing")))
    emitter.emit_mcps([Proposal(entityUrn=urn, aspectName="tagProperties", entityType="tag", changeType="DELETE")])
    return [graph.exists(urn), graph.get_aspect(urn, s.TagPropertiesClass)]


report("an aspect is deleted by a proposal", [True, None], delete_by_proposal)
print(json.dumps({"name": "the end", "expected": None, "read": None}))

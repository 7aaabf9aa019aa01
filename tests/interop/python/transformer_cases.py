"""Runs a pipeline with each transformer that the client has, and prints a JSON line for each.

A dataset is on the server before; a file with further aspects of it is ingested through the transformer; what the server
has afterwards is compared. Where a transformer can join with what is there (`semantics: PATCH`), it does.
"""

import json
import sys
import tempfile
from importlib.metadata import entry_points
from pathlib import Path
from typing import Callable, Dict, List, NamedTuple, Optional

from datahub.emitter.mce_builder import make_container_urn, make_dataset_urn
from datahub.emitter.mcp import MetadataChangeProposalWrapper as Proposal
from datahub.ingestion.graph.client import DataHubGraph
from datahub.ingestion.graph.config import DatahubClientConfig
from datahub.ingestion.run.pipeline import Pipeline
from datahub.ingestion.transformer.add_dataset_properties import AddDatasetPropertiesResolverBase
from datahub.metadata import schema_classes as s
from outcomes import outcome, recorded_requests

SERVER = sys.argv[1]
graph = DataHubGraph(DatahubClientConfig(server=SERVER))
TIME = 1_753_000_000_000

BEFORE, ADA, BO = (f"urn:li:corpuser:{name}" for name in ("vorher", "ada", "bo.external"))
OLD, ALPHA, NEW = (f"urn:li:tag:{name}" for name in ("alt", "alpha", "neu"))
OLD_TERM, TERM = "urn:li:glossaryTerm:Alt", "urn:li:glossaryTerm:Neu"
OLD_DOMAIN, DOMAIN = "urn:li:domain:alt", "urn:li:domain:neu"
PRODUCT, CONTAINER = "urn:li:dataProduct:transformed", make_container_urn("transformed")
DEPARTMENT = "urn:li:structuredProperty:io.example.department"
PATCH = {"semantics": "PATCH"}
STAMP = s.AuditStampClass(time=TIME, actor=ADA)


def owners(*urns: str) -> s.OwnershipClass:
    return s.OwnershipClass(owners=[s.OwnerClass(owner=urn, type="DATAOWNER") for urn in urns])


def tags(*urns: str) -> s.GlobalTagsClass:
    return s.GlobalTagsClass(tags=[s.TagAssociationClass(tag=urn) for urn in urns])


def terms(*urns: str) -> s.GlossaryTermsClass:
    return s.GlossaryTermsClass(terms=[s.GlossaryTermAssociationClass(urn=urn) for urn in urns], auditStamp=STAMP)


def schema(column_tags: Optional[s.GlobalTagsClass] = None) -> s.SchemaMetadataClass:
    return s.SchemaMetadataClass(
        schemaName="",
        platform="urn:li:dataPlatform:postgres",
        version=0,
        hash="",
        platformSchema=s.OtherSchemaClass(rawSchema=""),
        fields=[
            s.SchemaFieldClass(
                fieldPath=name,
                type=s.SchemaFieldDataTypeClass(type=s.StringTypeClass()),
                nativeDataType="text",
                globalTags=column_tags,
            )
            for name in ("id", "größe")
        ],
    )


def usage() -> s.DatasetUsageStatisticsClass:
    return s.DatasetUsageStatisticsClass(
        timestampMillis=TIME, userCounts=[s.DatasetUserUsageCountsClass(user=BO, count=3)]
    )


class Properties(AddDatasetPropertiesResolverBase):
    def get_properties_to_add(self, entity_urn: str) -> Dict[str, str]:
        return {"größe": "groß"}


# What the server has of an entity.
READ: Dict[str, Callable[[str], object]] = {
    "owners": lambda urn: sorted(one.owner for one in graph.get_ownership(urn).owners),
    "tags": lambda urn: sorted(one.tag for one in graph.get_tags(urn).tags),
    "terms": lambda urn: sorted(one.urn for one in graph.get_glossary_terms(urn).terms),
    "domains": lambda urn: sorted(graph.get_aspect(urn, s.DomainsClass).domains),
    "properties": lambda urn: graph.get_dataset_properties(urn).customProperties,
    "url": lambda urn: graph.get_dataset_properties(urn).externalUrl,
    "container url": lambda urn: graph.get_aspect(CONTAINER, s.ContainerPropertiesClass).externalUrl,
    "assets": lambda urn: [one.destinationUrn for one in graph.get_aspect(PRODUCT, s.DataProductPropertiesClass).assets],
    "removed": lambda urn: graph.get_aspect(urn, s.StatusClass).removed,
    "path": lambda urn: [one.id for one in graph.get_aspect(urn, s.BrowsePathsV2Class).path],
    "paths": lambda urn: graph.get_aspect(urn, s.BrowsePathsClass).paths,
    "column tags": lambda urn: columns(urn, lambda field: [one.tag for one in field.globalTags.tags] if field.globalTags else []),
    "column terms": lambda urn: columns(
        urn, lambda field: [one.urn for one in field.glossaryTerms.terms] if field.glossaryTerms else []
    ),
    "users": lambda urn: [
        one.user for one in graph.get_latest_timeseries_value(urn, s.DatasetUsageStatisticsClass, {}).userCounts
    ],
    "department": lambda urn: [
        one.values for one in graph.get_aspect(urn, s.StructuredPropertiesClass).properties if one.propertyUrn == DEPARTMENT
    ],
    "attributed": lambda urn: sorted(
        (one.tag, one.attribution.source if one.attribution else None) for one in graph.get_tags(urn).tags
    ),
}


def columns(urn: str, read: Callable[[s.SchemaFieldClass], list]) -> dict:
    return {field.fieldPath: read(field) for field in graph.get_schema_metadata(urn).fields}


class Case(NamedTuple):
    config: Callable[[str], dict]
    ingested: list
    """Aspects that the file holds."""
    expected: dict
    """By name of `READ`: what the server has afterwards."""


def rules(urn: str, *values: str) -> dict:
    return {"rules": {".*shop.*": list(values)}}


def owner(urn: str) -> List[s.OwnerClass]:
    return [s.OwnerClass(owner=ADA, type="DATAOWNER")]


OWNED = ([owners(BO)], {"owners": sorted([ADA, BO, BEFORE])})
TAGGED = ([tags(ALPHA)], {"tags": sorted([ALPHA, NEW, OLD])})
TERMED = ([terms(TERM)], {"terms": sorted([TERM, OLD_TERM])})
IN_DOMAIN = ([s.DomainsClass(domains=[])], {"domains": sorted([DOMAIN, OLD_DOMAIN])})
WITH_PROPERTIES = (
    [s.DatasetPropertiesClass(customProperties={"aus": "Datei"})],
    {"properties": {"alt": "ja", "aus": "Datei", "größe": "groß"}},
)

CASES: Dict[str, Case] = {
    "add_dataset_ownership": Case(lambda urn: {"get_owners_to_add": owner, **PATCH}, *OWNED),
    "add_ownership": Case(lambda urn: {"get_owners_to_add": owner, **PATCH}, *OWNED),
    "simple_add_dataset_ownership": Case(lambda urn: {"owner_urns": [ADA], **PATCH}, *OWNED),
    "simple_add_ownership": Case(lambda urn: {"owner_urns": [ADA], **PATCH}, *OWNED),
    "pattern_add_dataset_ownership": Case(lambda urn: {"owner_pattern": rules(urn, ADA), **PATCH}, *OWNED),
    "pattern_add_ownership": Case(lambda urn: {"owner_pattern": rules(urn, ADA), **PATCH}, *OWNED),
    "simple_remove_dataset_ownership": Case(lambda urn: {}, [owners(BO)], {"owners": []}),
    "pattern_cleanup_ownership": Case(
        lambda urn: {"pattern_for_cleanup": ["^vor"]}, [owners(BO)], {"owners": ["urn:li:corpuser:her"]}
    ),
    "extract_ownership_from_tags": Case(
        lambda urn: {"tag_pattern": "owner:", "is_user": True, "owner_type": "DATAOWNER"},
        [tags("urn:li:tag:owner:ada")],
        {"owners": [ADA]},
    ),
    "add_dataset_tags": Case(
        lambda urn: {"get_tags_to_add": lambda _: [s.TagAssociationClass(tag=NEW)], **PATCH}, *TAGGED
    ),
    "simple_add_dataset_tags": Case(lambda urn: {"tag_urns": [NEW], **PATCH}, *TAGGED),
    "pattern_add_dataset_tags": Case(lambda urn: {"tag_pattern": rules(urn, NEW), **PATCH}, *TAGGED),
    "extract_dataset_tags": Case(
        lambda urn: {"extract_tags_regex": "^([^.]+)\\.", **PATCH},
        [tags(ALPHA)],
        {"tags": sorted([ALPHA, OLD, "urn:li:tag:shop"])},
    ),
    "add_dataset_terms": Case(
        lambda urn: {"get_terms_to_add": lambda _: [s.GlossaryTermAssociationClass(urn=TERM)], **PATCH},
        [terms()],
        TERMED[1],
    ),
    "simple_add_dataset_terms": Case(lambda urn: {"term_urns": [TERM], **PATCH}, *TERMED),
    "pattern_add_dataset_terms": Case(lambda urn: {"term_pattern": rules(urn, TERM), **PATCH}, *TERMED),
    "pattern_add_dataset_schema_tags": Case(
        lambda urn: {"tag_pattern": {"rules": {"id": [NEW]}}, **PATCH},
        [schema()],
        {"column tags": {"id": [NEW], "größe": []}},
    ),
    "pattern_add_dataset_schema_terms": Case(
        lambda urn: {"term_pattern": {"rules": {"id": [TERM]}}, **PATCH},
        [schema()],
        {"column terms": {"id": [TERM], "größe": []}},
    ),
    "add_dataset_properties": Case(lambda urn: {"add_properties_resolver_class": Properties, **PATCH}, *WITH_PROPERTIES),
    "simple_add_dataset_properties": Case(lambda urn: {"properties": {"größe": "groß"}, **PATCH}, *WITH_PROPERTIES),
    "add_dataset_domain": Case(
        lambda urn: {"get_domains_to_add": lambda _: s.DomainsClass(domains=[DOMAIN]), **PATCH}, *IN_DOMAIN
    ),
    "add_domain": Case(lambda urn: {"get_domains_to_add": lambda _: s.DomainsClass(domains=[DOMAIN]), **PATCH}, *IN_DOMAIN),
    "simple_add_dataset_domain": Case(lambda urn: {"domains": [DOMAIN], **PATCH}, *IN_DOMAIN),
    "simple_add_domain": Case(lambda urn: {"domains": ["Neu"], **PATCH}, *IN_DOMAIN),
    "pattern_add_dataset_domain": Case(lambda urn: {"domain_pattern": rules(urn, DOMAIN), **PATCH}, *IN_DOMAIN),
    "pattern_add_domain": Case(lambda urn: {"domain_pattern": rules(urn, DOMAIN), **PATCH}, *IN_DOMAIN),
    "domain_mapping_based_on_tags": Case(
        lambda urn: {"domain_mapping": {"alt": DOMAIN}, **PATCH}, [s.DomainsClass(domains=[])], IN_DOMAIN[1]
    ),
    "add_dataset_dataproduct": Case(
        lambda urn: {"get_data_product_to_add": lambda _: PRODUCT}, [tags(ALPHA)], {"assets": "itself"}
    ),
    "simple_add_dataset_dataproduct": Case(
        lambda urn: {"dataset_to_data_product_urns": {urn: PRODUCT}}, [tags(ALPHA)], {"assets": "itself"}
    ),
    "pattern_add_dataset_dataproduct": Case(
        lambda urn: {"dataset_to_data_product_urns_pattern": rules(urn, PRODUCT)}, [tags(ALPHA)], {"assets": "itself"}
    ),
    "mark_dataset_status": Case(lambda urn: {"removed": True}, [tags(ALPHA)], {"removed": True}),
    "set_dataset_browse_path": Case(
        lambda urn: {"path_templates": ["/ENV/PLATFORM/neu"], **PATCH},
        [tags(ALPHA)],
        {"paths": ["/alt", "/prod/postgres/neu"]},
    ),
    "set_browse_path": Case(
        lambda urn: {"path": ["eins", "zwei"], "replace_existing": True}, [tags(ALPHA)], {"path": ["eins", "zwei"]}
    ),
    "replace_external_url": Case(
        lambda urn: {"input_pattern": "old\\.", "replacement": "new."},
        [s.DatasetPropertiesClass(externalUrl="https://old.example.org/x")],
        {"url": "https://new.example.org/x"},
    ),
    "replace_external_url_container": Case(
        lambda urn: {"input_pattern": "old\\.", "replacement": "new."},
        [s.ContainerPropertiesClass(name="shop", externalUrl="https://old.example.org/x")],
        {"container url": "https://new.example.org/x"},
    ),
    "pattern_cleanup_dataset_usage_user": Case(
        lambda urn: {"pattern_for_cleanup": ["\\.external"]}, [usage()], {"users": ["urn:li:corpuser:bo"]}
    ),
    "set_attribution": Case(
        lambda urn: {"attribution_source": "urn:li:platformResource:ingestion"},
        [tags(ALPHA)],
        {"attributed": [(ALPHA, "urn:li:platformResource:ingestion"), (OLD, None)]},
    ),
    "tags_to_structured_properties": Case(
        lambda urn: {"process_key_value_tags": True, "key_value_property_prefix": "io.example.", **PATCH},
        [tags("urn:li:tag:department:Finanzen")],
        {"department": [["Finanzen"]]},
    ),
    "tags_to_term": Case(
        lambda urn: {"tags": ["alt"], **PATCH}, [terms()], {"terms": sorted([OLD_TERM, "urn:li:glossaryTerm:alt"])}
    ),
}


def put(urn: str, *aspects) -> None:
    graph.emit_mcps([Proposal(entityUrn=urn, aspect=aspect) for aspect in aspects])


def is_like_expected(name: str, case: Case) -> bool:
    urn = make_dataset_urn("postgres", f"shop.{name}")
    put(
        urn,
        owners(BEFORE),
        tags(OLD),
        terms(OLD_TERM),
        s.DomainsClass(domains=[OLD_DOMAIN]),
        s.DatasetPropertiesClass(customProperties={"alt": "ja"}),
        s.BrowsePathsClass(paths=["/alt"]),
    )
    put(PRODUCT, s.DataProductPropertiesClass(name="Transformed", assets=[]))
    ingest(urn, case.ingested, {"type": name, "config": case.config(urn)})
    for what, expected in case.expected.items():
        read = READ[what](urn)
        assert read == ([urn] if expected == "itself" else expected), f"{what}: {read}"
    return True


def ingest(urn: str, aspects: list, transformer: dict) -> None:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "aspects.json"
        proposals = [
            Proposal(entityUrn=CONTAINER if isinstance(one, s.ContainerPropertiesClass) else urn, aspect=one)
            for one in aspects
        ]
        file.write_text(json.dumps([proposal.to_obj() for proposal in proposals]))
        pipeline = Pipeline.create(
            {
                "source": {"type": "file", "config": {"path": str(file)}},
                "transformers": [transformer],
                "sink": {"type": "datahub-rest", "config": {"server": SERVER}},
            },
            report_to=None,
        )
        pipeline.run()
        pipeline.raise_from_status()


for domain in (OLD_DOMAIN, DOMAIN):
    put(domain, s.DomainPropertiesClass(name=domain[-3:].capitalize()))
put(
    DEPARTMENT,
    s.StructuredPropertyDefinitionClass(
        qualifiedName="io.example.department",
        valueType="urn:li:dataType:datahub.string",
        entityTypes=["urn:li:entityType:datahub.dataset"],
    ),
)
with recorded_requests():
    for plugin in sorted(entry_points(group="datahub.ingestion.transformer.plugins"), key=lambda one: one.name):
        case = CASES.get(plugin.name)
        found = (
            outcome(lambda: is_like_expected(plugin.name, case))
            if case
            else {"outcome": "fails", "problem": "no case for it"}
        )
        print(json.dumps({"subject": "Transformers", "action": f"`{plugin.name}`", **found}))

"""Answers questions about builders with the client's own functions: a JSON line for each line that comes in.

An aspect is compared in the client's own reading: `same` of a question is Colophon's value, which comes back as the
client understands it, defaults filled in, beside the client's own.
"""

import json
import sys

import datahub.emitter.mce_builder as mce
import datahub.emitter.mcp_builder as mcp
import datahub.metadata.schema_classes as models
import datahub.metadata.urns as urns
from datahub.emitter.serialization_helper import post_json_transform, pre_json_transform
from datahub.utilities.urns.structured_properties_urn import make_structured_property_urn
from datahub.utilities.urns.urn import Urn

# Names of Colophon's that are not the client's in camel case.
BY_NAME = {
    "makeDataPlatformInstanceUrn": mce.make_dataplatform_instance_urn,
    "makeDatasetUrnWithPlatformInstance": mce.make_dataset_urn_with_platform_instance,
    "makeOwnerUrn": lambda owner, kind: mce.make_owner_urn(owner, mce.OwnerType(kind)),
    "makeStructuredPropertyUrn": make_structured_property_urn,
    "makeFormUrn": Urn.make_form_urn,
    "makeDataTypeUrn": Urn.make_data_type_urn,
    "makeEntityTypeUrn": Urn.make_entity_type_urn,
    "datahubGuid": mce.datahub_guid,
    "validateOwnershipType": lambda text: dict(
        zip(("type", "typeUrn"), (part for part in mce.validate_ownership_type(text) if part))
    ),
}


def snake(name: str) -> str:
    return "".join("_" + c.lower() if c.isupper() else c for c in name)


def urn_function(name: str):
    """`makeTagUrn`: the function of mce_builder, or else the class of urns."""
    if name in BY_NAME:
        return BY_NAME[name]
    if hasattr(mce, snake(name)):
        return getattr(mce, snake(name))
    urn_class = getattr(urns, name.removeprefix("make"))
    return lambda *args: urn_class(*args).urn()


def to_key(name: str):
    def answer(urn: str):
        key = getattr(mce, snake(name))(urn)
        return None if key is None else key.to_obj()

    return answer


def key_facts(class_name: str, fields: dict) -> dict:
    key = getattr(mcp, class_name)(**fields)
    parent = key.parent_key() if isinstance(key, mcp.ContainerKey) else None
    return {
        "guid": key.guid(),
        "urn": key.as_urn(),
        "guidDict": key.guid_dict(),
        "parent": parent and {"guid": parent.guid(), "class": type(parent).__name__},
    }


def stamp(value: dict) -> models.AuditStampClass:
    return models.AuditStampClass(time=value["time"], actor=value["actor"])


def glossary_terms(terms: list, audit: dict) -> models.GlossaryTermsClass:
    aspect = mce.make_glossary_terms_aspect_from_urn_list(terms)
    aspect.auditStamp = stamp(audit)  # The client's own is the present time.
    return aspect


def fine_grained(columns: list, downstream: str) -> list:
    return [
        models.FineGrainedLineageClass(
            upstreamType="FIELD_SET" if one["from"] else "NONE",
            upstreams=[mce.make_schema_field_urn(c["dataset"], c["column"]) for c in one["from"]] or None,
            downstreamType="FIELD" if len(one["to"]) == 1 else "FIELD_SET",
            downstreams=[mce.make_schema_field_urn(downstream, name) for name in one["to"]],
            transformOperation=one.get("transformOperation"),
            confidenceScore=one.get("confidenceScore", 1.0),
        )
        for one in columns
    ]


def column_lineage(columns: list, downstream: str, kind: str) -> models.UpstreamLineageClass:
    upstreams = dict.fromkeys(c["dataset"] for one in columns for c in one["from"])
    aspect = mce.make_lineage_mce(list(upstreams), downstream, kind).proposedSnapshot.aspects[0]
    aspect.fineGrainedLineages = fine_grained(columns, downstream) or None
    return aspect


def schema_metadata(options: dict) -> models.SchemaMetadataClass:
    keys = options.get("primaryKeys")
    return models.SchemaMetadataClass(
        schemaName=options["schemaName"],
        platform=mce.make_data_platform_urn(options["platform"]),
        version=0,
        hash="",
        platformSchema=models.OtherSchemaClass(rawSchema=""),
        primaryKeys=keys,
        fields=[
            models.SchemaFieldClass(
                fieldPath=column["name"],
                type=models.SchemaFieldDataTypeClass(
                    type=getattr(models, f"{column['type'].capitalize()}TypeClass")()
                ),
                nativeDataType=column["nativeType"],
                nullable=column.get("nullable"),
                description=column.get("description"),
                globalTags=mce.make_global_tag_aspect_with_tag_list(column["tags"])
                if "tags" in column
                else None,
                isPartOfKey=column["name"] in (keys or []),
            )
            for column in options["columns"]
        ],
    )


ASPECTS = {
    "makeGlobalTagsAspect": mce.make_global_tag_aspect_with_tag_list,
    "makeOwnershipAspect": lambda owners, o: mce.make_ownership_aspect_from_urn_list(
        owners, o.get("source"), o.get("type", "DATAOWNER")
    ),
    "makeGlossaryTermsAspect": glossary_terms,
    "makeUpstreamLineageAspect": lambda upstreams, o: mce.make_lineage_mce(
        upstreams, "urn:li:dataset:(urn:li:dataPlatform:p,d,PROD)", o.get("type", "TRANSFORMED")
    ).proposedSnapshot.aspects[0],
    "columnLineageProposal": column_lineage,
    "makeSchemaMetadataAspect": schema_metadata,
    "makeInstitutionalMemoryAspect": lambda links, audit: models.InstitutionalMemoryClass(
        elements=[
            models.InstitutionalMemoryMetadataClass(
                url=link["url"], description=link["description"], createStamp=stamp(audit)
            )
            for link in links
        ]
    ),
}


def read_back(aspect_class: type, ours: object) -> object:
    return pre_json_transform(aspect_class.from_obj(post_json_transform(ours)).to_obj())


def aspect_answer(name: str, args: list, ours: object) -> object:
    aspect = ASPECTS[name](*args)
    return {"value": pre_json_transform(aspect.to_obj()), "ours": ours and read_back(type(aspect), ours)}


def containers(class_name: str, fields: dict, options: dict, ours: list) -> object:
    key = getattr(mcp, class_name)(**fields)
    structured = options.pop("structured_properties", {})
    units = mcp.gen_containers(
        key,
        parent_container_key=key.parent_key(),
        structured_properties={urns.StructuredPropertyUrn(name): value for name, value in structured.items()},
        **options,
    )
    theirs = [unit.metadata for unit in units]
    return {
        "value": [
            [one.entityUrn, one.aspectName, pre_json_transform(one.aspect.to_obj())] for one in theirs
        ],
        "ours": [
            [urn, name, read_back(type(one.aspect), aspect)]
            for (urn, name, aspect), one in zip(ours, theirs, strict=True)
        ],
    }


def answer(question: dict) -> dict:
    name, args = question["ask"], question["with"]
    if name in ASPECTS:
        return aspect_answer(name, args, question.get("same"))
    if name == "genContainers":
        return containers(*args, question.get("same"))
    if name == "key":
        return {"value": key_facts(*args)}
    if name.endswith("UrnToKey"):
        return {"value": to_key(name)(*args)}
    return {"value": urn_function(name)(*args)}


for line in sys.stdin:
    try:
        reply = answer(json.loads(line))
    except Exception as error:
        # AssertionError, ValueError and InvalidUrnError alike: the client does not take the arguments.
        reply = {"refused": f"{type(error).__name__}: {error}"}
    print(json.dumps(reply))

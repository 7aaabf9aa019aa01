"""Answers questions about builders with Colophon's Python package: a JSON line for each line that comes in.

An aspect is compared in full, defaults filled in: `same` of a question is the TypeScript SDK's value, which comes back
as the package reads it, beside the package's own.
"""

import json
import re
import sys
from typing import Any

import colophon
from colophon import models
from colophon.models._index import ASPECTS
from colophon.models._validate import raw_record


def snake(name: str) -> str:
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])", "_", name).lower()


def key_facts(class_name: str, fields: dict[str, Any]) -> dict[str, Any]:
    key = getattr(colophon, class_name)(**fields)
    parent = key.parent_key() if isinstance(key, colophon.ContainerKey) else None
    return {
        "guid": key.guid(),
        "urn": key.as_urn(),
        "guidDict": key.guid_dict(),
        "parent": parent and {"guid": parent.guid(), "class": type(parent).__name__},
    }


def column_lineage(columns: list[dict[str, Any]], downstream: str, kind: str) -> Any:
    statements = [
        colophon.ColumnLineage(
            sources=[(one["dataset"], one["column"]) for one in column["from"]],
            target=column["to"],
            transform_operation=column.get("transformOperation"),
            confidence_score=column.get("confidenceScore"),
        )
        for column in columns
    ]
    return colophon.make_column_lineage_proposal(statements, downstream, kind).aspect


def schema_metadata(options: dict[str, Any]) -> Any:
    columns = [
        colophon.Column(**{snake(name): value for name, value in column.items()}) for column in options["columns"]
    ]
    rest = {snake(name): value for name, value in options.items() if name != "columns"}
    return colophon.make_schema_metadata_aspect(columns=columns, **rest)


def ownership(owners: list[str], options: dict[str, Any] | None = None) -> Any:
    given = options or {}
    return colophon.make_ownership_aspect_from_urn_list(owners, given.get("source"), given.get("type", "DATAOWNER"))


def containers(class_name: str, fields: dict[str, Any], options: dict[str, Any]) -> list[Any]:
    key = getattr(colophon, class_name)(**fields)
    parent = key.parent_key()
    made = colophon.gen_containers(container_key=key, parent_container_key=parent, **options)
    return [[proposal.entityUrn, proposal.aspectName, proposal.aspect] for proposal in made]


def stamp(value: dict[str, Any]) -> models.AuditStamp:
    return models.AuditStamp(time=value["time"], actor=value["actor"])


BY_NAME: dict[str, Any] = {
    "makeDataPlatformInstanceUrn": colophon.make_dataplatform_instance_urn,
    "makeOwnerUrn": lambda owner, kind: colophon.make_owner_urn(owner, colophon.OwnerType(kind)),
    "validateOwnershipType": lambda text: dict(
        zip(("type", "typeUrn"), (part for part in colophon.validate_ownership_type(text) if part))
    ),
    "key": key_facts,
    "genContainers": containers,
    "makeGlobalTagsAspect": colophon.make_global_tag_aspect_with_tag_list,
    "makeOwnershipAspect": ownership,
    "makeGlossaryTermsAspect": lambda terms, audit: colophon.make_glossary_terms_aspect_from_urn_list(
        terms, stamp(audit)
    ),
    "makeUpstreamLineageAspect": lambda urns, options=None: colophon.make_upstream_lineage_aspect(
        urns, (options or {}).get("type", "TRANSFORMED")
    ),
    "columnLineageProposal": column_lineage,
    "makeSchemaMetadataAspect": schema_metadata,
    "makeInstitutionalMemoryAspect": lambda links, audit: colophon.make_institutional_memory_aspect(
        [(link["url"], link["description"]) for link in links], stamp(audit)
    ),
}


def plain(value: Any) -> Any:
    if isinstance(value, models.Record):
        return raw_record(value)
    if isinstance(value, (list, tuple)):
        return [plain(item) for item in value]
    return value


def read_back(made: Any, same: Any) -> Any:
    """The other side's value, as the package reads it."""
    if isinstance(made, models.Record):
        return plain(type(made)._read(same))
    return [[urn, name, plain(getattr(models, ASPECTS[name])._read(aspect))] for urn, name, aspect in same]


for line in sys.stdin:
    question = json.loads(line)
    answer: dict[str, Any]
    try:
        function = BY_NAME.get(question["ask"]) or getattr(colophon, snake(question["ask"]))
        made = function(*question["with"])
        answer = {"value": plain(made)}
        if question.get("same") is not None:
            answer["ours"] = read_back(made, question["same"])
    except colophon.ColophonError as error:
        answer = {"refused": str(error)}
    except Exception as error:
        answer = {"failed": repr(error)}
    print(json.dumps(answer))

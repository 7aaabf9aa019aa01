"""The functions and keys of `datahub.emitter.mcp_builder`."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import wraps
from typing import ParamSpec

from ...builders import containers
from ...builders.keys import (
    BigQueryDatasetKey,
    BucketKey,
    CatalogKey,
    CatalogKeyWithMetastore,
    ContainerKey,
    DatabaseKey,
    DatahubKey,
    DataProductKey,
    DomainKey,
    ExperimentKey,
    FolderKey,
    MetastoreKey,
    NamespaceKey,
    NotebookKey,
    PlatformKey,
    ProjectIdKey,
    SchemaKey,
    UnitySchemaKey,
    UnitySchemaKeyWithMetastore,
)
from ...proposals import MetadataChangeEvent, Proposal, entity_supports_aspect
from .._envelopes import MetadataChangeProposalWrapper, wrapped
from ..ingestion.api.workunit import MetadataWorkUnit

P = ParamSpec("P")


def _units(function: Callable[P, Iterable[Proposal]]) -> Callable[P, Iterable[MetadataWorkUnit]]:
    """The function with its proposals in work units."""

    @wraps(function)
    def make(*args: P.args, **settings: P.kwargs) -> Iterable[MetadataWorkUnit]:
        for proposal in function(*args, **settings):
            yield wrapped(proposal).as_workunit()

    return make


add_dataset_to_container = _units(containers.add_dataset_to_container)
add_domain_to_entity_wu = _units(containers.add_domain_to_entity_wu)
add_entity_to_container = _units(containers.add_entity_to_container)
add_owner_to_entity_wu = _units(containers.add_owner_to_entity_wu)
add_structured_properties_to_entity_wu = _units(containers.add_structured_properties_to_entity_wu)
add_tags_to_entity_wu = _units(containers.add_tags_to_entity_wu)
gen_containers = _units(containers.gen_containers)
gen_data_product = _units(containers.gen_data_product)


def create_embed_mcp(urn: str, embed_url: str) -> MetadataChangeProposalWrapper:
    """A proposal that sets the address under which an entity can be embedded."""
    return wrapped(containers.create_embed_mcp(urn, embed_url))


def mcps_from_mce(mce: MetadataChangeEvent) -> Iterable[MetadataChangeProposalWrapper]:
    """A proposal for each aspect of an event."""
    return [wrapped(proposal) for proposal in mce.to_proposals()]


__all__ = [
    "BigQueryDatasetKey",
    "BucketKey",
    "CatalogKey",
    "CatalogKeyWithMetastore",
    "ContainerKey",
    "DataProductKey",
    "DatabaseKey",
    "DatahubKey",
    "DomainKey",
    "ExperimentKey",
    "FolderKey",
    "MetastoreKey",
    "NamespaceKey",
    "NotebookKey",
    "PlatformKey",
    "ProjectIdKey",
    "SchemaKey",
    "UnitySchemaKey",
    "UnitySchemaKeyWithMetastore",
    "add_dataset_to_container",
    "add_domain_to_entity_wu",
    "add_entity_to_container",
    "add_owner_to_entity_wu",
    "add_structured_properties_to_entity_wu",
    "add_tags_to_entity_wu",
    "create_embed_mcp",
    "entity_supports_aspect",
    "gen_containers",
    "gen_data_product",
    "mcps_from_mce",
]

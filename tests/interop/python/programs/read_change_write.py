"""Reads with the graph client, changes what it read, and deletes."""

import os

from datahub.emitter.mce_builder import make_dataset_urn, make_domain_urn, make_tag_urn, make_user_urn
from datahub.emitter.mcp import MetadataChangeProposalWrapper
from datahub.ingestion.graph.client import DatahubClientConfig, DataHubGraph
from datahub.metadata.schema_classes import (
    DatasetPropertiesClass,
    DomainPropertiesClass,
    DomainsClass,
    GlobalTagsClass,
    OwnerClass,
    OwnershipClass,
    OwnershipTypeClass,
    StatusClass,
    TagAssociationClass,
    TagPropertiesClass,
)

graph = DataHubGraph(DatahubClientConfig(server=os.environ["SERVER"]))
graph.test_connection()
urn = make_dataset_urn(platform="hive", name="realestate.sales", env="PROD")

assert not graph.exists(urn)
graph.emit(MetadataChangeProposalWrapper(entityUrn=urn, aspect=DatasetPropertiesClass(name="sales")))
assert graph.exists(urn)

tags = graph.get_aspect(entity_urn=urn, aspect_type=GlobalTagsClass)
assert tags is None
tag = make_tag_urn("purchase")
graph.emit_mcp(MetadataChangeProposalWrapper(entityUrn=tag, aspect=TagPropertiesClass(name="Purchase")))
current = GlobalTagsClass(tags=[TagAssociationClass(tag=tag)])
graph.emit(MetadataChangeProposalWrapper(entityUrn=urn, aspect=current))

owner = OwnerClass(owner=make_user_urn("jdoe"), type=OwnershipTypeClass.TECHNICAL_OWNER)
ownership = graph.get_aspect(urn, OwnershipClass)
if ownership is None:
    ownership = OwnershipClass(owners=[owner])
elif owner not in ownership.owners:
    ownership.owners.append(owner)
graph.emit(MetadataChangeProposalWrapper(entityUrn=urn, aspect=ownership))

properties = graph.get_dataset_properties(urn)
assert properties is not None
assert properties.name == "sales"
properties.customProperties["checked"] = "yes"
graph.emit(MetadataChangeProposalWrapper(entityUrn=urn, aspect=properties))

domain = make_domain_urn("marketing")
graph.emit(MetadataChangeProposalWrapper(entityUrn=domain, aspect=DomainPropertiesClass(name="Marketing")))
found = graph.get_domain_urn_by_name("Marketing")
assert found == domain, found
graph.emit(MetadataChangeProposalWrapper(entityUrn=urn, aspect=DomainsClass(domains=[found])))
assert graph.get_aspect_counts("datasetProperties", "urn:li:dataset:%realestate%") == 1

old = make_dataset_urn("hive", "realestate.old")
graph.emit(MetadataChangeProposalWrapper(entityUrn=old, aspect=StatusClass(removed=False)))
graph.soft_delete_entity(old)
gone = make_dataset_urn("hive", "realestate.gone")
graph.emit(MetadataChangeProposalWrapper(entityUrn=gone, aspect=StatusClass(removed=False)))
graph.delete_entity(gone, hard=True)
assert not graph.exists(gone)

"""Changes parts of aspects with a patch builder."""

import os

from datahub.emitter.mce_builder import make_dataset_urn, make_tag_urn, make_term_urn, make_user_urn
from datahub.emitter.mcp import MetadataChangeProposalWrapper
from datahub.emitter.rest_emitter import DatahubRestEmitter
from datahub.metadata.schema_classes import (
    DatasetLineageTypeClass,
    DatasetPropertiesClass,
    GlossaryTermAssociationClass,
    OwnerClass,
    OwnershipTypeClass,
    TagAssociationClass,
    UpstreamClass,
)
from datahub.specific.dataset import DatasetPatchBuilder

emitter = DatahubRestEmitter(gms_server=os.environ["SERVER"])
urn = make_dataset_urn(platform="snowflake", name="fct_users_created", env="PROD")
upstream = make_dataset_urn(platform="s3", name="fct_users", env="PROD")
emitter.emit(
    MetadataChangeProposalWrapper(
        entityUrn=urn, aspect=DatasetPropertiesClass(name="users", customProperties={"old": "1", "kept": "2"})
    )
)
builder = (
    DatasetPatchBuilder(urn)
    .add_tag(TagAssociationClass(tag=make_tag_urn("tag-to-add")))
    .add_term(GlossaryTermAssociationClass(urn=make_term_urn("Revenue")))
    .add_owner(OwnerClass(owner=make_user_urn("ana"), type=OwnershipTypeClass.DATA_STEWARD))
    .add_custom_property("cluster_name", "datahubproject.acryl.io")
    .remove_custom_property("old")
    .add_upstream_lineage(UpstreamClass(dataset=upstream, type=DatasetLineageTypeClass.COPY))
    .set_description("Users, one row each.")
)
for proposal in builder.build():
    emitter.emit(proposal)
field = DatasetPatchBuilder(urn).for_field("user_id")
field.add_tag(TagAssociationClass(tag=make_tag_urn("pii")))
for proposal in field.parent().build():
    emitter.emit(proposal)

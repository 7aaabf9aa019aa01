"""Describes a dataset: properties, columns, owners, tags, terms, links."""

import os

from datahub.emitter.mce_builder import (
    make_data_platform_urn,
    make_dataset_urn,
    make_global_tag_aspect_with_tag_list,
    make_ownership_aspect_from_urn_list,
    make_tag_urn,
    make_term_urn,
    make_user_urn,
)
from datahub.emitter.mcp import MetadataChangeProposalWrapper
from datahub.emitter.rest_emitter import DatahubRestEmitter
from datahub.metadata.schema_classes import (
    AuditStampClass,
    ChangeTypeClass,
    DatasetPropertiesClass,
    DateTypeClass,
    EditableDatasetPropertiesClass,
    FabricTypeClass,
    GlobalTagsClass,
    GlossaryTermAssociationClass,
    GlossaryTermsClass,
    InstitutionalMemoryClass,
    InstitutionalMemoryMetadataClass,
    NumberTypeClass,
    OtherSchemaClass,
    OwnershipSourceTypeClass,
    OwnershipTypeClass,
    SchemaFieldClass,
    SchemaFieldDataTypeClass,
    SchemaMetadataClass,
    StatusClass,
    StringTypeClass,
    SubTypesClass,
    TagAssociationClass,
)

emitter = DatahubRestEmitter(gms_server=os.environ["SERVER"], extra_headers={}, retry_max_times=2)
emitter.test_connection()
urn = make_dataset_urn(platform="hive", name="sales.orders", env=FabricTypeClass.PROD)
stamp = AuditStampClass(time=1700000000000, actor="urn:li:corpuser:ana")

emitter.emit(
    MetadataChangeProposalWrapper(
        entityUrn=urn,
        aspect=DatasetPropertiesClass(
            name="orders", description="What was ordered.", customProperties={"team": "sales"}
        ),
    )
)
emitter.emit_mcp(
    MetadataChangeProposalWrapper(
        entityType="dataset",
        changeType=ChangeTypeClass.UPSERT,
        entityUrn=urn,
        aspectName="schemaMetadata",
        aspect=SchemaMetadataClass(
            schemaName="orders",
            platform=make_data_platform_urn("hive"),
            version=0,
            hash="",
            platformSchema=OtherSchemaClass(rawSchema="create table orders"),
            lastModified=stamp,
            created=stamp,
            fields=[
                SchemaFieldClass(
                    fieldPath="id",
                    type=SchemaFieldDataTypeClass(type=NumberTypeClass()),
                    nativeDataType="BIGINT",
                    isPartOfKey=True,
                ),
                SchemaFieldClass(
                    fieldPath="address",
                    type=SchemaFieldDataTypeClass(type=StringTypeClass()),
                    nativeDataType="VARCHAR(50)",
                    description="Where it goes to.",
                    nullable=True,
                    lastModified=stamp,
                    globalTags=GlobalTagsClass(tags=[TagAssociationClass(tag=make_tag_urn("pii"))]),
                ),
                SchemaFieldClass(
                    fieldPath="ordered",
                    type=SchemaFieldDataTypeClass(type=DateTypeClass()),
                    nativeDataType="DATE",
                ),
            ],
        ),
    )
)
emitter.emit_mcps(
    MetadataChangeProposalWrapper.construct_many(
        urn,
        [
            make_global_tag_aspect_with_tag_list(["pii", "checked"]),
            make_ownership_aspect_from_urn_list(
                [make_user_urn("ana")], OwnershipSourceTypeClass.MANUAL, OwnershipTypeClass.TECHNICAL_OWNER
            ),
            GlossaryTermsClass(
                terms=[GlossaryTermAssociationClass(urn=make_term_urn("Revenue"))], auditStamp=stamp
            ),
            InstitutionalMemoryClass(
                elements=[
                    InstitutionalMemoryMetadataClass(
                        url="https://wiki.example.org/orders", description="Orders", createStamp=stamp
                    )
                ]
            ),
            EditableDatasetPropertiesClass(created=stamp, lastModified=stamp, description="For readers."),
            SubTypesClass(typeNames=["Table"]),
            StatusClass(removed=False),
        ],
    )
)
emitter.close()

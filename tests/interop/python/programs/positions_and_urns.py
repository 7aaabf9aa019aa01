"""Models made by positions, URNs as objects, and proposals as text."""

import os

from datahub.emitter.mcp import MetadataChangeProposalWrapper
from datahub.emitter.rest_emitter import DataHubRestEmitter, EmitMode
from datahub.metadata.schema_classes import (
    AuditStampClass,
    DatasetPropertiesClass,
    OwnerClass,
    OwnershipClass,
    OwnershipTypeClass,
    SchemaFieldClass,
    SchemaFieldDataTypeClass,
    SchemaMetadataClass,
    OtherSchemaClass,
    StatusClass,
    StringTypeClass,
    UpstreamClass,
    UpstreamLineageClass,
)
from datahub.metadata.urns import CorpUserUrn, DataFlowUrn, DataJobUrn, DataPlatformUrn, DatasetUrn, TagUrn, Urn
from datahub.utilities.urns.dataset_urn import DatasetUrn as SameDatasetUrn
from datahub.utilities.urns.urn import guess_entity_type

emitter = DataHubRestEmitter(
    os.environ["SERVER"],
    None,
    timeout_sec=30,
    retry_status_codes=[503],
    retry_methods=["GET", "POST"],
    retry_max_times=2,
    extra_headers={"X-Program": "positions"},
    disable_ssl_verification=False,
    default_emit_mode=EmitMode.SYNC_PRIMARY,
)
emitter.test_connection()
orders = DatasetUrn(platform="mysql", name="shop.orders (2026)", env="PROD")
assert Urn.from_string(str(orders)) == orders
assert isinstance(Urn.from_string(str(orders)), SameDatasetUrn)
assert (orders.platform, orders.env) == (str(DataPlatformUrn("mysql")), "PROD")
assert guess_entity_type(orders.urn()) == "dataset"
job = DataJobUrn(DataFlowUrn("airflow", "nightly", "PROD"), "load")
assert job.flow == "urn:li:dataFlow:(airflow,nightly,PROD)"
sales = DatasetUrn.create_from_ids("mysql", "shop.sales", "PROD", "eu1")

owner = OwnerClass(str(CorpUserUrn("ana")), OwnershipTypeClass.DATAOWNER)
ownership = OwnershipClass([owner], None, AuditStampClass(1700000000000, str(CorpUserUrn("ana"))))
assert isinstance(owner, OwnerClass)
assert owner in ownership.owners
fields = [SchemaFieldClass("id", SchemaFieldDataTypeClass(StringTypeClass()), "varchar", None, True, "Its id")]
schema = SchemaMetadataClass("orders", str(DataPlatformUrn("mysql")), 0, "", OtherSchemaClass(""), fields)
upstream = UpstreamClass(str(sales), "COPY", AuditStampClass(0, "urn:li:corpuser:ana"))
aspects = [
    StatusClass(False),
    DatasetPropertiesClass({"team": "shop"}, None, "orders"),
    ownership,
    schema,
    UpstreamLineageClass([upstream]),
]
emitter.emit_mcps(
    MetadataChangeProposalWrapper.construct_many(entityUrn=str(orders), aspects=aspects), EmitMode.SYNC_WAIT
)
emitter.emit_mcp(
    MetadataChangeProposalWrapper(entityUrn=str(job), aspect=StatusClass(True)), emit_mode=EmitMode.SYNC_PRIMARY
)
emitter.emit_mcp(MetadataChangeProposalWrapper("tag", "UPSERT", str(TagUrn("pii")), aspect=StatusClass(False)), False)
emitter.emit(MetadataChangeProposalWrapper(entityUrn=str(sales), aspect=StatusClass(False)).make_mcp())
unit = MetadataChangeProposalWrapper(entityUrn=str(sales), aspect=DatasetPropertiesClass(name="sales")).as_workunit()
emitter.emit(unit.metadata)
emitter.close()

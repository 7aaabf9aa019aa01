"""Changes aspects of a dataset, a job, a chart, a dashboard and a data product with their patch builders."""

import os

from datahub.emitter.mce_builder import (
    make_chart_urn,
    make_dashboard_urn,
    make_data_job_urn,
    make_data_product_urn,
    make_dataset_urn,
    make_schema_field_urn,
    make_tag_urn,
    make_user_urn,
)
from datahub.emitter.mcp import MetadataChangeProposalWrapper
from datahub.emitter.rest_emitter import DatahubRestEmitter, EmitMode
from datahub.metadata.schema_classes import (
    AuditStampClass,
    ChangeAuditStampsClass,
    ChartInfoClass,
    DashboardInfoClass,
    DataProductPropertiesClass,
    EdgeClass,
    FineGrainedLineageClass,
    FineGrainedLineageDownstreamTypeClass,
    FineGrainedLineageUpstreamTypeClass,
    InstitutionalMemoryMetadataClass,
    MetadataAttributionClass,
    OwnerClass,
    OwnershipTypeClass,
    TagAssociationClass,
    TimeStampClass,
    UpstreamClass,
)
from datahub.metadata.urns import DatasetUrn, TagUrn
from datahub.specific.chart import ChartPatchBuilder
from datahub.specific.dashboard import DashboardPatchBuilder
from datahub.specific.datajob import DataJobPatchBuilder
from datahub.specific.dataproduct import DataProductPatchBuilder
from datahub.specific.dataset import DatasetPatchBuilder

emitter = DatahubRestEmitter(os.environ["SERVER"], None, None, 30)
orders, sales = make_dataset_urn("mysql", "shop.orders"), make_dataset_urn("mysql", "shop.sales")
chart, dashboard = make_chart_urn("looker", "revenue"), make_dashboard_urn("looker", "sales")
job, upstream_job = make_data_job_urn("airflow", "nightly", "load"), make_data_job_urn("airflow", "nightly", "read")
product = make_data_product_urn("orders")
stamp = AuditStampClass(1700000000000, make_user_urn("ana"))
stamps = ChangeAuditStampsClass(created=stamp, lastModified=stamp)
edge = EdgeClass(destinationUrn=sales, created=stamp, lastModified=stamp)


def send(builder):
    for proposal in builder.build():
        emitter.emit(proposal, emit_mode=EmitMode.SYNC_PRIMARY)


source = "urn:li:dataHubAction:classifier"
attribution = MetadataAttributionClass(time=1700000000000, actor=make_user_urn("ana"), source=source)
column_lineage = FineGrainedLineageClass(
    upstreamType=FineGrainedLineageUpstreamTypeClass.FIELD_SET,
    downstreamType=FineGrainedLineageDownstreamTypeClass.FIELD,
    upstreams=[make_schema_field_urn(sales, "amount"), make_schema_field_urn(sales, "vat")],
    downstreams=[make_schema_field_urn(orders, "total")],
    transformOperation="SUM",
    confidenceScore=0.5,
)
send(
    DatasetPatchBuilder(DatasetUrn("mysql", "shop.orders"))
    .set_display_name("orders")
    .set_qualified_name("shop.orders")
    .set_external_url("https://example.org/orders")
    .set_created(TimeStampClass(1700000000000))
    .set_last_modified(timestamp=TimeStampClass(1700000000001))
    .set_description("As people say.", editable=True)
    .add_upstream_lineage(UpstreamClass(sales, "COPY"))
    .add_fine_grained_upstream_lineage(column_lineage)
    .add_sibling(sales, primary=True)
    .add_tag(TagAssociationClass(make_tag_urn("pii")))
    .add_tag(TagAssociationClass(tag=make_tag_urn("pii"), attribution=attribution))
    .add_tag(TagAssociationClass(tag=make_tag_urn("old"), attribution=attribution))
    .add_owner(OwnerClass(make_user_urn("ana"), OwnershipTypeClass.DATAOWNER))
    .add_owner(OwnerClass(make_user_urn("bob"), OwnershipTypeClass.DATAOWNER))
    .add_custom_properties({"a": "1", "b": "2"})
)
send(
    DatasetPatchBuilder(orders)
    .remove_tag(TagUrn("old"), attribution_source=source)
    .remove_tag(make_tag_urn("pii"), source)
    .remove_owner(make_user_urn("bob"), owner_type=OwnershipTypeClass.DATAOWNER)
    .remove_custom_property("b")
)
send(DatasetPatchBuilder(sales).add_upstream_lineage(UpstreamClass(orders, "COPY")))
send(DatasetPatchBuilder(sales).remove_upstream_lineage(dataset=orders))
send(
    DataJobPatchBuilder(job)
    .add_input_dataset(orders)
    .add_input_dataset(edge)
    .add_output_dataset(sales)
    .add_input_datajob(upstream_job)
    .remove_input_dataset(orders)
    .add_input_dataset_field(make_schema_field_urn(orders, "total"))
    .add_fine_grained_lineage(column_lineage)
)
emitter.emit(
    MetadataChangeProposalWrapper(entityUrn=chart, aspect=ChartInfoClass("Revenue", "By month", stamps)),
)
send(
    ChartPatchBuilder(chart)
    .add_input_edge(edge)
    .set_title("Revenue by month")
    .set_external_url("https://example.org/revenue")
    .set_type("BAR")
    .set_last_refreshed(1700000000000)
)
emitter.emit(
    MetadataChangeProposalWrapper(entityUrn=dashboard, aspect=DashboardInfoClass("Sales", "All", stamps)),
)
send(
    DashboardPatchBuilder(dashboard)
    .add_dataset_edge(edge)
    .add_chart_edge(EdgeClass(destinationUrn=chart, created=stamp, lastModified=stamp))
    .set_description("All of it")
    .set_dashboard_url("https://example.org/sales")
    .set_last_modified(stamps)
)
emitter.emit(MetadataChangeProposalWrapper(entityUrn=product, aspect=DataProductPropertiesClass(name="Orders")))
send(
    DataProductPatchBuilder(product)
    .add_asset(orders, output_port=True)
    .add_asset(sales)
    .remove_asset(asset_urn=sales)
    .set_description("Everything about orders.")
    .add_institutional_memory(InstitutionalMemoryMetadataClass("https://example.org/wiki", "Wiki", stamp))
)
emitter.close()

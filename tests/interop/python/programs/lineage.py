"""Lineage of datasets and of columns, and a data job between them."""

import os

import datahub.emitter.mce_builder as builder
from datahub.emitter.mcp import MetadataChangeProposalWrapper
from datahub.emitter.rest_emitter import DatahubRestEmitter
from datahub.metadata.schema_classes import (
    DataFlowInfoClass,
    DataJobInfoClass,
    DataJobInputOutputClass,
    DatasetLineageTypeClass,
    FineGrainedLineageClass,
    FineGrainedLineageDownstreamTypeClass,
    FineGrainedLineageUpstreamTypeClass,
    UpstreamClass,
    UpstreamLineageClass,
)

emitter = DatahubRestEmitter(os.environ["SERVER"])
source = builder.make_dataset_urn("bigquery", "shop.raw", "DEV")
target = builder.make_dataset_urn("bigquery", "shop.clean", "DEV")

emitter.emit_mce(builder.make_lineage_mce([source], builder.make_dataset_urn("bigquery", "shop.copy", "DEV")))
emitter.emit(
    MetadataChangeProposalWrapper(
        entityUrn=target,
        aspect=UpstreamLineageClass(
            upstreams=[UpstreamClass(dataset=source, type=DatasetLineageTypeClass.TRANSFORMED)],
            fineGrainedLineages=[
                FineGrainedLineageClass(
                    upstreamType=FineGrainedLineageUpstreamTypeClass.FIELD_SET,
                    upstreams=[builder.make_schema_field_urn(source, "amount")],
                    downstreamType=FineGrainedLineageDownstreamTypeClass.FIELD,
                    downstreams=[builder.make_schema_field_urn(target, "total")],
                    transformOperation="SUM",
                    confidenceScore=0.9,
                )
            ],
        ),
    )
)
flow = builder.make_data_flow_urn(orchestrator="airflow", flow_id="nightly", cluster="prod")
job = builder.make_data_job_urn("airflow", "nightly", "load")
for urn, aspect in (
    (flow, DataFlowInfoClass(name="nightly")),
    (job, DataJobInfoClass(name="load", type="SPARK", flowUrn=flow)),
    (job, DataJobInputOutputClass(inputDatasets=[source], outputDatasets=[target])),
):
    emitter.emit(MetadataChangeProposalWrapper(entityUrn=urn, aspect=aspect))

"""Patches a dataset and a job with the unmodified client's builders: `same_patches.py <server> <add|remove> <name>`."""

import sys

from datahub.emitter.mce_builder import make_data_job_urn, make_dataset_urn, make_schema_field_urn
from datahub.emitter.rest_emitter import DatahubRestEmitter
from datahub.metadata import schema_classes as s
from datahub.specific.datajob import DataJobPatchBuilder
from datahub.specific.dataset import DatasetPatchBuilder

SERVER, ACTION, NAME = sys.argv[1:]
DATASET = make_dataset_urn("mysql", NAME)
UPSTREAM = make_dataset_urn("mysql", "shop.raw/orders~1")
JOB = make_data_job_urn("airflow", "nightly", NAME)
TAG, TERM = "urn:li:tag:hot/very", "urn:li:glossaryTerm:Finance.Revenue"
ADA, PROPERTY = "urn:li:corpuser:ada", "urn:li:structuredProperty:days"
PAIR = s.FineGrainedLineageClass(
    upstreamType="FIELD_SET",
    upstreams=[make_schema_field_urn(UPSTREAM, "amount")],
    downstreamType="FIELD",
    downstreams=[make_schema_field_urn(DATASET, "total")],
    transformOperation="SUM",
    confidenceScore=0.5,
)

dataset = DatasetPatchBuilder(DATASET)
job = DataJobPatchBuilder(JOB)
if ACTION == "add":
    dataset.add_tag(s.TagAssociationClass(tag=TAG)).add_term(s.GlossaryTermAssociationClass(urn=TERM))
    dataset.add_owner(s.OwnerClass(owner=ADA, type="DATA_STEWARD")).add_custom_property("a/b", "1")
    dataset.add_upstream_lineage(s.UpstreamClass(dataset=UPSTREAM, type="COPY")).add_fine_grained_lineage(PAIR)
    dataset.for_field("address.city").add_tag(s.TagAssociationClass(tag=TAG))
    dataset.for_field("address.city").add_term(s.GlossaryTermAssociationClass(urn=TERM))
    dataset.set_structured_property(PROPERTY, 30.0)
    dataset.set_description("Orders.", editable=True)
    job.add_input_dataset(UPSTREAM).add_output_dataset(DATASET)
else:
    dataset.remove_tag(TAG).remove_term(TERM).remove_owner(ADA).remove_custom_property("a/b")
    dataset.remove_upstream_lineage(UPSTREAM).remove_fine_grained_lineage(PAIR)
    dataset.for_field("address.city").remove_tag(TAG).remove_term(TERM)
    dataset.remove_structured_property(PROPERTY)
    job.remove_input_dataset(UPSTREAM).remove_output_dataset(DATASET)

emitter = DatahubRestEmitter(SERVER)
for proposal in [*dataset.build(), *job.build()]:
    emitter.emit(proposal)

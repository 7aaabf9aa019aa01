"""Emits events with OpenLineage's own client: whatever classes it has for facets."""

import sys
from datetime import datetime, timezone
from uuid import UUID

from openlineage.client import OpenLineageClient
from openlineage.client.event_v2 import Dataset, DatasetEvent, InputDataset, Job, JobEvent, OutputDataset, Run, RunEvent, RunState
from openlineage.client.facet_v2 import (
    column_lineage_dataset,
    data_quality_assertions_dataset,
    data_quality_metrics_input_dataset,
    documentation_dataset,
    documentation_job,
    error_message_run,
    job_type_job,
    lifecycle_state_change_dataset,
    output_statistics_output_dataset,
    ownership_job,
    parent_run,
    schema_dataset,
    sql_job,
    tags_dataset,
    tags_job,
)
from openlineage.client.transport.http import HttpConfig, HttpTransport

PRODUCER = "https://github.com/OpenLineage/OpenLineage/tree/1.54.0/client/python"
POSTGRES = "postgres://db:5432"
run_id = UUID(int=1)

client = OpenLineageClient(
    transport=HttpTransport(HttpConfig(url=f"{sys.argv[1]}/openapi/openlineage/", endpoint="api/v1/lineage"))
)


def at(second: int) -> str:
    return datetime(2026, 5, 4, 3, 0, second, 123456, tzinfo=timezone.utc).isoformat()


def field(name: str, kind: str, text: str = "") -> schema_dataset.SchemaDatasetFacetFields:
    return schema_dataset.SchemaDatasetFacetFields(name=name, type=kind, description=text)


columns = column_lineage_dataset.ColumnLineageDatasetFacet(
    fields={
        "total": column_lineage_dataset.Fields(
            inputFields=[
                column_lineage_dataset.InputField(
                    namespace=POSTGRES,
                    name="shop.orders",
                    field="preis",
                    transformations=[column_lineage_dataset.Transformation(type="DIRECT", subtype="AGGREGATION")],
                )
            ]
        )
    }
)
checks = data_quality_assertions_dataset
orders = InputDataset(
    namespace=POSTGRES,
    name="shop.orders",
    facets={
        "schema": schema_dataset.SchemaDatasetFacet(fields=[field("id", "BIGINT", "Bestellnummer"), field("preis", "NUMERIC")]),
        "tags": tags_dataset.TagsDatasetFacet(tags=[tags_dataset.TagsDatasetFacetFields(key="pii", value="true", source="USER", field="id")]),
    },
    inputFacets={
        "dataQualityMetrics": data_quality_metrics_input_dataset.DataQualityMetricsInputDatasetFacet(
            rowCount=7,
            columnMetrics={"preis": data_quality_metrics_input_dataset.ColumnMetrics(nullCount=1, min=0.5, max=9.5)},
        ),
        "dataQualityAssertions": checks.DataQualityAssertionsDatasetFacet(
            assertions=[checks.Assertion(assertion="not_null", success=False, column="preis")]
        ),
    },
)
revenue = OutputDataset(
    namespace=POSTGRES,
    name="shop.revenue",
    facets={
        "columnLineage": columns,
        "lifecycleStateChange": lifecycle_state_change_dataset.LifecycleStateChangeDatasetFacet(
            lifecycleStateChange=lifecycle_state_change_dataset.LifecycleStateChange.OVERWRITE
        ),
    },
    outputFacets={"outputStatistics": output_statistics_output_dataset.OutputStatisticsOutputDatasetFacet(rowCount=3, size=120)},
)
job = Job(
    namespace="shop",
    name="nightly.revenue",
    facets={
        "documentation": documentation_job.DocumentationJobFacet(description="Zählt die Umsätze."),
        "sql": sql_job.SQLJobFacet(query="INSERT INTO revenue SELECT sum(preis) FROM orders"),
        "ownership": ownership_job.OwnershipJobFacet(owners=[ownership_job.Owner(name="team:umsatz", type="MAINTAINER")]),
        "tags": tags_job.TagsJobFacet(tags=[tags_job.TagsJobFacetFields(key="tier", value="1", source="USER")]),
        "jobType": job_type_job.JobTypeJobFacet(processingType="BATCH", integration="PYTHON", jobType="TASK"),
    },
)
parent = parent_run.ParentRunFacet(
    run=parent_run.Run(runId=str(UUID(int=2))), job=parent_run.Job(namespace="shop", name="nightly")
)


def run_event(state: RunState, second: int, run: Run, inputs=(), outputs=()) -> RunEvent:
    return RunEvent(
        eventType=state, eventTime=at(second), run=run, job=job, producer=PRODUCER, inputs=list(inputs), outputs=list(outputs)
    )


run = Run(runId=str(run_id), facets={"parent": parent})
client.emit(run_event(RunState.START, 0, run, inputs=[orders]))
client.emit(run_event(RunState.RUNNING, 5, run, inputs=[orders]))
client.emit(run_event(RunState.COMPLETE, 10, run, outputs=[revenue]))
error = error_message_run.ErrorMessageRunFacet(message="kein Platz", programmingLanguage="PYTHON", stackTrace="…")
client.emit(run_event(RunState.FAIL, 20, Run(runId=str(UUID(int=3)), facets={"errorMessage": error})))
described = Dataset(
    namespace=POSTGRES,
    name="shop.customers",
    facets={"documentation": documentation_dataset.DocumentationDatasetFacet(description="Wer kauft.")},
)
client.emit(DatasetEvent(eventTime=at(30), producer=PRODUCER, dataset=described))
client.emit(
    JobEvent(
        eventTime=at(31), producer=PRODUCER, job=Job(namespace="shop", name="hourly.copy"), inputs=[described], outputs=[revenue]
    )
)
client.close()

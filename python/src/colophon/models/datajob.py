# Printed by `npm run generate` from packages/model. Do not edit.
"""Pipelines: data flows, their jobs, and what the jobs read and write."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ._record import Aspect, Symbol, symbol
from .common import FabricType

if TYPE_CHECKING:
    from .common import AuditStamp, Edge, TimeStamp
    from .dataset import FineGrainedLineage


class JobStatus(Symbol):
    """States of a job in the deprecated `status` of `dataJobInfo`; runs are now tracked as data process
    instances.

    Wire name: `com.linkedin.datajob.JobStatus`.
    """

    STARTING = "STARTING"
    """The job has been launched and is starting up."""

    IN_PROGRESS = "IN_PROGRESS"
    """The job is running."""

    STOPPING = "STOPPING"
    """A stop was requested but has not taken effect yet."""

    STOPPED = "STOPPED"
    """The job was stopped before it finished."""

    COMPLETED = "COMPLETED"
    """The job finished without errors."""

    FAILED = "FAILED"
    """The job ended with an error."""

    UNKNOWN = "UNKNOWN"
    """The source reported no state, or one that has no equivalent here."""

    SKIPPED = "SKIPPED"
    """The orchestrator skipped the job without running it."""

    INPROGRESS = "IN_PROGRESS"


class AzkabanJobType(Symbol):
    """Kind of a job in the Azkaban scheduler. Deprecated as a data job's type: write a plain string instead.

    Wire name: `com.linkedin.datajob.azkaban.AzkabanJobType`.
    """

    COMMAND = "COMMAND"
    """Runs UNIX commands in a process that Azkaban starts."""

    HADOOP_JAVA = "HADOOP_JAVA"
    """Runs a Java program with access to a Hadoop cluster."""

    HADOOP_SHELL = "HADOOP_SHELL"
    """Runs UNIX commands like `COMMAND`, with Hadoop tokens for secure access to a cluster."""

    HIVE = "HIVE"
    """Runs a query or script in Hive."""

    PIG = "PIG"
    """Runs a Pig script."""

    SQL = "SQL"
    """Runs SQL against an engine such as Presto or MySQL."""

    GLUE = "GLUE"
    """Runs a transformation in AWS Glue."""


class VersionInfo(Aspect):
    """Version of a job's code, so that a run can be traced to what was deployed.

    The aspect `versionInfo`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.datajob.VersionInfo"
    ASPECT_NAME: ClassVar[str] = "versionInfo"
    _FIELDS = (
        ("customProperties", "{string}", "DEFAULT", {}),
        ("externalUrl", "string", "OPTIONAL"),
        ("version", "string", "REQUIRED"),
        ("versionType", "string", "REQUIRED"),
    )

    customProperties: dict[str, str]
    """Custom key-value pairs, as strings, for properties without a dedicated field; empty by default."""

    externalUrl: str | None
    """Link to the object in its source system; absent if there is none."""

    version: str
    """Version, such as a git commit hash or an MD5 sum of the code."""

    versionType: str
    """Type of value in `version`, for example a git hash or an MD5 hash."""

    def __init__(
        self,
        *,
        customProperties: dict[str, str] | None = None,
        externalUrl: str | None = None,
        version: str,
        versionType: str,
    ) -> None:
        self.customProperties = {} if customProperties is None else customProperties
        self.externalUrl = externalUrl
        self.version = version
        self.versionType = versionType


class DataFlowInfo(Aspect):
    """Metadata of a pipeline, such as an Airflow DAG, from the orchestrator: name, description, project,
    environment.

    The aspect `dataFlowInfo`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.datajob.DataFlowInfo"
    ASPECT_NAME: ClassVar[str] = "dataFlowInfo"
    _FIELDS = (
        ("customProperties", "{string}", "DEFAULT", {}),
        ("externalUrl", "string", "OPTIONAL"),
        ("name", "string", "REQUIRED"),
        ("description", "string", "OPTIONAL"),
        ("project", "string", "OPTIONAL"),
        ("created", "TimeStamp", "OPTIONAL"),
        ("lastModified", "TimeStamp", "OPTIONAL"),
        ("env", "FabricType", "OPTIONAL"),
    )

    customProperties: dict[str, str]
    """Custom key-value pairs, as strings, for properties without a dedicated field; empty by default."""

    externalUrl: str | None
    """Link to the object in its source system; absent if there is none."""

    name: str
    """Display name of the pipeline, for example the DAG id."""

    description: str | None
    """Documentation of the pipeline from the orchestrator; edits in the catalogue go to
    `editableDataFlowProperties`.
    """

    project: str | None
    """Project or namespace of the pipeline in the orchestrator."""

    created: TimeStamp | None
    """When the asset was created in the source system, not when it was added to the catalogue."""

    lastModified: TimeStamp | None
    """When the asset last changed in the source system, not when its metadata changed."""

    env: FabricType | None
    """Environment in which the pipeline runs, for example `PROD`."""

    def __init__(
        self,
        *,
        customProperties: dict[str, str] | None = None,
        externalUrl: str | None = None,
        name: str,
        description: str | None = None,
        project: str | None = None,
        created: TimeStamp | None = None,
        lastModified: TimeStamp | None = None,
        env: FabricType | str | None = None,
    ) -> None:
        self.customProperties = {} if customProperties is None else customProperties
        self.externalUrl = externalUrl
        self.name = name
        self.description = description
        self.project = project
        self.created = created
        self.lastModified = lastModified
        self.env = symbol(FabricType, env)


class EditableDataFlowProperties(Aspect):
    """Description of a pipeline as edited by users, stored separately so that ingestion does not overwrite
    it.

    The aspect `editableDataFlowProperties`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.datajob.EditableDataFlowProperties"
    ASPECT_NAME: ClassVar[str] = "editableDataFlowProperties"
    _FIELDS = (
        ("created", "AuditStamp", "DEFAULT", {"actor": "urn:li:corpuser:unknown", "time": 0}),
        ("lastModified", "AuditStamp", "DEFAULT", {"actor": "urn:li:corpuser:unknown", "time": 0}),
        ("deleted", "AuditStamp", "OPTIONAL"),
        ("description", "string", "OPTIONAL"),
    )

    created: AuditStamp
    """Who created the resource and when; a time of 0 means unknown.

    Default: `{"actor": "urn:li:corpuser:unknown", "time": 0}`.
    """

    lastModified: AuditStamp
    """Who last changed the resource and when; same as `created` if it never changed, time 0 if unknown.

    Default: `{"actor": "urn:li:corpuser:unknown", "time": 0}`.
    """

    deleted: AuditStamp | None
    """Who deleted the resource and when, necessarily later than `created`; absent while it exists."""

    description: str | None
    """Documentation written in the catalogue; the ingested text stays in `dataFlowInfo`."""

    def __init__(
        self,
        *,
        created: AuditStamp | None = None,
        lastModified: AuditStamp | None = None,
        deleted: AuditStamp | None = None,
        description: str | None = None,
    ) -> None:
        self.created = self._preset("created") if created is None else created
        self.lastModified = self._preset("lastModified") if lastModified is None else lastModified
        self.deleted = deleted
        self.description = description


class DataJobInfo(Aspect):
    """Metadata of one step of a pipeline, such as an Airflow task, from the orchestrator: name, type, parent
    flow.

    The aspect `dataJobInfo`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.datajob.DataJobInfo"
    ASPECT_NAME: ClassVar[str] = "dataJobInfo"
    _FIELDS = (
        ("customProperties", "{string}", "DEFAULT", {}),
        ("externalUrl", "string", "OPTIONAL"),
        ("name", "string", "REQUIRED"),
        ("description", "string", "OPTIONAL"),
        ("type", "<com.linkedin.datajob.azkaban.AzkabanJobType=AzkabanJobType|string=string>", "REQUIRED"),
        ("flowUrn", "urn:dataFlow", "OPTIONAL"),
        ("created", "TimeStamp", "OPTIONAL"),
        ("lastModified", "TimeStamp", "OPTIONAL"),
        ("status", "JobStatus", "OPTIONAL"),
        ("env", "FabricType", "OPTIONAL"),
    )

    customProperties: dict[str, str]
    """Custom key-value pairs, as strings, for properties without a dedicated field; empty by default."""

    externalUrl: str | None
    """Link to the object in its source system; absent if there is none."""

    name: str
    """Display name of the job, for example the task id."""

    description: str | None
    """Documentation of the job from the orchestrator; edits in the catalogue go to
    `editableDataJobProperties`.
    """

    type: AzkabanJobType | str
    """Kind of job as a plain string, for example `SQL`; the Azkaban enumeration that it also accepts is
    deprecated.
    """

    flowUrn: str | None
    """URN of the data flow, or pipeline, that the job belongs to."""

    created: TimeStamp | None
    """When the asset was created in the source system, not when it was added to the catalogue."""

    lastModified: TimeStamp | None
    """When the asset last changed in the source system, not when its metadata changed."""

    status: JobStatus | None
    """State of the job; deprecated, since each run is now recorded as a data process instance.

    Deprecated.
    """

    env: FabricType | None
    """Environment in which the job runs, for example `PROD`."""

    def __init__(
        self,
        *,
        customProperties: dict[str, str] | None = None,
        externalUrl: str | None = None,
        name: str,
        description: str | None = None,
        type: AzkabanJobType | str,
        flowUrn: str | None = None,
        created: TimeStamp | None = None,
        lastModified: TimeStamp | None = None,
        status: JobStatus | str | None = None,
        env: FabricType | str | None = None,
    ) -> None:
        self.customProperties = {} if customProperties is None else customProperties
        self.externalUrl = externalUrl
        self.name = name
        self.description = description
        self.type = type
        self.flowUrn = flowUrn
        self.created = created
        self.lastModified = lastModified
        self.status = symbol(JobStatus, status)
        self.env = symbol(FabricType, env)


class DataJobInputOutput(Aspect):
    """Lineage of a job: the datasets it reads and writes, and the jobs it depends on.

    The aspect `dataJobInputOutput`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.datajob.DataJobInputOutput"
    ASPECT_NAME: ClassVar[str] = "dataJobInputOutput"
    _FIELDS = (
        ("inputDatasets", "[urn:dataset]", "REQUIRED"),
        ("inputDatasetEdges", "[Edge]", "OPTIONAL"),
        ("outputDatasets", "[urn:dataset]", "REQUIRED"),
        ("outputDatasetEdges", "[Edge]", "OPTIONAL"),
        ("inputDatajobs", "[urn:dataJob]", "OPTIONAL"),
        ("inputDatajobEdges", "[Edge]", "OPTIONAL"),
        ("inputDatasetFields", "[urn:schemaField]", "OPTIONAL"),
        ("outputDatasetFields", "[urn:schemaField]", "OPTIONAL"),
        ("fineGrainedLineages", "[FineGrainedLineage]", "OPTIONAL"),
    )

    inputDatasets: list[str]
    """Deprecated URNs of the datasets read; use `inputDatasetEdges`, which also records who added each and
    when.

    Deprecated.
    """

    inputDatasetEdges: list[Edge] | None
    """Datasets that the job reads, one edge each, with its audit stamps."""

    outputDatasets: list[str]
    """Deprecated URNs of the datasets written; use `outputDatasetEdges`.

    Deprecated.
    """

    outputDatasetEdges: list[Edge] | None
    """Datasets that the job writes, one edge each, with its audit stamps."""

    inputDatajobs: list[str] | None
    """Deprecated URNs of the jobs upstream of this one; use `inputDatajobEdges`.

    Deprecated.
    """

    inputDatajobEdges: list[Edge] | None
    """Jobs that run before this one, one edge each, with its audit stamps."""

    inputDatasetFields: list[str] | None
    """URNs of the schema fields that the job reads, in its input datasets."""

    outputDatasetFields: list[str] | None
    """URNs of the schema fields that the job writes, in its output datasets."""

    fineGrainedLineages: list[FineGrainedLineage] | None
    """Column-level lineage through the job. The web interface shows that of the datasets' `upstreamLineage`
    instead.
    """

    def __init__(
        self,
        *,
        inputDatasets: list[str],
        inputDatasetEdges: list[Edge] | None = None,
        outputDatasets: list[str],
        outputDatasetEdges: list[Edge] | None = None,
        inputDatajobs: list[str] | None = None,
        inputDatajobEdges: list[Edge] | None = None,
        inputDatasetFields: list[str] | None = None,
        outputDatasetFields: list[str] | None = None,
        fineGrainedLineages: list[FineGrainedLineage] | None = None,
    ) -> None:
        self.inputDatasets = inputDatasets
        self.inputDatasetEdges = inputDatasetEdges
        self.outputDatasets = outputDatasets
        self.outputDatasetEdges = outputDatasetEdges
        self.inputDatajobs = inputDatajobs
        self.inputDatajobEdges = inputDatajobEdges
        self.inputDatasetFields = inputDatasetFields
        self.outputDatasetFields = outputDatasetFields
        self.fineGrainedLineages = fineGrainedLineages


class EditableDataJobProperties(Aspect):
    """User-edited description of a job, unaffected by later ingestion runs.

    The aspect `editableDataJobProperties`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.datajob.EditableDataJobProperties"
    ASPECT_NAME: ClassVar[str] = "editableDataJobProperties"
    _FIELDS = (
        ("created", "AuditStamp", "DEFAULT", {"actor": "urn:li:corpuser:unknown", "time": 0}),
        ("lastModified", "AuditStamp", "DEFAULT", {"actor": "urn:li:corpuser:unknown", "time": 0}),
        ("deleted", "AuditStamp", "OPTIONAL"),
        ("description", "string", "OPTIONAL"),
    )

    created: AuditStamp
    """Who created the resource and when; a time of 0 means unknown.

    Default: `{"actor": "urn:li:corpuser:unknown", "time": 0}`.
    """

    lastModified: AuditStamp
    """Who last changed the resource and when; same as `created` if it never changed, time 0 if unknown.

    Default: `{"actor": "urn:li:corpuser:unknown", "time": 0}`.
    """

    deleted: AuditStamp | None
    """Who deleted the resource and when, necessarily later than `created`; absent while it exists."""

    description: str | None
    """Documentation written in the catalogue; the ingested text stays in `dataJobInfo`."""

    def __init__(
        self,
        *,
        created: AuditStamp | None = None,
        lastModified: AuditStamp | None = None,
        deleted: AuditStamp | None = None,
        description: str | None = None,
    ) -> None:
        self.created = self._preset("created") if created is None else created
        self.lastModified = self._preset("lastModified") if lastModified is None else lastModified
        self.deleted = deleted
        self.description = description

# Printed by `npm run generate` from packages/model. Do not edit.
"""Ingestion: recipes, their runs, and the secrets that they need."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ._record import Aspect, Record, Symbol, TimeseriesAspect, symbol
from .datajob import JobStatus

if TYPE_CHECKING:
    from .common import AuditStamp
    from .timeseries import PartitionSpec, TimeWindowSize


class CliVersionSource(Symbol):
    """Rules for choosing the client version, in order of precedence.

    Wire name: `com.linkedin.execution.CliVersionSource`.
    """

    SOURCE_CONFIG_OVERRIDE = "SOURCE_CONFIG_OVERRIDE"
    """First rule: the ingestion source's own configuration names a version."""

    MATRIX_COHORT = "MATRIX_COHORT"
    """Second rule: this deployment is listed in a cohort of the version matrix, and the cohort sets the
    version.
    """

    MATRIX_CONNECTOR_DEFAULT = "MATRIX_CONNECTOR_DEFAULT"
    """Third rule: the version matrix has a default entry, `_default`, for the connector."""

    APPLICATION_DEFAULT = "APPLICATION_DEFAULT"
    """Last rule: the server-wide `defaultCliVersion` from its `application.yaml`, when nothing else applied.
    """


class DataHubIngestionSourceSourceType(Symbol):
    """Possible origins of an ingestion source.

    Wire name: `com.linkedin.ingestion.DataHubIngestionSourceSourceType`.
    """

    SYSTEM = "SYSTEM"
    """The catalogue itself created the source for internal work, such as search indexing or computing
    features.
    """


class ExecutionRequestInput(Aspect):
    """Input of an execution request: the task, its arguments, the executor and the requester.

    The aspect `dataHubExecutionRequestInput`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.execution.ExecutionRequestInput"
    ASPECT_NAME: ClassVar[str] = "dataHubExecutionRequestInput"
    _FIELDS = (
        ("task", "string", "REQUIRED"),
        ("args", "{string}", "REQUIRED"),
        ("executorId", "string", "REQUIRED"),
        ("source", "ExecutionRequestSource", "REQUIRED"),
        ("requestedAt", "long", "REQUIRED"),
        ("actorUrn", "urn:", "OPTIONAL"),
        ("cliVersionAudit", "CliVersionAudit", "OPTIONAL"),
    )

    task: str
    """Task to run: `RUN_INGEST` starts an ingestion run; other names depend on the executor."""

    args: dict[str, str]
    """Task arguments as strings, for example `recipe` and `version` for an ingestion run."""

    executorId: str
    """Executor that should run the request; `default` for the standard one."""

    source: ExecutionRequestSource
    """What triggered the request, such as an ingestion source."""

    requestedAt: int
    """When the request was made, in milliseconds since the epoch; the run itself starts later."""

    actorUrn: str | None
    """URN of the user or service that requested the run; may be absent, for example on older requests."""

    cliVersionAudit: CliVersionAudit | None
    """Why the client version in `args.version` was chosen; absent on requests made before this was recorded.
    """

    def __init__(
        self,
        *,
        task: str,
        args: dict[str, str],
        executorId: str,
        source: ExecutionRequestSource,
        requestedAt: int,
        actorUrn: str | None = None,
        cliVersionAudit: CliVersionAudit | None = None,
    ) -> None:
        self.task = task
        self.args = args
        self.executorId = executorId
        self.source = source
        self.requestedAt = requestedAt
        self.actorUrn = actorUrn
        self.cliVersionAudit = cliVersionAudit


class ExecutionRequestSource(Record):
    """Trigger of an execution request; part of its input."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.execution.ExecutionRequestSource"
    _FIELDS = (
        ("type", "string", "REQUIRED"),
        ("ingestionSource", "urn:dataHubIngestionSource", "OPTIONAL"),
    )

    type: str
    """Type of trigger as a string, for example `INGESTION_SOURCE` when a saved recipe is run."""

    ingestionSource: str | None
    """URN of the `dataHubIngestionSource` that is run; set when `type` is `INGESTION_SOURCE`."""

    def __init__(
        self,
        *,
        type: str,
        ingestionSource: str | None = None,
    ) -> None:
        self.type = type
        self.ingestionSource = ingestionSource


class CliVersionAudit(Record):
    """How the version of the ingestion client was chosen for an execution, and by which server; the version
    itself is in `args.version`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.execution.CliVersionAudit"
    _FIELDS = (
        ("source", "CliVersionSource", "REQUIRED"),
        ("serverVersion", "string", "OPTIONAL"),
    )

    source: CliVersionSource
    """Rule that determined the client version; rules are tried from the most to the least specific."""

    serverVersion: str | None
    """Version of the catalogue server that made the choice, whichever rule applied."""

    def __init__(
        self,
        *,
        source: CliVersionSource | str,
        serverVersion: str | None = None,
    ) -> None:
        self.source = symbol(CliVersionSource, source)
        self.serverVersion = serverVersion


class ExecutionRequestSignal(Aspect):
    """Signal to a running execution, usually to stop it.

    The aspect `dataHubExecutionRequestSignal`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.execution.ExecutionRequestSignal"
    ASPECT_NAME: ClassVar[str] = "dataHubExecutionRequestSignal"
    _FIELDS = (
        ("signal", "string", "REQUIRED"),
        ("executorId", "string", "OPTIONAL"),
        ("createdAt", "AuditStamp", "REQUIRED"),
    )

    signal: str
    """Name of the signal; `KILL` stops the task."""

    executorId: str | None
    """Executor that should receive the signal, which is the one running the task; the default executor when
    absent.
    """

    createdAt: AuditStamp
    """When the signal was sent and by whom."""

    def __init__(
        self,
        *,
        signal: str,
        executorId: str | None = None,
        createdAt: AuditStamp,
    ) -> None:
        self.signal = signal
        self.executorId = executorId
        self.createdAt = createdAt


class ExecutionRequestResult(Aspect):
    """Result of an execution: status, report, start and duration; the executor may write it several times
    while the task runs.

    The aspect `dataHubExecutionRequestResult`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.execution.ExecutionRequestResult"
    ASPECT_NAME: ClassVar[str] = "dataHubExecutionRequestResult"
    _FIELDS = (
        ("status", "string", "REQUIRED"),
        ("report", "string", "OPTIONAL"),
        ("structuredReport", "StructuredExecutionReport", "OPTIONAL"),
        ("startTimeMs", "long", "OPTIONAL"),
        ("durationMs", "long", "OPTIONAL"),
    )

    status: str
    """Free string rather than an enum; usual values are `RUNNING`, `SUCCESS`, `FAILURE` and `CANCELLED`."""

    report: str | None
    """Human-readable log and summary; see `structuredReport` for the machine-readable form."""

    structuredReport: StructuredExecutionReport | None
    """Machine-readable report; absent when the task produced none."""

    startTimeMs: int | None
    """Start of the run, in milliseconds since the epoch; for the time of the request, see `requestedAt` in
    the input.
    """

    durationMs: int | None
    """Duration of the run in milliseconds; absent when it has not been reported."""

    def __init__(
        self,
        *,
        status: str,
        report: str | None = None,
        structuredReport: StructuredExecutionReport | None = None,
        startTimeMs: int | None = None,
        durationMs: int | None = None,
    ) -> None:
        self.status = status
        self.report = report
        self.structuredReport = structuredReport
        self.startTimeMs = startTimeMs
        self.durationMs = durationMs


class StructuredExecutionReport(Record):
    """Machine-readable report: its type, its content as a string and the format of that string."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.execution.StructuredExecutionReport"
    _FIELDS = (
        ("type", "string", "REQUIRED"),
        ("serializedValue", "string", "REQUIRED"),
        ("contentType", "string", "REQUIRED"),
    )

    type: str
    """Type of report, which determines how to interpret the content, for example `TEST_CONNECTION_REPORT`."""

    serializedValue: str
    """Content of the report as a string in the format given by `contentType`."""

    contentType: str
    """Media type of `serializedValue`, for example `application/json`; a suffix such as `;gzip` indicates
    compression.
    """

    def __init__(
        self,
        *,
        type: str,
        serializedValue: str,
        contentType: str,
    ) -> None:
        self.type = type
        self.serializedValue = serializedValue
        self.contentType = contentType


class DataHubIngestionSourceInfo(Aspect):
    """An ingestion source configured in the catalogue: its name, type, schedule and configuration.

    The aspect `dataHubIngestionSourceInfo`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.ingestion.DataHubIngestionSourceInfo"
    ASPECT_NAME: ClassVar[str] = "dataHubIngestionSourceInfo"
    _FIELDS = (
        ("name", "string", "REQUIRED"),
        ("type", "string", "REQUIRED"),
        ("platform", "urn:dataPlatform", "OPTIONAL"),
        ("schedule", "DataHubIngestionSourceSchedule", "OPTIONAL"),
        ("config", "DataHubIngestionSourceConfig", "REQUIRED"),
        ("source", "DataHubIngestionSourceSource", "OPTIONAL"),
    )

    name: str
    """Display name, such as `Warehouse, nightly`."""

    type: str
    """Connector to run, for example `mysql` or `bigquery`; it should equal the source type in the recipe."""

    platform: str | None
    """URN of the data platform that the source reads from."""

    schedule: DataHubIngestionSourceSchedule | None
    """Schedule of the source; when absent, it runs only on request."""

    config: DataHubIngestionSourceConfig
    """Recipe and run parameters of the source."""

    source: DataHubIngestionSourceSource | None
    """Origin of the definition, such as the system itself; absent for sources created in the web interface or
    with the CLI.
    """

    def __init__(
        self,
        *,
        name: str,
        type: str,
        platform: str | None = None,
        schedule: DataHubIngestionSourceSchedule | None = None,
        config: DataHubIngestionSourceConfig,
        source: DataHubIngestionSourceSource | None = None,
    ) -> None:
        self.name = name
        self.type = type
        self.platform = platform
        self.schedule = schedule
        self.config = config
        self.source = source


class DataHubIngestionSourceSchedule(Record):
    """Schedule on which an ingestion source runs."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.ingestion.DataHubIngestionSourceSchedule"
    _FIELDS = (
        ("interval", "string", "REQUIRED"),
        ("timezone", "string", "REQUIRED"),
    )

    interval: str
    """Cron expression of the schedule, for example `0 3 * * *` for 3 a.m. every day."""

    timezone: str
    """Time zone of `interval` from the tz database, for example `America/Los_Angeles`."""

    def __init__(
        self,
        *,
        interval: str,
        timezone: str,
    ) -> None:
        self.interval = interval
        self.timezone = timezone


class DataHubIngestionSourceConfig(Record):
    """Configuration of an ingestion source: its recipe, the client version, the executor and extra arguments.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.ingestion.DataHubIngestionSourceConfig"
    _FIELDS = (
        ("recipe", "string", "REQUIRED"),
        ("version", "string", "OPTIONAL"),
        ("executorId", "string", "OPTIONAL"),
        ("debugMode", "boolean", "OPTIONAL"),
        ("extraArgs", "{string}", "OPTIONAL"),
    )

    recipe: str
    """The recipe as JSON text: source, transformers and sink of the ingestion run."""

    version: str | None
    """Version of the ingestion client on PyPI to run the recipe with; absent for no specific version."""

    executorId: str | None
    """Id of the executor that runs the ingestion, for example `default`."""

    debugMode: bool | None
    """True writes debug messages to the log of the ingestion run."""

    extraArgs: dict[str, str] | None
    """Additional arguments for the ingestion run, as string key-value pairs."""

    def __init__(
        self,
        *,
        recipe: str,
        version: str | None = None,
        executorId: str | None = None,
        debugMode: bool | None = None,
        extraArgs: dict[str, str] | None = None,
    ) -> None:
        self.recipe = recipe
        self.version = version
        self.executorId = executorId
        self.debugMode = debugMode
        self.extraArgs = extraArgs


class DataHubIngestionSourceSource(Record):
    """Origin of an ingestion source that was not created by users."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.ingestion.DataHubIngestionSourceSource"
    _FIELDS = (
        ("type", "DataHubIngestionSourceSourceType", "REQUIRED"),
    )

    type: DataHubIngestionSourceSourceType
    """Type of origin; `SYSTEM` is the only one."""

    def __init__(
        self,
        *,
        type: DataHubIngestionSourceSourceType | str,
    ) -> None:
        self.type = symbol(DataHubIngestionSourceSourceType, type)


class DataHubSecretValue(Aspect):
    """Name and encrypted value of a secret, such as a database password that ingestion recipes refer to.

    The aspect `dataHubSecretValue`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.secret.DataHubSecretValue"
    ASPECT_NAME: ClassVar[str] = "dataHubSecretValue"
    _FIELDS = (
        ("name", "string", "REQUIRED"),
        ("value", "string", "REQUIRED"),
        ("description", "string", "OPTIONAL"),
        ("created", "AuditStamp", "OPTIONAL"),
    )

    name: str
    """Name under which recipes refer to the secret, such as `SNOWFLAKE_PASSWORD`."""

    value: str
    """Ciphertext, encrypted with AES by the server; the plain text is not stored."""

    description: str | None
    """Free text on what the secret is for; do not put the value here."""

    created: AuditStamp | None
    """Who stored the secret, and when. Deprecated: read `systemMetadata.aspectCreated`.

    Deprecated.
    """

    def __init__(
        self,
        *,
        name: str,
        value: str,
        description: str | None = None,
        created: AuditStamp | None = None,
    ) -> None:
        self.name = name
        self.value = value
        self.description = description
        self.created = created


class DatahubIngestionRunSummary(TimeseriesAspect):
    """Counts and environment of one ingestion run, written as a time series on the pipeline's data job.

    The aspect `datahubIngestionRunSummary`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.datajob.datahub.DatahubIngestionRunSummary"
    ASPECT_NAME: ClassVar[str] = "datahubIngestionRunSummary"
    _FIELDS = (
        ("timestampMillis", "long", "REQUIRED"),
        ("eventGranularity", "TimeWindowSize", "OPTIONAL"),
        ("partitionSpec", "PartitionSpec", "DEFAULT", {"partition": "FULL_TABLE_SNAPSHOT", "type": "FULL_TABLE"}),
        ("messageId", "string", "OPTIONAL"),
        ("pipelineName", "string", "REQUIRED"),
        ("platformInstanceId", "string", "REQUIRED"),
        ("runId", "string", "REQUIRED"),
        ("runStatus", "JobStatus", "REQUIRED"),
        ("numWorkUnitsCommitted", "long", "OPTIONAL"),
        ("numWorkUnitsCreated", "long", "OPTIONAL"),
        ("numEvents", "long", "OPTIONAL"),
        ("numEntities", "long", "OPTIONAL"),
        ("numAspects", "long", "OPTIONAL"),
        ("numSourceAPICalls", "long", "OPTIONAL"),
        ("totalLatencySourceAPICalls", "long", "OPTIONAL"),
        ("numSinkAPICalls", "long", "OPTIONAL"),
        ("totalLatencySinkAPICalls", "long", "OPTIONAL"),
        ("numWarnings", "long", "OPTIONAL"),
        ("numErrors", "long", "OPTIONAL"),
        ("numEntitiesSkipped", "long", "OPTIONAL"),
        ("config", "string", "OPTIONAL"),
        ("custom_summary", "string", "OPTIONAL"),
        ("softwareVersion", "string", "OPTIONAL"),
        ("systemHostName", "string", "OPTIONAL"),
        ("operatingSystemName", "string", "OPTIONAL"),
        ("numProcessors", "int", "OPTIONAL"),
        ("totalMemory", "long", "OPTIONAL"),
        ("availableMemory", "long", "OPTIONAL"),
    )

    timestampMillis: int
    """Time of the event or statistic, in milliseconds since the epoch (UTC); for a bucket, its start."""

    eventGranularity: TimeWindowSize | None
    """Length of the time bucket, such as one day; absent for a single event or a latest snapshot."""

    partitionSpec: PartitionSpec
    """Part of the data that the event describes; all of it when absent.

    Default: `{"partition": "FULL_TABLE_SNAPSHOT", "type": "FULL_TABLE"}`.
    """

    messageId: str | None
    """Unique id set by the sender; distinguishes data points that would otherwise count as the same event."""

    pipelineName: str
    """Name of the pipeline, unique and the same for every run, such as `sales_snowflake`."""

    platformInstanceId: str
    """Source instance that was ingested, such as a BigQuery project id or a MySQL host name."""

    runId: str
    """Identifier of this run of the pipeline; stored in the system metadata of the aspects it wrote."""

    runStatus: JobStatus
    """How the ingestion run ended, for example `COMPLETED` or `FAILED`."""

    numWorkUnitsCommitted: int | None
    """Work units that the sink wrote; compare `numWorkUnitsCreated`."""

    numWorkUnitsCreated: int | None
    """Work units that the source emitted, whether or not they were written."""

    numEvents: int | None
    """Change events and change proposals emitted, added together."""

    numEntities: int | None
    """Number of distinct URNs for which the run emitted metadata."""

    numAspects: int | None
    """Aspects emitted in the run, over all entities."""

    numSourceAPICalls: int | None
    """Number of API calls to the source system."""

    totalLatencySourceAPICalls: int | None
    """Total time spent on source calls; the model does not define the unit."""

    numSinkAPICalls: int | None
    """Number of API calls to the sink, normally the catalogue."""

    totalLatencySinkAPICalls: int | None
    """Total time spent on sink calls; the model does not define the unit."""

    numWarnings: int | None
    """Warnings raised during the run, which do not stop it."""

    numErrors: int | None
    """Errors raised during the run."""

    numEntitiesSkipped: int | None
    """Number of entities that the run skipped."""

    config: str | None
    """Recipe of the run as a JSON string, with sensitive values left out."""

    custom_summary: str | None
    """Free text that a source may add to the summary."""

    softwareVersion: str | None
    """Version of the ingestion software, for example `1.2.0`."""

    systemHostName: str | None
    """Name of the machine or container that executed the run."""

    operatingSystemName: str | None
    """Operating system of the machine, for example `Linux`."""

    numProcessors: int | None
    """Number of processors of the machine."""

    totalMemory: int | None
    """Total memory of the machine; the model does not define the unit."""

    availableMemory: int | None
    """Free memory of the machine; the model does not define the unit."""

    def __init__(
        self,
        *,
        timestampMillis: int,
        eventGranularity: TimeWindowSize | None = None,
        partitionSpec: PartitionSpec | None = None,
        messageId: str | None = None,
        pipelineName: str,
        platformInstanceId: str,
        runId: str,
        runStatus: JobStatus | str,
        numWorkUnitsCommitted: int | None = None,
        numWorkUnitsCreated: int | None = None,
        numEvents: int | None = None,
        numEntities: int | None = None,
        numAspects: int | None = None,
        numSourceAPICalls: int | None = None,
        totalLatencySourceAPICalls: int | None = None,
        numSinkAPICalls: int | None = None,
        totalLatencySinkAPICalls: int | None = None,
        numWarnings: int | None = None,
        numErrors: int | None = None,
        numEntitiesSkipped: int | None = None,
        config: str | None = None,
        custom_summary: str | None = None,
        softwareVersion: str | None = None,
        systemHostName: str | None = None,
        operatingSystemName: str | None = None,
        numProcessors: int | None = None,
        totalMemory: int | None = None,
        availableMemory: int | None = None,
    ) -> None:
        self.timestampMillis = timestampMillis
        self.eventGranularity = eventGranularity
        self.partitionSpec = self._preset("partitionSpec") if partitionSpec is None else partitionSpec
        self.messageId = messageId
        self.pipelineName = pipelineName
        self.platformInstanceId = platformInstanceId
        self.runId = runId
        self.runStatus = symbol(JobStatus, runStatus)
        self.numWorkUnitsCommitted = numWorkUnitsCommitted
        self.numWorkUnitsCreated = numWorkUnitsCreated
        self.numEvents = numEvents
        self.numEntities = numEntities
        self.numAspects = numAspects
        self.numSourceAPICalls = numSourceAPICalls
        self.totalLatencySourceAPICalls = totalLatencySourceAPICalls
        self.numSinkAPICalls = numSinkAPICalls
        self.totalLatencySinkAPICalls = totalLatencySinkAPICalls
        self.numWarnings = numWarnings
        self.numErrors = numErrors
        self.numEntitiesSkipped = numEntitiesSkipped
        self.config = config
        self.custom_summary = custom_summary
        self.softwareVersion = softwareVersion
        self.systemHostName = systemHostName
        self.operatingSystemName = operatingSystemName
        self.numProcessors = numProcessors
        self.totalMemory = totalMemory
        self.availableMemory = availableMemory


class DatahubIngestionCheckpoint(TimeseriesAspect):
    """State that one ingestion run saves for the next, used for stale entity removal; written on the
    pipeline's data job.

    The aspect `datahubIngestionCheckpoint`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.datajob.datahub.DatahubIngestionCheckpoint"
    ASPECT_NAME: ClassVar[str] = "datahubIngestionCheckpoint"
    _FIELDS = (
        ("timestampMillis", "long", "REQUIRED"),
        ("eventGranularity", "TimeWindowSize", "OPTIONAL"),
        ("partitionSpec", "PartitionSpec", "DEFAULT", {"partition": "FULL_TABLE_SNAPSHOT", "type": "FULL_TABLE"}),
        ("messageId", "string", "OPTIONAL"),
        ("pipelineName", "string", "REQUIRED"),
        ("platformInstanceId", "string", "REQUIRED"),
        ("config", "string", "REQUIRED"),
        ("state", "IngestionCheckpointState", "REQUIRED"),
        ("runId", "string", "REQUIRED"),
    )

    timestampMillis: int
    """Time of the event or statistic, in milliseconds since the epoch (UTC); for a bucket, its start."""

    eventGranularity: TimeWindowSize | None
    """Length of the time bucket, such as one day; absent for a single event or a latest snapshot."""

    partitionSpec: PartitionSpec
    """Part of the data that the event describes; all of it when absent.

    Default: `{"partition": "FULL_TABLE_SNAPSHOT", "type": "FULL_TABLE"}`.
    """

    messageId: str | None
    """Unique id set by the sender; distinguishes data points that would otherwise count as the same event."""

    pipelineName: str
    """Name of the pipeline, unique and the same for every run; the next run finds its state by it."""

    platformInstanceId: str
    """Source instance that was ingested, such as a BigQuery project id or a MySQL host name."""

    config: str
    """Recipe of the run as a JSON string, without secrets."""

    state: IngestionCheckpointState
    """The saved state, encoded, with its format and version."""

    runId: str
    """Identifier of the ingestion run that saved the checkpoint."""

    def __init__(
        self,
        *,
        timestampMillis: int,
        eventGranularity: TimeWindowSize | None = None,
        partitionSpec: PartitionSpec | None = None,
        messageId: str | None = None,
        pipelineName: str,
        platformInstanceId: str,
        config: str,
        state: IngestionCheckpointState,
        runId: str,
    ) -> None:
        self.timestampMillis = timestampMillis
        self.eventGranularity = eventGranularity
        self.partitionSpec = self._preset("partitionSpec") if partitionSpec is None else partitionSpec
        self.messageId = messageId
        self.pipelineName = pipelineName
        self.platformInstanceId = platformInstanceId
        self.config = config
        self.state = state
        self.runId = runId


class IngestionCheckpointState(Record):
    """Encoded checkpoint and how to decode it; stored in `state` of the ingestion checkpoint."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.datajob.datahub.IngestionCheckpointState"
    _FIELDS = (
        ("formatVersion", "string", "REQUIRED"),
        ("serde", "string", "REQUIRED"),
        ("payload", "bytes", "OPTIONAL"),
    )

    formatVersion: str
    """Version of the format of `payload`, for example `1.0`."""

    serde: str
    """How `payload` is encoded, for example `utf-8` or `base85`."""

    payload: str | None
    """The state as bytes that only the source that wrote them can decode; absent when there is nothing to
    save.
    """

    def __init__(
        self,
        *,
        formatVersion: str,
        serde: str,
        payload: str | None = None,
    ) -> None:
        self.formatVersion = formatVersion
        self.serde = serde
        self.payload = payload

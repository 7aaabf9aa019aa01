# Printed by `npm run generate` from packages/model. Do not edit.
"""Job runs: single runs of a job, with their start, end and result."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ._record import Aspect, Record, Symbol, TimeseriesAspect, symbol

if TYPE_CHECKING:
    from .common import AuditStamp, Edge
    from .timeseries import PartitionSpec, TimeWindowSize


class DataProcessType(Symbol):
    """How a process runs: on a schedule, on demand or as a continuous stream.

    Wire name: `com.linkedin.dataprocess.DataProcessType`.
    """

    BATCH_SCHEDULED = "BATCH_SCHEDULED"
    """A batch started by a scheduler at set times."""

    BATCH_AD_HOC = "BATCH_AD_HOC"
    """A batch started outside any schedule, by a person or a trigger."""

    STREAMING = "STREAMING"
    """A process that handles records continuously as they arrive."""


class DataProcessRunStatus(Symbol):
    """Stage of a run: its start or its end.

    Wire name: `com.linkedin.dataprocess.DataProcessRunStatus`.
    """

    STARTED = "STARTED"
    """The run has started; no result yet."""

    COMPLETE = "COMPLETE"
    """The run is finished; the event's `result` has the outcome."""


class RunResultType(Symbol):
    """Outcome of a finished run or attempt.

    Wire name: `com.linkedin.dataprocess.RunResultType`.
    """

    SUCCESS = "SUCCESS"
    """The run finished without error."""

    FAILURE = "FAILURE"
    """The run ended in error."""

    SKIPPED = "SKIPPED"
    """The source system skipped the run without executing it."""

    UP_FOR_RETRY = "UP_FOR_RETRY"
    """The attempt failed and will be retried."""

    UPFORRETRY = "UP_FOR_RETRY"


class DataProcessInfo(Aspect):
    """Datasets that a legacy `dataProcess` reads and writes.

    The aspect `dataProcessInfo`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.dataprocess.DataProcessInfo"
    ASPECT_NAME: ClassVar[str] = "dataProcessInfo"
    _FIELDS = (
        ("inputs", "[urn:dataset]", "OPTIONAL"),
        ("outputs", "[urn:dataset]", "OPTIONAL"),
    )

    inputs: list[str] | None
    """URNs of the datasets that the process reads; upstream in lineage."""

    outputs: list[str] | None
    """URNs of the datasets that the process writes."""

    def __init__(
        self,
        *,
        inputs: list[str] | None = None,
        outputs: list[str] | None = None,
    ) -> None:
        self.inputs = inputs
        self.outputs = outputs


class DataProcessInstanceInput(Aspect):
    """Inputs of a run: datasets, models or other runs.

    The aspect `dataProcessInstanceInput`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.dataprocess.DataProcessInstanceInput"
    ASPECT_NAME: ClassVar[str] = "dataProcessInstanceInput"
    _FIELDS = (
        ("inputs", "[urn:dataset,mlModel]", "REQUIRED"),
        ("inputEdges", "[Edge]", "OPTIONAL"),
    )

    inputs: list[str]
    """URNs of datasets or models that the run read; `inputEdges` is more detailed and will replace it."""

    inputEdges: list[Edge] | None
    """Datasets, models or runs that the run read, each with time, actor and properties; counts as upstream
    lineage.
    """

    def __init__(
        self,
        *,
        inputs: list[str],
        inputEdges: list[Edge] | None = None,
    ) -> None:
        self.inputs = inputs
        self.inputEdges = inputEdges


class DataProcessInstanceOutput(Aspect):
    """Outputs of a run: datasets, models or other runs.

    The aspect `dataProcessInstanceOutput`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.dataprocess.DataProcessInstanceOutput"
    ASPECT_NAME: ClassVar[str] = "dataProcessInstanceOutput"
    _FIELDS = (
        ("outputs", "[urn:dataset,mlModel]", "REQUIRED"),
        ("outputEdges", "[Edge]", "OPTIONAL"),
    )

    outputs: list[str]
    """URNs of datasets or models that the run wrote; `outputEdges` is more detailed and will replace it."""

    outputEdges: list[Edge] | None
    """Datasets, models or runs that the run wrote, each with time, actor and properties; counts as downstream
    lineage.
    """

    def __init__(
        self,
        *,
        outputs: list[str],
        outputEdges: list[Edge] | None = None,
    ) -> None:
        self.outputs = outputs
        self.outputEdges = outputEdges


class DataProcessInstanceProperties(Aspect):
    """Basic metadata of a run: name, type, start and link to the source system.

    The aspect `dataProcessInstanceProperties`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.dataprocess.DataProcessInstanceProperties"
    ASPECT_NAME: ClassVar[str] = "dataProcessInstanceProperties"
    _FIELDS = (
        ("customProperties", "{string}", "DEFAULT", {}),
        ("externalUrl", "string", "OPTIONAL"),
        ("name", "string", "REQUIRED"),
        ("type", "DataProcessType", "OPTIONAL"),
        ("created", "AuditStamp", "REQUIRED"),
    )

    customProperties: dict[str, str]
    """Custom key-value pairs, as strings, for properties without a dedicated field; empty by default."""

    externalUrl: str | None
    """Link to the object in its source system; absent if there is none."""

    name: str
    """Display name of the run, often the source system's run id."""

    type: DataProcessType | None
    """Whether the run is a scheduled batch, an unscheduled batch or a stream; absent when unknown."""

    created: AuditStamp
    """Start of the run in the source system, with the actor who reported it."""

    def __init__(
        self,
        *,
        customProperties: dict[str, str] | None = None,
        externalUrl: str | None = None,
        name: str,
        type: DataProcessType | str | None = None,
        created: AuditStamp,
    ) -> None:
        self.customProperties = {} if customProperties is None else customProperties
        self.externalUrl = externalUrl
        self.name = name
        self.type = symbol(DataProcessType, type)
        self.created = created


class DataProcessInstanceRelationships(Aspect):
    """Links a run to the job it executes, the larger run it is part of, and the runs that triggered it.

    The aspect `dataProcessInstanceRelationships`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.dataprocess.DataProcessInstanceRelationships"
    ASPECT_NAME: ClassVar[str] = "dataProcessInstanceRelationships"
    _FIELDS = (
        ("parentTemplate", "urn:dataJob,dataFlow,dataset", "OPTIONAL"),
        ("parentInstance", "urn:dataProcessInstance", "OPTIONAL"),
        ("upstreamInstances", "[urn:dataProcessInstance]", "REQUIRED"),
    )

    parentTemplate: str | None
    """URN of the data job, data flow or dataset of which this is a run."""

    parentInstance: str | None
    """URN of the parent run, for example the Airflow DAG run of a task run."""

    upstreamInstances: list[str]
    """URNs of the runs that triggered this one; empty when none did."""

    def __init__(
        self,
        *,
        parentTemplate: str | None = None,
        parentInstance: str | None = None,
        upstreamInstances: list[str],
    ) -> None:
        self.parentTemplate = parentTemplate
        self.parentInstance = parentInstance
        self.upstreamInstances = upstreamInstances


class DataProcessInstanceRunEvent(TimeseriesAspect):
    """A time-series entry written when a run starts and again when it ends, with its result and duration.

    The aspect `dataProcessInstanceRunEvent`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.dataprocess.DataProcessInstanceRunEvent"
    ASPECT_NAME: ClassVar[str] = "dataProcessInstanceRunEvent"
    _FIELDS = (
        ("timestampMillis", "long", "REQUIRED"),
        ("eventGranularity", "TimeWindowSize", "OPTIONAL"),
        ("partitionSpec", "PartitionSpec", "DEFAULT", {"partition": "FULL_TABLE_SNAPSHOT", "type": "FULL_TABLE"}),
        ("messageId", "string", "OPTIONAL"),
        ("externalUrl", "string", "OPTIONAL"),
        ("status", "DataProcessRunStatus", "REQUIRED"),
        ("attempt", "int", "OPTIONAL"),
        ("result", "DataProcessInstanceRunResult", "OPTIONAL"),
        ("durationMillis", "long", "OPTIONAL"),
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

    externalUrl: str | None
    """Link to the object in its source system; absent if there is none."""

    status: DataProcessRunStatus
    """Whether this event marks the start or the end of the run."""

    attempt: int | None
    """Number of the attempt, for sources that retry failed runs."""

    result: DataProcessInstanceRunResult | None
    """Outcome of the run; expected with `COMPLETE` and absent while it is running."""

    durationMillis: int | None
    """Duration of the run in milliseconds; absent when the source does not report it."""

    def __init__(
        self,
        *,
        timestampMillis: int,
        eventGranularity: TimeWindowSize | None = None,
        partitionSpec: PartitionSpec | None = None,
        messageId: str | None = None,
        externalUrl: str | None = None,
        status: DataProcessRunStatus | str,
        attempt: int | None = None,
        result: DataProcessInstanceRunResult | None = None,
        durationMillis: int | None = None,
    ) -> None:
        self.timestampMillis = timestampMillis
        self.eventGranularity = eventGranularity
        self.partitionSpec = self._preset("partitionSpec") if partitionSpec is None else partitionSpec
        self.messageId = messageId
        self.externalUrl = externalUrl
        self.status = symbol(DataProcessRunStatus, status)
        self.attempt = attempt
        self.result = result
        self.durationMillis = durationMillis


class DataProcessInstanceRunResult(Record):
    """Outcome of a run in the catalogue's terms, with the system that reported it."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.dataprocess.DataProcessInstanceRunResult"
    _FIELDS = (
        ("type", "RunResultType", "REQUIRED"),
        ("nativeResultType", "string", "REQUIRED"),
    )

    type: RunResultType
    """The outcome mapped to a common value, for example `SUCCESS`."""

    nativeResultType: str
    """System that reported the outcome, for example `airflow`."""

    def __init__(
        self,
        *,
        type: RunResultType | str,
        nativeResultType: str,
    ) -> None:
        self.type = symbol(RunResultType, type)
        self.nativeResultType = nativeResultType

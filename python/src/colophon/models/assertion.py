# Printed by `npm run generate` from packages/model. Do not edit.
"""Assertions: checks of data, with their runs and the results of those."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ._record import Aspect, Record, Symbol, TimeseriesAspect, symbol
from .timeseries import CalendarInterval

if TYPE_CHECKING:
    from .common import AuditStamp
    from .dataset import DatasetFilter
    from .schema import SchemaFieldSpec, SchemaMetadata
    from .timeseries import PartitionSpec, TimeWindowSize


class AssertionType(Symbol):
    """Types of assertion; each has its own block in `assertionInfo`.

    Wire name: `com.linkedin.assertion.AssertionType`.
    """

    DATASET = "DATASET"
    """Older form of an external check, described in `datasetAssertion`. Deprecated: write `CUSTOM`; only
    existing data uses this type.
    """

    FRESHNESS = "FRESHNESS"
    """The asset must be updated, or the job must run, on schedule. For checks the catalogue evaluates;
    external ones use `CUSTOM`.
    """

    VOLUME = "VOLUME"
    """The dataset must have, or grow by, a certain number of rows. For checks the catalogue evaluates;
    external ones use `CUSTOM`.
    """

    SQL = "SQL"
    """The result of a query you write must meet a condition. For checks the catalogue evaluates; external
    ones use `CUSTOM`.
    """

    FIELD = "FIELD"
    """The values of one column, or a metric over them, must meet a condition. For checks the catalogue
    evaluates; external ones use `CUSTOM`.
    """

    DATA_SCHEMA = "DATA_SCHEMA"
    """The columns must match an expected schema. For checks the catalogue evaluates; external ones use
    `CUSTOM`.
    """

    CUSTOM = "CUSTOM"
    """A check that another tool defines and runs, such as a dbt test or a Great Expectations expectation;
    described in `customAssertion`.
    """


class DatasetAssertionScope(Symbol):
    """Parts of a dataset that an imported check can cover.

    Wire name: `com.linkedin.assertion.DatasetAssertionScope`.
    """

    DATASET_COLUMN = "DATASET_COLUMN"
    """The check covers one or more columns, listed in `fields`."""

    DATASET_ROWS = "DATASET_ROWS"
    """The check covers rows as a whole, for instance how many there are."""

    DATASET_STORAGE_SIZE = "DATASET_STORAGE_SIZE"
    """The check covers the storage size of the dataset."""

    DATASET_SCHEMA = "DATASET_SCHEMA"
    """The check covers the dataset's columns and types, not its contents."""

    UNKNOWN = "UNKNOWN"
    """The importer could not determine what the check covers."""


class AssertionStdAggregation(Symbol):
    """What is computed from the schema, the rows or a column before the operator is applied.

    Wire name: `com.linkedin.assertion.AssertionStdAggregation`.
    """

    ROW_COUNT = "ROW_COUNT"
    """Compare how many rows there are."""

    COLUMNS = "COLUMNS"
    """Compare the whole set of columns."""

    COLUMN_COUNT = "COLUMN_COUNT"
    """Compare how many columns the dataset has."""

    IDENTITY = "IDENTITY"
    """No aggregation: each value of the column is compared individually."""

    MEAN = "MEAN"
    """Compare the arithmetic mean of the column's values."""

    MEDIAN = "MEDIAN"
    """Compare the middle value of the sorted column."""

    UNIQUE_COUNT = "UNIQUE_COUNT"
    """Compare the number of distinct values in the column."""

    UNIQUE_PROPORTION = "UNIQUE_PROPORTION"
    """Compare the proportion of distinct values in the column, such as `0.95`."""

    UNIQUE_PROPOTION = "UNIQUE_PROPOTION"
    """Misspelt older form, kept so that stored values can be read. Deprecated: write `UNIQUE_PROPORTION`."""

    NULL_COUNT = "NULL_COUNT"
    """Compare the number of null values in the column."""

    NULL_PROPORTION = "NULL_PROPORTION"
    """Compare the proportion of nulls in the column, such as `0.02`."""

    STDDEV = "STDDEV"
    """Compare the standard deviation of the column's values."""

    MIN = "MIN"
    """Compare the smallest value in the column."""

    MAX = "MAX"
    """Compare the largest value in the column."""

    SUM = "SUM"
    """Compare the total of the column's values."""

    NATIVE = "_NATIVE_"
    """A custom aggregation; see `nativeType` for the tool's own name."""


class AssertionStdOperator(Symbol):
    """Comparison that decides pass or fail, applied to a value after any aggregation; most need entries in
    `parameters`.

    Wire name: `com.linkedin.assertion.AssertionStdOperator`.
    """

    BETWEEN = "BETWEEN"
    """Passes when the value is in the range from `minValue` to `maxValue`."""

    LESS_THAN = "LESS_THAN"
    """Passes when the observed value is strictly below the parameter `value`."""

    LESS_THAN_OR_EQUAL_TO = "LESS_THAN_OR_EQUAL_TO"
    """Passes when the observed value is at most the parameter `value`."""

    GREATER_THAN = "GREATER_THAN"
    """Passes when the observed value is strictly above the parameter `value`."""

    GREATER_THAN_OR_EQUAL_TO = "GREATER_THAN_OR_EQUAL_TO"
    """Passes when the observed value is at least the parameter `value`."""

    EQUAL_TO = "EQUAL_TO"
    """Passes only on an exact match with the parameter `value`."""

    NOT_EQUAL_TO = "NOT_EQUAL_TO"
    """Passes when the observed value differs from the parameter `value`."""

    NULL = "NULL"
    """Passes when there is no value; takes no parameters."""

    NOT_NULL = "NOT_NULL"
    """Passes when there is any value; takes no parameters."""

    CONTAIN = "CONTAIN"
    """Passes when the observed value contains the parameter `value`."""

    END_WITH = "END_WITH"
    """Passes when the observed text ends with the parameter `value`."""

    START_WITH = "START_WITH"
    """Passes when the observed text starts with the parameter `value`."""

    REGEX_MATCH = "REGEX_MATCH"
    """Passes when the observed text matches the regular expression in the parameter `value`."""

    IN = "IN"
    """Passes when the observed value is among those listed, as a JSON array, in the parameter `value`."""

    NOT_IN = "NOT_IN"
    """Passes when the observed value is none of those listed, as a JSON array, in the parameter `value`."""

    IS_TRUE = "IS_TRUE"
    """Passes on boolean true; takes no parameters."""

    IS_FALSE = "IS_FALSE"
    """Passes on boolean false; takes no parameters."""

    NATIVE = "_NATIVE_"
    """A check that none of the other operators can express; `nativeType`, `nativeParameters` or `logic`
    describe it. Not for field value or field metric assertions.
    """


class AssertionStdParameterType(Symbol):
    """How the text of a parameter is parsed.

    Wire name: `com.linkedin.assertion.AssertionStdParameterType`.
    """

    STRING = "STRING"
    """The text is used unchanged."""

    NUMBER = "NUMBER"
    """The text is parsed as a number, for example `0.95`."""

    LIST = "LIST"
    """The text is parsed as a JSON array, for example `[1,2,3]`."""

    SET = "SET"
    """The text is parsed as a JSON array whose elements form a set, so their order does not matter."""

    UNKNOWN = "UNKNOWN"
    """The producer did not specify how to parse the text."""


class FreshnessAssertionType(Symbol):
    """Events that can count as an update in a freshness check.

    Wire name: `com.linkedin.assertion.FreshnessAssertionType`.
    """

    DATASET_CHANGE = "DATASET_CHANGE"
    """An insert, update, delete or similar operation found in an audit log; only for datasets."""

    DATA_JOB_RUN = "DATA_JOB_RUN"
    """A successful run of the data job."""


class FreshnessAssertionScheduleType(Symbol):
    """Ways to determine the window in which the update must have happened.

    Wire name: `com.linkedin.assertion.FreshnessAssertionScheduleType`.
    """

    CRON = "CRON"
    """From the previous tick of a cron expression to the current one; the check must be evaluated on that
    same schedule.
    """

    FIXED_INTERVAL = "FIXED_INTERVAL"
    """A span of fixed length that ends at the time of evaluation, for example the last 24 hours."""

    SINCE_THE_LAST_CHECK = "SINCE_THE_LAST_CHECK"
    """From the previous evaluation of this assertion until now, however long that is."""


class AssertionResultSeverity(Symbol):
    """Severities of a failed run, by how far the observation missed the expectation.

    Wire name: `com.linkedin.assertion.AssertionResultSeverity`.
    """

    LOW = "LOW"
    """The observation missed the expected bounds slightly."""

    MEDIUM = "MEDIUM"
    """A moderate miss; the severity used unless another is configured."""

    HIGH = "HIGH"
    """A large miss; for bounds learnt from history, for example, more than one standard deviation."""


class VolumeAssertionType(Symbol):
    """What is compared in a dataset's row count.

    Wire name: `com.linkedin.assertion.VolumeAssertionType`.
    """

    ROW_COUNT_TOTAL = "ROW_COUNT_TOTAL"
    """Compare the number of rows in the whole dataset."""

    ROW_COUNT_CHANGE = "ROW_COUNT_CHANGE"
    """Compare how many rows were gained or lost."""

    INCREMENTING_SEGMENT_ROW_COUNT_TOTAL = "INCREMENTING_SEGMENT_ROW_COUNT_TOTAL"
    """Compare the number of rows in the newest segment, such as the latest date partition."""

    INCREMENTING_SEGMENT_ROW_COUNT_CHANGE = "INCREMENTING_SEGMENT_ROW_COUNT_CHANGE"
    """Compare the rows of neighbouring segments, such as one date partition with the one before."""


class AssertionValueChangeType(Symbol):
    """Unit in which a change between two measurements is compared.

    Wire name: `com.linkedin.assertion.AssertionValueChangeType`.
    """

    ABSOLUTE = "ABSOLUTE"
    """Compare the plain difference, for example 500 more rows."""

    PERCENTAGE = "PERCENTAGE"
    """Compare the difference as a percentage of the earlier value, for example 10 per cent more rows."""


class IncrementingSegmentFieldTransformerType(Symbol):
    """Functions that group the values of an incrementing column into segments.

    Wire name: `com.linkedin.assertion.IncrementingSegmentFieldTransformerType`.
    """

    TIMESTAMP_MS_TO_MINUTE = "TIMESTAMP_MS_TO_MINUTE"
    """One segment per minute, from a timestamp in milliseconds."""

    TIMESTAMP_MS_TO_HOUR = "TIMESTAMP_MS_TO_HOUR"
    """One segment per hour, from a timestamp in milliseconds."""

    TIMESTAMP_MS_TO_DATE = "TIMESTAMP_MS_TO_DATE"
    """One segment per day, from a timestamp in milliseconds."""

    TIMESTAMP_MS_TO_MONTH = "TIMESTAMP_MS_TO_MONTH"
    """One segment per calendar month, from a timestamp in milliseconds."""

    TIMESTAMP_MS_TO_YEAR = "TIMESTAMP_MS_TO_YEAR"
    """One segment per calendar year, from a timestamp in milliseconds."""

    FLOOR = "FLOOR"
    """One segment per whole number, rounding down."""

    CEILING = "CEILING"
    """One segment per whole number, rounding up."""

    NATIVE = "NATIVE"
    """A function specific to the source system, Snowflake or BigQuery for instance, named in `nativeType`."""


class SqlAssertionType(Symbol):
    """What is compared in a query's result.

    Wire name: `com.linkedin.assertion.SqlAssertionType`.
    """

    METRIC = "METRIC"
    """Compare the number that the query returns."""

    METRIC_CHANGE = "METRIC_CHANGE"
    """Compare how the query's number has changed between evaluations; `changeType` sets the unit."""


class FieldAssertionType(Symbol):
    """The two ways to check a column: value by value, or by a metric.

    Wire name: `com.linkedin.assertion.FieldAssertionType`.
    """

    FIELD_VALUES = "FIELD_VALUES"
    """Test every value in the column against a condition, for example that each matches a pattern."""

    FIELD_METRIC = "FIELD_METRIC"
    """Test a metric computed from the whole column, such as its null percentage or its maximum."""


class FieldTransformType(Symbol):
    """Functions that can be applied to a column value before the comparison.

    Wire name: `com.linkedin.assertion.FieldTransformType`.
    """

    LENGTH = "LENGTH"
    """Replace a string by its length; string columns only."""


class FieldValuesFailThresholdType(Symbol):
    """Units for the tolerance of a value check.

    Wire name: `com.linkedin.assertion.FieldValuesFailThresholdType`.
    """

    COUNT = "COUNT"
    """Read the tolerance as a number of rows."""

    PERCENTAGE = "PERCENTAGE"
    """Read the tolerance as a percentage of the rows considered."""


class FieldMetricType(Symbol):
    """Metrics that can be computed from the values of a column.

    Wire name: `com.linkedin.assertion.FieldMetricType`.
    """

    UNIQUE_COUNT = "UNIQUE_COUNT"
    """Number of distinct values in the column."""

    UNIQUE_PERCENTAGE = "UNIQUE_PERCENTAGE"
    """Distinct values as a percentage of all rows."""

    NULL_COUNT = "NULL_COUNT"
    """Number of rows without a value in the column."""

    NULL_PERCENTAGE = "NULL_PERCENTAGE"
    """Rows without a value as a percentage of all rows."""

    MIN = "MIN"
    """Smallest value; numeric columns only."""

    MAX = "MAX"
    """Largest value; numeric columns only."""

    MEAN = "MEAN"
    """Arithmetic mean of the values; numeric columns only."""

    MEDIAN = "MEDIAN"
    """Middle value once sorted; numeric columns only."""

    STDDEV = "STDDEV"
    """Standard deviation of the values; numeric columns only."""

    NEGATIVE_COUNT = "NEGATIVE_COUNT"
    """Number of values below zero; numeric columns only."""

    NEGATIVE_PERCENTAGE = "NEGATIVE_PERCENTAGE"
    """Values below zero as a percentage of all rows; numeric columns only."""

    ZERO_COUNT = "ZERO_COUNT"
    """Number of values equal to zero; numeric columns only."""

    ZERO_PERCENTAGE = "ZERO_PERCENTAGE"
    """Values equal to zero as a percentage of all rows; numeric columns only."""

    MIN_LENGTH = "MIN_LENGTH"
    """Length of the shortest value; string columns only."""

    MAX_LENGTH = "MAX_LENGTH"
    """Length of the longest value; string columns only."""

    EMPTY_COUNT = "EMPTY_COUNT"
    """Number of empty strings, which are not the same as nulls; string columns only."""

    EMPTY_PERCENTAGE = "EMPTY_PERCENTAGE"
    """Empty strings, not counting nulls, as a percentage of all rows; string columns only."""


class SchemaAssertionCompatibility(Symbol):
    """How closely the actual schema must match the expected one.

    Wire name: `com.linkedin.assertion.SchemaAssertionCompatibility`.
    """

    EXACT_MATCH = "EXACT_MATCH"
    """No column may be missing and none may be added."""

    SUPERSET = "SUPERSET"
    """Every expected column must exist; extra ones are allowed."""

    SUBSET = "SUBSET"
    """Expected columns may be missing, but no others may appear."""


class AssertionSourceType(Symbol):
    """Possible sources of an assertion definition.

    Wire name: `com.linkedin.assertion.AssertionSourceType`.
    """

    NATIVE = "NATIVE"
    """Created by a user in the catalogue, not imported from another tool."""

    EXTERNAL = "EXTERNAL"
    """Created and run in another tool, such as dbt; the catalogue only records it."""

    INFERRED = "INFERRED"
    """Generated by software, for instance a model trained on past values, rather than by a person."""


class AssertionRunStatus(Symbol):
    """Stages of a run; completion is currently the only one.

    Wire name: `com.linkedin.assertion.AssertionRunStatus`.
    """

    COMPLETE = "COMPLETE"
    """The run has ended and its `result` is available, whether it passed or not."""


class AssertionResultType(Symbol):
    """Possible outcomes of an assertion run.

    Wire name: `com.linkedin.assertion.AssertionResultType`.
    """

    INIT = "INIT"
    """Evaluation is not finished, so there is no outcome yet."""

    SUCCESS = "SUCCESS"
    """The data met the expectation."""

    FAILURE = "FAILURE"
    """The check was completed and the data did not meet the expectation."""

    ERROR = "ERROR"
    """The check itself failed, so the state of the data is unknown. See `error` on the result."""


class AssertionResultErrorType(Symbol):
    """Categories of problem that stop an assertion from being evaluated.

    Wire name: `com.linkedin.assertion.AssertionResultErrorType`.
    """

    SOURCE_CONNECTION_ERROR = "SOURCE_CONNECTION_ERROR"
    """No connection could be made to the system that holds the data."""

    SOURCE_QUERY_FAILED = "SOURCE_QUERY_FAILED"
    """The source was reached, but the query sent to it failed."""

    INSUFFICIENT_DATA = "INSUFFICIENT_DATA"
    """There was too little data to evaluate the assertion."""

    INVALID_PARAMETERS = "INVALID_PARAMETERS"
    """The assertion's parameters are invalid, so it could not be evaluated."""

    INVALID_SOURCE_TYPE = "INVALID_SOURCE_TYPE"
    """The chosen source does not provide the type of event that the assertion needs."""

    UNSUPPORTED_PLATFORM = "UNSUPPORTED_PLATFORM"
    """The evaluator cannot check data on the asset's data platform."""

    CUSTOM_SQL_ERROR = "CUSTOM_SQL_ERROR"
    """The statement of an assertion of type `SQL` failed to run."""

    FIELD_ASSERTION_ERROR = "FIELD_ASSERTION_ERROR"
    """A column check failed while it was being evaluated."""

    UNKNOWN_ERROR = "UNKNOWN_ERROR"
    """Any problem that matches none of the other categories."""


class AssertionStatus(Symbol):
    """Current status of an assertion, derived from its runs and from monitor errors.

    Wire name: `com.linkedin.assertion.AssertionStatus`.
    """

    PASSING = "PASSING"
    """By the latest information, the data meets the expectation."""

    FAILING = "FAILING"
    """By the latest information, the data does not meet the expectation."""

    ERROR = "ERROR"
    """Evaluation is broken, in the run or in the monitor, so the state of the data is unknown."""

    INIT = "INIT"
    """Evaluation has started, but no result is available yet."""


class AssertionActionType(Symbol):
    """Actions that can follow an assertion run.

    Wire name: `com.linkedin.assertion.AssertionActionType`.
    """

    RAISE_INCIDENT = "RAISE_INCIDENT"
    """Open an incident because of the run's outcome; usually listed under `onFailure`."""

    RESOLVE_INCIDENT = "RESOLVE_INCIDENT"
    """Resolve open incidents of this assertion; usually listed under `onSuccess`."""


class DataContractState(Symbol):
    """States of a data contract.

    Wire name: `com.linkedin.datacontract.DataContractState`.
    """

    ACTIVE = "ACTIVE"
    """The contract is in force and its assertions apply."""

    PENDING = "PENDING"
    """The contract has been defined but is not in force yet."""


class AssertionInfo(Aspect):
    """Definition of the assertion: its type, the matching type-specific block, its source and the entity it
    checks.

    The aspect `assertionInfo`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.assertion.AssertionInfo"
    ASPECT_NAME: ClassVar[str] = "assertionInfo"
    _FIELDS = (
        ("customProperties", "{string}", "DEFAULT", {}),
        ("externalUrl", "string", "OPTIONAL"),
        ("type", "AssertionType", "REQUIRED"),
        ("datasetAssertion", "DatasetAssertionInfo", "OPTIONAL"),
        ("freshnessAssertion", "FreshnessAssertionInfo", "OPTIONAL"),
        ("volumeAssertion", "VolumeAssertionInfo", "OPTIONAL"),
        ("sqlAssertion", "SqlAssertionInfo", "OPTIONAL"),
        ("fieldAssertion", "FieldAssertionInfo", "OPTIONAL"),
        ("schemaAssertion", "SchemaAssertionInfo", "OPTIONAL"),
        ("customAssertion", "CustomAssertionInfo", "OPTIONAL"),
        ("source", "AssertionSource", "OPTIONAL"),
        ("lastUpdated", "AuditStamp", "OPTIONAL"),
        ("description", "string", "OPTIONAL"),
        ("note", "AssertionNote", "OPTIONAL"),
        ("entityUrn", "urn:", "OPTIONAL"),
    )

    customProperties: dict[str, str]
    """Custom key-value pairs, as strings, for properties without a dedicated field; empty by default."""

    externalUrl: str | None
    """Link to the object in its source system; absent if there is none."""

    type: AssertionType
    """Type of check; determines which of the `…Assertion` fields is set."""

    datasetAssertion: DatasetAssertionInfo | None
    """Legacy definition, present only with type `DATASET`. Deprecated: new external checks use
    `customAssertion`.

    Deprecated.
    """

    freshnessAssertion: FreshnessAssertionInfo | None
    """How recently the asset must have changed; present when `type` is `FRESHNESS`."""

    volumeAssertion: VolumeAssertionInfo | None
    """How many rows the dataset must have or gain; present when `type` is `VOLUME`."""

    sqlAssertion: SqlAssertionInfo | None
    """Query to run and the condition its result must meet; present when `type` is `SQL`."""

    fieldAssertion: FieldAssertionInfo | None
    """Check on the values of a column or on a metric derived from them; present when `type` is `FIELD`."""

    schemaAssertion: SchemaAssertionInfo | None
    """Columns the asset is expected to have; present when `type` is `DATA_SCHEMA`."""

    customAssertion: CustomAssertionInfo | None
    """Check defined and run by an external tool such as dbt or Great Expectations; present when `type` is
    `CUSTOM`.
    """

    source: AssertionSource | None
    """Where the definition was created. For type `EXTERNAL`, a `dataPlatformInstance` aspect should name the
    tool.
    """

    lastUpdated: AuditStamp | None
    """Who last changed the definition and when; set for native assertions only, and missing on older ones."""

    description: str | None
    """Human-readable description of what is checked and why."""

    note: AssertionNote | None
    """Troubleshooting hints in Markdown. Deprecated and due for removal: use the `assertionNote` aspect.

    Deprecated.
    """

    entityUrn: str | None
    """URN of the checked entity, copied automatically from the type-specific block so that all types can be
    searched in the same way.
    """

    def __init__(
        self,
        *,
        customProperties: dict[str, str] | None = None,
        externalUrl: str | None = None,
        type: AssertionType | str,
        datasetAssertion: DatasetAssertionInfo | None = None,
        freshnessAssertion: FreshnessAssertionInfo | None = None,
        volumeAssertion: VolumeAssertionInfo | None = None,
        sqlAssertion: SqlAssertionInfo | None = None,
        fieldAssertion: FieldAssertionInfo | None = None,
        schemaAssertion: SchemaAssertionInfo | None = None,
        customAssertion: CustomAssertionInfo | None = None,
        source: AssertionSource | None = None,
        lastUpdated: AuditStamp | None = None,
        description: str | None = None,
        note: AssertionNote | None = None,
        entityUrn: str | None = None,
    ) -> None:
        self.customProperties = {} if customProperties is None else customProperties
        self.externalUrl = externalUrl
        self.type = symbol(AssertionType, type)
        self.datasetAssertion = datasetAssertion
        self.freshnessAssertion = freshnessAssertion
        self.volumeAssertion = volumeAssertion
        self.sqlAssertion = sqlAssertion
        self.fieldAssertion = fieldAssertion
        self.schemaAssertion = schemaAssertion
        self.customAssertion = customAssertion
        self.source = source
        self.lastUpdated = lastUpdated
        self.description = description
        self.note = note
        self.entityUrn = entityUrn


class DatasetAssertionInfo(Record):
    """Legacy definition behind type `DATASET`. Deprecated: `CustomAssertionInfo` carries the same details.

    Deprecated.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.assertion.DatasetAssertionInfo"
    _FIELDS = (
        ("dataset", "urn:dataset", "REQUIRED"),
        ("scope", "DatasetAssertionScope", "REQUIRED"),
        ("fields", "[urn:schemaField]", "OPTIONAL"),
        ("aggregation", "AssertionStdAggregation", "OPTIONAL"),
        ("operator", "AssertionStdOperator", "REQUIRED"),
        ("parameters", "AssertionStdParameters", "OPTIONAL"),
        ("nativeType", "string", "OPTIONAL"),
        ("nativeParameters", "{string}", "OPTIONAL"),
        ("logic", "string", "OPTIONAL"),
    )

    dataset: str
    """URN of the dataset being checked."""

    scope: DatasetAssertionScope
    """Part of the dataset that is checked: columns, rows, schema or storage size."""

    fields: list[str] | None
    """URNs of the schema fields that are checked; set them when `scope` is `DATASET_COLUMN`."""

    aggregation: AssertionStdAggregation | None
    """What is computed before the comparison; absent when no aggregate or metric is chosen."""

    operator: AssertionStdOperator
    """Comparison that decides pass or fail; `_NATIVE_` when no standard operator applies."""

    parameters: AssertionStdParameters | None
    """Values that the operator compares with, such as a minimum and a maximum; absent for operators that need
    none.
    """

    nativeType: str | None
    """Name of the check in its source tool, such as `expect_column_values_to_be_unique`."""

    nativeParameters: dict[str, str] | None
    """Arguments under the source tool's own names, all as strings."""

    logic: str | None
    """Code of the check in the source tool's language, for instance SQL."""

    def __init__(
        self,
        *,
        dataset: str,
        scope: DatasetAssertionScope | str,
        fields: list[str] | None = None,
        aggregation: AssertionStdAggregation | str | None = None,
        operator: AssertionStdOperator | str,
        parameters: AssertionStdParameters | None = None,
        nativeType: str | None = None,
        nativeParameters: dict[str, str] | None = None,
        logic: str | None = None,
    ) -> None:
        self.dataset = dataset
        self.scope = symbol(DatasetAssertionScope, scope)
        self.fields = fields
        self.aggregation = symbol(AssertionStdAggregation, aggregation)
        self.operator = symbol(AssertionStdOperator, operator)
        self.parameters = parameters
        self.nativeType = nativeType
        self.nativeParameters = nativeParameters
        self.logic = logic


class AssertionStdParameters(Record):
    """Operands of an operator: `value` for most of them, `minValue` with `maxValue` for `BETWEEN`, none for
    tests such as `NOT_NULL`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.assertion.AssertionStdParameters"
    _FIELDS = (
        ("value", "AssertionStdParameter", "OPTIONAL"),
        ("maxValue", "AssertionStdParameter", "OPTIONAL"),
        ("minValue", "AssertionStdParameter", "OPTIONAL"),
    )

    value: AssertionStdParameter | None
    """The single operand; absent for `BETWEEN` and for operators without operands."""

    maxValue: AssertionStdParameter | None
    """Upper end of the range; required by `BETWEEN`."""

    minValue: AssertionStdParameter | None
    """Lower end of the range; required by `BETWEEN`."""

    def __init__(
        self,
        *,
        value: AssertionStdParameter | None = None,
        maxValue: AssertionStdParameter | None = None,
        minValue: AssertionStdParameter | None = None,
    ) -> None:
        self.value = value
        self.maxValue = maxValue
        self.minValue = minValue


class AssertionStdParameter(Record):
    """One operand of an operator: the value as text, and its type."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.assertion.AssertionStdParameter"
    _FIELDS = (
        ("value", "string", "REQUIRED"),
        ("type", "AssertionStdParameterType", "REQUIRED"),
    )

    value: str
    """Operand written as a string, such as `100`; lists and sets are JSON arrays, such as `["a","b"]`."""

    type: AssertionStdParameterType
    """How to parse the string in `value`."""

    def __init__(
        self,
        *,
        value: str,
        type: AssertionStdParameterType | str,
    ) -> None:
        self.value = value
        self.type = symbol(AssertionStdParameterType, type)


class FreshnessAssertionInfo(Record):
    """Definition of a check that an asset is updated, or a job run, on time."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.assertion.FreshnessAssertionInfo"
    _FIELDS = (
        ("type", "FreshnessAssertionType", "REQUIRED"),
        ("entity", "urn:dataset,dataJob", "REQUIRED"),
        ("schedule", "FreshnessAssertionSchedule", "REQUIRED"),
        ("failureSeverityConfig", "AssertionFailureSeverityConfig", "OPTIONAL"),
        ("filter", "DatasetFilter", "OPTIONAL"),
    )

    type: FreshnessAssertionType
    """Event to look for: a change to the dataset or a run of the data job."""

    entity: str
    """URN of the dataset or data job being checked."""

    schedule: FreshnessAssertionSchedule
    """Time window in which the update must occur; if it does not, the run is a `FAILURE`."""

    failureSeverityConfig: AssertionFailureSeverityConfig | None
    """How to grade late updates; absent when the user has configured no rules."""

    filter: DatasetFilter | None
    """Restricts the check to changes in some rows; when absent, the whole table is checked."""

    def __init__(
        self,
        *,
        type: FreshnessAssertionType | str,
        entity: str,
        schedule: FreshnessAssertionSchedule,
        failureSeverityConfig: AssertionFailureSeverityConfig | None = None,
        filter: DatasetFilter | None = None,
    ) -> None:
        self.type = symbol(FreshnessAssertionType, type)
        self.entity = entity
        self.schedule = schedule
        self.failureSeverityConfig = failureSeverityConfig
        self.filter = filter


class FreshnessAssertionSchedule(Record):
    """Look-back window of a freshness check, with the settings for its type."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.assertion.FreshnessAssertionSchedule"
    _FIELDS = (
        ("type", "FreshnessAssertionScheduleType", "REQUIRED"),
        ("cron", "FreshnessCronSchedule", "OPTIONAL"),
        ("fixedInterval", "FixedIntervalSchedule", "OPTIONAL"),
    )

    type: FreshnessAssertionScheduleType
    """How the window is determined; `CRON` and `FIXED_INTERVAL` each need their own block."""

    cron: FreshnessCronSchedule | None
    """Cron expression and time zone; required when `type` is `CRON`."""

    fixedInterval: FixedIntervalSchedule | None
    """Length of the window; required when `type` is `FIXED_INTERVAL`."""

    def __init__(
        self,
        *,
        type: FreshnessAssertionScheduleType | str,
        cron: FreshnessCronSchedule | None = None,
        fixedInterval: FixedIntervalSchedule | None = None,
    ) -> None:
        self.type = symbol(FreshnessAssertionScheduleType, type)
        self.cron = cron
        self.fixedInterval = fixedInterval


class FreshnessCronSchedule(Record):
    """Cron expression, time zone and optional start offset that together define the freshness window."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.assertion.FreshnessCronSchedule"
    _FIELDS = (
        ("cron", "string", "REQUIRED"),
        ("timezone", "string", "REQUIRED"),
        ("windowStartOffsetMs", "long", "OPTIONAL"),
    )

    cron: str
    """Five-field cron expression for the expected updates, for example `0 8 * * *` for every day by 8 a.m."""

    timezone: str
    """IANA time zone in which the cron fields are evaluated, such as `America/Los_Angeles`."""

    windowStartOffsetMs: int | None
    """Milliseconds before the cron tick at which the window starts; when absent, it starts where the
    previously evaluated window ended.
    """

    def __init__(
        self,
        *,
        cron: str,
        timezone: str,
        windowStartOffsetMs: int | None = None,
    ) -> None:
        self.cron = cron
        self.timezone = timezone
        self.windowStartOffsetMs = windowStartOffsetMs


class FixedIntervalSchedule(Record):
    """A time span such as 6 hours (`multiple` times `unit`), counted back from the time of evaluation."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.assertion.FixedIntervalSchedule"
    _FIELDS = (
        ("unit", "CalendarInterval", "REQUIRED"),
        ("multiple", "int", "DEFAULT", 1),
    )

    unit: CalendarInterval
    """Calendar unit that is multiplied, such as `HOUR` or `DAY`."""

    multiple: int
    """Number of units in the span; 1 when not given.

    Default: `1`.
    """

    def __init__(
        self,
        *,
        unit: CalendarInterval | str,
        multiple: int = 1,
    ) -> None:
        self.unit = symbol(CalendarInterval, unit)
        self.multiple = multiple


class AssertionFailureSeverityConfig(Record):
    """User settings that decide whether a failed run counts as `LOW`, `MEDIUM` or `HIGH`: a list of rules and
    a fallback.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.assertion.AssertionFailureSeverityConfig"
    _FIELDS = (
        ("defaultSeverity", "AssertionResultSeverity", "REQUIRED"),
        ("rules", "[AssertionFailureSeverityRule]", "DEFAULT", []),
    )

    defaultSeverity: AssertionResultSeverity
    """Severity of failures that match none of the `rules`."""

    rules: list[AssertionFailureSeverityRule]
    """Conditions on the failure amount, evaluated in order of severity, not of position in the list; the
    first match wins.
    """

    def __init__(
        self,
        *,
        defaultSeverity: AssertionResultSeverity | str,
        rules: list[AssertionFailureSeverityRule] | None = None,
    ) -> None:
        self.defaultSeverity = symbol(AssertionResultSeverity, defaultSeverity)
        self.rules = [] if rules is None else rules


class AssertionFailureSeverityRule(Record):
    """Condition on the computed failure amount and the severity assigned when it is met."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.assertion.AssertionFailureSeverityRule"
    _FIELDS = (
        ("severity", "AssertionResultSeverity", "REQUIRED"),
        ("operator", "AssertionStdOperator", "REQUIRED"),
        ("parameters", "AssertionStdParameters", "REQUIRED"),
    )
    _RULES = [{"kind": "operands", "operator": "operator", "parameters": "parameters", "needs": {"BETWEEN": {"minValue": [], "maxValue": []}, "LESS_THAN": {"value": []}, "LESS_THAN_OR_EQUAL_TO": {"value": []}, "GREATER_THAN": {"value": []}, "GREATER_THAN_OR_EQUAL_TO": {"value": []}, "EQUAL_TO": {"value": []}, "NOT_EQUAL_TO": {"value": []}, "NULL": {}, "NOT_NULL": {}, "CONTAIN": {"value": []}, "END_WITH": {"value": []}, "START_WITH": {"value": []}, "REGEX_MATCH": {"value": []}, "IN": {"value": ["LIST", "SET"]}, "NOT_IN": {"value": ["LIST", "SET"]}, "IS_TRUE": {}, "IS_FALSE": {}}}]

    severity: AssertionResultSeverity
    """Severity of the failed run when the condition is met."""

    operator: AssertionStdOperator
    """Comparison with a single threshold; only the greater-than and less-than operators, with or without
    equality, are valid here.
    """

    parameters: AssertionStdParameters
    """Threshold for the comparison. It is compared with the failure amount, not with the measured value."""

    def __init__(
        self,
        *,
        severity: AssertionResultSeverity | str,
        operator: AssertionStdOperator | str,
        parameters: AssertionStdParameters,
    ) -> None:
        self.severity = symbol(AssertionResultSeverity, severity)
        self.operator = symbol(AssertionStdOperator, operator)
        self.parameters = parameters


class VolumeAssertionInfo(Record):
    """Definition of a check on a dataset's number of rows, in total, as a change, or per segment."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.assertion.VolumeAssertionInfo"
    _FIELDS = (
        ("type", "VolumeAssertionType", "REQUIRED"),
        ("entity", "urn:dataset", "REQUIRED"),
        ("rowCountTotal", "RowCountTotal", "OPTIONAL"),
        ("rowCountChange", "RowCountChange", "OPTIONAL"),
        ("incrementingSegmentRowCountTotal", "IncrementingSegmentRowCountTotal", "OPTIONAL"),
        ("incrementingSegmentRowCountChange", "IncrementingSegmentRowCountChange", "OPTIONAL"),
        ("filter", "DatasetFilter", "OPTIONAL"),
    )

    type: VolumeAssertionType
    """Selects which of the four row count blocks below applies."""

    entity: str
    """URN of the dataset whose rows are counted."""

    rowCountTotal: RowCountTotal | None
    """Bounds on the number of rows; required when `type` is `ROW_COUNT_TOTAL`."""

    rowCountChange: RowCountChange | None
    """Bounds on how much the number of rows may change; required when `type` is `ROW_COUNT_CHANGE`."""

    incrementingSegmentRowCountTotal: IncrementingSegmentRowCountTotal | None
    """Bounds on the rows in the newest segment; required when `type` has the corresponding value."""

    incrementingSegmentRowCountChange: IncrementingSegmentRowCountChange | None
    """Bounds on the difference in rows between segments; required when `type` has the corresponding value."""

    filter: DatasetFilter | None
    """Restricts the count to some rows; when absent, the whole table is counted."""

    def __init__(
        self,
        *,
        type: VolumeAssertionType | str,
        entity: str,
        rowCountTotal: RowCountTotal | None = None,
        rowCountChange: RowCountChange | None = None,
        incrementingSegmentRowCountTotal: IncrementingSegmentRowCountTotal | None = None,
        incrementingSegmentRowCountChange: IncrementingSegmentRowCountChange | None = None,
        filter: DatasetFilter | None = None,
    ) -> None:
        self.type = symbol(VolumeAssertionType, type)
        self.entity = entity
        self.rowCountTotal = rowCountTotal
        self.rowCountChange = rowCountChange
        self.incrementingSegmentRowCountTotal = incrementingSegmentRowCountTotal
        self.incrementingSegmentRowCountChange = incrementingSegmentRowCountChange
        self.filter = filter


class RowCountTotal(Record):
    """Condition on the number of rows in the dataset at evaluation."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.assertion.RowCountTotal"
    _FIELDS = (
        ("operator", "AssertionStdOperator", "REQUIRED"),
        ("parameters", "AssertionStdParameters", "REQUIRED"),
        ("failureSeverityConfig", "AssertionFailureSeverityConfig", "OPTIONAL"),
    )
    _RULES = [{"kind": "operands", "operator": "operator", "parameters": "parameters", "needs": {"BETWEEN": {"minValue": [], "maxValue": []}, "LESS_THAN": {"value": []}, "LESS_THAN_OR_EQUAL_TO": {"value": []}, "GREATER_THAN": {"value": []}, "GREATER_THAN_OR_EQUAL_TO": {"value": []}, "EQUAL_TO": {"value": []}, "NOT_EQUAL_TO": {"value": []}, "NULL": {}, "NOT_NULL": {}, "CONTAIN": {"value": []}, "END_WITH": {"value": []}, "START_WITH": {"value": []}, "REGEX_MATCH": {"value": []}, "IN": {"value": ["LIST", "SET"]}, "NOT_IN": {"value": ["LIST", "SET"]}, "IS_TRUE": {}, "IS_FALSE": {}}}]

    operator: AssertionStdOperator
    """Comparison to make; only numeric ones are valid, such as `EQUAL_TO`, `LESS_THAN`,
    `GREATER_THAN_OR_EQUAL_TO` and `BETWEEN`.
    """

    parameters: AssertionStdParameters
    """Values that the operator compares with; each must be of type `NUMBER`."""

    failureSeverityConfig: AssertionFailureSeverityConfig | None
    """How to grade a failed row total; absent when the user has configured no rules."""

    def __init__(
        self,
        *,
        operator: AssertionStdOperator | str,
        parameters: AssertionStdParameters,
        failureSeverityConfig: AssertionFailureSeverityConfig | None = None,
    ) -> None:
        self.operator = symbol(AssertionStdOperator, operator)
        self.parameters = parameters
        self.failureSeverityConfig = failureSeverityConfig


class RowCountChange(Record):
    """Condition on how much the number of rows in the dataset has changed."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.assertion.RowCountChange"
    _FIELDS = (
        ("type", "AssertionValueChangeType", "REQUIRED"),
        ("operator", "AssertionStdOperator", "REQUIRED"),
        ("parameters", "AssertionStdParameters", "REQUIRED"),
        ("failureSeverityConfig", "AssertionFailureSeverityConfig", "OPTIONAL"),
    )
    _RULES = [{"kind": "operands", "operator": "operator", "parameters": "parameters", "needs": {"BETWEEN": {"minValue": [], "maxValue": []}, "LESS_THAN": {"value": []}, "LESS_THAN_OR_EQUAL_TO": {"value": []}, "GREATER_THAN": {"value": []}, "GREATER_THAN_OR_EQUAL_TO": {"value": []}, "EQUAL_TO": {"value": []}, "NOT_EQUAL_TO": {"value": []}, "NULL": {}, "NOT_NULL": {}, "CONTAIN": {"value": []}, "END_WITH": {"value": []}, "START_WITH": {"value": []}, "REGEX_MATCH": {"value": []}, "IN": {"value": ["LIST", "SET"]}, "NOT_IN": {"value": ["LIST", "SET"]}, "IS_TRUE": {}, "IS_FALSE": {}}}]

    type: AssertionValueChangeType
    """Whether the change is compared in rows or as a percentage."""

    operator: AssertionStdOperator
    """Comparison to make; only numeric ones are valid, such as `EQUAL_TO`, `LESS_THAN`,
    `GREATER_THAN_OR_EQUAL_TO` and `BETWEEN`.
    """

    parameters: AssertionStdParameters
    """Values that the operator compares with; each must be of type `NUMBER`."""

    failureSeverityConfig: AssertionFailureSeverityConfig | None
    """How to grade a failed change in rows; absent when the user has configured no rules."""

    def __init__(
        self,
        *,
        type: AssertionValueChangeType | str,
        operator: AssertionStdOperator | str,
        parameters: AssertionStdParameters,
        failureSeverityConfig: AssertionFailureSeverityConfig | None = None,
    ) -> None:
        self.type = symbol(AssertionValueChangeType, type)
        self.operator = symbol(AssertionStdOperator, operator)
        self.parameters = parameters
        self.failureSeverityConfig = failureSeverityConfig


class IncrementingSegmentRowCountTotal(Record):
    """Condition on the number of rows in the newest segment, for example the latest date partition."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.assertion.IncrementingSegmentRowCountTotal"
    _FIELDS = (
        ("segment", "IncrementingSegmentSpec", "REQUIRED"),
        ("operator", "AssertionStdOperator", "REQUIRED"),
        ("parameters", "AssertionStdParameters", "REQUIRED"),
    )
    _RULES = [{"kind": "operands", "operator": "operator", "parameters": "parameters", "needs": {"BETWEEN": {"minValue": [], "maxValue": []}, "LESS_THAN": {"value": []}, "LESS_THAN_OR_EQUAL_TO": {"value": []}, "GREATER_THAN": {"value": []}, "GREATER_THAN_OR_EQUAL_TO": {"value": []}, "EQUAL_TO": {"value": []}, "NOT_EQUAL_TO": {"value": []}, "NULL": {}, "NOT_NULL": {}, "CONTAIN": {"value": []}, "END_WITH": {"value": []}, "START_WITH": {"value": []}, "REGEX_MATCH": {"value": []}, "IN": {"value": ["LIST", "SET"]}, "NOT_IN": {"value": ["LIST", "SET"]}, "IS_TRUE": {}, "IS_FALSE": {}}}]

    segment: IncrementingSegmentSpec
    """Column, and optional function on it, that assigns rows to segments; the newest segment is counted."""

    operator: AssertionStdOperator
    """Comparison to make; only numeric ones are valid, such as `EQUAL_TO`, `LESS_THAN`,
    `GREATER_THAN_OR_EQUAL_TO` and `BETWEEN`.
    """

    parameters: AssertionStdParameters
    """Values that the operator compares with; each must be of type `NUMBER`."""

    def __init__(
        self,
        *,
        segment: IncrementingSegmentSpec,
        operator: AssertionStdOperator | str,
        parameters: AssertionStdParameters,
    ) -> None:
        self.segment = segment
        self.operator = symbol(AssertionStdOperator, operator)
        self.parameters = parameters


class IncrementingSegmentSpec(Record):
    """How to divide a growing table into segments: a column that only increases and, if needed, a function
    that groups its values.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.assertion.IncrementingSegmentSpec"
    _FIELDS = (
        ("field", "SchemaFieldSpec", "REQUIRED"),
        ("transformer", "IncrementingSegmentFieldTransformer", "OPTIONAL"),
    )

    field: SchemaFieldSpec
    """Column whose values only grow as rows are added, such as an event time or a partition date."""

    transformer: IncrementingSegmentFieldTransformer | None
    """Function that maps a value to its segment, for example a timestamp to its day; when absent, each value
    is its own segment.
    """

    def __init__(
        self,
        *,
        field: SchemaFieldSpec,
        transformer: IncrementingSegmentFieldTransformer | None = None,
    ) -> None:
        self.field = field
        self.transformer = transformer


class IncrementingSegmentFieldTransformer(Record):
    """Function that maps the incrementing column's value to a segment id, for example a timestamp to its day.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.assertion.IncrementingSegmentFieldTransformer"
    _FIELDS = (
        ("type", "IncrementingSegmentFieldTransformerType", "REQUIRED"),
        ("nativeType", "string", "OPTIONAL"),
    )

    type: IncrementingSegmentFieldTransformerType
    """Standard function to apply; a source system may support only some of them."""

    nativeType: str | None
    """Name of the source system's own function; required when `type` is `NATIVE`."""

    def __init__(
        self,
        *,
        type: IncrementingSegmentFieldTransformerType | str,
        nativeType: str | None = None,
    ) -> None:
        self.type = symbol(IncrementingSegmentFieldTransformerType, type)
        self.nativeType = nativeType


class IncrementingSegmentRowCountChange(Record):
    """Condition on the difference in rows between neighbouring segments, for example today's partition
    against yesterday's.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.assertion.IncrementingSegmentRowCountChange"
    _FIELDS = (
        ("segment", "IncrementingSegmentSpec", "REQUIRED"),
        ("type", "AssertionValueChangeType", "REQUIRED"),
        ("operator", "AssertionStdOperator", "REQUIRED"),
        ("parameters", "AssertionStdParameters", "REQUIRED"),
    )
    _RULES = [{"kind": "operands", "operator": "operator", "parameters": "parameters", "needs": {"BETWEEN": {"minValue": [], "maxValue": []}, "LESS_THAN": {"value": []}, "LESS_THAN_OR_EQUAL_TO": {"value": []}, "GREATER_THAN": {"value": []}, "GREATER_THAN_OR_EQUAL_TO": {"value": []}, "EQUAL_TO": {"value": []}, "NOT_EQUAL_TO": {"value": []}, "NULL": {}, "NOT_NULL": {}, "CONTAIN": {"value": []}, "END_WITH": {"value": []}, "START_WITH": {"value": []}, "REGEX_MATCH": {"value": []}, "IN": {"value": ["LIST", "SET"]}, "NOT_IN": {"value": ["LIST", "SET"]}, "IS_TRUE": {}, "IS_FALSE": {}}}]

    segment: IncrementingSegmentSpec
    """Column, and optional function on it, that assigns rows to the segments being compared."""

    type: AssertionValueChangeType
    """Whether the change is compared in rows or as a percentage."""

    operator: AssertionStdOperator
    """Comparison made with the change; only `EQUAL_TO`, `BETWEEN` and the greater-than and less-than
    operators are valid.
    """

    parameters: AssertionStdParameters
    """Values that the operator compares with; each must be of type `NUMBER`."""

    def __init__(
        self,
        *,
        segment: IncrementingSegmentSpec,
        type: AssertionValueChangeType | str,
        operator: AssertionStdOperator | str,
        parameters: AssertionStdParameters,
    ) -> None:
        self.segment = segment
        self.type = symbol(AssertionValueChangeType, type)
        self.operator = symbol(AssertionStdOperator, operator)
        self.parameters = parameters


class SqlAssertionInfo(Record):
    """Definition of a check on the number that a SQL query returns, or on how that number changes."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.assertion.SqlAssertionInfo"
    _FIELDS = (
        ("type", "SqlAssertionType", "REQUIRED"),
        ("entity", "urn:dataset", "REQUIRED"),
        ("statement", "string", "REQUIRED"),
        ("changeType", "AssertionValueChangeType", "OPTIONAL"),
        ("operator", "AssertionStdOperator", "REQUIRED"),
        ("parameters", "AssertionStdParameters", "REQUIRED"),
        ("failureSeverityConfig", "AssertionFailureSeverityConfig", "OPTIONAL"),
    )
    _RULES = [{"kind": "operands", "operator": "operator", "parameters": "parameters", "needs": {"BETWEEN": {"minValue": [], "maxValue": []}, "LESS_THAN": {"value": []}, "LESS_THAN_OR_EQUAL_TO": {"value": []}, "GREATER_THAN": {"value": []}, "GREATER_THAN_OR_EQUAL_TO": {"value": []}, "EQUAL_TO": {"value": []}, "NOT_EQUAL_TO": {"value": []}, "NULL": {}, "NOT_NULL": {}, "CONTAIN": {"value": []}, "END_WITH": {"value": []}, "START_WITH": {"value": []}, "REGEX_MATCH": {"value": []}, "IN": {"value": ["LIST", "SET"]}, "NOT_IN": {"value": ["LIST", "SET"]}, "IS_TRUE": {}, "IS_FALSE": {}}}]

    type: SqlAssertionType
    """Whether to compare the query's result itself or its change over time."""

    entity: str
    """URN of the dataset the check is about."""

    statement: str
    """Complete, self-contained statement, usually a `SELECT` that returns one number."""

    changeType: AssertionValueChangeType | None
    """Whether the change is absolute or a percentage; required when `type` is `METRIC_CHANGE`."""

    operator: AssertionStdOperator
    """Comparison made with the query's result; only `EQUAL_TO`, `BETWEEN` and the greater-than and less-than
    operators are valid.
    """

    parameters: AssertionStdParameters
    """Values that the operator compares with; each must be of type `NUMBER`."""

    failureSeverityConfig: AssertionFailureSeverityConfig | None
    """How to grade failures of this query check; absent when the user has configured no rules."""

    def __init__(
        self,
        *,
        type: SqlAssertionType | str,
        entity: str,
        statement: str,
        changeType: AssertionValueChangeType | str | None = None,
        operator: AssertionStdOperator | str,
        parameters: AssertionStdParameters,
        failureSeverityConfig: AssertionFailureSeverityConfig | None = None,
    ) -> None:
        self.type = symbol(SqlAssertionType, type)
        self.entity = entity
        self.statement = statement
        self.changeType = symbol(AssertionValueChangeType, changeType)
        self.operator = symbol(AssertionStdOperator, operator)
        self.parameters = parameters
        self.failureSeverityConfig = failureSeverityConfig


class FieldAssertionInfo(Record):
    """Definition of a check on one column, either of its individual values or of a metric over them."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.assertion.FieldAssertionInfo"
    _FIELDS = (
        ("type", "FieldAssertionType", "REQUIRED"),
        ("entity", "urn:dataset", "REQUIRED"),
        ("fieldPath", "string", "OPTIONAL"),
        ("fieldValuesAssertion", "FieldValuesAssertion", "OPTIONAL"),
        ("fieldMetricAssertion", "FieldMetricAssertion", "OPTIONAL"),
        ("filter", "DatasetFilter", "OPTIONAL"),
    )

    type: FieldAssertionType
    """Chooses between `fieldValuesAssertion` and `fieldMetricAssertion`."""

    entity: str
    """URN of the dataset that contains the column."""

    fieldPath: str | None
    """Path of the checked column, copied automatically from the nested block; you need not set it."""

    fieldValuesAssertion: FieldValuesAssertion | None
    """Condition that each value must meet; set when `type` is `FIELD_VALUES`."""

    fieldMetricAssertion: FieldMetricAssertion | None
    """Condition on an aggregate such as the null count; set when `type` is `FIELD_METRIC`."""

    filter: DatasetFilter | None
    """Restricts the check to some rows; when absent, the whole table is checked. Ignored when dataset
    profiles are the data source.
    """

    def __init__(
        self,
        *,
        type: FieldAssertionType | str,
        entity: str,
        fieldPath: str | None = None,
        fieldValuesAssertion: FieldValuesAssertion | None = None,
        fieldMetricAssertion: FieldMetricAssertion | None = None,
        filter: DatasetFilter | None = None,
    ) -> None:
        self.type = symbol(FieldAssertionType, type)
        self.entity = entity
        self.fieldPath = fieldPath
        self.fieldValuesAssertion = fieldValuesAssertion
        self.fieldMetricAssertion = fieldMetricAssertion
        self.filter = filter


class FieldValuesAssertion(Record):
    """Condition that every value of a column must meet, with a tolerance for how many may fail it."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.assertion.FieldValuesAssertion"
    _FIELDS = (
        ("field", "SchemaFieldSpec", "REQUIRED"),
        ("transform", "FieldTransform", "OPTIONAL"),
        ("operator", "AssertionStdOperator", "REQUIRED"),
        ("parameters", "AssertionStdParameters", "OPTIONAL"),
        ("failThreshold", "FieldValuesFailThreshold", "REQUIRED"),
        ("failureSeverityConfig", "AssertionFailureSeverityConfig", "OPTIONAL"),
        ("excludeNulls", "boolean", "DEFAULT", True),
    )
    _RULES = [{"kind": "operands", "operator": "operator", "parameters": "parameters", "needs": {"BETWEEN": {"minValue": [], "maxValue": []}, "LESS_THAN": {"value": []}, "LESS_THAN_OR_EQUAL_TO": {"value": []}, "GREATER_THAN": {"value": []}, "GREATER_THAN_OR_EQUAL_TO": {"value": []}, "EQUAL_TO": {"value": []}, "NOT_EQUAL_TO": {"value": []}, "NULL": {}, "NOT_NULL": {}, "CONTAIN": {"value": []}, "END_WITH": {"value": []}, "START_WITH": {"value": []}, "REGEX_MATCH": {"value": []}, "IN": {"value": ["LIST", "SET"]}, "NOT_IN": {"value": ["LIST", "SET"]}, "IS_TRUE": {}, "IS_FALSE": {}}}]

    field: SchemaFieldSpec
    """Column whose values are tested, with its path and type."""

    transform: FieldTransform | None
    """Function applied to each value first, such as `LENGTH`; when absent, values are compared unchanged."""

    operator: AssertionStdOperator
    """Comparison applied to each value; its operands are in `parameters`."""

    parameters: AssertionStdParameters | None
    """Values that the operator compares with, such as a minimum and a maximum; absent for operators that need
    none.
    """

    failThreshold: FieldValuesFailThreshold
    """How many values, or what percentage, may fail the condition before the assertion fails."""

    failureSeverityConfig: AssertionFailureSeverityConfig | None
    """How to grade failures of this value check; absent when the user has configured no rules."""

    excludeNulls: bool
    """True, the default, skips nulls so that they never count as failing values; has no effect with the null
    operator.

    Default: `True`.
    """

    def __init__(
        self,
        *,
        field: SchemaFieldSpec,
        transform: FieldTransform | None = None,
        operator: AssertionStdOperator | str,
        parameters: AssertionStdParameters | None = None,
        failThreshold: FieldValuesFailThreshold,
        failureSeverityConfig: AssertionFailureSeverityConfig | None = None,
        excludeNulls: bool = True,
    ) -> None:
        self.field = field
        self.transform = transform
        self.operator = symbol(AssertionStdOperator, operator)
        self.parameters = parameters
        self.failThreshold = failThreshold
        self.failureSeverityConfig = failureSeverityConfig
        self.excludeNulls = excludeNulls


class FieldTransform(Record):
    """Function applied to each value before it is compared; whether it can be used depends on the column's
    native type.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.assertion.FieldTransform"
    _FIELDS = (
        ("type", "FieldTransformType", "REQUIRED"),
    )

    type: FieldTransformType
    """Name of the function; `LENGTH` is the only one so far."""

    def __init__(
        self,
        *,
        type: FieldTransformType | str,
    ) -> None:
        self.type = symbol(FieldTransformType, type)


class FieldValuesFailThreshold(Record):
    """Tolerance of a value check: the number or percentage of failing rows that is still accepted."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.assertion.FieldValuesFailThreshold"
    _FIELDS = (
        ("type", "FieldValuesFailThresholdType", "DEFAULT", "COUNT"),
        ("value", "long", "DEFAULT", 0),
    )

    type: FieldValuesFailThresholdType
    """Whether `value` is a number of rows (the default) or a percentage of those considered.

    Default: `COUNT`.
    """

    value: int
    """Tolerance in rows or per cent, depending on `type`; with 0, the default, any failing row fails the
    check.

    Default: `0`.
    """

    def __init__(
        self,
        *,
        type: FieldValuesFailThresholdType | str = FieldValuesFailThresholdType.COUNT,
        value: int = 0,
    ) -> None:
        self.type = symbol(FieldValuesFailThresholdType, type)
        self.value = value


class FieldMetricAssertion(Record):
    """Condition on a metric computed from a column, for instance that `NULL_PERCENTAGE` stays below 5."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.assertion.FieldMetricAssertion"
    _FIELDS = (
        ("field", "SchemaFieldSpec", "REQUIRED"),
        ("metric", "FieldMetricType", "REQUIRED"),
        ("operator", "AssertionStdOperator", "REQUIRED"),
        ("parameters", "AssertionStdParameters", "OPTIONAL"),
        ("failureSeverityConfig", "AssertionFailureSeverityConfig", "OPTIONAL"),
    )
    _RULES = [{"kind": "operands", "operator": "operator", "parameters": "parameters", "needs": {"BETWEEN": {"minValue": [], "maxValue": []}, "LESS_THAN": {"value": []}, "LESS_THAN_OR_EQUAL_TO": {"value": []}, "GREATER_THAN": {"value": []}, "GREATER_THAN_OR_EQUAL_TO": {"value": []}, "EQUAL_TO": {"value": []}, "NOT_EQUAL_TO": {"value": []}, "NULL": {}, "NOT_NULL": {}, "CONTAIN": {"value": []}, "END_WITH": {"value": []}, "START_WITH": {"value": []}, "REGEX_MATCH": {"value": []}, "IN": {"value": ["LIST", "SET"]}, "NOT_IN": {"value": ["LIST", "SET"]}, "IS_TRUE": {}, "IS_FALSE": {}}}]

    field: SchemaFieldSpec
    """Column to compute the metric from, with its path and type."""

    metric: FieldMetricType
    """Metric to compute, such as `UNIQUE_COUNT` or `MAX`."""

    operator: AssertionStdOperator
    """Comparison applied to the computed metric; its operands are in `parameters`."""

    parameters: AssertionStdParameters | None
    """Values that the operator compares with, such as a minimum and a maximum; absent for operators that need
    none.
    """

    failureSeverityConfig: AssertionFailureSeverityConfig | None
    """How to grade failures of this metric check; absent when the user has configured no rules."""

    def __init__(
        self,
        *,
        field: SchemaFieldSpec,
        metric: FieldMetricType | str,
        operator: AssertionStdOperator | str,
        parameters: AssertionStdParameters | None = None,
        failureSeverityConfig: AssertionFailureSeverityConfig | None = None,
    ) -> None:
        self.field = field
        self.metric = symbol(FieldMetricType, metric)
        self.operator = symbol(AssertionStdOperator, operator)
        self.parameters = parameters
        self.failureSeverityConfig = failureSeverityConfig


class SchemaAssertionInfo(Record):
    """Definition of a check that an asset's columns match an expected schema."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.assertion.SchemaAssertionInfo"
    _FIELDS = (
        ("entity", "urn:dataset,dataJob", "REQUIRED"),
        ("schema", "SchemaMetadata", "REQUIRED"),
        ("compatibility", "SchemaAssertionCompatibility", "DEFAULT", "EXACT_MATCH"),
    )

    entity: str
    """URN of the dataset or data job whose schema is checked."""

    schema: SchemaMetadata
    """Expected schema; only its structure is compared, tags and glossary terms in it are ignored."""

    compatibility: SchemaAssertionCompatibility
    """How closely the schema must match to pass; `EXACT_MATCH` by default.

    Default: `EXACT_MATCH`.
    """

    def __init__(
        self,
        *,
        entity: str,
        schema: SchemaMetadata,
        compatibility: SchemaAssertionCompatibility | str = SchemaAssertionCompatibility.EXACT_MATCH,
    ) -> None:
        self.entity = entity
        self.schema = schema
        self.compatibility = symbol(SchemaAssertionCompatibility, compatibility)


class CustomAssertionInfo(Record):
    """Definition of a check in an external tool such as dbt or Great Expectations, with optional structured
    details for display.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.assertion.CustomAssertionInfo"
    _FIELDS = (
        ("type", "string", "REQUIRED"),
        ("entity", "urn:dataset", "REQUIRED"),
        ("field", "urn:schemaField", "OPTIONAL"),
        ("fields", "[urn:schemaField]", "OPTIONAL"),
        ("scope", "DatasetAssertionScope", "OPTIONAL"),
        ("aggregation", "AssertionStdAggregation", "OPTIONAL"),
        ("operator", "AssertionStdOperator", "OPTIONAL"),
        ("parameters", "AssertionStdParameters", "OPTIONAL"),
        ("nativeType", "string", "OPTIONAL"),
        ("nativeParameters", "{string}", "OPTIONAL"),
        ("logic", "string", "OPTIONAL"),
    )

    type: str
    """Category name of your choice, shown as the heading for the check, for example `Referential integrity`.
    """

    entity: str
    """URN of the dataset being checked; other entity types are not supported yet."""

    field: str | None
    """URN of the one schema field being checked. Deprecated: list it in `fields`.

    Deprecated.
    """

    fields: list[str] | None
    """URNs of the schema fields the check involves, one or more; absent for checks on the whole dataset."""

    scope: DatasetAssertionScope | None
    """Part of the dataset that is checked, such as columns or rows; for display and reports only."""

    aggregation: AssertionStdAggregation | None
    """What the check computes before comparing; absent if nothing is aggregated or no standard name applies.
    """

    operator: AssertionStdOperator | None
    """Comparison the check makes; `_NATIVE_` when no standard operator applies."""

    parameters: AssertionStdParameters | None
    """Values that the operator compares with, such as a minimum and a maximum; absent for operators that need
    none.
    """

    nativeType: str | None
    """Name of the check in its tool, such as `expect_column_values_to_not_be_null`."""

    nativeParameters: dict[str, str] | None
    """Arguments of the check under the tool's own names, all as strings."""

    logic: str | None
    """Code of the check, such as the SQL of a dbt test."""

    def __init__(
        self,
        *,
        type: str,
        entity: str,
        field: str | None = None,
        fields: list[str] | None = None,
        scope: DatasetAssertionScope | str | None = None,
        aggregation: AssertionStdAggregation | str | None = None,
        operator: AssertionStdOperator | str | None = None,
        parameters: AssertionStdParameters | None = None,
        nativeType: str | None = None,
        nativeParameters: dict[str, str] | None = None,
        logic: str | None = None,
    ) -> None:
        self.type = type
        self.entity = entity
        self.field = field
        self.fields = fields
        self.scope = symbol(DatasetAssertionScope, scope)
        self.aggregation = symbol(AssertionStdAggregation, aggregation)
        self.operator = symbol(AssertionStdOperator, operator)
        self.parameters = parameters
        self.nativeType = nativeType
        self.nativeParameters = nativeParameters
        self.logic = logic


class AssertionSource(Record):
    """Source of an assertion's definition and, for native ones, its author."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.assertion.AssertionSource"
    _FIELDS = (
        ("type", "AssertionSourceType", "REQUIRED"),
        ("created", "AuditStamp", "OPTIONAL"),
    )

    type: AssertionSourceType
    """Whether users, an external tool or a model defined the assertion."""

    created: AuditStamp | None
    """Author and time of first creation; set for native assertions only, and missing on older ones."""

    def __init__(
        self,
        *,
        type: AssertionSourceType | str,
        created: AuditStamp | None = None,
    ) -> None:
        self.type = symbol(AssertionSourceType, type)
        self.created = created


class AssertionNote(Aspect):
    """Markdown note by a user on what to do when the assertion fails, stored separately from `assertionInfo`
    so that ingestion does not overwrite it.

    The aspect `assertionNote`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.assertion.AssertionNote"
    ASPECT_NAME: ClassVar[str] = "assertionNote"
    _FIELDS = (
        ("content", "string", "REQUIRED"),
        ("lastModified", "AuditStamp", "REQUIRED"),
    )

    content: str
    """Background and troubleshooting advice for technical owners, in Markdown."""

    lastModified: AuditStamp
    """Who last edited the note, and when."""

    def __init__(
        self,
        *,
        content: str,
        lastModified: AuditStamp,
    ) -> None:
        self.content = content
        self.lastModified = lastModified


class AssertionRunEvent(TimeseriesAspect):
    """One entry in the assertion's run history (a time series): the batch checked, the status of the run and
    its result.

    The aspect `assertionRunEvent`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.assertion.AssertionRunEvent"
    ASPECT_NAME: ClassVar[str] = "assertionRunEvent"
    _FIELDS = (
        ("timestampMillis", "long", "REQUIRED"),
        ("runId", "string", "REQUIRED"),
        ("asserteeUrn", "urn:dataset", "REQUIRED"),
        ("status", "AssertionRunStatus", "REQUIRED"),
        ("result", "AssertionResult", "OPTIONAL"),
        ("runtimeContext", "{string}", "OPTIONAL"),
        ("batchSpec", "BatchSpec", "OPTIONAL"),
        ("assertionUrn", "urn:assertion", "REQUIRED"),
        ("eventGranularity", "TimeWindowSize", "OPTIONAL"),
        ("partitionSpec", "PartitionSpec", "DEFAULT", {"partition": "FULL_TABLE_SNAPSHOT", "type": "FULL_TABLE"}),
        ("messageId", "string", "OPTIONAL"),
    )

    timestampMillis: int
    """Time of the event or statistic, in milliseconds since the epoch (UTC); for a bucket, its start."""

    runId: str
    """Identifier of the run in the tool that executed it."""

    asserteeUrn: str
    """URN of the dataset that was checked."""

    status: AssertionRunStatus
    """State of the run at this event's timestamp; `COMPLETE` is the only value so far."""

    result: AssertionResult | None
    """Outcome of the run; set once `status` is `COMPLETE`."""

    runtimeContext: dict[str, str] | None
    """Parameters used for this run, as string key-value pairs."""

    batchSpec: BatchSpec | None
    """Which slice of the data was checked; absent when the tool names no batch."""

    assertionUrn: str
    """URN of the assertion that was run."""

    eventGranularity: TimeWindowSize | None
    """Length of the time bucket, such as one day; absent for a single event or a latest snapshot."""

    partitionSpec: PartitionSpec
    """Part of the data that the event describes; all of it when absent.

    Default: `{"partition": "FULL_TABLE_SNAPSHOT", "type": "FULL_TABLE"}`.
    """

    messageId: str | None
    """Unique id set by the sender; distinguishes data points that would otherwise count as the same event."""

    def __init__(
        self,
        *,
        timestampMillis: int,
        runId: str,
        asserteeUrn: str,
        status: AssertionRunStatus | str,
        result: AssertionResult | None = None,
        runtimeContext: dict[str, str] | None = None,
        batchSpec: BatchSpec | None = None,
        assertionUrn: str,
        eventGranularity: TimeWindowSize | None = None,
        partitionSpec: PartitionSpec | None = None,
        messageId: str | None = None,
    ) -> None:
        self.timestampMillis = timestampMillis
        self.runId = runId
        self.asserteeUrn = asserteeUrn
        self.status = symbol(AssertionRunStatus, status)
        self.result = result
        self.runtimeContext = runtimeContext
        self.batchSpec = batchSpec
        self.assertionUrn = assertionUrn
        self.eventGranularity = eventGranularity
        self.partitionSpec = self._preset("partitionSpec") if partitionSpec is None else partitionSpec
        self.messageId = messageId


class AssertionResult(Record):
    """Outcome of one finished run: the result type, the counts or values observed, and the error if there was
    one.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.assertion.AssertionResult"
    _FIELDS = (
        ("type", "AssertionResultType", "REQUIRED"),
        ("severity", "AssertionResultSeverity", "OPTIONAL"),
        ("rowCount", "long", "OPTIONAL"),
        ("missingCount", "long", "OPTIONAL"),
        ("unexpectedCount", "long", "OPTIONAL"),
        ("actualAggValue", "float", "OPTIONAL"),
        ("nativeResults", "{string}", "OPTIONAL"),
        ("externalUrl", "string", "OPTIONAL"),
        ("error", "AssertionResultError", "OPTIONAL"),
    )

    type: AssertionResultType
    """Outcome of the run, such as `SUCCESS` or `FAILURE`."""

    severity: AssertionResultSeverity | None
    """How far the observation missed the expectation; meaningful only when `type` is `FAILURE`."""

    rowCount: int | None
    """Rows in the batch that was checked."""

    missingCount: int | None
    """Rows of the batch in which the checked value was missing."""

    unexpectedCount: int | None
    """Rows of the batch whose value did not meet the expectation."""

    actualAggValue: float | None
    """Measured value of the aggregate that the assertion checks, for instance the mean of a column over the
    batch.
    """

    nativeResults: dict[str, str] | None
    """Other results reported by the evaluating tool, as string key-value pairs under the tool's own names."""

    externalUrl: str | None
    """Link to the full report in the tool that ran the check; absent for native assertions."""

    error: AssertionResultError | None
    """What went wrong during evaluation; set when `type` is `ERROR`."""

    def __init__(
        self,
        *,
        type: AssertionResultType | str,
        severity: AssertionResultSeverity | str | None = None,
        rowCount: int | None = None,
        missingCount: int | None = None,
        unexpectedCount: int | None = None,
        actualAggValue: float | None = None,
        nativeResults: dict[str, str] | None = None,
        externalUrl: str | None = None,
        error: AssertionResultError | None = None,
    ) -> None:
        self.type = symbol(AssertionResultType, type)
        self.severity = symbol(AssertionResultSeverity, severity)
        self.rowCount = rowCount
        self.missingCount = missingCount
        self.unexpectedCount = unexpectedCount
        self.actualAggValue = actualAggValue
        self.nativeResults = nativeResults
        self.externalUrl = externalUrl
        self.error = error


class AssertionResultError(Record):
    """Why a run could not be evaluated; part of a result of type `ERROR`."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.assertion.AssertionResultError"
    _FIELDS = (
        ("type", "AssertionResultErrorType", "REQUIRED"),
        ("properties", "{string}", "OPTIONAL"),
    )

    type: AssertionResultErrorType
    """Category of the problem, such as an unreachable source or a failed query."""

    properties: dict[str, str] | None
    """Details as string key-value pairs; the keys depend on `type`."""

    def __init__(
        self,
        *,
        type: AssertionResultErrorType | str,
        properties: dict[str, str] | None = None,
    ) -> None:
        self.type = symbol(AssertionResultErrorType, type)
        self.properties = properties


class BatchSpec(Record):
    """The slice of data that a run checked, identified by the tool's own id or by a query."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.assertion.BatchSpec"
    _FIELDS = (
        ("customProperties", "{string}", "DEFAULT", {}),
        ("nativeBatchId", "string", "OPTIONAL"),
        ("query", "string", "OPTIONAL"),
        ("limit", "int", "OPTIONAL"),
    )

    customProperties: dict[str, str]
    """Custom key-value pairs, as strings, for properties without a dedicated field; empty by default."""

    nativeBatchId: str | None
    """Id of the batch in the tool that processed it."""

    query: str | None
    """Query that selects the rows of the batch."""

    limit: int | None
    """Maximum number of rows checked; absent when all were."""

    def __init__(
        self,
        *,
        customProperties: dict[str, str] | None = None,
        nativeBatchId: str | None = None,
        query: str | None = None,
        limit: int | None = None,
    ) -> None:
        self.customProperties = {} if customProperties is None else customProperties
        self.nativeBatchId = nativeBatchId
        self.query = query
        self.limit = limit


class AssertionRunSummary(Aspect):
    """Latest state of the assertion, derived from its run events: when it last passed, failed or ended in an
    error, and its current status.

    The aspect `assertionRunSummary`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.assertion.AssertionRunSummary"
    ASPECT_NAME: ClassVar[str] = "assertionRunSummary"
    _FIELDS = (
        ("lastFailedAtMillis", "long", "OPTIONAL"),
        ("lastErroredAtMillis", "long", "OPTIONAL"),
        ("lastPassedAtMillis", "long", "OPTIONAL"),
        ("lastInitializedAtMillis", "long", "OPTIONAL"),
        ("assertionStatus", "AssertionStatus", "OPTIONAL"),
    )

    lastFailedAtMillis: int | None
    """Milliseconds since the epoch (UTC) of the most recent run with outcome `FAILURE`; absent if there was
    none.
    """

    lastErroredAtMillis: int | None
    """Milliseconds since the epoch (UTC) of the most recent run with outcome `ERROR`; absent if there was
    none.
    """

    lastPassedAtMillis: int | None
    """Milliseconds since the epoch (UTC) of the most recent run with outcome `SUCCESS`; absent if there was
    none.
    """

    lastInitializedAtMillis: int | None
    """Milliseconds since the epoch (UTC) of the most recent run with outcome `INIT`; absent if there was
    none.
    """

    assertionStatus: AssertionStatus | None
    """Current status of the assertion, based on run outcomes and on errors of the monitor that runs it."""

    def __init__(
        self,
        *,
        lastFailedAtMillis: int | None = None,
        lastErroredAtMillis: int | None = None,
        lastPassedAtMillis: int | None = None,
        lastInitializedAtMillis: int | None = None,
        assertionStatus: AssertionStatus | str | None = None,
    ) -> None:
        self.lastFailedAtMillis = lastFailedAtMillis
        self.lastErroredAtMillis = lastErroredAtMillis
        self.lastPassedAtMillis = lastPassedAtMillis
        self.lastInitializedAtMillis = lastInitializedAtMillis
        self.assertionStatus = symbol(AssertionStatus, assertionStatus)


class AssertionActions(Aspect):
    """Actions taken automatically after a run of the assertion, listed separately for passing and failing
    outcomes.

    The aspect `assertionActions`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.assertion.AssertionActions"
    ASPECT_NAME: ClassVar[str] = "assertionActions"
    _FIELDS = (
        ("onSuccess", "[AssertionAction]", "DEFAULT", []),
        ("onFailure", "[AssertionAction]", "DEFAULT", []),
    )

    onSuccess: list[AssertionAction]
    """Actions taken when a run passes, such as `RESOLVE_INCIDENT`; empty means none."""

    onFailure: list[AssertionAction]
    """Actions taken when a run fails, such as `RAISE_INCIDENT`; empty means none."""

    def __init__(
        self,
        *,
        onSuccess: list[AssertionAction] | None = None,
        onFailure: list[AssertionAction] | None = None,
    ) -> None:
        self.onSuccess = [] if onSuccess is None else onSuccess
        self.onFailure = [] if onFailure is None else onFailure


class AssertionAction(Record):
    """One action to take after an assertion run; currently only a `type`, without options."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.assertion.AssertionAction"
    _FIELDS = (
        ("type", "AssertionActionType", "REQUIRED"),
    )

    type: AssertionActionType
    """Action to take: open an incident or resolve the open ones."""

    def __init__(
        self,
        *,
        type: AssertionActionType | str,
    ) -> None:
        self.type = symbol(AssertionActionType, type)


class DataContractProperties(Aspect):
    """Contract on a dataset, made up of assertions on its schema, freshness and data quality.

    The aspect `dataContractProperties`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.datacontract.DataContractProperties"
    ASPECT_NAME: ClassVar[str] = "dataContractProperties"
    _FIELDS = (
        ("entity", "urn:dataset", "REQUIRED"),
        ("schema", "[SchemaContract]", "OPTIONAL"),
        ("freshness", "[FreshnessContract]", "OPTIONAL"),
        ("dataQuality", "[DataQualityContract]", "OPTIONAL"),
        ("rawContract", "string", "OPTIONAL"),
    )

    entity: str
    """URN of the dataset that the contract covers; other kinds of entity are not supported yet."""

    schema: list[SchemaContract] | None
    """Assertions on the columns; a dataset's contract has at most one."""

    freshness: list[FreshnessContract] | None
    """Assertions on how recent the data is; a dataset's contract has at most one."""

    dataQuality: list[DataQualityContract] | None
    """Assertions on the data itself, for the table or for single columns; any number."""

    rawContract: str | None
    """The whole contract as YAML text; optional, in addition to the structured lists."""

    def __init__(
        self,
        *,
        entity: str,
        schema: list[SchemaContract] | None = None,
        freshness: list[FreshnessContract] | None = None,
        dataQuality: list[DataQualityContract] | None = None,
        rawContract: str | None = None,
    ) -> None:
        self.entity = entity
        self.schema = schema
        self.freshness = freshness
        self.dataQuality = dataQuality
        self.rawContract = rawContract


class SchemaContract(Record):
    """Schema clause of a contract, the columns that consumers may rely on; the check is defined in an
    assertion.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.datacontract.SchemaContract"
    _FIELDS = (
        ("assertion", "urn:assertion", "REQUIRED"),
    )

    assertion: str
    """URN of the schema assertion that must pass."""

    def __init__(
        self,
        *,
        assertion: str,
    ) -> None:
        self.assertion = assertion


class FreshnessContract(Record):
    """Freshness clause of a contract, such as new data every day; the check is defined in an assertion."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.datacontract.FreshnessContract"
    _FIELDS = (
        ("assertion", "urn:assertion", "REQUIRED"),
    )

    assertion: str
    """URN of the freshness assertion that must pass."""

    def __init__(
        self,
        *,
        assertion: str,
    ) -> None:
        self.assertion = assertion


class DataQualityContract(Record):
    """One data quality clause of a contract, such as no nulls in a column; the check is defined in an
    assertion.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.datacontract.DataQualityContract"
    _FIELDS = (
        ("assertion", "urn:assertion", "REQUIRED"),
    )

    assertion: str
    """URN of the table or column assertion that must pass."""

    def __init__(
        self,
        *,
        assertion: str,
    ) -> None:
        self.assertion = assertion


class DataContractStatus(Aspect):
    """Current state of the data contract.

    The aspect `dataContractStatus`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.datacontract.DataContractStatus"
    ASPECT_NAME: ClassVar[str] = "dataContractStatus"
    _FIELDS = (
        ("customProperties", "{string}", "DEFAULT", {}),
        ("state", "DataContractState", "REQUIRED"),
    )

    customProperties: dict[str, str]
    """Custom key-value pairs, as strings, for properties without a dedicated field; empty by default."""

    state: DataContractState
    """Whether the contract is in force (`ACTIVE`) or not yet (`PENDING`)."""

    def __init__(
        self,
        *,
        customProperties: dict[str, str] | None = None,
        state: DataContractState | str,
    ) -> None:
        self.customProperties = {} if customProperties is None else customProperties
        self.state = symbol(DataContractState, state)

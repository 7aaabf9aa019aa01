import { enumeration, float, int, long, map, record, string, timeseries, urn } from '@colophon/schema';
import { customProperties } from '../common/shared-fields.ts';
import { partitionSpec } from '../timeseries/partition-spec.ts';
import { timeWindowSize } from '../timeseries/time-window-size.ts';
import { assertionResultSeverity } from './assertion-result-severity.ts';

export const assertionResultErrorType = enumeration({
  name: 'com.linkedin.assertion.AssertionResultErrorType',
  doc: 'Categories of problem that stop an assertion from being evaluated.',
  symbols: {
    SOURCE_CONNECTION_ERROR: 'No connection could be made to the system that holds the data.',
    SOURCE_QUERY_FAILED: 'The source was reached, but the query sent to it failed.',
    INSUFFICIENT_DATA: 'There was too little data to evaluate the assertion.',
    INVALID_PARAMETERS: "The assertion's parameters are invalid, so it could not be evaluated.",
    INVALID_SOURCE_TYPE: 'The chosen source does not provide the type of event that the assertion needs.',
    UNSUPPORTED_PLATFORM: "The evaluator cannot check data on the asset's data platform.",
    CUSTOM_SQL_ERROR: 'The statement of an assertion of type `SQL` failed to run.',
    FIELD_ASSERTION_ERROR: 'A column check failed while it was being evaluated.',
    UNKNOWN_ERROR: 'Any problem that matches none of the other categories.',
  },
});

export const assertionResultError = record({
  name: 'com.linkedin.assertion.AssertionResultError',
  doc: 'Why a run could not be evaluated; part of a result of type `ERROR`.',
  fields: {
    type: {
      type: assertionResultErrorType,
      doc: 'Category of the problem, such as an unreachable source or a failed query.',
    },
    properties: {
      type: map(string),
      doc: 'Details as string key-value pairs; the keys depend on `type`.',
      optional: true,
    },
  },
});

export const assertionResultType = enumeration({
  name: 'com.linkedin.assertion.AssertionResultType',
  doc: 'Possible outcomes of an assertion run.',
  symbols: {
    INIT: 'Evaluation is not finished, so there is no outcome yet.',
    SUCCESS: 'The data met the expectation.',
    FAILURE: 'The check was completed and the data did not meet the expectation.',
    ERROR: 'The check itself failed, so the state of the data is unknown. See `error` on the result.',
  },
});

export const assertionResult = record({
  name: 'com.linkedin.assertion.AssertionResult',
  doc: 'Outcome of one finished run: the result type, the counts or values observed, and the error if there was one.',
  fields: {
    type: {
      type: assertionResultType,
      doc: 'Outcome of the run, such as `SUCCESS` or `FAILURE`.',
      timeseries: 'value',
    },
    severity: {
      type: assertionResultSeverity,
      doc: 'How far the observation missed the expectation; meaningful only when `type` is `FAILURE`.',
      optional: true,
      timeseries: 'value',
    },
    rowCount: { type: long, doc: 'Rows in the batch that was checked.', optional: true },
    missingCount: {
      type: long,
      doc: 'Rows of the batch in which the checked value was missing.',
      optional: true,
    },
    unexpectedCount: {
      type: long,
      doc: 'Rows of the batch whose value did not meet the expectation.',
      optional: true,
    },
    actualAggValue: {
      type: float,
      doc: 'Measured value of the aggregate that the assertion checks, for instance the mean of a column over the batch.',
      optional: true,
    },
    nativeResults: {
      type: map(string),
      doc: "Other results reported by the evaluating tool, as string key-value pairs under the tool's own names.",
      optional: true,
    },
    externalUrl: {
      type: string,
      doc: 'Link to the full report in the tool that ran the check; absent for native assertions.',
      optional: true,
    },
    error: {
      type: assertionResultError,
      doc: 'What went wrong during evaluation; set when `type` is `ERROR`.',
      optional: true,
    },
  },
});

export const assertionRunStatus = enumeration({
  name: 'com.linkedin.assertion.AssertionRunStatus',
  doc: 'Stages of a run; completion is currently the only one.',
  symbols: { COMPLETE: 'The run has ended and its `result` is available, whether it passed or not.' },
});

export const batchSpec = record({
  name: 'com.linkedin.assertion.BatchSpec',
  doc: "The slice of data that a run checked, identified by the tool's own id or by a query.",
  fields: {
    customProperties,
    nativeBatchId: {
      type: string,
      doc: 'Id of the batch in the tool that processed it.',
      optional: true,
    },
    query: { type: string, doc: 'Query that selects the rows of the batch.', optional: true },
    limit: { type: int, doc: 'Maximum number of rows checked; absent when all were.', optional: true },
  },
});

export const assertionRunEvent = timeseries({
  name: 'assertionRunEvent',
  record: 'com.linkedin.assertion.AssertionRunEvent',
  doc: "One entry in the assertion's run history (a time series): the batch checked, the status of the run and its result.",
  fields: {
    timestampMillis: {
      type: long,
      doc: 'Time of the event or statistic, in milliseconds since the epoch (UTC); for a bucket, its start.',
      search: { kind: 'DATETIME', name: 'lastCompletedTime' },
    },
    runId: { type: string, doc: 'Identifier of the run in the tool that executed it.' },
    asserteeUrn: { type: urn('dataset'), doc: 'URN of the dataset that was checked.', timeseries: 'value' },
    status: {
      type: assertionRunStatus,
      doc: "State of the run at this event's timestamp; `COMPLETE` is the only value so far.",
      timeseries: 'value',
    },
    result: {
      type: assertionResult,
      doc: 'Outcome of the run; set once `status` is `COMPLETE`.',
      optional: true,
    },
    runtimeContext: {
      type: map(string),
      doc: 'Parameters used for this run, as string key-value pairs.',
      optional: true,
    },
    batchSpec: {
      type: batchSpec,
      doc: 'Which slice of the data was checked; absent when the tool names no batch.',
      optional: true,
    },
    assertionUrn: { type: urn('assertion'), doc: 'URN of the assertion that was run.', timeseries: 'value' },
    eventGranularity: {
      type: timeWindowSize,
      doc: 'Length of the time bucket, such as one day; absent for a single event or a latest snapshot.',
      optional: true,
    },
    partitionSpec: {
      type: partitionSpec,
      doc: 'Part of the data that the event describes; all of it when absent.',
      optional: true,
      default: { partition: 'FULL_TABLE_SNAPSHOT', type: 'FULL_TABLE' },
    },
    messageId: {
      type: string,
      doc: 'Unique id set by the sender; distinguishes data points that would otherwise count as the same event.',
      optional: true,
    },
  },
});

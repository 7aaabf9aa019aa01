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
    INSUFFICIENT_DATA: 'There was too little data to come to a verdict.',
    INVALID_PARAMETERS: "The assertion's own parameters are not acceptable, so it could not be evaluated.",
    INVALID_SOURCE_TYPE: 'The chosen source does not offer the kind of event the assertion looks for.',
    UNSUPPORTED_PLATFORM: "The evaluator cannot check data on the asset's data platform.",
    CUSTOM_SQL_ERROR: 'The statement of an assertion of type `SQL` could not be run.',
    FIELD_ASSERTION_ERROR: 'A column check broke down while it was being evaluated.',
    UNKNOWN_ERROR: 'Any problem that fits none of the other categories.',
  },
});

export const assertionResultError = record({
  name: 'com.linkedin.assertion.AssertionResultError',
  doc: 'Why a run could not reach a verdict; part of a result of type `ERROR`.',
  fields: {
    type: {
      type: assertionResultErrorType,
      doc: 'Category of the problem, such as an unreachable source or a failed query.',
    },
    properties: {
      type: map(string),
      doc: 'Details as string pairs; which ones appear depends on `type`.',
      optional: true,
    },
  },
});

export const assertionResultType = enumeration({
  name: 'com.linkedin.assertion.AssertionResultType',
  doc: 'Possible verdicts of an assertion run.',
  symbols: {
    INIT: 'Evaluation is not finished, so there is no verdict yet.',
    SUCCESS: 'The data met the expectation.',
    FAILURE: 'The check ran to its end and the data did not meet the expectation.',
    ERROR: 'The check itself broke down; nothing is known about the data. See `error` on the result.',
  },
});

export const assertionResult = record({
  name: 'com.linkedin.assertion.AssertionResult',
  doc: 'Outcome of one finished run: the verdict, the counts or values observed, and the error if there was one.',
  fields: {
    type: {
      type: assertionResultType,
      doc: 'Verdict of the run, such as `SUCCESS` or `FAILURE`.',
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
      doc: 'Rows of the batch in which the checked value was absent.',
      optional: true,
    },
    unexpectedCount: {
      type: long,
      doc: 'Rows of the batch whose value broke the expectation.',
      optional: true,
    },
    actualAggValue: {
      type: float,
      doc: 'Measured value of the aggregate the assertion looks at, for instance the mean of a column over the batch.',
      optional: true,
    },
    nativeResults: {
      type: map(string),
      doc: 'Anything else the evaluating tool reported, as string pairs with names of its own.',
      optional: true,
    },
    externalUrl: {
      type: string,
      doc: 'Link to the full report in the tool that ran the check; absent for native assertions.',
      optional: true,
    },
    error: {
      type: assertionResultError,
      doc: 'What went wrong during evaluation; filled when `type` is `ERROR`.',
      optional: true,
    },
  },
});

export const assertionRunStatus = enumeration({
  name: 'com.linkedin.assertion.AssertionRunStatus',
  doc: 'Stages in the life of a run; there is only one so far, the end.',
  symbols: { COMPLETE: 'The run has ended and its `result` can be read, whether it passed or not.' },
});

export const batchSpec = record({
  name: 'com.linkedin.assertion.BatchSpec',
  doc: "The slice of data that a run looked at, identified by the tool's own id or by a query.",
  fields: {
    customProperties,
    nativeBatchId: {
      type: string,
      doc: 'Id given to the batch by the tool that processed it.',
      optional: true,
    },
    query: { type: string, doc: 'Query that selects the rows of the batch.', optional: true },
    limit: { type: int, doc: 'Cap on the number of rows taken; absent when all were.', optional: true },
  },
});

export const assertionRunEvent = timeseries({
  name: 'assertionRunEvent',
  record: 'com.linkedin.assertion.AssertionRunEvent',
  doc: "One point in the assertion's run history (a time series): which batch was checked, how the run stands and what came out.",
  fields: {
    timestampMillis: {
      type: long,
      doc: 'Milliseconds since the epoch (UTC) to which the event or statistic belongs; for a bucket, its start.',
      search: { kind: 'DATETIME', name: 'lastCompletedTime' },
    },
    runId: { type: string, doc: 'Identifier of the run in the tool that executed it.' },
    asserteeUrn: { type: urn('dataset'), doc: 'Urn of the dataset that was checked.', timeseries: 'value' },
    status: {
      type: assertionRunStatus,
      doc: "State of the run at this event's timestamp; `COMPLETE` is the only value so far.",
      timeseries: 'value',
    },
    result: {
      type: assertionResult,
      doc: 'Outcome of the run; filled once `status` is `COMPLETE`.',
      optional: true,
    },
    runtimeContext: {
      type: map(string),
      doc: 'Parameters in force during this run, as string pairs.',
      optional: true,
    },
    batchSpec: {
      type: batchSpec,
      doc: 'Which slice of the data was checked; absent when the tool names no batch.',
      optional: true,
    },
    assertionUrn: { type: urn('assertion'), doc: 'Urn of the assertion that was run.', timeseries: 'value' },
    eventGranularity: {
      type: timeWindowSize,
      doc: 'Length of the time bucket, such as one day; absent for a single event or a latest snapshot.',
      optional: true,
    },
    partitionSpec: {
      type: partitionSpec,
      doc: 'Part of the data that the event is about; unless given, the whole of it.',
      optional: true,
      default: { partition: 'FULL_TABLE_SNAPSHOT', type: 'FULL_TABLE' },
    },
    messageId: {
      type: string,
      doc: 'Unique id chosen by the sender, which keeps apart values that would otherwise count as the same event.',
      optional: true,
    },
  },
});

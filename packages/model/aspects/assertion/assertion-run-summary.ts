import { aspect, enumeration, long } from '@colophon/schema';

export const assertionStatus = enumeration({
  name: 'com.linkedin.assertion.AssertionStatus',
  doc: 'Current status of an assertion, derived from its runs and from monitor errors.',
  symbols: {
    PASSING: 'By the latest information, the data meets the expectation.',
    FAILING: 'By the latest information, the data does not meet the expectation.',
    ERROR: 'Evaluation is broken, in the run or in the monitor, so the state of the data is unknown.',
    INIT: 'Evaluation has started, but no result is available yet.',
  },
});

export const assertionRunSummary = aspect({
  name: 'assertionRunSummary',
  record: 'com.linkedin.assertion.AssertionRunSummary',
  doc: 'Latest state of the assertion, derived from its run events: when it last passed, failed or ended in an error, and its current status.',
  fields: {
    lastFailedAtMillis: {
      type: long,
      doc: 'Milliseconds since the epoch (UTC) of the most recent run with outcome `FAILURE`; absent if there was none.',
      optional: true,
      search: { kind: 'DATETIME', name: 'lastFailedAtMillis' },
    },
    lastErroredAtMillis: {
      type: long,
      doc: 'Milliseconds since the epoch (UTC) of the most recent run with outcome `ERROR`; absent if there was none.',
      optional: true,
      search: { kind: 'DATETIME', name: 'lastErroredAtMillis' },
    },
    lastPassedAtMillis: {
      type: long,
      doc: 'Milliseconds since the epoch (UTC) of the most recent run with outcome `SUCCESS`; absent if there was none.',
      optional: true,
      search: { kind: 'DATETIME', name: 'lastPassedAtMillis' },
    },
    lastInitializedAtMillis: {
      type: long,
      doc: 'Milliseconds since the epoch (UTC) of the most recent run with outcome `INIT`; absent if there was none.',
      optional: true,
      search: { kind: 'DATETIME', name: 'lastInitializedAtMillis' },
    },
    assertionStatus: {
      type: assertionStatus,
      doc: 'Current status of the assertion, based on run outcomes and on errors of the monitor that runs it.',
      optional: true,
      search: { kind: 'KEYWORD', name: 'assertionStatus', facet: true },
    },
  },
});

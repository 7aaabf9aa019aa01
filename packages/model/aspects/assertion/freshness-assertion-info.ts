import { enumeration, int, long, record, string, urn } from '@colophon/schema';
import { datasetFilter } from '../dataset/dataset-filter.ts';
import { calendarInterval } from '../timeseries/calendar-interval.ts';
import { assertionFailureSeverityConfig } from './assertion-failure-severity-config.ts';

export const fixedIntervalSchedule = record({
  name: 'com.linkedin.assertion.FixedIntervalSchedule',
  doc: 'A time span such as 6 hours (`multiple` times `unit`), counted back from the time of evaluation.',
  fields: {
    unit: { type: calendarInterval, doc: 'Calendar unit that is multiplied, such as `HOUR` or `DAY`.' },
    multiple: { type: int, doc: 'Number of units in the span; 1 when not given.', default: 1 },
  },
});

export const freshnessAssertionScheduleType = enumeration({
  name: 'com.linkedin.assertion.FreshnessAssertionScheduleType',
  doc: 'Ways to determine the window in which the update must have happened.',
  symbols: {
    CRON: 'From the previous tick of a cron expression to the current one; the check must be evaluated on that same schedule.',
    FIXED_INTERVAL:
      'A span of fixed length that ends at the time of evaluation, for example the last 24 hours.',
    SINCE_THE_LAST_CHECK: 'From the previous evaluation of this assertion until now, however long that is.',
  },
});

export const freshnessCronSchedule = record({
  name: 'com.linkedin.assertion.FreshnessCronSchedule',
  doc: 'Cron expression, time zone and optional start offset that together define the freshness window.',
  fields: {
    cron: {
      type: string,
      doc: 'Five-field cron expression for the expected updates, for example `0 8 * * *` for every day by 8 a.m.',
    },
    timezone: {
      type: string,
      doc: 'IANA time zone in which the cron fields are evaluated, such as `America/Los_Angeles`.',
    },
    windowStartOffsetMs: {
      type: long,
      doc: 'Milliseconds before the cron tick at which the window starts; when absent, it starts where the previously evaluated window ended.',
      optional: true,
    },
  },
});

export const freshnessAssertionSchedule = record({
  name: 'com.linkedin.assertion.FreshnessAssertionSchedule',
  doc: 'Look-back window of a freshness check, with the settings for its type.',
  fields: {
    type: {
      type: freshnessAssertionScheduleType,
      doc: 'How the window is determined; `CRON` and `FIXED_INTERVAL` each need their own block.',
    },
    cron: {
      type: freshnessCronSchedule,
      doc: 'Cron expression and time zone; required when `type` is `CRON`.',
      optional: true,
    },
    fixedInterval: {
      type: fixedIntervalSchedule,
      doc: 'Length of the window; required when `type` is `FIXED_INTERVAL`.',
      optional: true,
    },
  },
});

export const freshnessAssertionType = enumeration({
  name: 'com.linkedin.assertion.FreshnessAssertionType',
  doc: 'Events that can count as an update in a freshness check.',
  symbols: {
    DATASET_CHANGE:
      'An insert, update, delete or similar operation found in an audit log; only for datasets.',
    DATA_JOB_RUN: 'A successful run of the data job.',
  },
});

export const freshnessAssertionInfo = record({
  name: 'com.linkedin.assertion.FreshnessAssertionInfo',
  doc: 'Definition of a check that an asset is updated, or a job run, on time.',
  fields: {
    type: {
      type: freshnessAssertionType,
      doc: 'Event to look for: a change to the dataset or a run of the data job.',
      search: { kind: 'KEYWORD', name: 'freshnessAssertionType' },
    },
    entity: {
      type: urn('dataset', 'dataJob'),
      doc: 'URN of the dataset or data job being checked.',
      relationship: { name: 'Asserts', to: ['dataset', 'dataJob'] },
    },
    schedule: {
      type: freshnessAssertionSchedule,
      doc: 'Time window in which the update must occur; if it does not, the run is a `FAILURE`.',
      search: { path: 'type', kind: 'TEXT', name: 'scheduleType' },
    },
    failureSeverityConfig: {
      type: assertionFailureSeverityConfig,
      doc: 'How to grade late updates; absent when the user has configured no rules.',
      optional: true,
    },
    filter: {
      type: datasetFilter,
      doc: 'Restricts the check to changes in some rows; when absent, the whole table is checked.',
      optional: true,
    },
  },
});

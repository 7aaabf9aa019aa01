import { enumeration, int, long, record, string, timeseries } from '@colophon/schema';
import { externalUrl, timeseriesFields } from '../common/shared-fields.ts';

export const runResultType = enumeration({
  name: 'com.linkedin.dataprocess.RunResultType',
  doc: 'Outcome of a finished run or attempt.',
  names: { UP_FOR_RETRY: 'UPFORRETRY' },
  symbols: {
    SUCCESS: 'The run finished without error.',
    FAILURE: 'The run ended in error.',
    SKIPPED: 'The source system skipped the run without executing it.',
    UP_FOR_RETRY: 'The attempt failed and will be retried.',
  },
});

export const dataProcessInstanceRunResult = record({
  name: 'com.linkedin.dataprocess.DataProcessInstanceRunResult',
  doc: "Outcome of a run in the catalogue's terms, with the system that reported it.",
  fields: {
    type: { type: runResultType, doc: 'The outcome mapped to a common value, for example `SUCCESS`.' },
    nativeResultType: { type: string, doc: 'System that reported the outcome, for example `airflow`.' },
  },
});

export const dataProcessRunStatus = enumeration({
  name: 'com.linkedin.dataprocess.DataProcessRunStatus',
  doc: 'Stage of a run: its start or its end.',
  symbols: {
    STARTED: 'The run has started; no result yet.',
    COMPLETE: "The run is finished; the event's `result` has the outcome.",
  },
});

export const dataProcessInstanceRunEvent = timeseries({
  name: 'dataProcessInstanceRunEvent',
  record: 'com.linkedin.dataprocess.DataProcessInstanceRunEvent',
  doc: 'A time-series entry written when a run starts and again when it ends, with its result and duration.',
  fields: {
    ...timeseriesFields,
    externalUrl,
    status: {
      type: dataProcessRunStatus,
      doc: 'Whether this event marks the start or the end of the run.',
      search: { kind: 'TEXT', hasValues: 'hasRunEvents' },
      timeseries: 'value',
    },
    attempt: { type: int, doc: 'Number of the attempt, for sources that retry failed runs.', optional: true },
    result: {
      type: dataProcessInstanceRunResult,
      doc: 'Outcome of the run; expected with `COMPLETE` and absent while it is running.',
      optional: true,
      timeseries: 'value',
    },
    durationMillis: {
      type: long,
      doc: 'Duration of the run in milliseconds; absent when the source does not report it.',
      optional: true,
    },
  },
});

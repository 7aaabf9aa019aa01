import { enumeration, int, long, record, string, timeseries } from '@colophon/schema';
import { externalUrl, timeseriesFields } from '../common/shared-fields.ts';

export const runResultType = enumeration({
  name: 'com.linkedin.dataprocess.RunResultType',
  doc: 'Outcome of a finished run or attempt.',
  names: { UP_FOR_RETRY: 'UPFORRETRY' },
  symbols: {
    SUCCESS: 'The run finished without error.',
    FAILURE: 'The run ended in error.',
    SKIPPED: 'The source system passed over the run without doing its work.',
    UP_FOR_RETRY: 'The attempt ended in error and another will follow.',
  },
});

export const dataProcessInstanceRunResult = record({
  name: 'com.linkedin.dataprocess.DataProcessInstanceRunResult',
  doc: "Outcome of a run in the catalogue's terms, with the system the outcome came from.",
  fields: {
    type: { type: runResultType, doc: 'The outcome mapped to the common set, for example `SUCCESS`.' },
    nativeResultType: { type: string, doc: 'System that reported the outcome, for example `airflow`.' },
  },
});

export const dataProcessRunStatus = enumeration({
  name: 'com.linkedin.dataprocess.DataProcessRunStatus',
  doc: 'Point in a run that an event marks: its start or its end.',
  symbols: {
    STARTED: 'The run has begun; no result yet.',
    COMPLETE: "The run is over, well or badly; the event's `result` tells which.",
  },
});

export const dataProcessInstanceRunEvent = timeseries({
  name: 'dataProcessInstanceRunEvent',
  record: 'com.linkedin.dataprocess.DataProcessInstanceRunEvent',
  doc: 'A time series entry written as a run starts and again as it ends, with its result and duration.',
  fields: {
    ...timeseriesFields,
    externalUrl,
    status: {
      type: dataProcessRunStatus,
      doc: 'Whether this event marks the start or the end of the run.',
      search: { kind: 'TEXT', hasValues: 'hasRunEvents' },
      timeseries: 'value',
    },
    attempt: { type: int, doc: 'Number of the try, for sources that retry failed runs.', optional: true },
    result: {
      type: dataProcessInstanceRunResult,
      doc: 'How the run ended; expected with `COMPLETE` and absent while it is still going.',
      optional: true,
      timeseries: 'value',
    },
    durationMillis: {
      type: long,
      doc: 'Length of the run in milliseconds; absent when the source does not report it.',
      optional: true,
    },
  },
});

import { aspect, long, record, string } from '@colophon/schema';

export const structuredExecutionReport = record({
  name: 'com.linkedin.execution.StructuredExecutionReport',
  doc: 'Envelope for a machine-readable report: its kind, its content as a string and the format of that string.',
  fields: {
    type: {
      type: string,
      doc: 'Kind of report, which tells a reader how to interpret the content, for example `TEST_CONNECTION_REPORT`.',
    },
    serializedValue: {
      type: string,
      doc: 'Content of the report as a string in the format given by `contentType`.',
    },
    contentType: {
      type: string,
      doc: 'Media type of `serializedValue`, for example `application/json`; a suffix such as `;gzip` tells of compression.',
    },
  },
});

export const dataHubExecutionRequestResult = aspect({
  name: 'dataHubExecutionRequestResult',
  record: 'com.linkedin.execution.ExecutionRequestResult',
  doc: 'How an execution went: status, report, start and duration; the executor may write it several times while the task runs.',
  fields: {
    status: {
      type: string,
      doc: 'Free string rather than an enum; usual values are `RUNNING`, `SUCCESS`, `FAILURE` and `CANCELLED`.',
      search: { kind: 'KEYWORD', name: 'executionResultStatus' },
    },
    report: {
      type: string,
      doc: 'Log and summary as readable text, meant for people; see `structuredReport` for programs.',
      optional: true,
    },
    structuredReport: {
      type: structuredExecutionReport,
      doc: 'Report in a form that programs can parse; absent when the task produced none.',
      optional: true,
    },
    startTimeMs: {
      type: long,
      doc: 'Milliseconds since the epoch of the start; for the time of asking, see `requestedAt` in the input.',
      optional: true,
      search: { kind: 'COUNT', name: 'startTimeMs', queryByDefault: false },
    },
    durationMs: {
      type: long,
      doc: 'Length of the run in milliseconds; absent when it has not been reported.',
      optional: true,
    },
  },
});

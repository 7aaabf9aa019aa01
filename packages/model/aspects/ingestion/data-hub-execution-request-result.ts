import { aspect, long, record, string } from '@colophon/schema';

export const structuredExecutionReport = record({
  name: 'com.linkedin.execution.StructuredExecutionReport',
  doc: 'Machine-readable report: its type, its content as a string and the format of that string.',
  fields: {
    type: {
      type: string,
      doc: 'Type of report, which determines how to interpret the content, for example `TEST_CONNECTION_REPORT`.',
    },
    serializedValue: {
      type: string,
      doc: 'Content of the report as a string in the format given by `contentType`.',
    },
    contentType: {
      type: string,
      doc: 'Media type of `serializedValue`, for example `application/json`; a suffix such as `;gzip` indicates compression.',
    },
  },
});

export const dataHubExecutionRequestResult = aspect({
  name: 'dataHubExecutionRequestResult',
  record: 'com.linkedin.execution.ExecutionRequestResult',
  doc: 'Result of an execution: status, report, start and duration; the executor may write it several times while the task runs.',
  fields: {
    status: {
      type: string,
      doc: 'Free string rather than an enum; usual values are `RUNNING`, `SUCCESS`, `FAILURE` and `CANCELLED`.',
      search: { kind: 'KEYWORD', name: 'executionResultStatus' },
    },
    report: {
      type: string,
      doc: 'Human-readable log and summary; see `structuredReport` for the machine-readable form.',
      optional: true,
    },
    structuredReport: {
      type: structuredExecutionReport,
      doc: 'Machine-readable report; absent when the task produced none.',
      optional: true,
    },
    startTimeMs: {
      type: long,
      doc: 'Start of the run, in milliseconds since the epoch; for the time of the request, see `requestedAt` in the input.',
      optional: true,
      search: { kind: 'COUNT', name: 'startTimeMs', queryByDefault: false },
    },
    durationMs: {
      type: long,
      doc: 'Duration of the run in milliseconds; absent when it has not been reported.',
      optional: true,
    },
  },
});

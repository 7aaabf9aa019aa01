import { entity, key, string } from '@colophon/schema';
import { dataHubExecutionRequestInput } from '../aspects/ingestion/data-hub-execution-request-input.ts';
import { dataHubExecutionRequestResult } from '../aspects/ingestion/data-hub-execution-request-result.ts';
import { dataHubExecutionRequestSignal } from '../aspects/ingestion/data-hub-execution-request-signal.ts';
import { dataHubExecutionRequestSample } from '../samples/data-hub-execution-request.ts';

const dataHubExecutionRequestKey = key({
  name: 'dataHubExecutionRequestKey',
  record: 'com.linkedin.metadata.key.ExecutionRequestKey',
  doc: 'Identity of an execution request, for example to run an ingestion source immediately.',
  fields: {
    id: {
      type: string,
      doc: "Last part of the request's URN; doubles as the id of the ingestion run when the task is one.",
    },
  },
});

export const dataHubExecutionRequest = entity({
  name: 'dataHubExecutionRequest',
  doc: 'One request to run a task on an executor, such as an ingestion run started from the interface, with its signals and result.',
  key: dataHubExecutionRequestKey,
  aspects: [dataHubExecutionRequestInput, dataHubExecutionRequestSignal, dataHubExecutionRequestResult],
  sample: dataHubExecutionRequestSample,
});

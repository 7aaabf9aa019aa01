import { aspect, string } from '@colophon/schema';
import { auditStamp } from '../common/audit-stamp.ts';

export const dataHubExecutionRequestSignal = aspect({
  name: 'dataHubExecutionRequestSignal',
  record: 'com.linkedin.execution.ExecutionRequestSignal',
  doc: 'Message to a running execution, typically an order to stop.',
  fields: {
    signal: { type: string, doc: 'Name of the signal; `KILL` stops the task.' },
    executorId: {
      type: string,
      doc: 'Executor that should receive the signal, the one that runs the task; the default executor when absent.',
      optional: true,
    },
    createdAt: { type: auditStamp, doc: 'When the signal was sent and by whom.' },
  },
});

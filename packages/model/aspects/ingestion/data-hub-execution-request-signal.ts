import { aspect, string } from '@colophon/schema';
import { auditStamp } from '../common/audit-stamp.ts';

export const dataHubExecutionRequestSignal = aspect({
  name: 'dataHubExecutionRequestSignal',
  record: 'com.linkedin.execution.ExecutionRequestSignal',
  doc: 'Signal to a running execution, usually to stop it.',
  fields: {
    signal: { type: string, doc: 'Name of the signal; `KILL` stops the task.' },
    executorId: {
      type: string,
      doc: 'Executor that should receive the signal, which is the one running the task; the default executor when absent.',
      optional: true,
    },
    createdAt: { type: auditStamp, doc: 'When the signal was sent and by whom.' },
  },
});

// The process of one run: it is sent the task, runs it, and sends back how it ended.
import type { FromRun, ToRun } from './messages.ts';
import { runTask } from './run-task.ts';

const controller = new AbortController();
const send = (message: FromRun) => process.send?.(message);

// Whoever started it is gone: nobody would read what it does.
process.on('disconnect', () => process.exit(1));
// A signal to a whole terminal is the executor's to handle, which then cancels.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});

process.on('message', async (message: ToRun) => {
  if ('cancel' in message) {
    controller.abort();
    return;
  }
  const log = (line: string) => void send({ line });
  const outcome = await runTask(message.task, { log, signal: controller.signal }, message.connection);
  process.send?.({ outcome } satisfies FromRun, () => process.exit(0));
});

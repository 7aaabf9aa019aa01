// A thread for queries that never ends the one that a test names. It answers everything else like any other.
import { parentPort } from 'node:worker_threads';
import type { ToThread } from '../threads/messages.ts';
import { endless } from './endless.ts';

const port = parentPort;
if (!port) throw new Error('This module runs in a thread of the store');
const listen = port.on.bind(port);
Object.assign(port, {
  on: (event: string, listener: (message: ToThread) => void) =>
    listen(event, (message: ToThread) => {
      const isEndless = message.kind === 'call' && JSON.stringify(message.parameters).includes(endless);
      // It hears no message, as a thread in a statement of SQLite hears none.
      while (isEndless);
      listener(message);
    }),
});
await import('../threads/query-thread.ts');

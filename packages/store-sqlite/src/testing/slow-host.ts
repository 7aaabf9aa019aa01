// A shared thread that never ends the query that a test names. It answers everything else like any other.
import { MessagePort } from 'node:worker_threads';
import type { ToThread } from '../threads/messages.ts';
import { endless } from './endless.ts';

const { on } = MessagePort.prototype;
MessagePort.prototype.on = function (event: string, listener: (message: never) => void) {
  return on.call(this, event, (message: ToThread) => {
    const isEndless = message?.kind === 'call' && JSON.stringify(message.parameters).includes(endless);
    // It hears no message, as a thread in a statement of SQLite hears none.
    while (isEndless);
    listener(message as never);
  });
};
await import('../threads/host-thread.ts');

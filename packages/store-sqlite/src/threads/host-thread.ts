// A thread that databases share: it answers for each over a port of its own.
import { type MessagePort, parentPort } from 'node:worker_threads';
import { answerQueries } from './answer-queries.ts';
import { answerWrites } from './answer-writes.ts';
import { encodeError } from './encode-error.ts';
import type { Outcome } from './messages.ts';

/** Asks for answers over a port. */
export interface Opening {
  readonly kind: 'queries' | 'writes';
  readonly path: string;
  readonly port: MessagePort;
}

const answering = { queries: answerQueries, writes: answerWrites } as const;

parentPort?.on('message', ({ kind, path, port }: Opening) => {
  try {
    answering[kind](path, port);
  } catch (error) {
    // A database that cannot be opened is no trouble of the others.
    port.postMessage({ id: 0, error: encodeError(error) } satisfies Outcome);
    port.close();
  }
});

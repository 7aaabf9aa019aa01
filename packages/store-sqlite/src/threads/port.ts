import { type MessagePort, parentPort, workerData } from 'node:worker_threads';

/** What a thread of the store hears its calls from, and answers to. */
export type Port = Pick<MessagePort, 'on' | 'postMessage'>;

/** The database and the port of a thread that was started for one database. */
export function ownThread(): readonly [path: string, port: Port] {
  if (!parentPort) throw new Error('This module runs in a thread of the store');
  return [(workerData as { readonly path: string }).path, parentPort];
}

import type pg from 'pg';
import type { Connections } from './connection/connections.ts';

/** How long to wait before the next try to lead, in milliseconds. */
const retryMs = 1000;

/**
 * Runs a work as long as this process holds the lock of its name, which belongs to a connection of its own: the server takes
 * it back when the connection is gone, however the process ended.
 */
export async function lead(
  connections: Connections,
  name: string,
  work: (signal: AbortSignal) => Promise<void>,
  ended: AbortSignal,
): Promise<void> {
  while (!ended.aborted) {
    const client = await connections.connect().catch(() => undefined);
    if (client) {
      const lost = new AbortController();
      client.on('error', () => lost.abort());
      client.on('end', () => lost.abort());
      try {
        const isLeader = await takesLead(client, name);
        if (isLeader && !ended.aborted && !lost.signal.aborted) {
          const signal = AbortSignal.any([ended, lost.signal]);
          await work(signal);
          if (!lost.signal.aborted) return;
        }
      } finally {
        // With the connection, the lock is gone.
        await client.end().catch(() => {});
      }
    }
    await pause(ended);
  }
}

async function takesLead(client: pg.Client, name: string): Promise<boolean> {
  try {
    const { rows } = await client.query('SELECT pg_try_advisory_lock(hashtext($1)) AS taken', [
      `colophon ${name}`,
    ]);
    return rows[0]?.taken === true;
  } catch {
    // The connection broke: another one is made for the next try.
    return false;
  }
}

const pause = (ended: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      ended.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, retryMs);
    ended.addEventListener('abort', done);
    if (ended.aborted) done();
  });

import type { Leadership, LeaderWork } from '@colophon/catalogue';
import { LeadershipLostError } from '@colophon/catalogue/for-stores';
import type pg from 'pg';
import { beat } from './connection/beat.ts';
import { type Connections, queryOn } from './connection/connections.ts';
import type { Query } from './connection/query.ts';
import { takeCommitLock } from './write/locks.ts';

/** How long to wait before the next try to lead, in milliseconds. */
const retryMs = 1000;

/**
 * Runs a work as long as this process holds the lock of its name, which belongs to a connection of its own: the server takes
 * it back when the connection is gone, however the process ended, and when the process has been silent for too long, as when
 * it is paused. Each leader has an epoch of its own, by which the server refuses what an earlier one still writes.
 */
export async function lead(
  connections: Connections,
  name: string,
  work: LeaderWork,
  ended: AbortSignal,
): Promise<void> {
  while (!ended.aborted) {
    const client = await connections.connect('silence').catch(() => undefined);
    if (client) {
      const lost = new AbortController();
      client.on('error', () => lost.abort());
      client.on('end', () => lost.abort());
      let stopBeating: (() => void) | undefined;
      try {
        const leadership = await takeLead(client, name);
        if (leadership && !ended.aborted && !lost.signal.aborted) {
          stopBeating = beat(client, connections.maxSilenceMs, () => lost.abort());
          await work(AbortSignal.any([ended, lost.signal]), leadership);
          if (!lost.signal.aborted) return;
        }
      } catch (error) {
        if (!(error instanceof LeadershipLostError)) throw error;
      } finally {
        stopBeating?.();
        // With the connection, the lock is gone.
        await client.end().catch(() => {});
      }
    }
    await pause(ended);
  }
}

async function takeLead(client: pg.Client, name: string): Promise<Leadership | undefined> {
  const query = queryOn(client);
  try {
    const [row] = await query('SELECT pg_try_advisory_lock(hashtext($1)) AS taken', [`colophon ${name}`]);
    return row?.taken ? { name, epoch: await nextEpoch(query, name) } : undefined;
  } catch {
    // The connection broke, or the server cannot be written: another one is made for the next try.
    return undefined;
  }
}

/** Begins an epoch when nobody commits: a write with an earlier one either was committed before, or is refused. */
async function nextEpoch(query: Query, name: string): Promise<number> {
  await query('BEGIN');
  await query(takeCommitLock);
  const [row] = await query(
    'INSERT INTO leader VALUES ($1, 1) ON CONFLICT (name) DO UPDATE SET epoch = leader.epoch + 1 RETURNING epoch',
    [name],
  );
  await query('COMMIT');
  return Number(row?.epoch);
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

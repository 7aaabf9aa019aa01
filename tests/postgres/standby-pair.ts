import { openPostgresStore } from '@colophon/store-postgres';
import { expect, vi } from 'vitest';
import { type Cluster, startCluster } from './cluster.ts';

/** A primary with the tables of a store, and a standby of it. */
export interface StandbyPair {
  readonly primary: Cluster;
  readonly standby: Cluster;
  /** Waits until the standby has replayed what is committed. */
  caughtUp(): Promise<void>;
  /** Lets the standby receive everything and replay nothing. */
  pauseReplay(): Promise<void>;
  resumeReplay(): Promise<unknown>;
  stop(): Promise<void>;
}

export const urlOf = ({ port }: { readonly port: number }): string =>
  `postgres://postgres:password@127.0.0.1:${port}/colophon`;

/** Offset of the latest entry that a server has. */
export async function headOf(cluster: Cluster): Promise<number> {
  const [row] = await cluster.query<{ readonly head: number }>(
    'SELECT coalesce(max(log_offset), 0)::integer AS head FROM log',
  );
  return row?.head ?? 0;
}

const unloggedOf = (cluster: Cluster) => cluster.query('SELECT unlogged FROM meta');

export async function startStandbyPair(): Promise<StandbyPair> {
  const primary = await startCluster();
  await (await openPostgresStore({ url: urlOf(primary) })).close();
  const standby = await primary.startStandby();
  return {
    primary,
    standby,
    async caughtUp() {
      const wanted = [await headOf(primary), await unloggedOf(primary)];
      await vi.waitFor(
        async () => expect([await headOf(standby), await unloggedOf(standby)]).toEqual(wanted),
        10_000,
      );
    },
    async pauseReplay() {
      await standby.query('SELECT pg_wal_replay_pause()');
      await vi.waitFor(async () =>
        expect(await standby.query('SELECT pg_get_wal_replay_pause_state() AS state')).toEqual([
          { state: 'paused' },
        ]),
      );
    },
    resumeReplay: () => standby.query('SELECT pg_wal_replay_resume()'),
    async stop() {
      await standby.stop();
      await primary.stop();
    },
  };
}

export const dataset = (name: string): string =>
  `urn:li:dataset:(urn:li:dataPlatform:mysql,shop.${name},PROD)`;

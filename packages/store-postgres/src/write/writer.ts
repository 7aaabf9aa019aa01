import type pg from 'pg';
import { setConsumer } from '../changes.ts';
import { type Connections, queryOn } from '../connection/connections.ts';
import type { Query } from '../connection/query.ts';
import { applyChanges } from './apply-changes.ts';
import { type BoundChanges, hasUnlogged } from './change-set.ts';
import { CollisionError } from './collision.ts';
import type { ReadSet } from './read-set.ts';

/** Number of the lock that a commit holds, from its first row until everybody sees it: offsets have no gaps by it. */
export const commitLock = 0x636f6c6f;

/** The channel on which commits are told. */
export const newsChannel = 'colophon_log';

/** How far the log was when a work began. */
export interface Position {
  /** Offset of the latest entry. */
  readonly head: number;
  /** Commits until then that changed entities without an entry. */
  readonly unlogged: number;
}

/** Writes of one process: by one connection, each in a transaction. */
export interface Writer {
  /** @param holdsTurn True waits until nobody else commits, and keeps it so until `release`. */
  position(holdsTurn: boolean): Promise<Position>;
  /**
   * Commits change sets together.
   *
   * @throws CollisionError when another process has changed what was read since the position.
   */
  commit(decided: readonly BoundChanges[], start: Position, readSet: ReadSet): Promise<void>;
  /** True when another process has changed what was read since the position. */
  hasCollided(start: Position, readSet: ReadSet): Promise<boolean>;
  release(): Promise<void>;
  dropProjections(): Promise<void>;
  checkWritable(): Promise<void>;
  close(): Promise<void>;
}

export function openWriter(connections: Connections): Writer {
  let client: pg.Client | undefined;
  let isOpen = false;

  async function connection(): Promise<Query> {
    if (!client) {
      const opened = await connections.connect();
      opened.on('error', () => {
        if (client === opened) forget();
      });
      client = opened;
    }
    return queryOn(client);
  }

  function forget(): void {
    const lost = client;
    client = undefined;
    isOpen = false;
    void lost?.end().catch(() => {});
  }

  /** Begins a transaction when nobody else commits. */
  async function begin(): Promise<Query> {
    const query = await connection();
    await query('BEGIN');
    isOpen = true;
    await query('SELECT pg_advisory_xact_lock($1::bigint)', [commitLock]);
    return query;
  }

  async function rollBack(): Promise<void> {
    if (!isOpen) return;
    try {
      await (await connection())('ROLLBACK');
      isOpen = false;
    } catch {
      // The connection is of no use any more: the server rolls back when it is gone.
      forget();
    }
  }

  async function inTransaction<T>(work: (query: Query) => Promise<T>): Promise<T> {
    try {
      const query = isOpen ? await connection() : await begin();
      const result = await work(query);
      await query('COMMIT');
      isOpen = false;
      return result;
    } catch (error) {
      await rollBack();
      throw error;
    }
  }

  return {
    async position(holdsTurn) {
      if (!holdsTurn) return readPosition(connections.read);
      return readPosition(await begin());
    },

    commit: (decided, start, readSet) =>
      inTransaction(async (query) => {
        const now = await readPosition(query);
        if (await isChanged(query, start, now, readSet))
          throw new CollisionError('Another process was faster');
        let { head } = now;
        for (const changes of decided) {
          await applyChanges(query, changes, head);
          head += changes.log.length;
        }
        if (decided.some(hasUnlogged)) await query('UPDATE meta SET unlogged = unlogged + 1');
        if (head > now.head) await query('SELECT pg_notify($1, $2)', [newsChannel, String(head)]);
      }),

    async hasCollided(start, readSet) {
      const query = connections.read;
      return isChanged(query, start, await readPosition(query), readSet);
    },

    release: rollBack,

    dropProjections: () =>
      inTransaction(async (query) => {
        await query('TRUNCATE edge, search_value, search_long, search_text');
        await query('UPDATE entity SET document = NULL, removed = NULL');
        await query('UPDATE meta SET unlogged = unlogged + 1, documents = 0, words = 0');
      }),

    checkWritable: () =>
      inTransaction(async (query) => {
        await setConsumer(query, probe, 0);
        await setConsumer(query, probe, undefined);
      }),

    async close() {
      await rollBack();
      await client?.end();
    },
  };
}

/** Name of a consumer that is there only inside the transaction that finds out whether the disk takes writes. */
const probe = 'colophon.probe';

async function readPosition(query: Query): Promise<Position> {
  const [row] = await query('SELECT unlogged, (SELECT max(log_offset) FROM log) AS head FROM meta');
  return { head: Number(row?.head ?? 0), unlogged: Number(row?.unlogged ?? 0) };
}

async function isChanged(query: Query, start: Position, now: Position, readSet: ReadSet): Promise<boolean> {
  if (now.unlogged !== start.unlogged) return true;
  if (now.head === start.head) return false;
  if (readSet.isOpen) return true;
  const [row] = await query(
    'SELECT EXISTS (SELECT 1 FROM log WHERE log_offset > $1 AND urn = ANY ($2::text[])) AS changed',
    [start.head, [...readSet.urns]],
  );
  return Boolean(row?.changed);
}

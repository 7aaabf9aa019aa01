import type { Leadership } from '@colophon/catalogue';
import type { SqlRow } from '@colophon/store-sql';
import type pg from 'pg';
import { setConsumer } from '../changes.ts';
import { beat } from '../connection/beat.ts';
import { type Connections, isConnectionFault } from '../connection/connections.ts';
import type { Query } from '../connection/query.ts';
import { applyChanges } from './apply-changes.ts';
import { type BoundChanges, hasUnlogged } from './change-set.ts';
import { CollisionError } from './collision.ts';
import { createCommitMarks } from './commit-mark.ts';
import { ensureLeadership } from './ensure-leadership.ts';
import { joinChanges } from './join-changes.ts';
import { createNumbers } from './numbers.ts';
import type { ReadSet } from './read-set.ts';

/** Number of the lock that a commit holds, from its first row until everybody sees it: offsets have no gaps by it. */
export const commitLock = 0x636f6c6f;

/** The channel on which commits are told. */
export const newsChannel = 'colophon_log';

/** Longest time that a write waits to find out whether it was committed, in milliseconds. */
const defaultSettleMs = 10_000;

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
   * @throws LeadershipLostError when another process leads.
   */
  commit(
    decided: readonly BoundChanges[],
    start: Position,
    readSet: ReadSet,
    leadership: Leadership | undefined,
  ): Promise<void>;
  /** Runs statements that are no change sets, in a transaction. */
  run(work: (query: Query) => Promise<unknown>, leadership?: Leadership): Promise<void>;
  /** True when another process has changed what was read since the position. */
  hasCollided(start: Position, readSet: ReadSet): Promise<boolean>;
  release(): Promise<void>;
  dropProjections(): Promise<void>;
  checkWritable(): Promise<void>;
  close(): Promise<void>;
}

export function openWriter(connections: Connections, settleMs = defaultSettleMs): Writer {
  const marks = createCommitMarks(connections, commitLock, settleMs);
  const numbers = createNumbers();
  let client: pg.Client | undefined;
  let isOpen = false;
  /** While this process has its turn. */
  let stopBeating: (() => void) | undefined;

  async function connection(): Promise<Query> {
    if (!client) {
      // Others wait as long as it holds the lock: not for one that is paused.
      const opened = await connections.connect('silence in a transaction');
      opened.on('error', () => {
        if (client === opened) forget();
      });
      client = opened;
    }
    return connections.queryOn(client);
  }

  function forget(): void {
    const lost = client;
    client = undefined;
    isOpen = false;
    numbers.clear();
    void lost?.end().catch(() => {});
  }

  /** Begins a transaction when nobody else commits, and reads how far the log is then. */
  async function begin(): Promise<{ readonly query: Query; readonly now: Position }> {
    const query = await connection();
    isOpen = true;
    const rows = await query(`BEGIN; SELECT pg_advisory_xact_lock(${commitLock}); ${selectPosition}`);
    return { query, now: toPosition(rows) };
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

  /** @param work Returns the offset of the latest entry, when the log has new ones. */
  async function inTransaction(
    work: (query: Query, now: Position) => Promise<number | undefined>,
    leadership?: Leadership,
  ): Promise<void> {
    try {
      const { query, now } = isOpen ? await resume() : await begin();
      await ensureLeadership(query, leadership);
      await commitMarked(query, await work(query, now));
      numbers.keep();
    } catch (error) {
      numbers.drop();
      await rollBack();
      throw error;
    }
  }

  /** Goes on with a transaction that has begun. */
  async function resume(): Promise<{ readonly query: Query; readonly now: Position }> {
    const query = await connection();
    return { query, now: await readPosition(query) };
  }

  /** Whatever becomes of the answer, the caller learns whether the transaction was committed. */
  async function commitMarked(query: Query, head: number | undefined): Promise<void> {
    try {
      await query(`${marks.next(newsChannel, head)}; COMMIT`);
      isOpen = false;
    } catch (error) {
      if (!isConnectionFault(error)) throw error;
      forget();
      if (!(await marks.wasCommitted())) throw error;
    }
  }

  return {
    async position(holdsTurn) {
      if (!holdsTurn) return readPosition(connections.read);
      const { now } = await begin();
      // The work may take its time before the next statement. Where the server has gone, that one notices.
      if (client) stopBeating = beat(client, connections.maxSilenceMs, () => {});
      return now;
    },

    commit: (decided, start, readSet, leadership) =>
      inTransaction(async (query, now) => {
        if (await isChanged(query, start, now, readSet))
          throw new CollisionError('Another process was faster');
        let { head } = now;
        for (const changes of joinChanges(decided)) {
          await applyChanges(query, changes, head, numbers);
          head += changes.log.length;
        }
        if (decided.some(hasUnlogged)) await query('UPDATE meta SET unlogged = unlogged + 1');
        return head > now.head ? head : undefined;
      }, leadership),

    run: (work, leadership) =>
      inTransaction(async (query) => {
        await work(query);
        return undefined;
      }, leadership),

    async hasCollided(start, readSet) {
      const query = connections.read;
      return isChanged(query, start, await readPosition(query), readSet);
    },

    async release() {
      stopBeating?.();
      await rollBack();
    },

    dropProjections: () =>
      inTransaction(async (query) => {
        await query('TRUNCATE edge, search_value, search_long, search_text');
        await query('UPDATE entity SET document = NULL, removed = NULL');
        await query('UPDATE meta SET unlogged = unlogged + 1, documents = 0, words = 0');
        return undefined;
      }),

    checkWritable: () =>
      inTransaction(async (query) => {
        await setConsumer(query, probe, 0);
        await setConsumer(query, probe, undefined);
        return undefined;
      }),

    async close() {
      await rollBack();
      // Without a server, there is nothing to tidy up.
      if (client) await marks.clear(await connection()).catch(() => undefined);
      await client?.end();
    },
  };
}

/** Name of a consumer that is there only inside the transaction that finds out whether the disk takes writes. */
const probe = 'colophon.probe';

const selectPosition = 'SELECT unlogged, (SELECT max(log_offset) FROM log) AS head FROM meta';

const readPosition = async (query: Query): Promise<Position> => toPosition(await query(selectPosition));

function toPosition([row]: readonly SqlRow[]): Position {
  return { head: Number(row?.head ?? 0), unlogged: Number(row?.unlogged ?? 0) };
}

async function isChanged(query: Query, start: Position, now: Position, readSet: ReadSet): Promise<boolean> {
  if (now.unlogged !== start.unlogged) return true;
  if (now.head === start.head) return false;
  if (readSet.isOpen) return true;
  const [row] = await query(
    `SELECT EXISTS (SELECT 1 FROM log WHERE log_offset > $1 AND (urn = ANY ($2::text[])
       OR EXISTS (SELECT 1 FROM unnest($3::text[]) AS p (prefix) WHERE starts_with(urn, prefix)))) AS changed`,
    [start.head, [...readSet.urns], [...readSet.prefixes]],
  );
  return Boolean(row?.changed);
}

import type { Leadership } from '@colophon/catalogue';
import type pg from 'pg';
import { setConsumer } from '../changes.ts';
import { beat } from '../connection/beat.ts';
import { type Connections, isConnectionFault } from '../connection/connections.ts';
import type { Parameter, Query } from '../connection/query.ts';
import { applyChanges } from './apply-changes.ts';
import { type BoundChanges, hasUnlogged, removesSomething } from './change-set.ts';
import { CollisionError, isCollision } from './collision.ts';
import { createCommitMarks } from './commit-mark.ts';
import { ensureLeadership } from './ensure-leadership.ts';
import { joinChanges } from './join-changes.ts';
import { beAlone, shareRows, takeCommitLock } from './locks.ts';
import { createNumbers } from './numbers.ts';
import { isChanged, type Position, readPosition, selectPosition, toPosition } from './position.ts';
import { putLog, type SharedRows } from './put-log.ts';
import type { ReadSet } from './read-set.ts';
import { noTexts, sum } from './text-counts.ts';

/** The channel on which commits are told. */
export const newsChannel = 'colophon_log';

/** A statement with what it binds. */
type Call = readonly [sql: string, parameters?: readonly Parameter[]];

/** Longest time that a write waits to find out whether it was committed, in milliseconds. */
const defaultSettleMs = 10_000;

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
  const marks = createCommitMarks(connections, settleMs);
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

  /** @returns also what the COMMIT has to wait for; where it fails, the transaction takes no other statement. */
  async function begin(locks: string): Promise<{ readonly query: Query; readonly begun: Promise<unknown> }> {
    const query = await connection();
    isOpen = true;
    const begun = query(`BEGIN; ${locks}`);
    begun.catch(() => {});
    return { query, begun };
  }

  /** Begins a transaction when nobody else commits, and reads how far the log is then. Goes on with one that has begun so. */
  async function beginAlone(): Promise<{ readonly query: Query; readonly now: Position }> {
    const query = await connection();
    if (isOpen) return { query, now: await readPosition(query) };
    isOpen = true;
    return { query, now: toPosition(await query(`BEGIN; ${beAlone}; ${selectPosition}`)) };
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

  /** @param work Begins a transaction and ends it. */
  async function inTransaction(work: () => Promise<void>): Promise<void> {
    try {
      await work();
      numbers.keep();
    } catch (error) {
      numbers.drop();
      await rollBack();
      throw error;
    }
  }

  /**
   * Commits, after other statements that are sent with the COMMIT, without a wait in between. Whatever becomes of the answers,
   * the caller learns whether the transaction was committed.
   */
  async function commitMarked(query: Query, hasNews: boolean, last: readonly Call[] = []): Promise<void> {
    const mark = `${marks.next(hasNews ? newsChannel : undefined)}; COMMIT`;
    const answers = await Promise.allSettled([...last, [mark] as const].map((call) => query(...call)));
    const reasons = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []));
    if (reasons.length === 0) isOpen = false;
    else if (reasons.some(isConnectionFault)) {
      forget();
      if (!(await marks.wasCommitted())) throw reasons[0];
    } else throw reasons[0];
  }

  /** Writes what depends on all other commits, the log above all, when it is this one's turn. */
  async function commitShared(query: Query, shared: SharedRows): Promise<void> {
    const { sql, parameters, hasEntries } = putLog(shared);
    await commitMarked(query, hasEntries, [[takeCommitLock], [sql, parameters]]);
  }

  async function commit(
    decided: readonly BoundChanges[],
    start: Position,
    readSet: ReadSet,
    leadership: Leadership | undefined,
  ): Promise<void> {
    // What removes rows would miss those that others are about to write. What read everything collides with everybody.
    const isAlone = isOpen || leadership !== undefined || readSet.isOpen || decided.some(removesSomething);
    const { query, begun } = isAlone ? await startAlone(start, readSet, leadership) : await begin(shareRows);
    let counts = noTexts;
    for (const changes of joinChanges(decided))
      counts = sum(counts, await applyChanges(query, changes, numbers));
    // Who looks for this commit waits for its locks, so they are there before the server can have the COMMIT.
    await begun;
    await commitShared(query, { decided, start, readSet, counts, hasUnlogged: decided.some(hasUnlogged) });
  }

  async function startAlone(start: Position, readSet: ReadSet, leadership: Leadership | undefined) {
    const { query, now } = await beginAlone();
    await ensureLeadership(query, leadership);
    if (await isChanged(query, start, now, readSet)) throw new CollisionError('Another process was faster');
    return { query, begun: undefined };
  }

  return {
    async position(holdsTurn) {
      if (!holdsTurn) return readPosition(connections.read);
      const { now } = await beginAlone();
      // The work may take its time before the next statement. Where the server has gone, that one notices.
      if (client) stopBeating = beat(client, connections.maxSilenceMs, () => {});
      return now;
    },

    commit: (decided, start, readSet, leadership) =>
      inTransaction(async () => {
        try {
          await commit(decided, start, readSet, leadership);
        } catch (error) {
          throw isCollision(error)
            ? new CollisionError('Another process was faster', { cause: error })
            : error;
        }
      }),

    run: (work, leadership) =>
      inTransaction(async () => {
        const { query, begun } = await begin(takeCommitLock);
        await begun;
        await ensureLeadership(query, leadership);
        await work(query);
        await commitMarked(query, false);
      }),

    async hasCollided(start, readSet) {
      const query = connections.read;
      return isChanged(query, start, await readPosition(query), readSet);
    },

    async release() {
      stopBeating?.();
      await rollBack();
    },

    dropProjections: () =>
      inTransaction(async () => {
        const { query } = await beginAlone();
        await query('TRUNCATE edge, search_value, search_long, search_text');
        await query('UPDATE entity SET document = NULL, removed = NULL');
        await query('UPDATE meta SET unlogged = unlogged + 1, documents = 0, words = 0');
        await commitMarked(query, false);
      }),

    checkWritable: () =>
      inTransaction(async () => {
        const { query, begun } = await begin(takeCommitLock);
        await begun;
        await setConsumer(query, probe, 0);
        await setConsumer(query, probe, undefined);
        await commitMarked(query, false);
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

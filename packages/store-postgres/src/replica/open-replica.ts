import type { QueryBounds } from '@colophon/catalogue';
import { CatalogueError, QueryTimeoutError, throwIfAborted } from '@colophon/catalogue/for-stores';
import { DatabaseError } from '@colophon/store-sql';
import {
  type Connections,
  type LentConnection,
  openConnections,
  type PostgresSettings,
} from '../connection/connections.ts';
import { explainStart } from '../connection/explain-start.ts';
import type { Query } from '../connection/query.ts';
import { KnownFields } from '../search/fields.ts';
import { ensureCopy, isWrong } from './ensure-copy.ts';
import { holds, type LogState, readWanted, selectState, toState } from './log-state.ts';
import { replicaTimes } from './replica-times.ts';
import { type ReplicaEvents, watchReplica, within } from './watch-replica.ts';

/** A standby of the database, which answers searches and questions about relationships and lineage. */
export interface ReplicaSettings extends ReplicaEvents {
  /** As that of the database. What it leads to may change, as with a load balancer or an endpoint for readers. */
  readonly url: string;
}

/** How a replica is doing. */
export interface ReplicaStatus {
  /**
   * How many entries of the log it was behind a moment ago.
   *
   * @throws Error that says why it answers nothing.
   */
  check(): { readonly lag: number };
  /** Offset up to which it had the log a moment ago; undefined when nobody knows. */
  readonly head: number | undefined;
}

/** A read by statements of one database. The numbers of search fields are those of that database. */
export type DatabaseRead<T> = (query: Query, fields: KnownFields) => Promise<T>;

export interface Replica {
  readonly status: ReplicaStatus;
  /**
   * Runs a read on the replica. Its answer knows everything that was committed before, or what its bounds ask for.
   *
   * @returns undefined when the replica cannot answer so.
   */
  read<T>(bounds: QueryBounds, method: string, work: DatabaseRead<T>): Promise<{ answer: T } | undefined>;
  close(): Promise<void>;
}

/** How often a replica is asked for a commit that it does not have yet, in milliseconds. */
const waitStepMs = 5;

/**
 * Opens a replica, which need not answer yet.
 *
 * @throws DatabaseError when it answers, and is no copy of the database or lets nobody in.
 */
export async function openReplica(
  { url, ...events }: ReplicaSettings,
  primary: Connections,
  settings: PostgresSettings,
): Promise<Replica> {
  const replica = openConnections({ ...settings, url, connectMs: replicaTimes.answerMs });
  let fields = new KnownFields();
  const ensureSame = async (query: Query) => {
    fields = new KnownFields();
    await ensureCopy(query, primary, { url, primaryUrl: settings.url });
  };
  const watch = await watchReplica(replica, primary, { ...events, ensureSame, isWrong }).catch(
    async (error: unknown) => {
      await replica.close();
      const explained = explainStart(error, url);
      if (explained instanceof DatabaseError && !(error instanceof DatabaseError))
        throw new DatabaseError(`The read replica: ${explained.message}`, { cause: error });
      throw explained;
    },
  );

  /** A connection with an open transaction that sees what is wanted; undefined when it does not in time. */
  async function begin(
    wanted: LogState,
    bounds: QueryBounds,
    method: string,
  ): Promise<LentConnection | undefined> {
    const leftMs = (bounds.deadline ?? Number.POSITIVE_INFINITY) - Date.now();
    const waitMs = bounds.notBefore === undefined ? replicaTimes.latestWaitMs : replicaTimes.offsetWaitMs;
    const untilMs = performance.now() + Math.min(waitMs, leftMs / 2);
    const lent = await replica.lend(bounds, method);
    try {
      for (let before = ''; ; before = 'ROLLBACK; ') {
        // In one transaction with the read: another connection may lead to another server, which has less.
        const rows = await within(
          lent.query(
            `${before}BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; ${selectState(wanted.offset)}`,
          ),
        );
        if (holds(toState(rows), wanted)) return lent;
        if (performance.now() >= untilMs) break;
        await new Promise((resolve) => setTimeout(resolve, waitStepMs));
      }
    } catch (error) {
      lent.giveBack(true);
      throw error;
    }
    end(lent);
    return undefined;
  }

  return {
    status: {
      check() {
        if (watch.trouble !== undefined) throw new Error(watch.trouble);
        return { lag: watch.lag ?? 0 };
      },
      get head() {
        return watch.head;
      },
    },

    async read(bounds, method, work) {
      if (!watch.isUsable(bounds.notBefore)) return undefined;
      const wanted = await readWanted(primary.bounded(bounds, method), bounds.notBefore);
      const { lost } = watch;
      let lent: LentConnection | undefined;
      try {
        lent = await begin(wanted, bounds, method);
        if (!lent) return undefined;
        const answer = await unlessAborted(lost, work(inTurn(lent.query), fields));
        end(lent);
        return { answer };
      } catch (error) {
        lent?.giveBack(true);
        if (error instanceof CatalogueError || error instanceof QueryTimeoutError) throw error;
        throwIfAborted(bounds.signal);
        if (!lost.aborted) watch.suspect(error);
        return undefined;
      }
    },

    async close() {
      await watch.close();
      await replica.close();
    },
  };
}

/** Ends a transaction that has only read; nobody waits for that. */
const end = (lent: LentConnection): void =>
  void within(lent.query('COMMIT')).then(
    () => lent.giveBack(),
    () => lent.giveBack(true),
  );

/** Statements that come at the same time, one after another: they share a connection. */
function inTurn(query: Query): Query {
  let last: Promise<unknown> = Promise.resolve();
  return (sql, parameters) => {
    const result = last.then(() => query(sql, parameters));
    last = result.catch(() => undefined);
    return result;
  };
}

/** @throws the reason of the signal. */
function unlessAborted<T>(signal: AbortSignal, answer: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(signal.reason);
    signal.addEventListener('abort', onAbort, { once: true });
    if (signal.aborted) onAbort();
    answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
  });
}

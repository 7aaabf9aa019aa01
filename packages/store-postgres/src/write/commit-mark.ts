import { StoreError } from '@colophon/catalogue/for-stores';
import type pg from 'pg';
import { type Connections, queryOn } from '../connection/connections.ts';
import type { Query } from '../connection/query.ts';
import { waitForCommits } from './locks.ts';

/** How long to wait before the next try to reach the server, in milliseconds. */
const retryMs = 100;
/** How long the row of a process is kept that did not end as it should. */
const keptFor = '1 day';

/**
 * Marks each commit of this process, in the same transaction, so that it can find out later whether a commit was kept whose
 * answer was lost. A row does that where the number of the transaction cannot: on a standby that was promoted, which gives
 * numbers again that the primary has given.
 */
export interface CommitMarks {
  /**
   * The statements that mark the next transaction, before its COMMIT. They also tell a channel of the head, if one is given.
   * Without parameters, so that they go to the server together with the COMMIT.
   */
  next(channel: string | undefined): string;
  /**
   * Whether the marked transaction was committed, of which the connection is gone.
   *
   * @throws StoreError `STORE_OUTCOME_UNKNOWN` when the server cannot be reached for too long.
   */
  wasCommitted(): Promise<boolean>;
  /** Forgets this process, and others that are long gone. */
  clear(query: Query): Promise<void>;
}

/** What became of a commit cannot be found out. */
export const outcomeUnknown = (): StoreError =>
  new StoreError(
    'STORE_OUTCOME_UNKNOWN',
    'The connection to PostgreSQL was lost during the commit, and PostgreSQL cannot be reached since then.',
  );

export function createCommitMarks(connections: Connections, settleMs: number): CommitMarks {
  const id = crypto.randomUUID();
  let commits = 0;

  /** @returns undefined when nobody can tell yet. */
  async function look(client: pg.Client): Promise<boolean | undefined> {
    const query = queryOn(client);
    const [server] = await query('SELECT pg_is_in_recovery() AS standby');
    // What a standby does not have, it may yet receive.
    if (server?.standby) return undefined;
    await query('BEGIN');
    // The server may still run it, with all that it has received: it has ended when nobody commits.
    await waitForCommits(query);
    // A commit of its own: with synchronous standbys, it waits until they have all that came before, too.
    const [row] = await query('UPDATE writer SET seen_at = now() WHERE id = $1::uuid RETURNING commits', [
      id,
    ]);
    await query('COMMIT');
    return Number(row?.commits ?? 0) >= commits;
  }

  async function tryToLook(deadline: number): Promise<boolean | undefined> {
    const client = await connections.connect().catch(() => undefined);
    if (!client) return undefined;
    // It may wait for the lock.
    const timer = setTimeout(() => void client.end().catch(() => {}), Math.max(0, deadline - Date.now()));
    try {
      return await look(client);
    } catch {
      return undefined;
    } finally {
      clearTimeout(timer);
      void client.end().catch(() => {});
    }
  }

  return {
    next(channel) {
      commits++;
      const tell =
        channel === undefined ? '' : `; SELECT pg_notify('${channel}', max(log_offset)::text) FROM log`;
      return `INSERT INTO writer VALUES ('${id}', ${commits}, now())
        ON CONFLICT (id) DO UPDATE SET commits = excluded.commits, seen_at = excluded.seen_at${tell}`;
    },

    async wasCommitted() {
      const deadline = Date.now() + settleMs;
      do {
        const known = await tryToLook(deadline);
        if (known !== undefined) return known;
        await new Promise((resolve) => setTimeout(resolve, retryMs));
      } while (Date.now() < deadline);
      throw outcomeUnknown();
    },

    clear: async (query) =>
      void (await query(`DELETE FROM writer WHERE id = $1::uuid OR seen_at < now() - interval '${keptFor}'`, [
        id,
      ])),
  };
}

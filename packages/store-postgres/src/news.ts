import type { ChangedSince, Waiting } from '@colophon/catalogue';
import type pg from 'pg';
import { logHead } from './changes.ts';
import type { Connections } from './connection/connections.ts';
import { newsChannel } from './write/writer.ts';

/** Changes of which is told what they are about: who asks later is told that anything may have changed. */
const maxTold = 2000;
/** How often the log is looked at while somebody waits, should the server's word of a commit be lost, in milliseconds. */
const lookMs = 1000;

/** What other processes commit, and this one. */
export interface News {
  changedSince(offset: number): Promise<ChangedSince>;
  /** Fulfilled as soon as the log has an entry behind the offset, when the time is over, or when the signal aborts. */
  wait(after: number, waiting: Waiting): Promise<void>;
  /** Tells those who wait that this process has committed something. */
  committed(): void;
  close(): Promise<void>;
}

export function openNews(connections: Connections): News {
  const waiting = new Map<() => void, number>();
  let listener: Promise<pg.Client> | undefined;
  let timer: ReturnType<typeof setInterval> | undefined;

  async function look(): Promise<void> {
    if (waiting.size === 0) return;
    // Should the server be away, the next look finds what is there by then.
    const head = await logHead(connections.read).catch(() => 0);
    for (const [wake, after] of waiting) if (head > after) wake();
  }

  /** From the first wait on. */
  function listen(): void {
    timer ??= setInterval(() => void look(), lookMs).unref();
    listener ??= (async () => {
      const client = await connections.connect();
      client.on('notification', () => void look());
      client.on('error', () => {
        listener = undefined;
      });
      await client.query(`LISTEN ${newsChannel}`);
      return client;
    })();
    listener.catch(() => {
      listener = undefined;
    });
  }

  return {
    async changedSince(offset) {
      const rows = await connections.read(
        `WITH head AS (SELECT coalesce(max(log_offset), 0) AS head FROM log)
         SELECT head, log_offset, urn, entity_type, aspect FROM head LEFT JOIN LATERAL (
           SELECT log_offset, urn, entity_type, aspect FROM log
           WHERE log_offset > $1 AND log_offset <= head ORDER BY log_offset LIMIT ${maxTold + 1}) entry ON true`,
        [offset],
      );
      const head = Number(rows[0]?.head ?? 0);
      const changed = rows
        .filter((row) => row.log_offset !== null)
        .map((row) => ({
          urn: String(row.urn),
          entityType: String(row.entity_type),
          aspect: String(row.aspect),
        }));
      return offset > head || changed.length > maxTold ? { head } : { head, changed };
    },

    wait: (after, { waitMs, signal }) =>
      new Promise((resolve) => {
        const wake = () => {
          clearTimeout(timeout);
          signal?.removeEventListener('abort', wake);
          waiting.delete(wake);
          resolve();
        };
        const timeout = setTimeout(wake, waitMs);
        signal?.addEventListener('abort', wake);
        waiting.set(wake, after);
        if (signal?.aborted) return wake();
        listen();
        void look();
      }),

    committed: () => void look(),

    async close() {
      clearInterval(timer);
      for (const wake of [...waiting.keys()]) wake();
      await (await listener?.catch(() => undefined))?.end();
    },
  };
}

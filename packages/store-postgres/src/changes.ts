import type { ChangesPage, ChangesQuery, LogEntry } from '@colophon/catalogue';
import { ReadBudget } from '@colophon/catalogue/for-stores';
import { rowLength, toLogEntry } from '@colophon/store-sql';
import type { Parameter, Query } from './connection/query.ts';

/** Most entries read for one response, so that a filter that matches few of them delays nobody. */
const maxLookedAt = 10_000;

export const logHead = async (query: Query): Promise<number> =>
  Number((await query('SELECT max(log_offset) AS head FROM log'))[0]?.head ?? 0);

export const readLog = async (query: Query, from: number, limit: number): Promise<LogEntry[]> =>
  (await query('SELECT * FROM log WHERE log_offset >= $1 ORDER BY log_offset LIMIT $2', [from, limit])).map(
    toLogEntry,
  );

/** The entries of a stretch of the log that a reader wants. */
export async function changes(
  query: Query,
  {
    from,
    limit,
    entityTypes = [],
    aspects = [],
    orDeletions = false,
    budget = new ReadBudget(),
  }: ChangesQuery,
): Promise<ChangesPage> {
  const behind = from + maxLookedAt;
  // Before the entries: one that comes later is not passed over.
  const head = await logHead(query);
  const parameters: Parameter[] = [from, Math.min(behind, head + 1)];
  const bind = (value: Parameter) => `$${parameters.push(value)}`;
  const among = (column: string, names: readonly string[], or: string) =>
    names.length === 0 ? '' : `AND (${column} = ANY (${bind([...names])}::text[]) ${or})`;
  const sql = `SELECT * FROM log WHERE log_offset >= $1 AND log_offset < $2
    ${among('entity_type', entityTypes, '')} ${among('aspect', aspects, orDeletions ? "OR change_type = 'DELETE'" : '')}
    ORDER BY log_offset LIMIT ${bind(limit)}`;
  const entries: LogEntry[] = [];
  if (!budget.isSpent) {
    for (const row of await query(sql, parameters)) {
      entries.push(toLogEntry(row));
      budget.spend(rowLength(row));
      if (budget.isSpent) break;
    }
  }
  const last = entries.at(-1);
  if (!last && budget.isSpent) return { entries, next: from };
  if (last && (entries.length === limit || budget.isSpent)) return { entries, next: last.offset + 1 };
  return { entries, next: Math.max(from, Math.min(behind, head + 1)) };
}

export async function consumer(query: Query, name: string): Promise<number | undefined> {
  const [row] = await query('SELECT next_offset FROM consumer WHERE name = $1', [name]);
  return row && Number(row.next_offset);
}

export async function setConsumer(query: Query, name: string, next: number | undefined): Promise<void> {
  if (next === undefined) await query('DELETE FROM consumer WHERE name = $1', [name]);
  else
    await query(
      'INSERT INTO consumer VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET next_offset = excluded.next_offset',
      [name, next],
    );
}

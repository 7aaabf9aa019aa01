import type { ChangesPage, ChangesQuery } from '@colophon/catalogue';
import { ReadBudget } from '@colophon/catalogue/for-stores';
import { toLogEntry } from '@colophon/store-sql';
import { readRows } from './read-rows.ts';
import type { Statements } from './statements.ts';

/** Most entries read for one response, so that a filter that matches few of them delays nobody. */
const maxLookedAt = 10_000;

/** The entries of a stretch of the log that a reader wants. */
export function changes(
  statement: Statements,
  {
    from,
    limit,
    entityTypes = [],
    aspects = [],
    orDeletions = false,
    budget = new ReadBudget(),
  }: ChangesQuery,
): ChangesPage {
  const behind = from + maxLookedAt;
  const filters = [
    { column: 'entity_type', names: entityTypes, or: '' },
    { column: 'aspect', names: aspects, or: orDeletions ? "OR change_type = 'DELETE'" : '' },
  ].filter(({ names }) => names.length > 0);
  const wanted = filters
    .map(({ column, or }) => `AND (${column} IN (SELECT value FROM json_each(?)) ${or})`)
    .join(' ');
  const select = statement(
    `SELECT * FROM log WHERE log_offset >= ? AND log_offset < ? ${wanted} ORDER BY log_offset LIMIT ?`,
  );
  const parameters = [from, behind, ...filters.map(({ names }) => JSON.stringify(names)), limit];
  const entries = readRows(select, parameters, toLogEntry, budget);
  const last = entries.at(-1);
  if (!last && budget.isSpent) return { entries, next: from };
  if (last && (entries.length === limit || budget.isSpent)) return { entries, next: last.offset + 1 };
  return { entries, next: Math.max(from, Math.min(behind, logHead(statement) + 1)) };
}

export const logHead = (statement: Statements): number =>
  Number(statement('SELECT max(log_offset) AS head FROM log').get()?.head ?? 0);

export function consumer(statement: Statements, name: string): number | undefined {
  const row = statement('SELECT next_offset FROM consumer WHERE name = ?').get(name);
  return row && Number(row.next_offset);
}

export function setConsumer(statement: Statements, name: string, next: number | undefined): void {
  if (next === undefined) statement('DELETE FROM consumer WHERE name = ?').run(name);
  else statement('INSERT OR REPLACE INTO consumer VALUES (?, ?)').run(name, next);
}

import type { ReadBudget } from '@colophon/catalogue';
import type { SqlRow } from '@colophon/store-sql';
import { rowLength } from '@colophon/store-sql';
import type { Parameter, Query } from './connection/query.ts';

/** Rows that are read at a time while a budget limits them. */
const perPage = 500;

/** The rows of a statement, up to the one with which the budget is spent; all without one. It ends with its order. */
export async function readRows<Row>(
  query: Query,
  sql: string,
  parameters: readonly Parameter[],
  toRow: (row: SqlRow) => Row,
  budget: ReadBudget | undefined,
): Promise<Row[]> {
  if (!budget) return (await query(sql, parameters)).map(toRow);
  const rows: Row[] = [];
  for (let offset = 0; !budget.isSpent; offset += perPage) {
    const page = await query(`SELECT * FROM (${sql}) all_rows LIMIT ${perPage} OFFSET ${offset}`, parameters);
    for (const row of page) {
      rows.push(toRow(row));
      budget.spend(rowLength(row));
      if (budget.isSpent) break;
    }
    if (page.length < perPage) break;
  }
  return rows;
}

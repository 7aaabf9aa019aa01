import type { ReadBudget } from '@colophon/catalogue';
import { rowLength } from '@colophon/store-sql';
import type { SqlRow, SqlStatement, SqlValue } from './sql.ts';

/** The rows that a statement returns, up to the one with which the budget is spent; all without one. */
export function readRows<Row>(
  statement: SqlStatement,
  parameters: readonly SqlValue[],
  toRow: (row: SqlRow) => Row,
  budget: ReadBudget | undefined,
): Row[] {
  if (!budget) return statement.all(...parameters).map(toRow);
  const rows: Row[] = [];
  if (budget.isSpent) return rows;
  for (const row of statement.iterate(...parameters)) {
    rows.push(toRow(row));
    budget.spend(rowLength(row));
    if (budget.isSpent) break;
  }
  return rows;
}

import type { ReadBudget } from '@colophon/catalogue';
import type { SqlRow, SqlStatement, SqlValue } from './sql.ts';

/** Columns that hold the JSON text of a value, which a row is measured by. */
const valueColumns = [
  'value',
  'previous_value',
  'system_metadata',
  'previous_system_metadata',
  'headers',
] as const;

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
    budget.spend(lengthOf(row));
    if (budget.isSpent) break;
  }
  return rows;
}

function lengthOf(row: SqlRow): number {
  let length = 0;
  for (const column of valueColumns) {
    const text = row[column];
    if (typeof text === 'string') length += text.length;
  }
  return length;
}

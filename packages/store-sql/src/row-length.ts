import type { SqlRow } from './values.ts';

/** Columns that hold the JSON text of a value, which a row is measured by. */
const valueColumns = [
  'value',
  'previous_value',
  'system_metadata',
  'previous_system_metadata',
  'headers',
] as const;

/** The characters of the values in a row, as a read budget counts them. */
export function rowLength(row: SqlRow): number {
  let length = 0;
  for (const column of valueColumns) {
    const text = row[column];
    if (typeof text === 'string') length += text.length;
  }
  return length;
}

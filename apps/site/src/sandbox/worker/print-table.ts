import { inspect } from 'node-inspect-extracted';

/** Heads of the columns that Node adds. */
const indexHead = '(index)';
const valueHead = 'Values';

/** What `console.table` prints in Node: a row for each item, a column for each key that any of them has. */
export function printTable(items: object): string {
  const rows = Object.entries(items);
  const keys = new Set<string>();
  let hasValues = false;
  for (const [, item] of rows) {
    if (isRecord(item)) for (const key of Object.keys(item)) keys.add(key);
    else hasValues = true;
  }
  const heads = [indexHead, ...keys, ...(hasValues ? [valueHead] : [])];
  const cells = rows.map(([index, item]) => [
    index,
    ...[...keys].map((key) => (isRecord(item) && Object.hasOwn(item, key) ? printCell(item[key]) : '')),
    ...(hasValues ? [isRecord(item) ? '' : printCell(item)] : []),
  ]);
  const widths = heads.map((head, column) =>
    Math.max(...[heads, ...cells].map((row) => (row[column] ?? head).length)),
  );
  const line = (row: readonly string[]): string =>
    `│ ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' │ ')} │`;
  const rule = (left: string, middle: string, right: string): string =>
    left + widths.map((width) => '─'.repeat(width + 2)).join(middle) + right;
  return [
    rule('┌', '┬', '┐'),
    line(heads),
    rule('├', '┼', '┤'),
    ...cells.map(line),
    rule('└', '┴', '┘'),
  ].join('\n');
}

const isRecord = (item: unknown): item is Record<string, unknown> =>
  typeof item === 'object' && item !== null;

/** Records of more than two members are named only, and shorter ones shown. */
function printCell(value: unknown): string {
  const isLong = isRecord(value) && !Array.isArray(value) && Object.keys(value).length > 2;
  return inspect(value, { depth: isLong ? -1 : 0, maxArrayLength: 3, breakLength: Number.POSITIVE_INFINITY });
}

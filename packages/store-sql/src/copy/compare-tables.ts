import { compareText } from '@colophon/catalogue/for-stores';
import type { CopiedRow, CopiedTable } from './copied-tables.ts';
import type { CopyReader } from './ends.ts';

/** A row that differs: of the source, of the target, or of both. */
export interface Difference {
  readonly source?: CopiedRow | undefined;
  readonly target?: CopiedRow | undefined;
}

/** Most characters of a page; a single row may have more. */
const maxPageLength = 8 * 1024 * 1024;
const maxPageRows = 5000;

/** The rows of a table in the order of their keys, read page by page. */
export async function* rowsOf(reader: CopyReader, table: CopiedTable): AsyncGenerator<CopiedRow> {
  let after: CopiedRow | undefined;
  let limit = 100;
  for (;;) {
    const page = await reader.read(table, after, limit);
    yield* page;
    if (page.length < limit) return;
    after = page.at(-1);
    const length = page.reduce((sum, row) => sum + lengthOf(row), 0);
    limit = Math.max(1, Math.min(maxPageRows, Math.floor((maxPageLength * page.length) / length)));
  }
}

/** Roughly how much a row holds. */
export const lengthOf = (row: CopiedRow): number =>
  row.reduce<number>((sum, value) => sum + (typeof value === 'string' ? value.length : 0), 8);

/**
 * Compares a table of two stores, side by side: both are read in the order of their keys.
 *
 * @param onRow Called with each row of either side.
 */
export async function* compareTables(
  table: CopiedTable,
  sides: { readonly source: CopyReader; readonly target: CopyReader },
  onRow: (side: 'source' | 'target', row: CopiedRow) => void = () => {},
): AsyncGenerator<Difference> {
  const compareKeys = keyOrder(table);
  const [sources, targets] = [rowsOf(sides.source, table), rowsOf(sides.target, table)];
  const next = async (side: 'source' | 'target', rows: AsyncGenerator<CopiedRow>) => {
    const { value, done } = await rows.next();
    if (done) return undefined;
    onRow(side, value);
    return value;
  };
  let source = await next('source', sources);
  let target = await next('target', targets);
  while (source || target) {
    const order = !source ? 1 : !target ? -1 : compareKeys(source, target);
    if (order < 0) yield { source };
    else if (order > 0) yield { target };
    else if (!isSame(source as CopiedRow, target as CopiedRow)) yield { source, target };
    if (order <= 0) source = await next('source', sources);
    if (order >= 0) target = await next('target', targets);
  }
}

/** The order in which both engines return rows: text by code points. */
function keyOrder({ columns, key }: CopiedTable): (a: CopiedRow, b: CopiedRow) => number {
  const places = key.map((name) => columns.indexOf(name));
  return (a, b) => {
    for (const place of places) {
      const [x, y] = [a[place], b[place]];
      const order = typeof x === 'number' ? x - Number(y) : compareText(String(x), String(y));
      if (order !== 0) return order;
    }
    return 0;
  };
}

const isSame = (a: CopiedRow, b: CopiedRow): boolean => a.every((value, place) => value === b[place]);

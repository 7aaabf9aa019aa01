import { printable } from './printable.ts';

/** The cell under each heading. */
export type Row = readonly (string | number)[];

/** Lines of a table: headings in capitals, columns two spaces apart, numbers to the right. */
export function tableLines(headings: readonly string[], rows: readonly Row[]): string[] {
  const isNumber = headings.map((_, i) => rows.some((row) => typeof row[i] === 'number'));
  const cells = [headings.map((heading) => heading.toUpperCase()), ...rows].map((row) =>
    row.map((cell) => printable(String(cell))),
  );
  const widths = headings.map((_, i) => Math.max(...cells.map((row) => row[i]?.length ?? 0)));
  return cells.map((row) =>
    row
      .map((cell, i) => (isNumber[i] ? cell.padStart(widths[i] ?? 0) : cell.padEnd(widths[i] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
}

/** Prints rows for people; `none` is printed for an empty table. */
export function printTable(headings: readonly string[], rows: readonly Row[], none: string): void {
  console.log(rows.length === 0 ? none : tableLines(headings, rows).join('\n'));
}

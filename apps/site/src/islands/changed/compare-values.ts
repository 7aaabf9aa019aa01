import { diffArrays } from 'diff';
import { printJson } from '../printed/print-json.ts';
import type { AspectValue } from './fold-changes.ts';

/** A line of a value, and whether it came, went or stayed. */
export interface ComparedLine {
  readonly text: string;
  readonly change?: 'added' | 'removed';
}

/** Unchanged lines further than this from a change are left out. */
const context = 2;

/** The lines in which two values differ, as the pages set JSON; `undefined` marks omitted lines. */
export function compareValues(
  before: AspectValue | undefined,
  after: AspectValue | undefined,
  width: number,
): (ComparedLine | undefined)[] {
  const lines = diffArrays(linesOf(before, width), linesOf(after, width)).flatMap(
    ({ value, added, removed }): ComparedLine[] =>
      value.map((text) => ({
        text,
        ...(added && { change: 'added' }),
        ...(removed && { change: 'removed' }),
      })),
  );
  const isNear = (at: number): boolean =>
    lines.slice(Math.max(0, at - context), at + context + 1).some(({ change }) => change !== undefined);
  return lines.flatMap((line, at) => {
    if (isNear(at)) return [line];
    return at === 0 || isNear(at - 1) ? [undefined] : [];
  });
}

/** A comma that a line needs only because another follows is no change of it, so lines have none at their ends. */
function linesOf(value: AspectValue | undefined, width: number): string[] {
  if (value === undefined) return [];
  const text = Object.entries(value).map(([name, field]) => printField(name, field, width));
  return [
    '{',
    ...text
      .join('\n')
      .split('\n')
      .map((line) => line.replace(/,$/, '')),
    '}',
  ];
}

/** A field in its own lines, and so each item of a list of records: an item that is added is one line more. */
function printField(name: string, field: unknown, width: number): string {
  const start = `  ${JSON.stringify(name)}: `;
  const isList = Array.isArray(field) && field.some((item) => typeof item === 'object');
  if (!isList) return start + printJson(field, width, '  ', start);
  const items = field.map((item) => `    ${printJson(item, width, '    ')}`);
  return [`${start}[`, ...items, '  ]'].join('\n');
}

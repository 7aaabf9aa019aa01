import type { ColumnType } from '@colophon/sdk/builders';

const byName: readonly [RegExp, ColumnType][] = [
  [/^bool/, 'boolean'],
  [/^(datetime|timestamp|time)/, 'time'],
  [/^date/, 'date'],
  [/^json/, 'record'],
  // The rules of SQLite itself, in its order: a declared type means what it contains.
  [/int/, 'number'],
  [/char|clob|text|string|uuid/, 'string'],
  [/blob|binary/, 'bytes'],
  [/real|floa|doub|num|dec/, 'number'],
];

/** The type of a declared type. Any text can be declared in SQLite; without one, a column takes every value. */
export function columnTypeOf(declared: string): ColumnType {
  const name = declared.trim().toLowerCase();
  return byName.find(([pattern]) => pattern.test(name))?.[1] ?? 'null';
}

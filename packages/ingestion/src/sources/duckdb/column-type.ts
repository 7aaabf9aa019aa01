import type { ColumnType } from '@colophon/sdk/builders';

const byName: readonly [RegExp, ColumnType][] = [
  // What a type is made of comes after its name, so these are asked first.
  [/\]$/, 'array'],
  [/^STRUCT/, 'record'],
  [/^MAP/, 'map'],
  [/^UNION/, 'union'],
  [/^ENUM/, 'enum'],
  [
    /^(U?(TINY|SMALL|BIG|HUGE)?INT(EGER)?|U?INTEGER|BIGNUM|VARINT|DECIMAL|NUMERIC|FLOAT|DOUBLE|REAL)\b/,
    'number',
  ],
  [/^BOOL/, 'boolean'],
  [/^DATE$/, 'date'],
  [/^(TIME|INTERVAL)/, 'time'],
  [/^(VARCHAR|TEXT|CHAR|UUID)/, 'string'],
  [/^JSON/, 'record'],
  [/^(BLOB|BIT|GEOMETRY)/, 'bytes'],
];

/** The type of a type of DuckDB. */
export const columnTypeOf = (nativeType: string): ColumnType =>
  byName.find(([pattern]) => pattern.test(nativeType))?.[1] ?? 'null';

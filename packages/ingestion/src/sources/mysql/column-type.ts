import type { ColumnType } from '@colophon/sdk/builders';

const byName: readonly [RegExp, ColumnType][] = [
  [/^(tinyint\(1\)|bool)/, 'boolean'],
  [/^(tinyint|smallint|mediumint|int|bigint|decimal|numeric|float|double|real|year)/, 'number'],
  [/^(datetime|timestamp|time)/, 'time'],
  [/^date/, 'date'],
  [/^enum/, 'enum'],
  [/^set/, 'array'],
  [/^(char|varchar|tinytext|text|mediumtext|longtext|uuid|inet4|inet6)/, 'string'],
  [/^json/, 'record'],
  [/^(bit|binary|varbinary|tinyblob|blob|mediumblob|longblob)/, 'bytes'],
  [/^(geometry|point|linestring|polygon|multi|geomcollection|geometrycollection|vector)/, 'bytes'],
];

/** The type of a type of MySQL or MariaDB, as `information_schema` writes it. */
export const columnTypeOf = (nativeType: string): ColumnType =>
  byName.find(([pattern]) => pattern.test(nativeType.toLowerCase()))?.[1] ?? 'null';

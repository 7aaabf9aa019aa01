import type { ColumnType } from '@colophon/sdk/builders';

const types: Readonly<Record<string, ColumnType>> = {
  boolean: 'boolean',
  bytea: 'bytes',
  bit: 'bytes',
  'bit varying': 'bytes',
  tsvector: 'bytes',
  regclass: 'bytes',
  date: 'date',
  interval: 'time',
  json: 'record',
  jsonb: 'record',
  hstore: 'map',
  vector: 'array',
  halfvec: 'array',
  sparsevec: 'array',
  geometry: 'bytes',
  geography: 'bytes',
  raster: 'bytes',
};

const groups: readonly [RegExp, ColumnType][] = [
  [/^(smallint|integer|bigint|numeric|real|double precision|money|float)$/, 'number'],
  [/^(timestamp|time)\b/, 'time'],
  [
    /^(character varying|character|text|citext|name|"char"|uuid|inet|cidr|macaddr8?|oid|xml|ltree|tsquery|jsonpath|regconfig|reg\w+|pg_lsn|\w*txid_snapshot|pg_snapshot|xid8?)$/,
    'string',
  ],
  [/range$/, 'string'],
  [/^(point|line|lseg|box|path|polygon|circle)$/, 'bytes'],
];

/** What the catalogue says of the type of a column. */
export interface PostgresType {
  /** As `format_type` prints it: `character varying(255)`, `integer[]`. */
  readonly name: string;
  /** `typtype`: `b`ase, `e`num, `d`omain, `c`omposite, `r`ange. */
  readonly kind: string;
  /** `format_type` of the type that a domain is made of. */
  readonly base: string | null;
}

/** The type of a column; `null` if it is not known. */
export function columnTypeOf({ name, kind, base }: PostgresType): ColumnType {
  const text = kind === 'd' && base !== null ? base : name;
  if (text.endsWith('[]')) return 'array';
  if (kind === 'e') return 'enum';
  if (kind === 'c') return 'record';
  const plain = text.replace(/\([^)]*\)/g, '').trim();
  const unqualified = plain.replace(/^\w+\./, '');
  return types[unqualified] ?? groups.find(([pattern]) => pattern.test(unqualified))?.[1] ?? 'null';
}

/** The type as SQLAlchemy prints it, and thus DataHub: `VARCHAR(255)` for `character varying(255)`. */
export function nativeTypeOf({ name, kind }: PostgresType): string {
  if (kind === 'e' || kind === 'd' || kind === 'c') return name;
  return name
    .toUpperCase()
    .replace(/^CHARACTER VARYING/, 'VARCHAR')
    .replace(/^CHARACTER\b/, 'CHAR')
    .replace(/^(NUMERIC)\((\d+),(\d+)\)/, '$1($2, $3)');
}

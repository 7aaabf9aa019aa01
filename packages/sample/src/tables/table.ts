import type { ColumnType } from '@colophon/sdk/builders';
import type { Env } from '@colophon/sdk/urns';

/** The platforms of the datasets. */
export type Platform = 'postgres' | 'kafka' | 'iceberg' | 's3' | 'snowflake' | 'dbt';

/** A column of a dataset. */
export interface Column {
  readonly name: string;
  /** Type in the notation of PostgreSQL. */
  readonly type: string;
  readonly nullable: boolean;
  readonly isKey: boolean;
  readonly description: string | undefined;
  readonly tags: readonly string[];
  readonly term: string | undefined;
  /** The column that a foreign key refers to. */
  readonly reference: ColumnPlace | undefined;
  readonly sources: readonly ColumnPlace[];
}

/** A column of another table. */
export interface ColumnPlace {
  /** Id of the table. */
  readonly table: string;
  readonly column: string;
}

/** A dataset of the company. */
export interface Table {
  /** How others refer to it, such as `stg_shop__orders`. */
  readonly id: string;
  readonly urn: string;
  readonly platform: Platform;
  /** Name without database and schema. */
  readonly name: string;
  /** Database and schema, or folders. */
  readonly path: readonly string[];
  readonly kind: string;
  readonly layer: Layer;
  /** The area that it belongs to, which decides about domain and owners. */
  readonly area: Area;
  readonly description: string | undefined;
  readonly columns: readonly Column[];
  /** Ids of the tables that it is made from. */
  readonly upstreams: readonly string[];
  /** Id of the dbt model that creates it, or of the table that the model creates. */
  readonly sibling?: string;
  /** Deployment of the platform. Default: the platform has one. */
  readonly instance?: string;
  /** Default: production. */
  readonly env?: Env;
}

/** Where data is on its way from the source to the report. */
export type Layer =
  | 'source'
  | 'event'
  | 'file'
  | 'bronze'
  | 'silver'
  | 'gold'
  | 'raw'
  | 'staging'
  | 'intermediate'
  | 'mart'
  | 'report'
  | 'sandbox';

/** The parts of the business. */
export type Area =
  | 'orders'
  | 'payments'
  | 'products'
  | 'inventory'
  | 'fulfilment'
  | 'customers'
  | 'loyalty'
  | 'care'
  | 'marketing'
  | 'web'
  | 'finance'
  | 'workforce'
  | 'science'
  | 'platform';

const columnTypes: readonly (readonly [RegExp, ColumnType])[] = [
  [/^(bigint|integer|smallint|numeric|double)/, 'number'],
  [/^boolean/, 'boolean'],
  [/^date/, 'date'],
  [/^time/, 'time'],
  [/^jsonb/, 'record'],
  [/./, 'string'],
];

/** The type in the vocabulary that is the same for all platforms. */
export const columnTypeOf = (type: string): ColumnType =>
  columnTypes.find(([pattern]) => pattern.test(type))?.[1] ?? 'string';

const snowflake = (type: string): string =>
  type
    .replace(/^(bigint|integer|smallint)$/, 'NUMBER(38,0)')
    .replace(/^numeric/, 'NUMBER')
    .replace(/^double$/, 'FLOAT')
    .replace(/^timestamptz$/, 'TIMESTAMP_TZ')
    .replace(/^uuid$/, 'VARCHAR(36)')
    .replace(/^text$/, 'VARCHAR')
    .replace(/^jsonb$/, 'VARIANT')
    .toUpperCase();

const iceberg = (type: string): string =>
  type
    .replace(/^bigint$/, 'long')
    .replace(/^(integer|smallint)$/, 'int')
    .replace(/^numeric/, 'decimal')
    .replace(/^(text|jsonb|char.*)$/, 'string');

const avro = (type: string): string =>
  iceberg(type)
    .replace(/^timestamptz$/, 'long (timestamp-millis)')
    .replace(/^date$/, 'int (date)')
    .replace(/^uuid$/, 'string (uuid)')
    .replace(/^decimal\((.*)\)$/, 'bytes (decimal $1)');

const natives: Readonly<Record<Platform, (type: string) => string>> = {
  postgres: (type) => type,
  kafka: avro,
  iceberg,
  s3: iceberg,
  snowflake,
  dbt: snowflake,
};

/** The type as the platform writes it. */
export const nativeTypeOf = ({ platform }: Table, { type }: Column): string => natives[platform](type);

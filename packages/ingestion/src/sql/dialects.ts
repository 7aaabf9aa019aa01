/** Dialects in which statements are parsed, by the names of the parser. */
export type Dialect =
  | 'postgresql'
  | 'mysql'
  | 'sqlite'
  | 'duckdb'
  | 'snowflake'
  | 'bigquery'
  | 'redshift'
  | 'tsql'
  | 'oracle'
  | 'databricks'
  | 'trino'
  | 'clickhouse'
  | 'spark'
  | 'hive'
  | 'generic';

/** What a name without quotes means: upper case in Oracle and Snowflake, lower case in PostgreSQL, as written elsewhere. */
export function foldName({ name, quoted }: { name: string; quoted: boolean }, dialect: Dialect): string {
  if (quoted) return name;
  if (dialect === 'postgresql' || dialect === 'redshift') return name.toLowerCase();
  if (dialect === 'snowflake' || dialect === 'oracle') return name.toUpperCase();
  return name;
}

import type { SourceContext } from '../../definitions/source.ts';
import type { LoggedQuery } from '../sql-common/database.ts';
import { ownStatements } from '../sql-common/own-statement.ts';
import type { PostgresConfig } from './configuration.ts';
import type { Connection } from './connect.ts';

// Statements about the catalogue and the session say nothing about the data, and those of profiling nothing about its use.
const excluded = [
  ownStatements,
  '%pg_stat_statements%',
  '%information_schema%',
  '%pg_catalog.pg_%',
  'SHOW%',
  'SET %',
];

const canReadStatement = `
  select exists (select from pg_extension where extname = 'pg_stat_statements') as installed,
    pg_has_role(current_user, 'pg_read_all_stats', 'MEMBER')
      or (select rolsuper from pg_roles where rolname = current_user) as allowed,
    (select string_agg(quote_ident(n.nspname), '') from pg_extension e join pg_namespace n on n.oid = e.extnamespace
      where e.extname = 'pg_stat_statements') as schema`;

const logStatement = (schema: string) => `
  select s.queryid::text as id, s.query as sql, s.calls as count, r.rolname as user
  from ${schema}.pg_stat_statements s
  left join pg_roles r on r.oid = s.userid
  where s.dbid = (select oid from pg_database where datname = current_database())
    and s.calls >= $1 and s.query <> '<insufficient privilege>' and not s.query ilike any ($2::text[])
  order by s.total_exec_time desc, s.calls desc limit $3`;

/** Statements from `pg_stat_statements`. If it cannot be read, the report says what is missing. */
export async function* readStatements(
  connection: Connection,
  config: PostgresConfig,
  user: string | undefined,
  { report }: SourceContext,
): AsyncGenerator<LoggedQuery> {
  const [can] = await connection.query(canReadStatement);
  const remedy =
    can?.installed !== 't'
      ? 'Load the library (shared_preload_libraries = pg_stat_statements), restart the server, and run: CREATE EXTENSION pg_stat_statements;'
      : can.allowed !== 't'
        ? `Run: GRANT pg_read_all_stats TO "${(user ?? '').replaceAll('"', '""')}";`
        : undefined;
  if (remedy !== undefined || !can?.schema) {
    report.fail({ title: 'cannot read pg_stat_statements', message: remedy ?? '' });
    return;
  }
  let rows: Record<string, string | null>[];
  try {
    const { min_query_calls: calls, query_exclude_patterns: more, max_queries_to_extract: limit } = config;
    rows = await connection.query(logStatement(can.schema), [calls, [...excluded, ...(more ?? [])], limit]);
  } catch (error) {
    report.fail({
      title: 'cannot read pg_stat_statements',
      message: error instanceof Error ? error.message : String(error),
    });
    return;
  }
  for (const row of rows)
    yield {
      id: `${row.id} ${row.user}`,
      sql: row.sql ?? '',
      count: Number(row.count),
      user: row.user ?? undefined,
    };
}

import type { SourceContext } from '../../definitions/source.ts';
import type { LoggedQuery } from '../sql-common/database.ts';
import { ownStatements } from '../sql-common/own-statement.ts';
import type { MysqlConfig } from './configuration.ts';
import type { Connection, Value } from './connect.ts';
import { accountOf } from './explain-error.ts';

// Statements that neither read nor fill tables say nothing about the data.
const kinds = 'select|insert|update|delete|replace|create|with';

const digestsStatement = `
  select digest as id, digest_text as \`sql\`, count_star as count
  from performance_schema.events_statements_summary_by_digest
  where schema_name = ? and lower(digest_text) regexp '^[[:space:](]*(${kinds})' and digest_text not like '%...'
    and digest_text not like '%information_schema%' and digest_text not like '%performance_schema%'
  order by count_star desc limit ?`;

/** The log has no database for a statement, so each is read with the first one, in which names may be qualified. */
const generalLogStatement = `
  select convert(argument using utf8mb4) as \`sql\`, substring_index(user_host, '[', 1) as user,
    unix_timestamp(event_time) as time
  from mysql.general_log
  where command_type in ('Query', 'Execute')
    and lower(convert(argument using utf8mb4)) regexp '^[[:space:](]*(${kinds})'
    and convert(argument using utf8mb4) not like '%information_schema%'
    and convert(argument using utf8mb4) not like '%general_log%'
    and convert(argument using utf8mb4) not like '${ownStatements}'
    and convert(argument using utf8mb4) like ?
  order by event_time desc limit ?`;

/** Statements from a log. If it cannot be read, the report says what is missing. */
export async function* readStatements(
  connection: Connection,
  database: string,
  { usage_source: source, max_queries_to_extract: limit }: MysqlConfig,
  { report }: SourceContext,
): AsyncGenerator<LoggedQuery> {
  const isDigest = source === 'performance_schema';
  const table = isDigest ? 'performance_schema.events_statements_summary_by_digest' : 'mysql.general_log';
  let rows: Record<string, Value>[];
  try {
    const setting = isDigest ? 'performance_schema' : 'general_log';
    const [state] = await connection.query(`select @@global.${setting} as state`);
    if (!Number(state?.state)) {
      const settings = isDigest ? 'performance_schema=ON' : "general_log=ON and log_output='TABLE'";
      report.fail({
        title: `cannot read ${table}`,
        message: `It is turned off. Start the server with ${settings}.`,
      });
      return;
    }
    rows = await connection.query(isDigest ? digestsStatement : generalLogStatement, [
      isDigest ? database : `%${database}%`,
      limit,
    ]);
  } catch (error) {
    const { code = '', message = String(error) } = error as { code?: string; message?: string };
    const isRight = code.includes('ACCESS') || code.includes('DENIED');
    report.fail({
      title: `cannot read ${table}`,
      message: isRight
        ? `The right is missing. Run: GRANT SELECT ON ${table} TO ${accountOf(connection.account)};`
        : message,
    });
    return;
  }
  for (const row of rows)
    yield {
      sql: String(row.sql ?? ''),
      schema: database,
      ...(isDigest
        ? { id: String(row.id), count: Number(row.count) }
        : { user: String(row.user ?? ''), time: Math.round(Number(row.time) * 1000), count: 1 }),
    };
}

import type { Capabilities } from '../../definitions/capabilities.ts';
import { compilePatterns } from '../../definitions/configuration.ts';
import { SourceError } from '../../definitions/errors.ts';
import { defineSource, type SourceContext } from '../../definitions/source.ts';
import type { DatabaseSystem } from '../sql-common/database.ts';
import type { ProfilingDialect } from '../sql-common/profiling-dialect.ts';
import { createRelationalSource } from '../sql-common/relational-source.ts';
import { databasesStatement, systemDatabases } from './catalogue-statements.ts';
import { type MysqlConfig, mysqlConfig } from './configuration.ts';
import { type Connection, connect } from './connect.ts';
import { connectionOptions } from './connection-options.ts';
import { accountOf } from './explain-error.ts';
import { createMysqlDatabase } from './mysql-database.ts';

const profiling: ProfilingDialect = {
  quote: (name) => `\`${name.replaceAll('`', '``')}\``,
  standardDeviation: (column) => `stddev_samp(${column})`,
  asText: (expression) => `cast(${expression} as char)`,
  canProfile: ({ type, nativeType }) =>
    !['bytes', 'record', 'array', 'map', 'null'].includes(type) && !/^json/i.test(nativeType),
};

const capabilities: Capabilities = {
  containers: 'Databases',
  schema: 'Columns with their types',
  views: 'With their statements, where the user has the right SHOW VIEW',
  keys: 'Primary keys and foreign keys, also to other databases',
  descriptions: 'Comments of tables and columns',
  tableLineage: 'From the statements of views',
  columnLineage: 'From the statements of views',
  queryLineage: 'With `include_query_lineage`, from `performance_schema` or the general log',
  usage: 'With `include_usage_statistics`, from `performance_schema` or the general log',
  profiling:
    'With `profiling.enabled`. The median and quantiles are left out: the server has no function for them',
  classification: 'With `classification.enabled`: terms of columns, by their names and values',
  removal: 'With `stateful_ingestion.enabled`',
  incremental:
    'With `incremental` and `stateful_ingestion.enabled`: tables whose entry in the catalogue has not changed are not written again',
  platformInstance: 'With `platform_instance`',
  patterns: '`database_pattern`, `table_pattern`, `view_pattern` and `profile_pattern`',
  domains: 'Patterns by domain, with `domain`',
  tags: 'Patterns by tag, with `tags`',
  testConnection: 'Whether the server accepts the user, and whether it may read a database',
};

const readsLog = (config: MysqlConfig): boolean =>
  config.include_query_lineage || config.include_usage_statistics;

const define = (platform: 'mysql' | 'mariadb', title: string) =>
  defineSource<MysqlConfig>({
    name: platform,
    title,
    platform,
    description: `Databases, tables, views, keys, lineage and statistics of a ${title} server.`,
    capabilities,
    config: mysqlConfig,
    open: (config, context) =>
      createRelationalSource(
        createSystem(platform, config, context),
        // As in DataHub, one setting asks for both.
        { ...config, include_query_lineage: readsLog(config) },
        context,
      ),
  });

/** Reads the databases of a MySQL server. */
export const mysql = define('mysql', 'MySQL');
/** Reads the databases of a MariaDB server. */
export const mariadb = define('mariadb', 'MariaDB');

function createSystem(
  platform: 'mysql' | 'mariadb',
  config: MysqlConfig,
  context: SourceContext,
): DatabaseSystem {
  const options = connectionOptions(config, context.folder);
  const isAllowed = compilePatterns(config.database_pattern);
  let connection: Connection | undefined;
  return {
    platform,
    dialect: 'mysql',
    levels: 2,
    profiling,
    async *databases() {
      connection ??= await connect(options, context.signal);
      const rows = await connection.query(databasesStatement);
      const all = rows
        .map((row) => String(row.name))
        .filter((name) => !systemDatabases.includes(name.toLowerCase()));
      const names = options.database === undefined ? all.filter(isAllowed) : [options.database];
      if (all.length === 0)
        throw new SourceError(`${connection.account} may not read any database of ${options.place}`, {
          remedy: `Run: GRANT SELECT, SHOW VIEW ON *.* TO ${accountOf(connection.account)};`,
        });
      for (const name of names) yield createMysqlDatabase(connection, name, config, context);
    },
    close: async () => connection?.close(),
  };
}

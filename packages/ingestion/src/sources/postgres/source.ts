import { compilePatterns } from '../../definitions/configuration.ts';
import { SourceError } from '../../definitions/errors.ts';
import { defineSource, type SourceContext } from '../../definitions/source.ts';
import type { Database, DatabaseSystem } from '../sql-common/database.ts';
import { createRelationalSource } from '../sql-common/relational-source.ts';
import { databasesStatement } from './catalogue-statements.ts';
import { type PostgresConfig, postgresConfig } from './configuration.ts';
import { connect } from './connect.ts';
import { type ConnectionOptions, connectionOptions } from './connection-options.ts';
import { missingRight } from './explain-error.ts';
import { createPostgresDatabase } from './postgres-database.ts';
import { postgresProfiling } from './profiling.ts';
import { readStatements } from './statements-log.ts';

/** Reads the databases of a PostgreSQL server. */
export const postgres = defineSource<PostgresConfig>({
  name: 'postgres',
  title: 'PostgreSQL',
  platform: 'postgres',
  description:
    'Databases, schemas, tables, views, keys, lineage, usage and statistics of a PostgreSQL server.',
  capabilities: {
    containers: 'Databases and schemas',
    schema: 'Columns with their types. Domains have the type that they are made of',
    views: 'Views and materialized views, with their statements',
    keys: 'Primary keys and foreign keys',
    descriptions: 'Comments of schemas, tables, views and columns',
    tableLineage: 'From the statements of views',
    columnLineage: 'From the statements of views',
    queryLineage: 'With `include_query_lineage`, from `pg_stat_statements`',
    usage: 'With `include_usage_statistics`, from `pg_stat_statements`, since the last run',
    profiling: 'With `profiling.enabled`. Large tables are sampled by pages',
    classification: 'With `classification.enabled`: terms of columns, by their names and values',
    removal: 'With `stateful_ingestion.enabled`',
    incremental:
      'With `incremental` and `stateful_ingestion.enabled`: tables whose entry in the catalogue has not changed are not written again',
    platformInstance: 'With `platform_instance`',
    patterns: '`database_pattern`, `schema_pattern`, `table_pattern`, `view_pattern` and `profile_pattern`',
    domains: 'Patterns by domain, with `domain`',
    tags: 'Patterns by tag, with `tags`',
    testConnection: 'Whether the server accepts the role',
  },
  config: postgresConfig,
  open: (config, context) => createRelationalSource(createSystem(config, context), config, context),
});

function createSystem(config: PostgresConfig, context: SourceContext): DatabaseSystem {
  const options = connectionOptions(config, context.folder);
  const isAllowed = compilePatterns(config.database_pattern);
  const open = async (name: string) => openDatabase(options, name, config, context);

  async function names(): Promise<string[]> {
    const connection = await connect(options, config.initial_database, context.signal);
    try {
      const rows = await connection.query(databasesStatement);
      return rows.flatMap(({ name }) => (name && isAllowed(name) ? [name] : []));
    } finally {
      await connection.close();
    }
  }

  return {
    platform: 'postgres',
    dialect: 'postgresql',
    levels: 3,
    profiling: postgresProfiling,
    async *databases() {
      if (options.database !== undefined) {
        yield await open(options.database);
        return;
      }
      for (const name of await names()) {
        const database = await open(name).catch((error: unknown) => {
          if (!(error instanceof SourceError)) throw error;
          // The role may read some of the databases of a server, and not others.
          context.report.fail({
            title: 'cannot read a database',
            message: [error.message, error.remedy].filter(Boolean).join('. '),
            context: name,
          });
        });
        if (database) yield database;
      }
    },
    close: async () => {},
  };
}

async function openDatabase(
  options: ConnectionOptions,
  name: string,
  config: PostgresConfig,
  context: SourceContext,
): Promise<Database> {
  const connection = await connect(options, name, context.signal);
  const explain = (error: unknown) => {
    const grant = missingRight(error, options.client.user);
    if (grant === undefined) return error;
    return new SourceError(`${(error as Error).message}. Run: ${grant}`, { remedy: `Run: ${grant}` });
  };
  return createPostgresDatabase(
    connection,
    name,
    {
      withSizes: config.profiling.enabled,
      queries: config.include_query_lineage
        ? () => readStatements(connection, config, options.client.user, context)
        : undefined,
      explain,
    },
    context,
  );
}

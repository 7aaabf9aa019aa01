import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { SourceError } from '../../definitions/errors.ts';
import { defineSource, type SourceContext } from '../../definitions/source.ts';
import type { DatabaseSystem } from '../sql-common/database.ts';
import type { ProfilingDialect } from '../sql-common/profiling-dialect.ts';
import { createRelationalSource } from '../sql-common/relational-source.ts';
import { pathOf, type SqliteConfig, sqliteConfig } from './configuration.ts';
import { openSqliteDatabase } from './sqlite-database.ts';

const profiling: ProfilingDialect = {
  quote: (name) => `"${name.replaceAll('"', '""')}"`,
  asText: (expression) => `cast(${expression} as text)`,
};

/** Reads a SQLite file. */
export const sqlite = defineSource<SqliteConfig>({
  name: 'sqlite',
  title: 'SQLite',
  platform: 'sqlite',
  description: 'Tables, views, keys, lineage and statistics of a SQLite file.',
  capabilities: {
    containers: 'The file as a database, and its schema `main`',
    schema: 'Columns with the types that are declared',
    views: 'With their statements',
    keys: 'Primary keys and foreign keys',
    tableLineage: 'From the statements of views',
    columnLineage: 'From the statements of views',
    profiling: 'With `profiling.enabled`. Median and standard deviation are left out',
    classification: 'With `classification.enabled`: terms of columns, by their names and values',
    removal: 'With `stateful_ingestion.enabled`',
    incremental:
      'With `incremental` and `stateful_ingestion.enabled`: tables whose entry has not changed are not written again',
    platformInstance: 'With `platform_instance`',
    patterns: '`schema_pattern`, `table_pattern`, `view_pattern` and `profile_pattern`',
    domains: 'Patterns by domain, with `domain`',
    tags: 'Patterns by tag, with `tags`',
    testConnection: 'Whether the file is there, and is a database',
  },
  config: sqliteConfig,
  open(config, context) {
    const source = createRelationalSource(sqliteSystem(config, context), config, context);
    return source;
  },
});

function sqliteSystem(config: SqliteConfig, context: SourceContext): DatabaseSystem {
  const name = pathOf(config);
  return {
    platform: 'sqlite',
    dialect: 'sqlite',
    levels: 3,
    // As in DataHub, where the path is not part of the name of a table.
    databaseInName: false,
    profiling,
    async *databases() {
      yield await openFile(name, context);
    },
    close: async () => {},
  };
}

async function openFile(name: string, context: SourceContext) {
  const path = resolve(context.folder, name);
  const found = await stat(path).catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === 'ENOENT')
      throw new SourceError(`There is no file ${path}`, {
        cause,
        remedy: 'Correct `database` in the recipe. A relative path starts at the folder of the recipe.',
      });
    throw new SourceError(`${path} cannot be read: ${cause.message}`, { cause });
  });
  if (found.isDirectory()) throw new SourceError(`${path} is a folder, not a SQLite file`);
  try {
    const database = openSqliteDatabase(path, name, context);
    // Opening reads nothing. This reads the header.
    await database.schemas();
    await database.rows('select count(*) from sqlite_schema', { signal: context.signal });
    return database;
  } catch (cause) {
    throw new SourceError(
      `${path} cannot be opened: ${cause instanceof Error ? cause.message : String(cause)}`,
      {
        cause,
        remedy: 'Check that it is a SQLite file, and that the account that runs the recipe may read it.',
      },
    );
  }
}

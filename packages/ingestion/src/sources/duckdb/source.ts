import { stat } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { SourceError } from '../../definitions/errors.ts';
import { defineSource, type SourceContext } from '../../definitions/source.ts';
import type { Database, DatabaseSystem } from '../sql-common/database.ts';
import type { ProfilingDialect } from '../sql-common/profiling-dialect.ts';
import { createRelationalSource } from '../sql-common/relational-source.ts';
import { type DuckdbConfig, duckdbConfig } from './configuration.ts';
import { createDuckdbDatabase } from './duckdb-database.ts';

const profiling: ProfilingDialect = {
  quote: (name) => `"${name.replaceAll('"', '""')}"`,
  median: (column) => `median(${column})`,
  standardDeviation: (column) => `stddev_samp(${column})`,
  quantile: (column, share) => `quantile_disc(${column}, ${share})`,
  asText: (expression) => `cast(${expression} as varchar)`,
  sample: (table, rows) =>
    `(select * from ${table} using sample reservoir(${rows} rows) repeatable (42)) as sampled_rows`,
};

/** Reads a DuckDB file. */
export const duckdb = defineSource<DuckdbConfig>({
  name: 'duckdb',
  title: 'DuckDB',
  platform: 'duckdb',
  description: 'Schemas, tables, views, keys, lineage and statistics of a DuckDB file.',
  capabilities: {
    containers: 'The file as a database, and its schemas',
    schema: 'Columns with their types; lists, structs and maps are one column each',
    views: 'With their statements',
    keys: 'Primary keys and foreign keys',
    descriptions: 'Comments of schemas, tables, views and columns',
    tableLineage: 'From the statements of views',
    columnLineage: 'From the statements of views',
    profiling: 'With `profiling.enabled`',
    classification: 'With `classification.enabled`: terms of columns, by their names and values',
    removal: 'With `stateful_ingestion.enabled`',
    incremental:
      'With `incremental` and `stateful_ingestion.enabled`: tables whose entry has not changed are not written again',
    platformInstance: 'With `platform_instance`',
    patterns: '`schema_pattern`, `table_pattern`, `view_pattern` and `profile_pattern`',
    domains: 'Patterns by domain, with `domain`',
    tags: 'Patterns by tag, with `tags`',
    testConnection: 'Whether the file is there, and is a database that no other process writes to',
  },
  config: duckdbConfig,
  open: (config, context) => createRelationalSource(createSystem(config, context), config, context),
});

const createSystem = (config: DuckdbConfig, context: SourceContext): DatabaseSystem => ({
  platform: 'duckdb',
  dialect: 'duckdb',
  levels: 3,
  profiling,
  async *databases() {
    yield await openFile(config, context);
  },
  close: async () => {},
});

async function openFile(config: DuckdbConfig, context: SourceContext): Promise<Database> {
  const path = resolve(context.folder, config.database);
  const found = await stat(path).catch((cause: NodeJS.ErrnoException) => {
    throw new SourceError(
      cause.code === 'ENOENT' ? `There is no file ${path}` : `${path} cannot be read: ${cause.message}`,
      {
        cause,
        remedy: 'Correct `database` in the recipe. A relative path starts at the folder of the recipe.',
      },
    );
  });
  if (found.isDirectory()) throw new SourceError(`${path} is a folder, not a DuckDB file`);
  try {
    const instance = await DuckDBInstance.create(path, {
      access_mode: 'READ_ONLY',
      memory_limit: config.memory_limit,
      // A view that reads files or addresses has no business in reading a catalogue.
      enable_external_access: 'false',
      autoinstall_known_extensions: 'false',
    });
    const connection = await instance.connect();
    // As DuckDB names a file: without what follows the first dot.
    const name = basename(path).replace(/\..*$/s, '');
    return createDuckdbDatabase(connection, name, context, () => {
      connection.closeSync();
      instance.closeSync();
    });
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause);
    throw new SourceError(`${path} cannot be opened: ${message}`, {
      cause,
      remedy: /lock/i.test(message)
        ? 'Another process has the file open to write. Close it, or read a copy of the file.'
        : 'Check that it is a DuckDB file, of this version of DuckDB or an older one.',
    });
  }
}

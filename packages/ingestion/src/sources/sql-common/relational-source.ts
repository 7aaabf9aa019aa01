import { createHash } from 'node:crypto';
import { makeStatusAspect } from '@colophon/sdk/builders';
import { makeDomainUrn } from '@colophon/sdk/urns';
import { SourceError } from '../../definitions/errors.ts';
import type { SourceRecord } from '../../definitions/record.ts';
import type { ConnectionReport, Source, SourceContext } from '../../definitions/source.ts';
import { resolveDomain } from '../../reading/resolve-domain.ts';
import { createColumnClassifier } from './column-classifier.ts';
import { compileFilters, type Filters, type RelationalConfig } from './configuration.ts';
import { databaseRecord, schemaRecord } from './containers.ts';
import type { Database, DatabaseSystem, TableRow } from './database.ts';
import { createNames } from './names.ts';
import { createProfiler } from './profiler.ts';
import { queryRecords } from './query-records.ts';
import { tableProposals } from './table-proposals.ts';
import type { UsageConfig } from './usage-configuration.ts';
import { viewLineage } from './view-lineage.ts';

/** Makes a source of a database system: its databases, schemas, tables and views as records, one after the other. */
export function createRelationalSource(
  system: DatabaseSystem,
  config: RelationalConfig & Partial<UsageConfig>,
  context: SourceContext,
): Source {
  const { report, signal, state } = context;
  const names = createNames(system, config);
  const domainUrns = new Map<string, string>();
  const filters = compileFilters(config, domainUrns);
  const settings = { system, names, filters, report, columns: config.include_view_column_lineage };
  const profiler = createProfiler(settings, config.profiling, context);
  const classify = createColumnClassifier(config.classification, system.profiling, context);

  async function* records(): AsyncGenerator<SourceRecord> {
    if (config.incremental && !(config.stateful_ingestion?.enabled && context.pipelineName))
      report.warn({
        title: 'every table is written',
        message: 'No state is kept for `incremental`: set `stateful_ingestion.enabled` and `pipeline_name`.',
      });
    for (const domain of Object.keys(config.domain))
      domainUrns.set(domain, await domainUrn(domain, context.catalogue));
    for await (const database of system.databases()) {
      try {
        yield databaseRecord(settings, database.name);
        for (const schema of await database.schemas()) {
          if (!filters.schema(schema.name)) {
            report.info({ title: 'left out by schema_pattern', message: schema.name });
            continue;
          }
          if (system.levels === 3) yield schemaRecord(settings, database.name, schema);
          yield* tables(database, schema.name);
        }
        // Only sources that have these settings have a log.
        if (database.queries && config.include_query_lineage)
          yield* queryRecords(settings, database, config as UsageConfig, context);
      } finally {
        await database.close();
      }
    }
    profiler.end();
  }

  async function* tables(database: Database, schema: string): AsyncGenerator<SourceRecord> {
    for await (const table of database.tables(schema)) {
      if (signal.aborted) return;
      const path = { database: database.name, schema, table: table.name };
      const name = names.datasetName(path);
      if (!isWanted(table, name, config, filters)) {
        report.info({ title: 'left out by a pattern', message: name });
        continue;
      }
      if (table.isUnread) {
        yield { id: name, proposals: [], unread: [names.datasetUrn(path)] };
        continue;
      }
      report.count(table.kind === 'table' ? 'tables' : 'views');
      for (const column of table.columns)
        if (column.type === 'null')
          report.info({
            title: 'unknown type',
            message: `The type ${column.nativeType} has no counterpart, so the column has the type null.`,
            context: `${name}.${column.name}`,
          });
      yield await tableRecord(database, table, name);
      if (table.kind === 'table' && filters.profile(name)) {
        const profile = await profiler.profile(database, table);
        if (profile) yield { id: `${name} (profile)`, proposals: [profile] };
      }
    }
  }

  async function tableRecord(database: Database, table: TableRow, name: string): Promise<SourceRecord> {
    const { platform_instance: instance } = config;
    const entityUrn = names.datasetUrn({ database: database.name, schema: table.schema, table: table.name });
    if (config.incremental) {
      // The row and the settings decide what is written, so a change of either writes it again.
      const hash = createHash('sha256')
        .update(JSON.stringify([table, { ...config, profiling: undefined }], withoutEstimates))
        .digest('base64url')
        .slice(0, 22);
      const before = state.get(entityUrn);
      state.set(entityUrn, hash);
      if (before === hash) {
        report.count('unchanged');
        // So that it counts as found, and comes back if it was removed by mistake.
        return { id: name, proposals: [{ entityUrn, aspectName: 'status', aspect: makeStatusAspect() }] };
      }
    }
    const terms = await classify(database, table, name);
    const proposals = tableProposals(settings, database.name, table, { instance, terms });
    if (table.kind !== 'table' && config.include_view_lineage && table.viewDefinition)
      proposals.push(...(await viewLineage(settings, database, table)));
    return { id: name, proposals };
  }

  return { records, testConnection: () => testConnection(system), close: () => system.close() };
}

const isWanted = ({ kind }: TableRow, name: string, config: RelationalConfig, filters: Filters) =>
  kind === 'table'
    ? config.include_tables && filters.table(name)
    : config.include_views && filters.view(name);

/** Estimates and sizes change all the time, and are not written. Secrets have no place in a hash, either. */
const withoutEstimates = (key: string, value: unknown) =>
  ['estimatedRows', 'sizeInBytes', 'password'].includes(key) ? undefined : value;

/** The URN of a domain: looked up by its name, unless nothing can be looked up. */
const domainUrn = async (domain: string, catalogue: SourceContext['catalogue']): Promise<string> =>
  catalogue ? resolveDomain(domain, catalogue) : makeDomainUrn(domain);

/** Opens the first database and lists its schemas. */
async function testConnection(system: DatabaseSystem): Promise<ConnectionReport> {
  try {
    for await (const database of system.databases()) {
      await database.schemas().finally(() => database.close());
      return { basic_connectivity: { capable: true } };
    }
    return {
      basic_connectivity: { capable: false, reason: 'There is no database that the patterns allow.' },
    };
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    const { message: reason, remedy } = error;
    return { basic_connectivity: { capable: false, reason, ...(remedy !== undefined && { remedy }) } };
  }
}

import type { SourceRecord } from '../../definitions/record.ts';
import type { SourceContext } from '../../definitions/source.ts';
import { type Lineage, lineageOf, SqlError } from '../../sql/lineage.ts';
import type { RecordSettings } from './containers.ts';
import type { Database, KnownTable, LoggedQuery } from './database.ts';
import { createQueryLineage } from './query-lineage.ts';
import { createUsage } from './usage.ts';
import type { UsageConfig } from './usage-configuration.ts';

/** Lineage, usage and operations from the log of a database. What cannot be parsed is reported. */
export async function* queryRecords(
  settings: RecordSettings,
  database: Database,
  config: UsageConfig,
  context: SourceContext,
): AsyncGenerator<SourceRecord> {
  const { report, state, signal } = context;
  const { system, names, filters } = settings;
  const lineages = createQueryLineage(settings, database.name, context.now());
  const usage = createUsage(settings, database.name, config, context.now());
  const isAllowed = (table: KnownTable) =>
    filters.schema(table.schema) &&
    !/^(pg_|information_schema$)/.test(table.schema) &&
    filters.table(names.datasetName({ ...table, database: table.database ?? database.name }));

  for await (const query of database.queries?.() ?? []) {
    if (signal.aborted) return;
    report.count('queries_read');
    const lineage = await trace(query);
    if (!lineage) continue;
    const traced = { query, lineage, runs: runsSinceLast(query) };
    lineages.add(traced);
    if (config.include_usage_statistics) usage.add(traced);
  }
  yield* lineages.records();
  yield* usage.records();

  async function trace(query: LoggedQuery): Promise<Lineage<KnownTable> | undefined> {
    try {
      return await lineageOf(query.sql, system.dialect, async (references) => {
        const found = await database.find(references, query.schema ?? '');
        return found.map((table) => (table && isAllowed(table) ? table : undefined));
      });
    } catch (error) {
      if (!(error instanceof SqlError)) throw error;
      report.count('queries_not_parsed');
      report.warn({
        title: 'cannot parse a query',
        message: `The statement gives no lineage or usage: ${error.message}`,
        context: query.sql.slice(0, 100),
      });
      return undefined;
    }
  }

  /** Logs such as pg_stat_statements count since they were reset. */
  function runsSinceLast({ id, count }: LoggedQuery): number {
    if (id === undefined) return count;
    const key = `query ${database.name} ${id}`;
    const before = Number(state.get(key) ?? 0);
    state.set(key, String(count));
    return count >= before ? count - before : count;
  }
}

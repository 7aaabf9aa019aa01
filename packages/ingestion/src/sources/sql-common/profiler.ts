import type { DatasetFieldProfile, DatasetProfile } from '@colophon/model-types';
import type { AnyProposal } from '@colophon/sdk';
import type { SourceContext } from '../../definitions/source.ts';
import type { ColumnRow } from './column-row.ts';
import type { RecordSettings } from './containers.ts';
import type { Database, TableRow } from './database.ts';
import { fieldProfile, type MetricValues } from './field-profile.ts';
import type { TablePlace } from './names.ts';
import { addDistributions } from './profile-distributions.ts';
import { aggregatesOf, effectiveConfig, profiledColumns } from './profile-statements.ts';
import type { ProfilingConfig } from './profiling-configuration.ts';

/** Profiles tables until a quota of the run is reached. */
export interface Profiler {
  /** The profile of a table; undefined if it is not profiled, for a reason that the report names. */
  profile(database: Database, table: TableRow): Promise<AnyProposal | undefined>;
  /** Reports what quotas have cut. */
  end(): void;
}

const gigabyte = 1_073_741_824;

export function createProfiler(
  { system, names }: RecordSettings,
  settings: ProfilingConfig,
  { report, signal, now }: SourceContext,
): Profiler {
  const config = effectiveConfig(settings);
  const started = now();
  const dialect = system.profiling;
  const cut = new Map<string, number>();
  let profiled = 0;

  /** The quota that keeps a table from being profiled. */
  function quotaOf({ estimatedRows = 0, sizeInBytes = 0 }: TableRow): string | undefined {
    const { max_tables, time_limit_seconds, profile_table_row_limit, profile_table_size_limit } = config;
    if (max_tables !== undefined && profiled >= max_tables) return 'max_tables';
    if (time_limit_seconds !== undefined && now() - started >= time_limit_seconds * 1000)
      return 'time_limit_seconds';
    if (profile_table_row_limit !== null && estimatedRows > profile_table_row_limit)
      return 'profile_table_row_limit';
    if (profile_table_size_limit !== null && sizeInBytes > profile_table_size_limit * gigabyte)
      return 'profile_table_size_limit';
    return undefined;
  }

  function leaveOut(place: TablePlace, quota: string): void {
    cut.set(quota, (cut.get(quota) ?? 0) + 1);
    if (config.report_dropped_profiles)
      report.info({
        title: 'not profiled',
        message: `Left out by ${quota}.`,
        context: names.datasetName(place),
      });
  }

  async function profile(database: Database, table: TableRow): Promise<AnyProposal | undefined> {
    if (!config.enabled) return undefined;
    const place = { database: database.name, schema: table.schema, table: table.name };
    const quota = quotaOf(table);
    if (quota !== undefined) {
      leaveOut(place, quota);
      return undefined;
    }
    profiled++;
    try {
      const aspect = await measure(database, table);
      if (aspect === undefined) {
        profiled--;
        leaveOut(place, 'profile_table_row_limit');
        return undefined;
      }
      report.count('tables_profiled');
      return { entityUrn: names.datasetUrn(place), aspectName: 'datasetProfile', aspect };
    } catch (error) {
      if (signal.aborted) return undefined;
      report.warn({
        title: 'cannot profile a table',
        message: `The table has no profile: ${error instanceof Error ? error.message : String(error)}`,
        context: names.datasetName(place),
      });
      return undefined;
    }
  }

  /** Undefined for a table with more rows than the database had estimated, and more than are profiled. */
  async function measure(database: Database, table: TableRow): Promise<DatasetProfile | undefined> {
    const { query_timeout_seconds: timeoutSeconds, profile_table_row_limit: rowLimit } = config;
    const rows = (sql: string) =>
      database.rows(sql, { signal, ...(timeoutSeconds !== undefined && { timeoutSeconds }) });
    const name =
      dialect.table?.(table.schema, table.name) ??
      `${dialect.quote(table.schema)}.${dialect.quote(table.name)}`;
    const estimate = config.profile_table_row_count_estimate_only ? table.estimatedRows : undefined;
    const total = estimate ?? Number((await rows(`select count(*) from ${name}`))[0]?.[0]);
    if (rowLimit !== null && total > rowLimit) return undefined;
    const base = {
      timestampMillis: now(),
      rowCount: total,
      columnCount: table.columns.length,
      ...(table.sizeInBytes !== undefined && { sizeInBytes: table.sizeInBytes }),
    };
    if (config.profile_table_level_only || total === 0) return base;
    const columns = profiledColumns(table.columns, config, dialect);
    const size = config.use_sampling
      ? Math.min(config.sample_size, config.limit ?? Number.MAX_SAFE_INTEGER)
      : config.limit;
    const isSample = size !== undefined && total > size;
    const from = isSample ? sampleOf(name, size, total) : name;
    const fieldProfiles = await profileColumns(rows, columns, from, isSample);
    return {
      ...base,
      fieldProfiles,
      ...(isSample && { partitionSpec: { partition: `SAMPLE (${size} rows)`, type: 'QUERY' } }),
    };
  }

  const sampleOf = (name: string, size: number, total: number) =>
    dialect.sample && config.use_sampling
      ? dialect.sample(name, size, total)
      : `(select * from ${name} limit ${size}) as sampled_rows`;

  async function profileColumns(
    rows: (sql: string) => Promise<readonly (readonly unknown[])[]>,
    columns: readonly ColumnRow[],
    from: string,
    isSample: boolean,
  ): Promise<DatasetFieldProfile[]> {
    const values = new Map<string, MetricValues>(columns.map(({ name }) => [name, {}]));
    let counted = 0;
    for (const aggregates of aggregatesOf(columns, config, dialect)) {
      const [row = []] = await rows(
        `select ${['count(*)', ...aggregates.expressions].join(', ')} from ${from}`,
      );
      counted = Number(row[0]);
      aggregates.columns.forEach(({ column, metric }, index) => {
        const metrics = values.get(column.name);
        if (metrics) metrics[metric] = row[index + 1];
      });
    }
    const profiles = columns.map((column) =>
      fieldProfile(column, values.get(column.name) ?? {}, counted, config),
    );
    if (counted === 0) return profiles;
    return addDistributions(profiles, columns, { rows, from, config, dialect, isSample });
  }

  return {
    profile,
    end() {
      for (const [quota, tables] of cut)
        report.warn({
          title: 'profiling stopped at a quota',
          message: `${tables} tables have no profile, since ${quota} is ${String(config[quota as keyof ProfilingConfig])}.`,
        });
    },
  };
}

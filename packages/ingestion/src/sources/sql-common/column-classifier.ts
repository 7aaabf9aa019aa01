import { makeTermUrn } from '@colophon/sdk/urns';
import { type Classifier, createClassifier, type Finding } from '../../classification/classifier.ts';
import type { ClassificationConfig } from '../../classification/configuration.ts';
import { compilePatterns } from '../../definitions/configuration.ts';
import type { SourceContext } from '../../definitions/source.ts';
import type { ColumnRow } from './column-row.ts';
import type { Database, TableRow } from './database.ts';
import type { ProfilingDialect } from './profiling-dialect.ts';

/** URNs of terms by the names of columns. */
export type ColumnTerms = ReadonlyMap<string, string>;

/** Of the rows that are read, some have no value. As DataHub does it. */
const spareRows = 1.2;
/** Longer values are something else, and take time. */
const longestValue = 1000;

/** Finds the terms of a table's columns. What cannot be sampled is a warning, and is judged without values. */
export function createColumnClassifier(
  config: ClassificationConfig,
  dialect: ProfilingDialect,
  { report, signal }: SourceContext,
): (database: Database, table: TableRow, name: string) => Promise<ColumnTerms> {
  const isTable = compilePatterns(config.table_pattern);
  const isColumn = compilePatterns(config.column_pattern);
  const classifiers = config.classifiers.map((one) => createClassifier(one.config));

  async function sample(database: Database, table: TableRow, columns: readonly ColumnRow[]) {
    const { schema, name } = table;
    const from = dialect.table?.(schema, name) ?? `${dialect.quote(schema)}.${dialect.quote(name)}`;
    const values = columns.map((column) => dialect.asText(dialect.quote(column.name)));
    const rows = Math.ceil(config.sample_size * spareRows);
    return await database.rows(`select ${values.join(', ')} from ${from} limit ${rows}`, { signal });
  }

  async function valuesOf(
    database: Database,
    table: TableRow,
    columns: readonly ColumnRow[],
    name: string,
  ): Promise<ReadonlyMap<string, readonly string[]>> {
    const readable = columns.filter((column) => dialect.canProfile?.(column) ?? column.type !== 'bytes');
    if (readable.length === 0 || !classifiers.some(({ needsValues }) => needsValues)) return new Map();
    try {
      const rows = await sample(database, table, readable);
      return new Map(readable.map((column, index) => [column.name, textsOf(rows.map((row) => row[index]))]));
    } catch (error) {
      if (signal.aborted) throw error;
      report.warn({
        title: 'cannot sample a table',
        message: `Its columns are classified without values: ${(error as Error).message}`,
        context: name,
      });
      return new Map();
    }
  }

  return async (database, table, name) => {
    if (!config.enabled || table.kind !== 'table' || !isTable(name)) return new Map();
    const columns = table.columns.filter((column) => isColumn(`${name}.${column.name}`));
    const values = await valuesOf(database, table, columns, name);
    const terms = new Map<string, string>();
    for (const column of columns) {
      const { comment: description, type } = column;
      const finding = last(classifiers, {
        name: column.name,
        description,
        type,
        values: (values.get(column.name) ?? []).slice(0, config.sample_size),
      });
      if (finding === undefined) continue;
      const { infoType, confidence } = finding;
      terms.set(column.name, makeTermUrn(config.info_type_to_term[infoType] ?? infoType));
      report.count('columns_classified');
      report.info({
        title: 'classified',
        message: `${infoType}, with a confidence of ${confidence.toFixed(2)}`,
        context: `${name}.${column.name}`,
      });
    }
    return terms;
  };
}

/** A later classifier overrules those before. */
const last = (
  classifiers: readonly Classifier[],
  column: Parameters<Classifier['classify']>[0],
): Finding | undefined =>
  classifiers
    .toReversed()
    .map((one) => one.classify(column))
    .find((finding) => finding !== undefined);

const textsOf = (values: readonly unknown[]): string[] =>
  values
    .filter((value) => value !== null && value !== undefined)
    .map((value) => String(value).trim())
    .filter((text) => text !== '' && text.length <= longestValue);

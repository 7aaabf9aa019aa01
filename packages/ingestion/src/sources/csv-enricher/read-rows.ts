import { CsvError, parse } from 'csv-parse/sync';
import { SourceError } from '../../definitions/errors.ts';
import { nearestWord } from '../../reading/nearest-word.ts';
import { type InputContext, readInput, withoutSecrets } from '../../reading/open-input.ts';
import type { CsvEnricherConfig } from './config.ts';

/** The columns that a file may have besides those of structured properties. */
const columns = [
  'resource',
  'subresource',
  'glossary_terms',
  'tags',
  'owners',
  'ownership_type',
  'ownership_type_urn',
  'description',
  'domain',
] as const;

export type ColumnName = (typeof columns)[number];

/** A row of the file. */
export interface Row {
  /** The value of a column; empty if the file doesn't have it. */
  get(column: string): string;
  /** Where a value is: `changes.csv:3, column tags`. */
  at(column: string): string;
}

/**
 * The rows of a CSV file.
 *
 * @throws SourceError with the line when the file is not CSV, or a column is unknown.
 */
export async function readRows(config: CsvEnricherConfig, context: InputContext): Promise<Row[]> {
  const place = withoutSecrets(config.filename);
  const text = await readInput(config.filename, context);
  let lines: { record: string[]; info: { lines: number } }[];
  try {
    const options = { delimiter: config.delimiter, info: true, bom: true, skip_empty_lines: true };
    lines = parse(text, { ...options, relax_column_count: true }) as unknown as typeof lines;
  } catch (cause) {
    if (!(cause instanceof CsvError)) throw cause;
    throw new SourceError(`${place} is not CSV: ${cause.message}`, { cause });
  }
  const [header, ...rows] = lines;
  if (!header) throw new SourceError(`${place} is empty. Its first line has to name the columns.`);
  const known: readonly string[] = [...columns, ...Object.keys(config.structured_properties ?? {})];
  const names = header.record.map((name) => name.trim());
  if (!names.includes('resource'))
    throw new SourceError(`${place}:1: there is no column resource, got ${names.join(', ')}`);
  for (const [i, name] of names.entries()) {
    // DataHub ignores other columns. One that is nearly right is a mistake; others may be for readers of the file.
    const meant = known.includes(name) ? undefined : nearestWord(name, known);
    if (meant !== undefined && name !== '')
      throw new SourceError(`${place}:1, column ${i + 1}: ${name} is unknown. Did you mean ${meant}?`);
  }
  return rows.map(({ record, info }) => {
    if (record.length > names.length)
      throw new SourceError(
        `${place}:${info.lines}: expected ${names.length} columns, got ${record.length}. Put values that contain ${config.delimiter} in double quotes.`,
      );
    return {
      get: (column) => record[names.indexOf(column)] ?? '',
      at: (column) => `${place}:${info.lines}, column ${column}`,
    };
  });
}

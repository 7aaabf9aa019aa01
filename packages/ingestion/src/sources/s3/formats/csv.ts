import { Readable } from 'node:stream';
import type { SchemaField } from '@colophon/model-types';
import { parse } from 'csv-parse';
import { type FieldType, schemaField } from '../../avro-fields/schema-field.ts';
import { type TextType, TypeCounter } from './csv-values.ts';
import type { FileFormat, Row, Rows, Sample } from './file-format.ts';
import { SampleText } from './sample-text.ts';

const fieldTypes: Readonly<Record<TextType, FieldType>> = {
  duration: 'Time',
  object: 'Record',
  array: 'Array',
  datetime: 'Time',
  time: 'Time',
  date: 'Date',
  integer: 'Number',
  number: 'Number',
  boolean: 'Boolean',
  string: 'String',
};

/** Text with a header line and a value for each column; without a delimiter, the header decides which it is. */
export const delimited = (delimiter?: string): FileFormat => ({
  async fields(sample) {
    const rows = new DelimitedRows(sample, delimiter);
    const counters: TypeCounter[] = [];
    let left = sample.maxRows;
    for await (const row of rows.records()) {
      row.forEach((value, index) => {
        counters[index] ??= new TypeCounter();
        counters[index].add(value);
      });
      left -= 1;
      if (left === 0) break;
    }
    return rows.columns.map((name, index): SchemaField => {
      const type = counters[index]?.type ?? 'string';
      return schemaField(name, fieldTypes[type], type);
    });
  },
  rows: (sample) => new DelimitedRows(sample, delimiter),
});

class DelimitedRows implements Rows {
  /** Names of the columns, once reading has begun. */
  columns: readonly string[] = [];
  readonly #sample: Sample;
  readonly #delimiter: string | undefined;
  readonly #text: SampleText;

  constructor(sample: Sample, delimiter: string | undefined) {
    this.#sample = sample;
    this.#delimiter = delimiter;
    this.#text = new SampleText(sample);
  }

  get truncated(): boolean {
    return this.#text.truncated;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Row> {
    for await (const record of this.records())
      yield Object.fromEntries(this.columns.map((name, index) => [name, record[index] || null]));
  }

  /** The records after the header, each with as many values as there are columns. */
  async *records(): AsyncGenerator<string[]> {
    const { warn } = this.#sample;
    let held: string[] | undefined;
    let ragged = 0;
    try {
      for await (const { record, info } of await this.#parse()) {
        if (held !== undefined) yield held;
        held = undefined;
        if (this.columns.length === 0) {
          this.columns = uniqueNames(record, (message) => warn('odd header', message, 1));
          continue;
        }
        const expected = this.columns.length;
        if (record.length !== expected) {
          ragged += 1;
          // The first says what is wrong; there may be millions.
          if (ragged === 1)
            warn(
              'ragged rows',
              `Expected ${expected} values as in the header, but found ${record.length}. Missing ones are empty, others are ignored.`,
              info.lines,
            );
        }
        held = Array.from({ length: expected }, (_, index) => record[index] ?? '');
      }
    } catch (error) {
      // The limit may have cut a quoted value.
      if (!this.truncated) throw describe(error);
    }
    // The limit may have cut the last record.
    if (held !== undefined && !this.truncated) yield held;
    if (this.columns.length === 0) throw new Error('It has no header line');
  }

  async #parse(): Promise<AsyncIterable<{ record: string[]; info: { lines: number } }>> {
    const chunks = this.#text[Symbol.asyncIterator]();
    const first = await chunks.next();
    const head = first.done ? '' : first.value;
    async function* all() {
      yield head;
      yield* chunks;
    }
    return Readable.from(all()).compose(
      parse({
        delimiter: this.#delimiter ?? delimiterOf(head),
        bom: true,
        info: true,
        relax_column_count: true,
        relax_quotes: true,
        skip_empty_lines: true,
        // A quote that is never closed would read on to the end.
        max_record_size: 4 * 1024 * 1024,
      }),
    ) as AsyncIterable<{ record: string[]; info: { lines: number } }>;
  }
}

/** The delimiter that the header line has most of. */
function delimiterOf(head: string): string {
  const line = head.split(/\r?\n/, 1)[0] ?? '';
  const count = (delimiter: string) => line.split(delimiter).length;
  return [',', ';', '\t', '|'].reduce((best, next) => (count(next) > count(best) ? next : best));
}

function uniqueNames(header: readonly string[], warn: (message: string) => void): string[] {
  const seen = new Set<string>();
  return header.map((text, index) => {
    const wanted = text.trim() || `column_${index + 1}`;
    let name = wanted;
    for (let number = 2; seen.has(name); number += 1) name = `${wanted}_${number}`;
    if (name !== text.trim())
      warn(
        text.trim() === ''
          ? `Column ${index + 1} has no name; it is called ${name}.`
          : `Column ${index + 1} has the name of another, ${text.trim()}; it is called ${name}.`,
      );
    seen.add(name);
    return name;
  });
}

/** What csv-parse says, with the line. */
function describe(error: unknown): Error {
  if (!(error instanceof Error) || !('code' in error) || !String(error.code).startsWith('CSV_'))
    return error instanceof Error ? error : new Error(String(error));
  const line = 'lines' in error ? ` in line ${String(error.lines)}` : '';
  const reasons: Readonly<Record<string, string>> = {
    CSV_QUOTE_NOT_CLOSED: `A quote${line} is never closed`,
    CSV_MAX_RECORD_SIZE: `A record${line} is longer than 4 MiB; a quote may be missing`,
    CSV_INVALID_CLOSING_QUOTE: `A quote${line} is closed within a value`,
  };
  return new Error(reasons[String(error.code)] ?? `${error.message}`);
}

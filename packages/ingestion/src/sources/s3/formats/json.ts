import type { FileFormat, Row, Rows, Sample } from './file-format.ts';
import { jsonFields } from './json-fields.ts';
import { JsonItems } from './json-items.ts';
import { SampleText } from './sample-text.ts';

async function fieldsOf(rows: AsyncIterable<Row>, maxRows: number) {
  const objects: Row[] = [];
  for await (const row of rows) {
    objects.push(row);
    if (objects.length === maxRows) break;
  }
  return jsonFields(objects);
}

/** JSON: an array of objects, one object, or several that follow one another. */
export const json: FileFormat = {
  fields: (sample) => fieldsOf(new JsonRows(sample), sample.maxRows),
  rows: (sample) => new JsonRows(sample),
};

/** JSON lines: an object in each line. */
export const jsonLines: FileFormat = {
  fields: (sample) => fieldsOf(new JsonLineRows(sample), sample.maxRows),
  rows: (sample) => new JsonLineRows(sample),
};

class JsonRows implements Rows {
  readonly #text: SampleText;
  readonly #sample: Sample;

  constructor(sample: Sample) {
    this.#sample = sample;
    this.#text = new SampleText(sample);
  }

  get truncated(): boolean {
    return this.#text.truncated;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Row> {
    const items = new JsonItems();
    let found = false;
    for await (const chunk of this.#text)
      for (const { text, line } of items.push(chunk)) {
        found = true;
        const value = parse(text, line);
        if (isObject(value)) yield value;
      }
    if (items.open && !this.truncated) throw new Error('It ends within a value');
    if (!found && items.open)
      throw new Error(
        `Its first value is longer than ${this.#sample.maxBytes} bytes. Raise max_bytes, or store the rows as JSON lines`,
      );
    if (!found && items.shape === 'values') throw new Error('Expected an object or an array of objects');
  }
}

class JsonLineRows implements Rows {
  readonly #text: SampleText;
  readonly #sample: Sample;

  constructor(sample: Sample) {
    this.#sample = sample;
    this.#text = new SampleText(sample);
  }

  get truncated(): boolean {
    return this.#text.truncated;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Row> {
    let line = 0;
    let good = 0;
    let broken = 0;
    for await (const text of linesOf(this.#text)) {
      line += 1;
      const trimmed = text.replace(/^\ufeff/, '').trim();
      if (trimmed === '') continue;
      try {
        const value: unknown = JSON.parse(trimmed);
        if (!isObject(value)) continue;
        good += 1;
        yield value;
      } catch (error) {
        broken += 1;
        if (broken === 1 && !this.truncated)
          this.#sample.warn('broken line', `${reasonOf(error)}. Broken lines are ignored.`, line);
      }
    }
    if (good === 0 && broken > 0) throw new Error('No line is a JSON object');
  }
}

async function* linesOf(text: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of text) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}

function parse(text: string, line: number): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`The value that starts in line ${line} is not JSON: ${reasonOf(error)}`);
  }
}

const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replace(/, "[\s\S]*$/, '');

const isObject = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

import { DistinctCounter } from './distinct-counter.ts';
import { Reservoir } from './reservoir.ts';

/** At most this many different values are counted one by one. */
const maxFrequencies = 60;
/** Longer values are shortened in a profile. */
const maxText = 200;

/** Statistics of a column, value by value. Memory does not grow with their number. */
export class ColumnStatistics {
  nonNull = 0;
  nulls = 0;
  /** The smallest and the largest value: of numbers, or of dates. */
  min: number | string | undefined;
  max: number | string | undefined;
  readonly distinct = new DistinctCounter();
  readonly samples = new Reservoir<string>(20);
  readonly numbers = new Reservoir<number>(2000);
  /** How often each value occurs; undefined if there are too many. */
  frequencies: Map<string, number> | undefined = new Map();
  #numeric = 0;
  #mean = 0;
  #squares = 0;

  add(value: unknown): void {
    if (value === null || value === undefined) {
      this.nulls += 1;
      return;
    }
    this.nonNull += 1;
    const text = textOf(value);
    this.distinct.add(text);
    this.samples.add(text);
    this.#countFrequency(text);
    const number = numberOf(value);
    if (number !== undefined) this.#addNumber(number);
    else if (value instanceof Date || isDate(text)) this.#updateBounds(text);
  }

  /** Whether all values are numbers. */
  get isNumeric(): boolean {
    return this.#numeric > 0 && this.#numeric === this.nonNull;
  }

  get mean(): number | undefined {
    return this.isNumeric ? this.#mean : undefined;
  }

  /** Standard deviation of all values that were read. */
  get deviation(): number | undefined {
    return this.isNumeric ? Math.sqrt(this.#squares / this.#numeric) : undefined;
  }

  #addNumber(number: number): void {
    this.#numeric += 1;
    // Welford's method, which does not lose digits as a sum of squares would.
    const delta = number - this.#mean;
    this.#mean += delta / this.#numeric;
    this.#squares += delta * (number - this.#mean);
    this.numbers.add(number);
    this.#updateBounds(number);
  }

  #updateBounds<T extends number | string>(value: T): void {
    if (this.min === undefined || (typeof this.min === typeof value && value < this.min)) this.min = value;
    if (this.max === undefined || (typeof this.max === typeof value && value > this.max)) this.max = value;
  }

  #countFrequency(text: string): void {
    if (this.frequencies === undefined) return;
    this.frequencies.set(text, (this.frequencies.get(text) ?? 0) + 1);
    if (this.frequencies.size > maxFrequencies) this.frequencies = undefined;
  }
}

function numberOf(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value === 'bigint') return Number(value);
  // Values of text files.
  return typeof value === 'string' && /^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/.test(value)
    ? Number(value)
    : undefined;
}

const isDate = (text: string): boolean => /^\d{4}-\d\d-\d\d([T ]\d\d:\d\d|$)/.test(text);

function textOf(value: unknown): string {
  const text =
    typeof value === 'string'
      ? value
      : value instanceof Date
        ? value.toISOString()
        : typeof value === 'object'
          ? (JSON.stringify(value, (_, inner) => (typeof inner === 'bigint' ? String(inner) : inner)) ?? '')
          : String(value);
  return text.length > maxText ? `${text.slice(0, maxText)}…` : text;
}

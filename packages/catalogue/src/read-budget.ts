import { CatalogueError } from './errors.ts';
import type { AspectKey } from './ports/aspects.ts';
import type { QueryBounds } from './query-bounds.ts';

/**
 * Most JSON text of values that one request may gather, in characters. Values are parsed to be returned and printed
 * again: together that takes about four times as much memory.
 */
export const maxReadLength = 16 * 1024 * 1024;
/** Most entities, or single aspects, that one request may look up. */
export const maxLookups = 10_000;

/** What limits a read. */
export interface ReadOptions extends QueryBounds {
  /** What the request may still read. Without it, a read is not limited. */
  readonly budget?: ReadBudget | undefined;
}

/**
 * Counts what is read for one request. A read stops with the value that exceeds the budget, so that a page is never
 * empty; where a part of the values is of no use, {@link ReadBudget.check} rejects the request.
 */
export class ReadBudget {
  #length: number;
  #lookups = maxLookups;

  constructor(length = maxReadLength) {
    this.#length = length;
  }

  /** How many characters there is room for; negative when it is spent. */
  get left(): number {
    return this.#length;
  }

  /** True when nothing more is to be read. */
  get isSpent(): boolean {
    return this.#length < 0;
  }

  /** Counts a value by the length of its JSON text. */
  spend(length: number): void {
    this.#length -= length;
  }

  /**
   * @param at What was read last.
   * @throws CatalogueError `LIMIT_EXCEEDED` when more was read than the budget has.
   */
  check(at?: Partial<AspectKey>): void {
    if (!this.isSpent) return;
    const place = [at?.aspect, at?.urn].filter((part) => part !== undefined).join(' of ');
    throw new CatalogueError(
      'LIMIT_EXCEEDED',
      `The values of the response: expected at most ${maxReadLength} characters of JSON, got more${place === '' ? '' : `, up to ${place}`}. Request fewer entities, aspects, versions or points at a time.`,
    );
  }

  /** @throws CatalogueError `LIMIT_EXCEEDED` when there are too many. */
  lookUp(count: number): void {
    this.#lookups -= count;
    if (this.#lookups >= 0) return;
    throw new CatalogueError(
      'LIMIT_EXCEEDED',
      `The entities of the request: expected at most ${maxLookups} that are looked up, got more. Split the request.`,
    );
  }
}

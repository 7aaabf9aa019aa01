import { CatalogueError, maxTextPasses, minTextReads } from '@colophon/catalogue/for-stores';

/** Counts the entities whose texts one query reads. */
export class TextReads {
  readonly #max: number;
  #count = 0;

  /** @param entities How many entities there are. */
  constructor(entities: number) {
    this.#max = Math.max(minTextReads, maxTextPasses * entities);
  }

  /** @throws CatalogueError `LIMIT_EXCEEDED` when the query has read as many as it may. */
  add(count: number): void {
    this.#count += count;
    if (this.#count <= this.#max) return;
    throw new CatalogueError(
      'LIMIT_EXCEEDED',
      `filter, input, sort, facets: expected to read the texts of at most ${this.#max} entities, got ${this.#count}. Name fewer text fields, such as description, or fewer entities`,
    );
  }
}

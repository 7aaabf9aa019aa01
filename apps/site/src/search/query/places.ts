/** Places on pages, each with the best score that it was given. */
export class Places {
  readonly pages = new Map<number, Map<number, number>>();

  add(page: number, section: number, score: number): void {
    let sections = this.pages.get(page);
    if (!sections) {
      sections = new Map();
      this.pages.set(page, sections);
    }
    if ((sections.get(section) ?? 0) < score) sections.set(section, score);
  }

  /** How many there are. */
  get count(): number {
    let count = 0;
    for (const sections of this.pages.values()) count += sections.size;
    return count;
  }

  /** The best score of all. */
  get best(): number {
    return Math.max(0, ...[...this.pages.keys()].map((page) => this.bestOf(page)));
  }

  /** Adds those of another word, for a share of their scores. */
  addAll(others: Places, share: number): void {
    for (const [page, sections] of others.pages)
      for (const [section, score] of sections) this.add(page, section, score * share);
  }

  /** The score of a place; 0 where nothing was found. */
  at(page: number, section: number): number {
    return this.pages.get(page)?.get(section) ?? 0;
  }

  /** The best score on a page. */
  bestOf(page: number): number {
    let best = 0;
    for (const score of this.pages.get(page)?.values() ?? []) best = Math.max(best, score);
    return best;
  }
}

/** Texts that are kept of a day at most: those that were searched for most often. */
export const maxSearchTextsPerDay = 2000;

/** How often a text was searched for. Nothing says by whom. */
export interface SearchCount {
  /** The text in its normal form; see `normaliseSearch`. */
  readonly text: string;
  /** Times that somebody searched for it. */
  readonly searches: number;
  /** Times that nothing was found. */
  readonly empty: number;
  /** Times that filters narrowed the search. */
  readonly filtered: number;
  /** Results that were opened. */
  readonly opened: number;
  /** Sum of the places of those, counted from 1 each: divided by `opened`, the average place. */
  readonly places: number;
}

/** The counts of a day. */
export interface DailySearchCount extends SearchCount {
  /** In UTC, such as `2026-11-30`. */
  readonly day: string;
}

export interface SearchCountQuery {
  /** First day. */
  readonly from: string;
  /** Last day. */
  readonly until: string;
  /** Texts in each list at most. */
  readonly limit: number;
}

/** What was searched for in a number of days. */
export interface SearchStatistics {
  /** Days on which anybody searched, in order, with the sums of their texts. */
  readonly days: readonly (Omit<SearchCount, 'text'> & { readonly day: string })[];
  /** Most searched first. */
  readonly top: readonly SearchCount[];
  /** Those that found nothing, the most frequent first. */
  readonly empty: readonly SearchCount[];
}

/** Keeps what is searched for, outside the change log: a count is removed when its time is over, and then it is gone. */
export interface SearchCountStore {
  /**
   * Adds to what is counted of each day and text. Of a day, the {@link maxSearchTextsPerDay} texts that were searched for
   * most often are kept.
   */
  addSearchCounts(counts: readonly DailySearchCount[]): Promise<void>;
  searchStatistics(query: SearchCountQuery): Promise<SearchStatistics>;
  /** Removes the counts of the days before a day. */
  removeSearchCounts(before: string): Promise<void>;
}

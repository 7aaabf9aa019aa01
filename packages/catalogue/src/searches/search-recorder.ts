import type { DailySearchCount, SearchCountStore, SearchStatistics } from '../ports/search-counts.ts';
import { normaliseSearch } from './normalise-search.ts';

/** Days for which counts are kept by default. */
export const defaultSearchDays = 90;

/** What a person did with a search, as far as it is counted. */
export type SearchEvent =
  | {
      readonly kind: 'searched';
      readonly query: string;
      /** Results in all. */
      readonly total: number;
      readonly isFiltered: boolean;
    }
  | {
      readonly kind: 'opened';
      readonly query: string;
      /** Place of the result among all of them, from 1. */
      readonly place: number;
    };

export interface SearchRecorderOptions {
  readonly store: SearchCountStore;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Days for which counts are kept, today included. */
  readonly days: number;
  /** True for a text that must not be kept, such as one with a password. Default: none. */
  readonly isSecret?: (query: string) => boolean;
  /** Different texts that wait to be written at most; more are not counted. Default 1000. */
  readonly maxPending?: number;
  /** Called when the store fails. The counts are tried again at the next flush. */
  readonly onFault?: (error: unknown) => void;
}

/** Counts searches without making anybody wait for the disk: in memory, and now and then in the store. */
export interface SearchRecorder {
  readonly days: number;
  add(event: SearchEvent): void;
  /** What was searched for in the last days, today included: the texts, at most `limit` in each list. */
  read(days: number, limit: number): Promise<SearchPeriod>;
  /** Writes what waits. To be called again and again, such as every few seconds. */
  flush(): Promise<void>;
  /** Removes counts whose time is over. To be called now and then, such as once an hour. */
  removeOld(): Promise<void>;
}

export interface SearchPeriod extends SearchStatistics {
  /** First day, such as `2026-11-30`. */
  readonly from: string;
  /** Last day. */
  readonly until: string;
}

const dayMs = 86_400_000;
const defaultMaxPending = 1000;
/** A larger place says no more, and is no sum that overflows. */
const maxPlace = 10_000;

export function createSearchRecorder({
  store,
  now,
  days,
  isSecret = () => false,
  maxPending = defaultMaxPending,
  onFault = () => undefined,
}: SearchRecorderOptions): SearchRecorder {
  let pending = new Map<string, DailySearchCount>();
  let writing: Promise<void> = Promise.resolve();

  const dayOf = (daysAgo: number): string => new Date(now() - daysAgo * dayMs).toISOString().slice(0, 10);

  function put(count: DailySearchCount): void {
    const key = `${count.day} ${count.text}`;
    const known = pending.get(key);
    if (known) pending.set(key, sum(known, count));
    else if (pending.size < maxPending) pending.set(key, count);
  }

  async function write(): Promise<void> {
    const batch = [...pending.values()];
    if (batch.length === 0) return;
    pending = new Map();
    try {
      await store.addSearchCounts(batch);
    } catch (error) {
      batch.forEach(put);
      onFault(error);
    }
  }

  function flush(): Promise<void> {
    writing = writing.then(write);
    return writing;
  }

  return {
    days,

    add(event) {
      const text = isSecret(event.query) ? undefined : normaliseSearch(event.query);
      if (text !== undefined) put({ day: dayOf(0), text, ...countsOf(event) });
    },

    async read(wanted, limit) {
      await flush();
      const period = { from: dayOf(Math.min(wanted, days) - 1), until: dayOf(0) };
      return { ...period, ...(await store.searchStatistics({ ...period, limit })) };
    },

    flush,

    async removeOld() {
      await store.removeSearchCounts(dayOf(days - 1)).catch(onFault);
    },
  };
}

const none = { searches: 0, empty: 0, filtered: 0, opened: 0, places: 0 };

const countsOf = (event: SearchEvent): typeof none =>
  event.kind === 'opened'
    ? { ...none, opened: 1, places: Math.min(Math.max(1, event.place), maxPlace) }
    : { ...none, searches: 1, empty: event.total === 0 ? 1 : 0, filtered: event.isFiltered ? 1 : 0 };

const sum = (one: DailySearchCount, other: DailySearchCount): DailySearchCount => ({
  ...one,
  searches: one.searches + other.searches,
  empty: one.empty + other.empty,
  filtered: one.filtered + other.filtered,
  opened: one.opened + other.opened,
  places: one.places + other.places,
});

/** What is counted of the data assets. */
export const coverageMeasures = [
  'documented',
  'owned',
  'inDomain',
  'tagged',
  'withTerms',
  'tested',
  'used',
] as const;
export type CoverageMeasure = (typeof coverageMeasures)[number];

export interface CoverageCount {
  /** Assets of which it could be so. */
  readonly of: number;
  /** Those of which it is. */
  readonly has: number;
}

/** A measure that could not be counted is absent. */
export type CoverageCounts = Readonly<Partial<Record<CoverageMeasure, CoverageCount>>>;

/** Some of the assets: all, or those that have a type, a platform, a domain or a group of people as their owner. */
export interface CoverageGroup {
  readonly by: 'all' | 'type' | 'platform' | 'domain' | 'owner';
  /** Name of the type, or URN; empty for all. */
  readonly value: string;
}

export interface GroupCoverage extends CoverageGroup {
  readonly counts: CoverageCounts;
}

/** How much of the catalogue was described, owned and used on a day. */
export interface DailyCoverage {
  /** In UTC, such as `2026-11-30`. */
  readonly day: string;
  /** When it was counted, in milliseconds since the epoch. */
  readonly measuredAt: number;
  readonly groups: readonly GroupCoverage[];
}

export interface CoverageQuery extends CoverageGroup {
  /** First day. */
  readonly from: string;
  /** Last day. */
  readonly until: string;
}

export interface CoverageHistory {
  /** The first day of which anything is known; absent before there was one. */
  readonly since?: string;
  /** Days on which the group was counted, in order. */
  readonly days: readonly { readonly day: string; readonly counts: CoverageCounts }[];
}

/** Keeps how much of the catalogue is covered, by day and outside the change log. */
export interface CoverageStore {
  /** Keeps the counts of a day in place of those that were counted before. */
  setCoverage(coverage: DailyCoverage): Promise<void>;
  /** When coverage was counted last; undefined before the first time. */
  coverageMeasuredAt(): Promise<number | undefined>;
  coverageHistory(query: CoverageQuery): Promise<CoverageHistory>;
}

import type { CoverageHistoryQuery } from '../../../gen/analytics/coverage/history.ts';
import type { CoverageHistoryInput, CoverageMeasure, EntityType } from '../../../gen/types.ts';
import type { Share } from './coverage.ts';
import type { Grouping, MeasureName } from './measures.ts';

export const dayMs = 86_400_000;

/** How far back the charts look, in days. */
const ranges = { month: 30, quarter: 90, year: 365 } as const;
export type Range = keyof typeof ranges;

/** The range that an address names; a month when it names none. */
export const readRange = (given: unknown): Range =>
  typeof given === 'string' && Object.hasOwn(ranges, given) ? (given as Range) : 'month';

/** The start of the first day of a range that ends today, in UTC. */
export const startOf = (range: Range, now: number): number =>
  (Math.floor(now / dayMs) - ranges[range] + 1) * dayMs;

/** Of owners, groups alone have a history. */
export const hasHistory = (grouping: Grouping, value: string): boolean =>
  grouping !== 'owner' || value.startsWith('urn:li:corpGroup:');

/** The group in an address, `platform:urn:li:…`; a group of another grouping than the page shows is none. */
export function readGroup(given: unknown, grouping: Grouping): string | undefined {
  const start = `${grouping}:`;
  if (typeof given !== 'string' || !given.startsWith(start)) return undefined;
  const value = given.slice(start.length);
  return value !== '' && hasHistory(grouping, value) ? value : undefined;
}

export const groupParameter = (grouping: Grouping, value: string): string | undefined =>
  value === '' ? undefined : `${grouping}:${value}`;

/** What is asked for a group of the present grouping; without one, for all assets. */
export const historyInput = (
  startTimeMillis: number,
  grouping: Grouping,
  group: string | undefined,
): CoverageHistoryInput => ({
  startTimeMillis,
  ...(group !== undefined &&
    {
      type: { entityType: group as EntityType },
      platform: { platform: group },
      domain: { domain: group },
      owner: { ownerGroup: group },
    }[grouping]),
});

const names: Readonly<Record<CoverageMeasure, MeasureName>> = {
  DOCUMENTED: 'documented',
  OWNED: 'owned',
  IN_DOMAIN: 'inDomain',
  TAGGED: 'tagged',
  WITH_TERMS: 'withTerms',
  TESTED: 'tested',
  USED: 'used',
};

/** What was counted on a day. */
export interface Day {
  /** Its start in UTC. */
  readonly time: number;
  readonly shares: Readonly<Partial<Record<MeasureName, Share>>>;
}

/** The days as they come, by the names of the page. */
export const daysOf = (history: CoverageHistoryQuery['coverageHistory']): readonly Day[] =>
  history.days.map(({ timeMillis, counts }) => ({
    time: timeMillis,
    shares: Object.fromEntries(
      counts.flatMap(({ measure, total, count }) => {
        const name = names[measure];
        return name && total > 0 ? [[name, { of: total, has: count }]] : [];
      }),
    ),
  }));

/** The share of a measure on a day, from 0 to 1. */
export interface ShareAt {
  readonly time: number;
  readonly share: number;
}

export const sharesOf = (days: readonly Day[], name: MeasureName): readonly ShareAt[] =>
  days.flatMap(({ time, shares }) => {
    const share = shares[name];
    return share ? [{ time, share: share.has / share.of }] : [];
  });

/**
 * A line through shares as the path of an SVG, from the first of the times at the left to the last at the right, and from
 * 0 at the bottom to 1 at the top. It is interrupted where a day is missing; a day between two such is a dot.
 */
export function linePath(
  points: readonly ShareAt[],
  [first, last]: readonly [number, number],
  width: number,
  height: number,
): string {
  const x = (time: number) => round(last === first ? width : ((time - first) / (last - first)) * width);
  return points
    .map(({ time, share }, at) => {
      const place = `${x(time)} ${round((1 - share) * height)}`;
      const follows = (a: ShareAt | undefined, b: ShareAt | undefined) =>
        a !== undefined && b !== undefined && b.time - a.time <= dayMs;
      if (follows(points[at - 1], points[at])) return `L${place}`;
      // A line of no length is drawn as its round ends.
      return follows(points[at], points[at + 1]) ? `M${place}` : `M${place}h0`;
    })
    .join('');
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** By how many percentage points a share has changed, rounded as it is shown. */
export const changeOf = (points: readonly ShareAt[]): number => {
  const [first, last] = [points[0], points.at(-1)];
  return first && last ? round((last.share - first.share) * 100) : 0;
};

import type { Point } from '../../entity/usage/points.ts';

/** Counts of searches, as the server sums them up. */
interface Sums {
  readonly searches: number;
  /** How often nothing was found. */
  readonly empty: number;
  /** How often filters narrowed the search. */
  readonly filtered: number;
  /** How many results were opened. */
  readonly opened: number;
  /** Of those, from 1. */
  readonly averagePlace: number | null;
}

export interface SearchedText extends Sums {
  readonly text: string;
}

export interface SearchStatistics {
  /** Days for which the server keeps counts; 0 where it records none. */
  readonly keptDays: number;
  /** First day, such as `2026-11-30`; null where nothing is recorded. */
  readonly from: string | null;
  readonly until: string | null;
  /** Days with searches. */
  readonly days: readonly (Sums & { readonly day: string })[];
  readonly top: readonly SearchedText[];
  readonly empty: readonly SearchedText[];
}

/** Periods of which the page tells, in days. */
const periods = { week: 7, month: 30, quarter: 90 } as const;
export type Period = keyof typeof periods;

/** Reads what the address has, whatever it is. */
export const readPeriod = (given: unknown): Period =>
  typeof given === 'string' && Object.hasOwn(periods, given) ? (given as Period) : 'month';

/** Queries in each list. */
const listed = 25;

export const searchesPath = (period: Period): string =>
  `/openapi/v1/tracking/searches?days=${periods[period]}&limit=${listed}`;

const dayMs = 86_400_000;
/** The middle of a day in UTC is in the same day in almost every time zone. */
const noon = (day: string): number => Date.parse(`${day}T12:00:00Z`);

/** A value for each day, also for those without searches. */
export function pointsByDay(
  { from, until, days }: Pick<SearchStatistics, 'from' | 'until' | 'days'>,
  name: 'searches' | 'empty',
): readonly Point[] {
  if (from === null || until === null) return [];
  const known = new Map(days.map((day) => [noon(day.day), day[name]]));
  const points: Point[] = [];
  for (let time = noon(from); time <= noon(until); time += dayMs)
    points.push({ time, value: known.get(time) ?? 0 });
  return points;
}

export const sumOf = (points: readonly Point[]): number => points.reduce((sum, { value }) => sum + value, 0);

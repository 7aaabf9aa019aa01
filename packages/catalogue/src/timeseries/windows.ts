import type { TimeWindow } from './query.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
const lengths = { SECOND: second, MINUTE: minute, HOUR: hour, DAY: day, WEEK: 7 * day } as const;
const months = { MONTH: 1, QUARTER: 3, YEAR: 12 } as const;

/** Weeks begin on Monday, and the epoch began on a Thursday: this is the first Monday before it. */
const firstMonday = -3 * day;

/** When the window that a time falls into begins, in UTC, in milliseconds. */
export function windowStart(timeMillis: number, { unit, multiple = 1 }: TimeWindow): number {
  if (unit === 'MONTH' || unit === 'QUARTER' || unit === 'YEAR') {
    const date = new Date(timeMillis);
    const length = months[unit] * multiple;
    const month = date.getUTCFullYear() * 12 + date.getUTCMonth();
    return utcMonth(Math.floor(month / length) * length);
  }
  const origin = unit === 'WEEK' ? firstMonday : 0;
  const length = lengths[unit] * multiple;
  return origin + Math.floor((timeMillis - origin) / length) * length;
}

/** Not `Date.UTC`, which takes the years 0 to 99 for those of the twentieth century. */
function utcMonth(month: number): number {
  const date = new Date(0);
  return date.setUTCFullYear(Math.floor(month / 12), month % 12);
}

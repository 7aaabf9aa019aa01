import { number } from './format.ts';

/** Of what `/analytics/coverage` shows of earlier days. */
export const coverageHistoryTexts = {
  head: 'Over time',
  range: 'Period',
  ranges: { month: '30 days', quarter: '90 days', year: '12 months' },
  group: 'Assets',
  all: 'All data assets',
  peopleLeftOut: 'Of owners, only groups are recorded.',
  change: (points: number) =>
    points === 0 ? 'unchanged' : `${points > 0 ? '+' : '−'}${number(Math.abs(points))} points`,
  chart: (name: string, first: string, firstDay: string, last: string, lastDay: string) =>
    `${name}: ${first} on ${firstDay}, ${last} on ${lastDay}. The table below has all numbers.`,
  axes: (first: string, last: string) => `From ${first} at the left to ${last} at the right, 0 to 100%.`,
  day: 'Day',
  asTable: 'Show as a table',
  table: 'Coverage by day',
  since: (day: string) => `Coverage is recorded every day since ${day}.`,
  whole: 'Days are in UTC, and the whole catalogue counts, including what you may not see.',
  notYet: 'No coverage is recorded yet.',
  notYetHint:
    'The server records it every day, for the first time a minute after it starts or gets its first data asset.',
  none: 'No coverage is recorded for these assets in this period.',
  oneDay: (day: string) => `One day is recorded so far: ${day}.`,
  oneDayHint: 'The server records coverage every day. With the second day, the lines begin.',
} as const;

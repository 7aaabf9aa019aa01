import { number } from './format.ts';

/** Of the page `/analytics/usage`. */
export const usageTexts = {
  title: 'Usage',
  lead: 'How often datasets are queried, by whom and where, as far as the sources report it.',
  range: 'Time',
  ranges: { week: '7 days', month: '30 days', quarter: '90 days', year: '12 months' },
  total: 'Queries',
  totalMeaning: (perDay: string) => `${perDay} a day on average`,
  queried: 'Datasets queried',
  queriedMeaning: 'At least once in this time',
  busiest: 'Most on one day',
  busiestMonth: 'Most in one month',
  busiestMeaning: (when: string) => `On ${when}`,
  busiestMonthMeaning: (when: string) => `In ${when}`,
  people: 'Most people on one day',
  peopleMonth: 'Most people in one month',
  chartHead: { DAY: 'Queries by day', MONTH: 'Queries by month' },
  chart: (first: string, last: string, most: string, when: string) =>
    `Queries from ${first} to ${last}, at most ${most} on ${when}. The table below has all numbers.`,
  bar: (when: string, queries: number, users: number) =>
    `${when}: ${number(queries)} queries by ${number(users)}`,
  asTable: 'Show as a table',
  columns: { time: 'Time', queries: 'Queries', users: 'People and programs', share: 'Share' },
  datasets: 'Most queried datasets',
  users: 'Most active',
  usersColumn: 'Person or program',
  platforms: 'By platform',
  domains: 'By domain',
  domainsNote: 'Datasets in no domain are left out.',
  names: { datasets: 'Dataset', users: 'Person or program', platforms: 'Platform', domains: 'Domain' },
  unused: 'Unused',
  unusedNote: (count: number) =>
    count === 0
      ? 'Every dataset was queried in the last 30 days.'
      : `${number(count)} datasets were not queried in the last 30 days.`,
  allUnused: (count: number) => `Show all ${number(count)}`,
  none: 'No usage is stored of this time.',
  noneHint: 'Sources that read query logs report it.',
  howTo: 'How usage is reported',
  forbidden: 'You may not see the usage of every dataset.',
} as const;

import { number } from './format.ts';

/** Of the page about what people search for. */
export const searchesTexts = {
  title: 'Searches',
  lead: 'What people search for in the application, and what they don’t find. A search that finds nothing is often a missing description, a missing synonym or missing data.',
  help: 'How searches are counted',
  period: 'Period',
  periods: { week: '7 days', month: '30 days', quarter: '90 days' },
  perDay: 'Searches per day',
  searches: 'Searches',
  foundNothing: 'Found nothing',
  withoutResults: 'Searches that find nothing',
  allFound: 'Every search of this period found something.',
  most: 'Most searched',
  search: 'Search',
  times: 'Times',
  filtered: 'With filters',
  opened: 'Results opened',
  place: 'Average place',
  none: 'Nobody has searched in this period.',
  recording: (days: number) =>
    `A search is counted when its results are shown: its text, the number of results, and which place was opened, but not who searched. Counts are kept for ${number(days)} ${days === 1 ? 'day' : 'days'}; the server option --search-days changes that, and 0 turns it off.`,
  off: 'Searches are not recorded.',
  switchOn:
    'This server runs with --search-days 0. To count what people search for, start it without this option, or with the number of days for which counts should be kept.',
} as const;

import { dayText, number } from './format.ts';

/** Of the lists on the first page, which are loaded after the search. */
export const homeListsTexts = {
  announcements: 'Announcements',
  waiting: 'Waiting for you',
  waitingOfWhom: 'Open incidents and failing checks of what you own.',
  nothingWaits: 'Nothing: no open incident and no failing check.',
  attention: 'Needs attention',
  attentionOfWhom: 'Open incidents and failing checks in the whole catalogue.',
  check: 'A check fails',
  furtherIncidents: (title: string, more: number) => (more > 0 ? `${title} and ${number(more)} more` : title),
  allIncidents: (count: number) =>
    count === 1 ? '1 with an open incident' : `${number(count)} with open incidents`,
  allFailing: (count: number) =>
    count === 1 ? '1 with a failing check' : `${number(count)} with failing checks`,
  changed: 'Changed since your last visit',
  changedLately: 'Changed lately',
  sinceOf: (time: number, count: number, isComplete: boolean) =>
    `${isComplete ? '' : 'More than '}${number(count)} since ${dayText(time)}.`,
  noChanges: (time: number) => `Nothing since ${dayText(time)}.`,
  tooMany: (time: number) => `More than can be looked at since ${dayText(time)}.`,
  yours: 'yours',
  used: 'Most queried',
  usedWhen: 'In the last 30 days.',
  usage: 'All usage',
  queries: (count: number) => `${number(count)} queries`,
  owned: 'Yours',
  all: (count: number) => `Show all ${number(count)}`,
  viewed: 'Viewed before',
} as const;

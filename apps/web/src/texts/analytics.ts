import { number } from './format.ts';

/** Of the pages under `/analytics`. */
export const analyticsTexts = {
  coverage: {
    title: 'Coverage',
    lead: 'How much of the data assets is described, owned and used. Each number leads to what is missing.',
    measures: {
      documented: 'Documented',
      owned: 'Owned',
      inDomain: 'In a domain',
      tagged: 'Tagged',
      withTerms: 'With terms',
      tested: 'Tested',
      used: 'Used',
    },
    meanings: {
      documented: 'Has a description',
      owned: 'Has at least one owner',
      inDomain: 'Belongs to a domain',
      tagged: 'Has a tag, or one of its columns has',
      withTerms: 'Has a glossary term, or one of its columns has',
      tested: 'Datasets with assertions',
      used: 'Datasets, dashboards and charts used in the last 30 days',
    },
    of: (has: number, of: number) => `${number(has)} of ${number(of)}`,
    missing: (count: number) => `${number(count)} missing`,
    complete: 'Complete',
    lacking: (measure: string, group: string) => `${measure}: what is missing in ${group}`,
    all: 'all assets',
    overall: 'All data assets',
    by: 'Group by',
    groupings: { type: 'Type', platform: 'Platform', domain: 'Domain', owner: 'Owner' },
    none: {
      type: 'No type',
      platform: 'No platform',
      domain: 'No domain',
      owner: 'No owner',
    },
    group: 'Group',
    table: (grouping: string) => `Coverage by ${grouping.toLowerCase()}`,
    withoutUse: 'What is tested and used could not be counted:',
    empty: 'There are no data assets yet.',
  },
} as const;

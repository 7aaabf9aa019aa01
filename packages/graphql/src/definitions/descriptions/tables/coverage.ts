import type { Descriptions } from '../descriptions.ts';

/** How much of the catalogue was covered on earlier days. */
export const coverage: Descriptions = {
  CoverageHistoryInput: {
    $: 'A period, and assets of which the coverage is asked for: all, or those of one type, platform, domain or owner.',
    startTimeMillis: 'A time on the first day, in milliseconds since the epoch.',
    endTimeMillis: 'A time on the last day, in milliseconds since the epoch; now by default.',
    entityType: 'Type of the assets.',
    platform: 'URN of the platform of the assets.',
    domain: 'URN of the domain of the assets.',
    ownerGroup: 'URN of a group that owns the assets. Nothing is counted for people.',
  },
  CoverageHistory: {
    $: 'How much of the data assets was described, owned and used, by day in UTC.',
    sinceMillis: 'The first day with figures, in milliseconds since the epoch; null before there is one.',
    days: 'Days with figures, oldest first. A day on which the server did not run, or on which no such assets existed, is left out.',
  },
  CoverageDay: {
    $: 'The figures of a day, as they were counted last on that day.',
    timeMillis: 'Start of the day, in milliseconds since the epoch.',
    counts: 'What was counted.',
  },
  CoverageCount: {
    $: 'How many assets had something.',
    measure: 'What was counted.',
    total: 'Number of assets that could have it.',
    count: 'Number of assets that had it.',
  },
  CoverageMeasure: {
    $: 'What is counted of data assets.',
    DOCUMENTED: 'Has a description.',
    IN_DOMAIN: 'Belongs to a domain.',
    OWNED: 'Has at least one owner.',
    TAGGED: 'Has a tag, or one of its columns has.',
    TESTED: 'A dataset that has assertions.',
    USED: 'A dataset, dashboard or chart that was used in the 30 days before.',
    WITH_TERMS: 'Has a glossary term, or one of its columns has.',
  },
};

import type { Descriptions } from '../descriptions.ts';

/** What the application shows of the catalogue as a whole. */
export const overviews: Descriptions = {
  UsageOverviewInput: {
    $: 'The time whose queries are counted.',
    startTimeMillis: 'Start of the time, in milliseconds since the epoch.',
    endTimeMillis: 'End of the time, in milliseconds since the epoch; now by default.',
  },
  UsageOverview: {
    $: 'How often the datasets of the catalogue were queried.',
    total: 'Number of queries.',
    datasetCount: 'Number of datasets that were queried.',
    buckets: 'Queries by day, week, month or year in UTC, oldest first. A time without queries is left out.',
    'buckets(window)': 'Length of each time.',
    datasets: 'Datasets that were queried most, and how often.',
    users: 'People and programs that queried most, and how often.',
    platforms: 'Platforms whose datasets were queried most, and how often.',
    domains: 'Domains whose datasets were queried most, and how often; of the 1,000 datasets queried most.',
  },
  UsageOverviewBucket: {
    $: 'Queries of a day, a week, a month or a year.',
    timeMillis: 'Start of the time, in milliseconds since the epoch.',
    queryCount: 'Number of queries.',
    userCount: 'Number of people and programs that queried, as far as they are named.',
  },
  UsageOverviewCount: {
    $: 'How often something was queried, or somebody has queried.',
    entity: 'Dataset, person, platform or domain.',
    queryCount: 'Number of queries.',
  },
  RecentChangesInput: {
    $: 'Changes to look for.',
    sinceMillis: 'Start of the time, in milliseconds since the epoch.',
    types: 'Entity types; all by default.',
    owners: 'URNs of owners of whom an entity must have one; any entity by default.',
    count: 'Maximum number of entities, up to 100; 10 by default.',
  },
  RecentChanges: {
    $: 'Entities that have changed, each once.',
    isComplete:
      'False when there were too many changes to look at all of them: further entities may have changed before.',
    total: 'Number of entities that have changed, among the changes that were looked at.',
    changes: 'The entities, those that changed last first.',
  },
  RecentChange: {
    $: 'The last change of an entity.',
    entity: 'Entity that has changed.',
    timeMillis: 'Time of its last change, in milliseconds since the epoch.',
  },
};

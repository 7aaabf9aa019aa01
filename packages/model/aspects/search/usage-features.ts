import { array, aspect, float, int, long, urn } from '@colophon/schema';

export const usageFeatures = aspect({
  name: 'usageFeatures',
  record: 'com.linkedin.metadata.search.features.UsageFeatures',
  doc: 'Usage figures of a dataset, computed daily for ranking and result cards so that search needs no time series query.',
  fields: {
    queryCountLast30Days: {
      type: long,
      doc: 'Number of SQL queries against the dataset in the past 30 days.',
      optional: true,
    },
    uniqueUserCountLast30Days: {
      type: long,
      doc: 'Number of distinct users who queried the dataset in the past 30 days.',
      optional: true,
    },
    topUsersLast30Days: {
      type: array(urn()),
      doc: 'URNs of the users with the most queries against the dataset in the past 30 days.',
      optional: true,
    },
    queryCountPercentileLast30Days: {
      type: int,
      doc: 'Standing of `queryCountLast30Days` among all datasets, as a percentile.',
      optional: true,
    },
    uniqueUserPercentileLast30Days: {
      type: int,
      doc: 'Standing of `uniqueUserCountLast30Days` among all datasets, as a percentile.',
      optional: true,
    },
    combinedSearchRankingMultiplier: {
      type: float,
      doc: "Factor for the dataset's search score, blended from the usage figures.",
      optional: true,
    },
    lastOperationTimestampMs: {
      type: long,
      doc: 'Milliseconds since the epoch of the latest data change (DML), shown as last updated in search results.',
      optional: true,
    },
  },
});

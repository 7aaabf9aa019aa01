import { int, record, string, urn } from '@colophon/schema';

export const datasetUserUsageCounts = record({
  name: 'com.linkedin.dataset.DatasetUserUsageCounts',
  doc: 'How often one user used the dataset; an element of `userCounts` in its usage statistics.',
  fields: {
    user: { type: urn(), doc: 'URN of the user whose activity is counted.' },
    count: {
      type: int,
      doc: 'Number of times this user used the dataset within the bucket.',
      timeseries: 'value',
    },
    userEmail: {
      type: string,
      doc: 'Email address of the user in the source; if set, ingestion tries to resolve it to a user URN.',
      optional: true,
      timeseries: 'value',
    },
  },
});

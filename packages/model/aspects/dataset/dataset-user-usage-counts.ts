import { int, record, string, urn } from '@colophon/schema';

export const datasetUserUsageCounts = record({
  name: 'com.linkedin.dataset.DatasetUserUsageCounts',
  doc: 'How often one user used the dataset; an element of `userCounts` in its usage statistics.',
  fields: {
    user: { type: urn(), doc: 'Urn of the user whose activity is counted.' },
    count: {
      type: int,
      doc: 'Times that this user used the dataset within the bucket.',
      timeseries: 'value',
    },
    userEmail: {
      type: string,
      doc: 'Email address under which the source knows the user; if given, ingestion tries to find the matching user urn.',
      optional: true,
      timeseries: 'value',
    },
  },
});

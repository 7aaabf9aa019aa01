import { aspect, long, record, string } from '@colophon/schema';

export const partitionSummary = record({
  name: 'com.linkedin.dataset.PartitionSummary',
  doc: 'One partition of a table with its creation and modification times; used for both ends of `PartitionsSummary`.',
  fields: {
    partition: {
      type: string,
      doc: 'Id or value of the partition, for example `dt=2024-05-01`, as derived from the partition key of a row.',
    },
    createdTime: {
      type: long,
      doc: 'When the partition was created, in milliseconds since the epoch; absent if the source does not report it.',
      optional: true,
    },
    lastModifiedTime: {
      type: long,
      doc: 'When the partition was last modified, in milliseconds since the epoch.',
      optional: true,
    },
  },
});

export const partitionsSummary = aspect({
  name: 'partitionsSummary',
  record: 'com.linkedin.dataset.PartitionsSummary',
  doc: 'First and last partition of a data lake table (Hive, S3, Iceberg, Delta, Hudi), which shows the range it covers.',
  fields: {
    minPartition: {
      type: partitionSummary,
      doc: 'First partition in sort order, often the oldest date.',
      optional: true,
    },
    maxPartition: {
      type: partitionSummary,
      doc: 'Last partition in sort order, often the newest date.',
      optional: true,
    },
  },
});

import { aspect, long, record, string } from '@colophon/schema';

export const partitionSummary = record({
  name: 'com.linkedin.dataset.PartitionSummary',
  doc: 'One partition of a table with its creation and modification times; the ends of `PartitionsSummary` are of this kind.',
  fields: {
    partition: {
      type: string,
      doc: 'Id or value of the partition, for example `dt=2024-05-01`, as the partition key yields it for a row.',
    },
    createdTime: {
      type: long,
      doc: 'Milliseconds since the epoch at which the partition was created; absent if the source does not say.',
      optional: true,
    },
    lastModifiedTime: {
      type: long,
      doc: 'Milliseconds since the epoch at which the partition was last written or touched.',
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

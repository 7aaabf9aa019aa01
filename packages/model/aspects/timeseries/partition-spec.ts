import { enumeration, long, record, string } from '@colophon/schema';
import { timeWindowSize } from './time-window-size.ts';

export const partitionType = enumeration({
  name: 'com.linkedin.timeseries.PartitionType',
  doc: 'Kinds of partition, listed only for the unused `type` of a partition.',
  symbols: {
    FULL_TABLE: 'The value covers the whole table.',
    QUERY: 'The value covers what a query returned.',
    PARTITION: 'The value covers one partition of the table.',
  },
});

export const timeWindow = record({
  name: 'com.linkedin.timeseries.TimeWindow',
  doc: 'A span of time with a start and a length.',
  fields: {
    startTimeMillis: { type: long, doc: 'Start of the span, in milliseconds since the epoch, UTC.' },
    length: { type: timeWindowSize, doc: 'How long the span is, as a unit and a count.' },
  },
});

export const partitionSpec = record({
  name: 'com.linkedin.timeseries.PartitionSpec',
  doc: "Part of a dataset to which a time-series value applies, for instance one day's partition or the whole table.",
  fields: {
    partition: {
      type: string,
      doc: 'Identifier of the partition, derived from the values of its key; `FULL_TABLE_SNAPSHOT` means the whole table.',
      timeseries: 'value',
    },
    timePartition: {
      type: timeWindow,
      doc: 'Time span the partition covers; absent when its key does not contain one.',
      optional: true,
    },
    type: {
      type: partitionType,
      doc: 'Deprecated: nothing reads it, so leave the default.',
      default: 'PARTITION',
      deprecated: true,
    },
  },
});

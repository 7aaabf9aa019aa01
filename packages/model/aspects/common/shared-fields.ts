import type { Field } from '@colophon/schema';
import { long, map, string } from '@colophon/schema';
import { partitionSpec } from '../timeseries/partition-spec.ts';
import { timeWindowSize } from '../timeseries/time-window-size.ts';

/** The fields that every time-series aspect starts with. */
export const timeseriesFields: Record<string, Field> = {
  timestampMillis: {
    type: long,
    doc: 'Milliseconds since the epoch (UTC) to which the event or statistic belongs; for a bucket, its start.',
  },
  eventGranularity: {
    type: timeWindowSize,
    doc: 'Length of the time bucket, such as one day; absent for a single event or a latest snapshot.',
    optional: true,
  },
  partitionSpec: {
    type: partitionSpec,
    doc: 'Part of the data that the event is about; unless given, the whole of it.',
    optional: true,
    default: { partition: 'FULL_TABLE_SNAPSHOT', type: 'FULL_TABLE' },
  },
  messageId: {
    type: string,
    doc: 'Unique id chosen by the sender, which keeps apart values that would otherwise count as the same event.',
    optional: true,
  },
};

export const customProperties: Field = {
  type: map(string),
  doc: 'Free key-value pairs, both as text, for what has no field of its own; empty by default.',
  default: {},
  search: { kind: 'TEXT', queryByDefault: true },
};

export const externalUrl: Field = {
  type: string,
  doc: 'Link that opens the object in the system it comes from; absent if it has none.',
  optional: true,
  search: { kind: 'KEYWORD' },
};

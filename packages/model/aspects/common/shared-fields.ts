import type { Field } from '@colophon/schema';
import { long, map, string } from '@colophon/schema';
import { partitionSpec } from '../timeseries/partition-spec.ts';
import { timeWindowSize } from '../timeseries/time-window-size.ts';

/** The fields that every time-series aspect starts with. */
export const timeseriesFields: Record<string, Field> = {
  timestampMillis: {
    type: long,
    doc: 'Time of the event or statistic, in milliseconds since the epoch (UTC); for a bucket, its start.',
  },
  eventGranularity: {
    type: timeWindowSize,
    doc: 'Length of the time bucket, such as one day; absent for a single event or a latest snapshot.',
    optional: true,
  },
  partitionSpec: {
    type: partitionSpec,
    doc: 'Part of the data that the event describes; all of it when absent.',
    optional: true,
    default: { partition: 'FULL_TABLE_SNAPSHOT', type: 'FULL_TABLE' },
  },
  messageId: {
    type: string,
    doc: 'Unique id set by the sender; distinguishes data points that would otherwise count as the same event.',
    optional: true,
  },
};

export const customProperties: Field = {
  type: map(string),
  doc: 'Custom key-value pairs, as strings, for properties without a dedicated field; empty by default.',
  default: {},
  search: { kind: 'TEXT', queryByDefault: true },
};

export const externalUrl: Field = {
  type: string,
  doc: 'Link to the object in its source system; absent if there is none.',
  optional: true,
  search: { kind: 'KEYWORD' },
};

import { array, float, long, record, string, timeseries } from '@colophon/schema';
import { timeseriesFields } from '../common/shared-fields.ts';

export const histogram = record({
  name: 'com.linkedin.dataset.Histogram',
  doc: "Histogram of a column's values: bucket boundaries and the height of each bucket.",
  fields: {
    boundaries: { type: array(string), doc: 'Bucket boundaries in order, as text.' },
    heights: { type: array(float), doc: 'Height of each bucket, in the order of `boundaries`.' },
  },
});

export const quantile = record({
  name: 'com.linkedin.dataset.Quantile',
  doc: 'One quantile of a column and its value.',
  fields: {
    quantile: {
      type: string,
      doc: 'Position from 0 to 1 as text, for example `0.25` for the first quartile.',
    },
    value: { type: string, doc: 'Column value at that quantile, as text.' },
  },
});

export const valueFrequency = record({
  name: 'com.linkedin.dataset.ValueFrequency',
  doc: 'A distinct value of a column and the number of rows that have it.',
  fields: {
    value: { type: string, doc: 'Column value, as text.' },
    frequency: { type: long, doc: 'Number of rows in which the value occurs.' },
  },
});

export const datasetFieldProfile = record({
  name: 'com.linkedin.dataset.DatasetFieldProfile',
  doc: 'Statistics of one column in a dataset profile; only measured values are set.',
  fields: {
    fieldPath: {
      type: string,
      doc: "Path of the profiled column, as in the dataset's schema, for example `address.city`.",
    },
    uniqueCount: {
      type: long,
      doc: 'Number of distinct non-null values in the column; may be an estimate if the profiler approximates.',
      optional: true,
    },
    uniqueProportion: {
      type: float,
      doc: 'Distinct values divided by non-null values, from 0 to 1; 1 means that every value is different.',
      optional: true,
    },
    nullCount: { type: long, doc: 'Number of rows in which the column is null.', optional: true },
    nullProportion: { type: float, doc: 'Null rows divided by all rows, from 0 to 1.', optional: true },
    min: {
      type: string,
      doc: 'Smallest value of the column, as text whatever the column type.',
      optional: true,
    },
    max: {
      type: string,
      doc: 'Largest value of the column, as text whatever the column type.',
      optional: true,
    },
    mean: { type: string, doc: 'Arithmetic mean of a numeric column, as text.', optional: true },
    median: {
      type: string,
      doc: 'Median of the column (50th percentile), as text.',
      optional: true,
    },
    stdev: { type: string, doc: 'Standard deviation of a numeric column, as text.', optional: true },
    quantiles: {
      type: array(quantile),
      doc: 'Selected quantiles of a numeric column with their values, such as the quartiles.',
      optional: true,
    },
    distinctValueFrequencies: {
      type: array(valueFrequency),
      doc: 'How often each distinct value occurs; practical only for columns with few distinct values.',
      optional: true,
    },
    histogram: { type: histogram, doc: "Distribution of the column's values over buckets.", optional: true },
    sampleValues: {
      type: array(string),
      doc: 'A few actual values of the column as text, so they may contain sensitive data.',
      optional: true,
    },
  },
});

export const datasetProfile = timeseries({
  name: 'datasetProfile',
  record: 'com.linkedin.dataset.DatasetProfile',
  doc: 'One profile of a dataset at a given time: size, row and column counts, and statistics per column.',
  fields: {
    ...timeseriesFields,
    rowCount: {
      type: long,
      doc: 'Number of rows at profiling time; absent if they were not counted.',
      optional: true,
      search: { kind: 'COUNT', hasValues: 'hasRowCount' },
    },
    columnCount: {
      type: long,
      doc: 'Number of columns, or schema fields, at profiling time.',
      optional: true,
      search: { kind: 'COUNT', hasValues: 'hasColumnCount' },
    },
    fieldProfiles: {
      type: array(datasetFieldProfile),
      doc: 'Statistics per column; absent when only the table as a whole was profiled.',
      optional: true,
    },
    sizeInBytes: {
      type: long,
      doc: 'Size of the data in the source system, in bytes.',
      optional: true,
      search: { kind: 'COUNT', hasValues: 'hasSizeInBytes' },
    },
  },
});

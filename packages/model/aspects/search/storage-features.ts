import { aspect, long } from '@colophon/schema';

export const storageFeatures = aspect({
  name: 'storageFeatures',
  record: 'com.linkedin.metadata.search.features.StorageFeatures',
  doc: 'Size figures of a dataset, copied daily from its profiles so that search results need no time series query.',
  fields: {
    rowCount: { type: long, doc: 'Number of rows according to the latest dataset profile.', optional: true },
    columnCount: {
      type: long,
      doc: 'Number of columns according to the latest dataset profile.',
      optional: true,
    },
  },
});

import { enumeration } from '@colophon/schema';

export const datasetAssertionScope = enumeration({
  name: 'com.linkedin.assertion.DatasetAssertionScope',
  doc: 'Parts of a dataset that an imported check can cover.',
  symbols: {
    DATASET_COLUMN: 'The check covers one or more columns, listed in `fields`.',
    DATASET_ROWS: 'The check covers rows as a whole, for instance how many there are.',
    DATASET_STORAGE_SIZE: 'The check covers the storage size of the dataset.',
    DATASET_SCHEMA: "The check covers the dataset's columns and types, not its contents.",
    UNKNOWN: 'The importer could not determine what the check covers.',
  },
});

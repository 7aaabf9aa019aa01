import { enumeration } from '@colophon/schema';

export const datasetAssertionScope = enumeration({
  name: 'com.linkedin.assertion.DatasetAssertionScope',
  doc: 'Parts of a dataset that an imported check can be about.',
  symbols: {
    DATASET_COLUMN: 'The check concerns one or more columns, listed in `fields`.',
    DATASET_ROWS: 'The check concerns rows as a whole, for instance how many there are.',
    DATASET_STORAGE_SIZE: 'The check concerns how much storage the dataset takes up.',
    DATASET_SCHEMA: "The check concerns the dataset's columns and types, not its contents.",
    UNKNOWN: 'The importer could not tell what the check is about.',
  },
});

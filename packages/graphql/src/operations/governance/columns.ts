import { encodeUrnPart, printUrn } from '@colophon/schema';

/** The URN of a column of a dataset. */
export const columnUrn = (dataset: string, fieldPath: string): string =>
  printUrn({ entityType: 'schemaField', parts: [dataset, encodeUrnPart(fieldPath)] });

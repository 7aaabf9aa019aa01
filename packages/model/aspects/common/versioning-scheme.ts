import { enumeration } from '@colophon/schema';

export const versioningScheme = enumeration({
  name: 'com.linkedin.versionset.VersioningScheme',
  doc: 'Ways to order the versions in a version set.',
  symbols: {
    LEXICOGRAPHIC_STRING:
      'Sort ids are set by the caller and compared as text, so numbers need leading zeros to sort correctly.',
    ALPHANUMERIC_GENERATED_BY_DATAHUB:
      'The catalogue generates the sort ids, currently strings of eight letters.',
  },
});

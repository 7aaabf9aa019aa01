import { enumeration } from '@colophon/schema';

export const versioningScheme = enumeration({
  name: 'com.linkedin.versionset.VersioningScheme',
  doc: 'Ways to order the versions in a version set.',
  symbols: {
    LEXICOGRAPHIC_STRING:
      'Sort ids come from the caller and are compared as text, so numbers need leading zeros to sort properly.',
    ALPHANUMERIC_GENERATED_BY_DATAHUB:
      'The catalogue makes up the sort ids itself, at present strings of eight letters.',
  },
});

import type { Entity } from '@colophon/schema';

/** PostgreSQL, as a platform. */
export const dataPlatformSample: NonNullable<Entity['sample']> = {
  urn: 'urn:li:dataPlatform:postgres',
  aspects: {
    dataPlatformInfo: {
      name: 'postgres',
      displayName: 'PostgreSQL',
      type: 'RELATIONAL_DB',
      datasetNameDelimiter: '.',
    },
  },
};

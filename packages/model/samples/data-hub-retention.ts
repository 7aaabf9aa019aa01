import type { Entity } from '@colophon/schema';

/** Keeps the last twenty descriptions of each dataset. */
export const dataHubRetentionSample: NonNullable<Entity['sample']> = {
  urn: 'urn:li:dataHubRetention:(dataset,datasetProperties)',
  aspects: {
    dataHubRetentionConfig: { retention: { version: { maxVersions: 20 } } },
  },
};

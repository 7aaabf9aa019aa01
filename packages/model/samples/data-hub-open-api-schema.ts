import type { Entity } from '@colophon/schema';
import { monday } from './world.ts';

/** System metadata as every aspect carries it; the entity exists so that the OpenAPI schema has its shape. */
export const dataHubOpenAPISchemaSample: NonNullable<Entity['sample']> = {
  urn: 'urn:li:dataHubOpenAPISchema:system-metadata',
  aspects: {
    systemMetadata: {
      lastObserved: monday,
      runId: 'postgres-2026_03_02-02_00_00',
      pipelineName: 'shop-postgres',
      version: '1',
    },
  },
};

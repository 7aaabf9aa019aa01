import type { Entity } from '@colophon/schema';
import { ana, sales } from './world.ts';

/** All versions of the model of returns. */
export const mlModelGroupSample: NonNullable<Entity['sample']> = {
  urn: 'urn:li:mlModelGroup:(urn:li:dataPlatform:mlflow,return-risk,PROD)',
  aspects: {
    mlModelGroupProperties: {
      name: 'Return risk',
      description: 'Models that say how likely an order is to come back.',
    },
    ownership: { owners: [{ owner: ana, type: 'TECHNICAL_OWNER' }] },
    domains: { domains: [sales] },
    status: { removed: false },
  },
};

import type { Entity } from '@colophon/schema';
import { checkout, monday } from './world.ts';

/** Where the shop asks for the risk of an order. */
export const mlModelDeploymentSample: NonNullable<Entity['sample']> = {
  urn: 'urn:li:mlModelDeployment:(urn:li:dataPlatform:mlflow,return-risk-live,PROD)',
  aspects: {
    mlModelDeploymentProperties: {
      description: 'Answers the checkout within 50 ms.',
      status: 'IN_SERVICE',
      createdAt: monday,
      version: { versionTag: '3' },
    },
    ownership: { owners: [{ owner: checkout, type: 'TECHNICAL_OWNER' }] },
    dataPlatformInstance: { platform: 'urn:li:dataPlatform:mlflow' },
    status: { removed: false },
  },
};

import type { Entity } from '@colophon/schema';
import { ana, orders, returnRisk } from './world.ts';

/** The model that says how likely an order is to come back. */
export const mlModelSample: NonNullable<Entity['sample']> = {
  urn: returnRisk,
  aspects: {
    mlModelProperties: {
      name: 'Return risk',
      description: 'Probability that an order will be sent back.',
      type: 'Gradient boosted trees',
      mlFeatures: ['urn:li:mlFeature:(customers,orders_last_90_days)'],
      trainingMetrics: [{ name: 'auc', value: '0.87' }],
      hyperParams: [{ name: 'max_depth', value: '6' }],
      groups: ['urn:li:mlModelGroup:(urn:li:dataPlatform:mlflow,return-risk,PROD)'],
    },
    intendedUse: {
      primaryUses: ['Choosing which orders to check before they are sent.'],
      primaryUsers: ['ENTERPRISE'],
      outOfScopeUses: ['Refusing an order.'],
    },
    mlModelTrainingData: {
      trainingData: [{ dataset: orders, motivation: 'Holds what came back, and when.' }],
    },
    versionProperties: {
      versionSet: 'urn:li:versionSet:(return-risk,mlModel)',
      version: { versionTag: '3' },
      sortId: '00000003',
    },
    ownership: { owners: [{ owner: ana, type: 'TECHNICAL_OWNER' }] },
    status: { removed: false },
  },
};

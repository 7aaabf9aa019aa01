import type { Entity } from '@colophon/schema';
import { ana, sales, shopDaily } from './world.ts';

/** The nightly pipeline of the shop in Airflow. */
export const dataFlowSample: NonNullable<Entity['sample']> = {
  urn: shopDaily,
  aspects: {
    dataFlowInfo: {
      name: 'shop_daily',
      description: 'Computes the figures of the day before, every night at two.',
      externalUrl: 'https://airflow.example.com/dags/shop_daily',
      env: 'PROD',
    },
    versionInfo: { version: '9f3c1ab', versionType: 'git' },
    ownership: { owners: [{ owner: ana, type: 'TECHNICAL_OWNER' }] },
    domains: { domains: [sales] },
    status: { removed: false },
  },
};

import type { Entity } from '@colophon/schema';
import { checkout, sales } from './world.ts';

/** The schema in which the shop keeps its tables. */
export const containerSample: NonNullable<Entity['sample']> = {
  urn: 'urn:li:container:5c2f0a64b1c84d5d9d8f6b9f2f0b7a11',
  aspects: {
    containerProperties: {
      name: 'public',
      qualifiedName: 'shop.public',
      description: 'The tables behind the web shop.',
      env: 'PROD',
      customProperties: { platform: 'postgres', database: 'shop', schema: 'public' },
    },
    subTypes: { typeNames: ['Schema'] },
    dataPlatformInstance: { platform: 'urn:li:dataPlatform:postgres' },
    container: { container: 'urn:li:container:0f4b6f2c7a0e4ab58f1a1f7d4c9e2b35' },
    ownership: { owners: [{ owner: checkout, type: 'TECHNICAL_OWNER' }] },
    domains: { domains: [sales] },
  },
};

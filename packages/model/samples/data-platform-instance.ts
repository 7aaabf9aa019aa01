import type { Entity } from '@colophon/schema';
import { checkout, pii } from './world.ts';

/** The database server of the shop, one of several. */
export const dataPlatformInstanceSample: NonNullable<Entity['sample']> = {
  urn: 'urn:li:dataPlatformInstance:(urn:li:dataPlatform:postgres,shop-eu)',
  aspects: {
    dataPlatformInstanceProperties: {
      name: 'shop-eu',
      description: 'The server in Europe that holds orders and customers.',
      customProperties: { version: '17' },
    },
    ownership: { owners: [{ owner: checkout, type: 'TECHNICAL_OWNER' }] },
    globalTags: { tags: [{ tag: pii }] },
    status: { removed: false },
  },
};

import type { Entity } from '@colophon/schema';
import { ben, byBen, sales } from './world.ts';

/** Sales, a part of the shop's business. */
export const domainSample: NonNullable<Entity['sample']> = {
  urn: sales,
  aspects: {
    domainProperties: {
      name: 'Sales',
      description: 'From the first visit to the paid order.',
      parentDomain: 'urn:li:domain:shop',
    },
    ownership: { owners: [{ owner: ben, type: 'BUSINESS_OWNER' }] },
    displayProperties: { colorHex: '#1f5a48' },
    institutionalMemory: {
      elements: [
        {
          url: 'https://wiki.example.com/sales',
          description: 'Who is responsible for what',
          createStamp: byBen,
        },
      ],
    },
  },
};

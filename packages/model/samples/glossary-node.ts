import type { Entity } from '@colophon/schema';
import { ben } from './world.ts';

/** The part of the glossary that holds financial terms. */
export const glossaryNodeSample: NonNullable<Entity['sample']> = {
  urn: 'urn:li:glossaryNode:finance',
  aspects: {
    glossaryNodeInfo: {
      name: 'Finance',
      definition: 'Terms that finance and the shop use in the same sense.',
    },
    ownership: { owners: [{ owner: ben, type: 'BUSINESS_OWNER' }] },
    displayProperties: { colorHex: '#7d4310' },
    status: { removed: false },
  },
};

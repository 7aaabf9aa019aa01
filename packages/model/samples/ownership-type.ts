import type { Entity } from '@colophon/schema';
import { byAna } from './world.ts';

/** A kind of owner that the shop has beside those it found. */
export const ownershipTypeSample: NonNullable<Entity['sample']> = {
  urn: 'urn:li:ownershipType:on-call',
  aspects: {
    ownershipTypeInfo: {
      name: 'On call',
      description: 'Answers when something breaks at night.',
      created: byAna,
      lastModified: byAna,
    },
    status: { removed: false },
  },
};

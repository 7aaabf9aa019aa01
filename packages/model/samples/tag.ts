import type { Entity } from '@colophon/schema';
import { ana, pii } from './world.ts';

/** The tag of personal data. */
export const tagSample: NonNullable<Entity['sample']> = {
  urn: pii,
  aspects: {
    tagProperties: {
      name: 'pii',
      description: 'Says something about a person who can be identified.',
      colorHex: '#bd2a14',
    },
    ownership: { owners: [{ owner: ana, type: 'DATA_STEWARD' }] },
    status: { removed: false },
  },
};

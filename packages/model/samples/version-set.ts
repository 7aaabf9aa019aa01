import type { Entity } from '@colophon/schema';
import { returnRisk } from './world.ts';

/** The versions of the model of returns. */
export const versionSetSample: NonNullable<Entity['sample']> = {
  urn: 'urn:li:versionSet:(return-risk,mlModel)',
  aspects: {
    versionSetProperties: { latest: returnRisk, versioningScheme: 'LEXICOGRAPHIC_STRING' },
  },
};

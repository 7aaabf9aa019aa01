import type { Entity } from '@colophon/schema';
import { byAna } from './world.ts';

/** Notes that a user has seen the introduction. */
export const dataHubStepStateSample: NonNullable<Entity['sample']> = {
  urn: 'urn:li:dataHubStepState:ana-introduction',
  aspects: {
    dataHubStepStateProperties: {
      properties: { state: 'seen' },
      lastModified: byAna,
    },
  },
};

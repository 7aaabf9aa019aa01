import type { Entity } from '@colophon/schema';
import { byAna } from './world.ts';

/** The stage of assets that a steward has checked. */
export const lifecycleStageTypeSample: NonNullable<Entity['sample']> = {
  urn: 'urn:li:lifecycleStageType:CERTIFIED',
  aspects: {
    lifecycleStageTypeInfo: {
      name: 'Certified',
      description: 'A steward has checked description, owners and terms.',
      entityTypes: ['dataset', 'dashboard'],
      settings: { hideInSearch: false },
      transitionPolicy: { allowedPreviousStages: ['urn:li:lifecycleStageType:PROPOSED'] },
      created: byAna,
      lastModified: byAna,
    },
    status: { removed: false },
  },
};

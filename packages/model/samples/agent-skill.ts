import type { Entity } from '@colophon/schema';
import { checkout, sales } from './world.ts';

/** A skill with which the shop's support assistant handles refunds. */
export const agentSkillSample: NonNullable<Entity['sample']> = {
  urn: 'urn:li:agentSkill:refund-handling',
  aspects: {
    agentSkillInfo: {
      name: 'Refund handling',
      description: 'Decides whether a customer is owed a refund, and prepares it for approval.',
      instructions:
        'Look up the order, compare its date with the returns policy, and propose an amount. Never pay out.',
      requiredTools: ['urn:li:api:get-order'],
    },
    ownership: { owners: [{ owner: checkout, type: 'TECHNICAL_OWNER' }] },
    domains: { domains: [sales] },
    status: { removed: false },
  },
};

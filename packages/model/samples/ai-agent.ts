import type { Entity } from '@colophon/schema';
import { ben, byAna, byBen, returnRisk, sales } from './world.ts';

/** The assistant that answers the shop's customers. */
export const aiAgentSample: NonNullable<Entity['sample']> = {
  urn: 'urn:li:aiAgent:support-assistant',
  aspects: {
    aiAgentInfo: {
      name: 'Support assistant',
      tagline: 'Answers questions about orders.',
      description: 'Reads the state of an order and the returns policy, and drafts a reply to the customer.',
      created: byAna,
      lastModified: byBen,
    },
    aiAgentDependencies: {
      skills: ['urn:li:agentSkill:refund-handling'],
      tools: ['urn:li:api:get-order'],
      models: [returnRisk],
    },
    ownership: { owners: [{ owner: ben, type: 'TECHNICAL_OWNER' }] },
    domains: { domains: [sales] },
    status: { removed: false },
  },
};

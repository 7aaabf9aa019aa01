import { array, aspect, urn } from '@colophon/schema';

export const aiAgentDependencies = aspect({
  name: 'aiAgentDependencies',
  record: 'com.linkedin.agent.AIAgentDependencies',
  doc: 'Dependencies of an AI agent: skills it adopts, APIs it calls and models it runs on.',
  fields: {
    skills: {
      type: array(urn('agentSkill')),
      doc: 'URNs of the `agentSkill` entities that the agent has adopted.',
      optional: true,
      search: { kind: 'URN', name: 'skills', queryByDefault: false },
      relationship: { name: 'AgentHasSkill', to: ['agentSkill'] },
    },
    tools: {
      type: array(urn('api')),
      doc: 'URNs of the `api` entities that the agent calls; shown as upstream lineage.',
      optional: true,
      search: { kind: 'URN', name: 'tools', queryByDefault: false },
      relationship: { name: 'AgentUsesTool', to: ['api'], lineage: true, upstream: true },
    },
    models: {
      type: array(urn('mlModel')),
      doc: 'URNs of the `mlModel` entities that the agent runs on, typically large language models.',
      optional: true,
      relationship: { name: 'AgentUsesModel', to: ['mlModel'] },
    },
  },
});

import { aspect, enumeration, record, string, urn } from '@colophon/schema';
import { auditStamp } from '../common/audit-stamp.ts';

export const aiAgentSourceType = enumeration({
  name: 'com.linkedin.agent.AIAgentSourceType',
  doc: 'Who defines and manages an AI agent.',
  symbols: {
    SYSTEM: 'Installed with the catalogue at deployment; users cannot edit it.',
    NATIVE: 'Made and managed by users in the catalogue.',
    EXTERNAL: 'Managed in another system; the catalogue only lists it.',
  },
});

export const aiAgentSource = record({
  name: 'com.linkedin.agent.AIAgentSource',
  doc: "Origin of an agent's definition and, for a clone, the agent it was copied from.",
  fields: {
    type: {
      type: aiAgentSourceType,
      doc: 'Whether the agent is built in, made by users here, or managed elsewhere.',
      search: { kind: 'KEYWORD', name: 'sourceType', facet: true },
    },
    clonedFrom: {
      type: urn('aiAgent'),
      doc: 'URN of the `aiAgent` this one was copied from; absent for originals. A base and its clones count as one family.',
      optional: true,
      search: {
        kind: 'URN',
        name: 'clonedFrom',
        queryByDefault: false,
        facet: true,
        facetName: 'Cloned From',
      },
      relationship: { name: 'ClonedFromAgent', to: ['aiAgent'] },
    },
  },
});

export const aiAgentInfo = aspect({
  name: 'aiAgentInfo',
  record: 'com.linkedin.agent.AIAgentInfo',
  doc: 'The main facts about an AI agent: name, texts, instructions and whether it is built in, user-made or external.',
  fields: {
    name: {
      type: string,
      doc: 'Display name of the agent, separate from the id in its URN.',
      search: { kind: 'WORD_GRAM', aliases: ['_entityName'], boost: 10.0, autocomplete: true, label: 'name' },
    },
    tagline: {
      type: string,
      doc: 'One line for cards and pickers, about 120 characters; when absent, a shortened `description` is shown.',
      optional: true,
      search: { kind: 'TEXT', queryByDefault: false, hasValues: 'hasTagline' },
    },
    description: {
      type: string,
      doc: 'What the agent does and when to send it a request, for example `Writes SQL. Use when…`. Used verbatim to route requests.',
      optional: true,
      search: { kind: 'TEXT', hasValues: 'hasDescription', label: 'description' },
    },
    instructions: {
      type: string,
      doc: "Text added to the agent's system prompt on top of the standard part.",
      optional: true,
    },
    source: {
      type: aiAgentSource,
      doc: "Where the agent's definition comes from; built-in agents cannot be edited by users.",
      optional: true,
    },
    created: {
      type: auditStamp,
      doc: 'Deprecated; read `aspectCreated` in the system metadata instead.',
      deprecated: true,
      search: { path: 'time', kind: 'DATETIME', name: 'createdAt', queryByDefault: false },
    },
    lastModified: {
      type: auditStamp,
      doc: 'Deprecated; read `aspectModified` in the system metadata instead.',
      deprecated: true,
      search: { path: 'time', kind: 'DATETIME', name: 'lastModifiedAt', queryByDefault: false },
    },
  },
});

import { array, aspect, record, string, urn } from '@colophon/schema';
import { auditStamp } from '../common/audit-stamp.ts';

export const skillSourceRepository = record({
  name: 'com.linkedin.agentskill.SkillSourceRepository',
  doc: "Location of a skill's definition in git: a repository, by URN or by URL, and a path in it.",
  fields: {
    repositoryUrn: {
      type: urn('repository'),
      doc: 'URN of the repository entity; preferred over `url` if the repository is in the catalogue.',
      optional: true,
    },
    url: {
      type: string,
      doc: 'URL of the git repository, if it is not in the catalogue.',
      optional: true,
    },
    path: {
      type: string,
      doc: 'File that defines the skill, relative to the repository root, for example `customer-service/SKILL.md`.',
      optional: true,
    },
  },
});

export const agentSkillInfo = aspect({
  name: 'agentSkillInfo',
  record: 'com.linkedin.agentskill.AgentSkillInfo',
  doc: 'A skill that an AI agent can load: instructions for one domain and the tools they need.',
  fields: {
    name: {
      type: string,
      doc: 'Display name of the skill, such as `Refund handling`.',
      search: { kind: 'WORD_GRAM', aliases: ['_entityName'], boost: 10.0, autocomplete: true, label: 'name' },
    },
    description: {
      type: string,
      doc: 'What the skill can do and when an agent should use it.',
      optional: true,
      search: { kind: 'TEXT', hasValues: 'hasDescription', label: 'description' },
    },
    instructions: {
      type: string,
      doc: "Markdown of the skill's `SKILL.md` without its YAML front matter; an agent reads it once the skill is activated.",
      optional: true,
    },
    sourceRepository: {
      type: skillSourceRepository,
      doc: "Location of the skill in git; that copy, not the catalogue's, is authoritative.",
      optional: true,
    },
    requiredTools: {
      type: array(urn('api')),
      doc: 'URNs of the `api` entities that the skill needs as tools.',
      optional: true,
      search: { kind: 'URN', name: 'requiredTools', queryByDefault: false },
      relationship: { name: 'SkillRequiresTool', to: ['api'] },
    },
    created: {
      type: auditStamp,
      doc: 'Who registered the skill and when; deprecated, read `aspectCreated` of the system metadata instead.',
      optional: true,
      deprecated: true,
      search: { path: 'time', kind: 'DATETIME', name: 'createdAt', queryByDefault: false },
    },
    lastModified: {
      type: auditStamp,
      doc: 'Who last changed the skill and when; deprecated, read `aspectModified` of the system metadata instead.',
      optional: true,
      deprecated: true,
      search: { path: 'time', kind: 'DATETIME', name: 'lastModifiedAt', queryByDefault: false },
    },
  },
});

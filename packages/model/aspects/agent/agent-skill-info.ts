import { array, aspect, record, string, urn } from '@colophon/schema';
import { auditStamp } from '../common/audit-stamp.ts';

export const skillSourceRepository = record({
  name: 'com.linkedin.agentskill.SkillSourceRepository',
  doc: "Place of a skill's definition in git: a repository, by urn or by URL, and a path in it.",
  fields: {
    repositoryUrn: {
      type: urn('repository'),
      doc: 'Urn of the repository entity; preferred over `url` if the repository is in the catalogue.',
      optional: true,
    },
    url: {
      type: string,
      doc: 'Address of the git repository, for one that is not in the catalogue.',
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
  doc: 'A skill that an AI agent can load: instructions for one domain, with the tools that they rely on.',
  fields: {
    name: {
      type: string,
      doc: 'Name of the skill for people, such as `Refund handling`.',
      search: { kind: 'WORD_GRAM', aliases: ['_entityName'], boost: 10.0, autocomplete: true, label: 'name' },
    },
    description: {
      type: string,
      doc: 'What the skill can do and in which situations an agent should pick it.',
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
      doc: "Where in git the skill is kept; that copy, not the catalogue's, is authoritative.",
      optional: true,
    },
    requiredTools: {
      type: array(urn('api')),
      doc: 'Urns of the `api` entities that the skill needs as tools.',
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

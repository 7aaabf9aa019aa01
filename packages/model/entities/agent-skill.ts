import { entity, key, string } from '@colophon/schema';
import { agentSkillInfo } from '../aspects/agent/agent-skill-info.ts';
import { dataPlatformInstance } from '../aspects/common/data-platform-instance.ts';
import { institutionalMemory } from '../aspects/common/institutional-memory.ts';
import { semanticContent } from '../aspects/common/semantic-content.ts';
import { status } from '../aspects/common/status.ts';
import { versionProperties } from '../aspects/common/version-properties.ts';
import { domains } from '../aspects/domain/domains.ts';
import { glossaryTerms } from '../aspects/glossary/glossary-terms.ts';
import { ownership } from '../aspects/ownership/ownership.ts';
import { structuredProperties } from '../aspects/structured/structured-properties.ts';
import { globalTags } from '../aspects/tags/global-tags.ts';
import { agentSkillSample } from '../samples/agent-skill.ts';

const agentSkillKey = key({
  name: 'agentSkillKey',
  record: 'com.linkedin.metadata.key.AgentSkillKey',
  doc: 'Identity of an agent skill, a reusable bundle of prompts, tools and domain knowledge that several agents can adopt.',
  fields: {
    id: {
      type: string,
      doc: "Last part of the skill's URN, unique among skills: a slug such as `invoice-review`, or a UUID.",
    },
  },
});

export const agentSkill = entity({
  name: 'agentSkill',
  doc: 'A reusable capability for AI agents, made of instructions and required tools and defined in git, for example a customer service skill kept as `SKILL.md`.',
  key: agentSkillKey,
  aspects: [
    agentSkillInfo,
    dataPlatformInstance,
    ownership,
    status,
    globalTags,
    glossaryTerms,
    semanticContent,
    institutionalMemory,
    domains,
    structuredProperties,
    versionProperties,
  ],
  sample: agentSkillSample,
});

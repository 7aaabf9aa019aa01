import { entity, key, string } from '@colophon/schema';
import { dataPlatformInstance } from '../aspects/common/data-platform-instance.ts';
import { displayProperties } from '../aspects/common/display-properties.ts';
import { institutionalMemory } from '../aspects/common/institutional-memory.ts';
import { semanticContent } from '../aspects/common/semantic-content.ts';
import { status } from '../aspects/common/status.ts';
import { versionProperties } from '../aspects/common/version-properties.ts';
import { upstreamLineage } from '../aspects/dataset/upstream-lineage.ts';
import { domains } from '../aspects/domain/domains.ts';
import { glossaryTerms } from '../aspects/glossary/glossary-terms.ts';
import { incidentsSummary } from '../aspects/incident/incidents-summary.ts';
import { ownership } from '../aspects/ownership/ownership.ts';
import { aiAgentDependencies } from '../aspects/service/ai-agent-dependencies.ts';
import { aiAgentInfo } from '../aspects/service/ai-agent-info.ts';
import { structuredProperties } from '../aspects/structured/structured-properties.ts';
import { globalTags } from '../aspects/tags/global-tags.ts';
import { aiAgentSample } from '../samples/ai-agent.ts';

const aiAgentKey = key({
  name: 'aiAgentKey',
  record: 'com.linkedin.metadata.key.AIAgentKey',
  doc: 'Identity of an AI agent: a single `id`, giving URNs such as `urn:li:aiAgent:support-bot`.',
  fields: {
    id: {
      type: string,
      doc: "Last part of the agent's URN; a readable slug or a generated UUID, unique among all agents.",
    },
  },
});

export const aiAgent = entity({
  name: 'aiAgent',
  doc: 'An AI agent with its instructions and tools, whether built in, made by users, or run elsewhere and only listed here, for example a support bot.',
  key: aiAgentKey,
  aspects: [
    aiAgentInfo,
    aiAgentDependencies,
    dataPlatformInstance,
    displayProperties,
    ownership,
    status,
    structuredProperties,
    upstreamLineage,
    globalTags,
    glossaryTerms,
    semanticContent,
    institutionalMemory,
    domains,
    incidentsSummary,
    versionProperties,
  ],
  sample: aiAgentSample,
});

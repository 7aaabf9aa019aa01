import { entity, key, string } from '@colophon/schema';
import { displayProperties } from '../aspects/common/display-properties.ts';
import { institutionalMemory } from '../aspects/common/institutional-memory.ts';
import { status } from '../aspects/common/status.ts';
import { subTypes } from '../aspects/common/sub-types.ts';
import { applications } from '../aspects/domain/applications.ts';
import { domains } from '../aspects/domain/domains.ts';
import { forms } from '../aspects/form/forms.ts';
import { glossaryNodeInfo } from '../aspects/glossary/glossary-node-info.ts';
import { ownership } from '../aspects/ownership/ownership.ts';
import { assetSettings } from '../aspects/settings/asset-settings.ts';
import { structuredProperties } from '../aspects/structured/structured-properties.ts';
import { globalTags } from '../aspects/tags/global-tags.ts';
import { testResults } from '../aspects/test/test-results.ts';
import { glossaryNodeSample } from '../samples/glossary-node.ts';

const glossaryNodeKey = key({
  name: 'glossaryNodeKey',
  record: 'com.linkedin.metadata.key.GlossaryNodeKey',
  doc: 'Identity of a glossary node, the folder that groups glossary terms and other nodes.',
  fields: {
    name: {
      type: string,
      doc: "Last part of the node's URN: a dotted path such as `Finance.Revenue`, or a UUID for nodes made in the interface.",
      search: { kind: 'WORD_GRAM', autocomplete: true },
    },
  },
});

export const glossaryNode = entity({
  name: 'glossaryNode',
  doc: 'A folder in the business glossary that holds terms and further folders, for example Personal Data.',
  key: glossaryNodeKey,
  aspects: [
    glossaryNodeInfo,
    institutionalMemory,
    ownership,
    status,
    structuredProperties,
    forms,
    testResults,
    subTypes,
    displayProperties,
    assetSettings,
    domains,
    applications,
    globalTags,
  ],
  sample: glossaryNodeSample,
});

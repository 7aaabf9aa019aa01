import { entity, key, string } from '@colophon/schema';
import { browsePaths } from '../aspects/browse/browse-paths.ts';
import { deprecation } from '../aspects/common/deprecation.ts';
import { displayProperties } from '../aspects/common/display-properties.ts';
import { institutionalMemory } from '../aspects/common/institutional-memory.ts';
import { status } from '../aspects/common/status.ts';
import { subTypes } from '../aspects/common/sub-types.ts';
import { applications } from '../aspects/domain/applications.ts';
import { domains } from '../aspects/domain/domains.ts';
import { forms } from '../aspects/form/forms.ts';
import { glossaryRelatedTerms } from '../aspects/glossary/glossary-related-terms.ts';
import { glossaryTermInfo } from '../aspects/glossary/glossary-term-info.ts';
import { ownership } from '../aspects/ownership/ownership.ts';
import { schemaMetadata } from '../aspects/schema/schema-metadata.ts';
import { assetSettings } from '../aspects/settings/asset-settings.ts';
import { structuredProperties } from '../aspects/structured/structured-properties.ts';
import { globalTags } from '../aspects/tags/global-tags.ts';
import { testResults } from '../aspects/test/test-results.ts';
import { glossaryTermSample } from '../samples/glossary-term.ts';

const glossaryTermKey = key({
  name: 'glossaryTermKey',
  record: 'com.linkedin.metadata.key.GlossaryTermKey',
  doc: 'Identity of a glossary term, a business concept such as Net Revenue with an agreed meaning.',
  fields: {
    name: {
      type: string,
      doc: "Last part of the term's URN: a dotted path such as `Finance.NetRevenue`, or a UUID for terms made in the interface.",
      search: { kind: 'WORD_GRAM', name: 'id', autocomplete: true },
    },
  },
});

export const glossaryTerm = entity({
  name: 'glossaryTerm',
  doc: 'A defined business term to attach to assets and columns, for example Net Revenue.',
  key: glossaryTermKey,
  aspects: [
    glossaryTermInfo,
    glossaryRelatedTerms,
    institutionalMemory,
    schemaMetadata,
    ownership,
    deprecation,
    domains,
    applications,
    status,
    browsePaths,
    structuredProperties,
    forms,
    testResults,
    subTypes,
    displayProperties,
    assetSettings,
    globalTags,
  ],
  sample: glossaryTermSample,
});

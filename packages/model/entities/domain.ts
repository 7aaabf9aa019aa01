import { entity, key, string } from '@colophon/schema';
import { deprecation } from '../aspects/common/deprecation.ts';
import { displayProperties } from '../aspects/common/display-properties.ts';
import { institutionalMemory } from '../aspects/common/institutional-memory.ts';
import { domainProperties } from '../aspects/domain/domain-properties.ts';
import { forms } from '../aspects/form/forms.ts';
import { ownership } from '../aspects/ownership/ownership.ts';
import { assetSettings } from '../aspects/settings/asset-settings.ts';
import { structuredProperties } from '../aspects/structured/structured-properties.ts';
import { testResults } from '../aspects/test/test-results.ts';
import { domainSample } from '../samples/domain.ts';

const domainKey = key({
  name: 'domainKey',
  record: 'com.linkedin.metadata.key.DomainKey',
  doc: 'Identity of a domain, a business area such as Marketing or Finance under which assets are grouped.',
  fields: {
    id: {
      type: string,
      doc: "Last part of the domain's URN; separate from the display name, which can then change freely.",
    },
  },
});

export const domain = entity({
  name: 'domain',
  doc: 'A business area that groups assets, for example Marketing or Finance; domains can nest.',
  key: domainKey,
  aspects: [
    domainProperties,
    institutionalMemory,
    ownership,
    deprecation,
    structuredProperties,
    forms,
    testResults,
    displayProperties,
    assetSettings,
  ],
  sample: domainSample,
});

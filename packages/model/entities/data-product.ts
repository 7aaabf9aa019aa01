import { entity, key, string } from '@colophon/schema';
import { deprecation } from '../aspects/common/deprecation.ts';
import { institutionalMemory } from '../aspects/common/institutional-memory.ts';
import { status } from '../aspects/common/status.ts';
import { subTypes } from '../aspects/common/sub-types.ts';
import { applications } from '../aspects/domain/applications.ts';
import { dataProductProperties } from '../aspects/domain/data-product-properties.ts';
import { domains } from '../aspects/domain/domains.ts';
import { forms } from '../aspects/form/forms.ts';
import { glossaryTerms } from '../aspects/glossary/glossary-terms.ts';
import { ownership } from '../aspects/ownership/ownership.ts';
import { assetSettings } from '../aspects/settings/asset-settings.ts';
import { structuredProperties } from '../aspects/structured/structured-properties.ts';
import { globalTags } from '../aspects/tags/global-tags.ts';
import { testResults } from '../aspects/test/test-results.ts';
import { dataProductSample } from '../samples/data-product.ts';

const dataProductKey = key({
  name: 'dataProductKey',
  record: 'com.linkedin.dataproduct.DataProductKey',
  doc: 'Identity of a data product, the part of its URN after `urn:li:dataProduct:`.',
  fields: {
    id: {
      type: string,
      doc: 'Unique identifier of the data product, readable or generated; it never changes, unlike the display name.',
    },
  },
});

export const dataProduct = entity({
  name: 'dataProduct',
  doc: 'A curated bundle of assets that a team offers to others, for example the Customer 360 tables and dashboards.',
  key: dataProductKey,
  aspects: [
    ownership,
    glossaryTerms,
    globalTags,
    domains,
    applications,
    dataProductProperties,
    institutionalMemory,
    deprecation,
    status,
    structuredProperties,
    forms,
    testResults,
    subTypes,
    assetSettings,
  ],
  sample: dataProductSample,
});

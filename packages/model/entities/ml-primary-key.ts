import { entity, key, string } from '@colophon/schema';
import { dataPlatformInstance } from '../aspects/common/data-platform-instance.ts';
import { deprecation } from '../aspects/common/deprecation.ts';
import { institutionalMemory } from '../aspects/common/institutional-memory.ts';
import { status } from '../aspects/common/status.ts';
import { subTypes } from '../aspects/common/sub-types.ts';
import { applications } from '../aspects/domain/applications.ts';
import { dataProducts } from '../aspects/domain/data-products.ts';
import { domains } from '../aspects/domain/domains.ts';
import { forms } from '../aspects/form/forms.ts';
import { glossaryTerms } from '../aspects/glossary/glossary-terms.ts';
import { editableMlPrimaryKeyProperties } from '../aspects/ml/editable-ml-primary-key-properties.ts';
import { mlPrimaryKeyProperties } from '../aspects/ml/ml-primary-key-properties.ts';
import { ownership } from '../aspects/ownership/ownership.ts';
import { structuredProperties } from '../aspects/structured/structured-properties.ts';
import { globalTags } from '../aspects/tags/global-tags.ts';
import { testResults } from '../aspects/test/test-results.ts';
import { mlPrimaryKeySample } from '../samples/ml-primary-key.ts';

const mlPrimaryKeyKey = key({
  name: 'mlPrimaryKeyKey',
  record: 'com.linkedin.metadata.key.MLPrimaryKeyKey',
  doc: "Identity of a feature table's primary key, the column by which features are looked up, such as `customer_id`.",
  fields: {
    featureNamespace: {
      type: string,
      doc: 'Namespace that distinguishes equal key names; connectors often use the name of the feature table.',
      search: { kind: 'TEXT_PARTIAL' },
    },
    name: {
      type: string,
      doc: 'Name of the key column, unique within `featureNamespace`.',
      search: { kind: 'WORD_GRAM', aliases: ['_entityName'], boost: 10.0, autocomplete: true, label: 'name' },
    },
  },
});

export const mlPrimaryKey = entity({
  name: 'mlPrimaryKey',
  doc: 'A key that identifies rows of a feature table, for example `customer_id`.',
  key: mlPrimaryKeyKey,
  aspects: [
    glossaryTerms,
    editableMlPrimaryKeyProperties,
    domains,
    dataProducts,
    applications,
    mlPrimaryKeyProperties,
    ownership,
    institutionalMemory,
    status,
    deprecation,
    globalTags,
    dataPlatformInstance,
    structuredProperties,
    forms,
    testResults,
    subTypes,
  ],
  sample: mlPrimaryKeySample,
});

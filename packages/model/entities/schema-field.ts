import { entity, key, string, urn } from '@colophon/schema';
import { aiContext } from '../aspects/common/ai-context.ts';
import { deprecation } from '../aspects/common/deprecation.ts';
import { documentation } from '../aspects/common/documentation.ts';
import { logicalParent } from '../aspects/common/logical-parent.ts';
import { status } from '../aspects/common/status.ts';
import { subTypes } from '../aspects/common/sub-types.ts';
import { domains } from '../aspects/domain/domains.ts';
import { forms } from '../aspects/form/forms.ts';
import { businessAttributes } from '../aspects/glossary/business-attributes.ts';
import { glossaryTerms } from '../aspects/glossary/glossary-terms.ts';
import { incidentsSummary } from '../aspects/incident/incidents-summary.ts';
import { semanticFieldAnnotation } from '../aspects/metric/semantic-field-annotation.ts';
import { ownership } from '../aspects/ownership/ownership.ts';
import { schemaFieldAliases } from '../aspects/schema/schema-field-aliases.ts';
import { schemafieldInfo } from '../aspects/schema/schemafield-info.ts';
import { structuredProperties } from '../aspects/structured/structured-properties.ts';
import { globalTags } from '../aspects/tags/global-tags.ts';
import { testResults } from '../aspects/test/test-results.ts';
import { schemaFieldSample } from '../samples/schema-field.ts';

const schemaFieldKey = key({
  name: 'schemaFieldKey',
  record: 'com.linkedin.metadata.key.SchemaFieldKey',
  doc: 'Identity of a single column: the URN of its dataset and the field path, as in `urn:li:schemaField:(urn:li:dataset:(...),id)`.',
  fields: {
    parent: {
      type: urn(),
      doc: 'URN of the entity that contains the column, normally a `dataset`.',
      search: { kind: 'URN' },
    },
    fieldPath: {
      type: string,
      doc: "Path of the column in the parent's schema, dotted for nested fields; must be spelt as in `SchemaMetadata`.",
      search: { kind: 'KEYWORD' },
    },
  },
});

export const schemaField = entity({
  name: 'schemaField',
  doc: "One column or nested field of a dataset; its URN contains the parent dataset's URN and the field path.",
  key: schemaFieldKey,
  aspects: [
    schemafieldInfo,
    structuredProperties,
    forms,
    businessAttributes,
    status,
    schemaFieldAliases,
    documentation,
    testResults,
    incidentsSummary,
    deprecation,
    subTypes,
    logicalParent,
    globalTags,
    glossaryTerms,
    semanticFieldAnnotation,
    aiContext,
    ownership,
    domains,
  ],
  sample: schemaFieldSample,
});

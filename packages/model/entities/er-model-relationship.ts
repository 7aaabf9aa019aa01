import { entity, key, string } from '@colophon/schema';
import { institutionalMemory } from '../aspects/common/institutional-memory.ts';
import { status } from '../aspects/common/status.ts';
import { editableERModelRelationshipProperties } from '../aspects/ermodelrelation/editable-er-model-relationship-properties.ts';
import { erModelRelationshipProperties } from '../aspects/ermodelrelation/er-model-relationship-properties.ts';
import { glossaryTerms } from '../aspects/glossary/glossary-terms.ts';
import { ownership } from '../aspects/ownership/ownership.ts';
import { globalTags } from '../aspects/tags/global-tags.ts';
import { erModelRelationshipSample } from '../samples/er-model-relationship.ts';

const erModelRelationshipKey = key({
  name: 'erModelRelationshipKey',
  record: 'com.linkedin.metadata.key.ERModelRelationshipKey',
  doc: 'Identity of an entity relationship, the declared join between two datasets.',
  fields: { id: { type: string, doc: "Last part of the relationship's URN, unique among relationships." } },
});

export const erModelRelationship = entity({
  name: 'erModelRelationship',
  doc: 'A join between fields of two datasets, for example `orders.customer_id` to `customers.id`, with its cardinality.',
  key: erModelRelationshipKey,
  aspects: [
    erModelRelationshipProperties,
    editableERModelRelationshipProperties,
    institutionalMemory,
    ownership,
    status,
    globalTags,
    glossaryTerms,
  ],
  sample: erModelRelationshipSample,
});

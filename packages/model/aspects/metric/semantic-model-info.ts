import { array, aspect, record, string, urn } from '@colophon/schema';
import { aiContext } from '../common/ai-context.ts';
import { auditStamp } from '../common/audit-stamp.ts';
import { externalUrl } from '../common/shared-fields.ts';
import { erModelRelationshipCardinality } from '../ermodelrelation/er-model-relationship-cardinality.ts';

export const semanticModelRelationship = record({
  name: 'com.linkedin.semanticmodel.SemanticModelRelationship',
  doc: 'One join between two datasets of a semantic model, by their aliases and the columns on each side.',
  fields: {
    name: {
      type: string,
      doc: 'Name of the join, such as `orders_to_customers`; optional.',
      optional: true,
    },
    from: {
      type: string,
      doc: 'Alias of the dataset on the left of the join, as set in its `semanticModelProperties`.',
    },
    fromColumns: {
      type: array(string),
      doc: 'Columns of the `from` dataset in the join condition; each is paired with the column at the same position in `toColumns`.',
    },
    to: {
      type: string,
      doc: 'Alias of the dataset on the right of the join, as set in its `semanticModelProperties`.',
    },
    toColumns: {
      type: array(string),
      doc: 'Columns of the `to` dataset in the join condition, in the order of `fromColumns`.',
    },
    aiContext: {
      type: aiContext.record,
      doc: 'Hints for AI tools on when to use this join, for example synonyms or instructions.',
      optional: true,
    },
    cardinality: {
      type: erModelRelationshipCardinality,
      doc: 'How many rows match on each side, read from `from` to `to`; absent when unknown.',
      optional: true,
    },
  },
});

export const semanticModelInfo = aspect({
  name: 'semanticModelInfo',
  record: 'com.linkedin.semanticmodel.SemanticModelInfo',
  doc: 'Name, description, joins and source text of a semantic model, the layer that gives tables a business meaning.',
  fields: {
    externalUrl,
    name: {
      type: string,
      doc: 'Display name; the identity is in `SemanticModelKey`.',
      search: { kind: 'WORD_GRAM', aliases: ['_entityName'], boost: 10.0, autocomplete: true, label: 'name' },
    },
    description: {
      type: string,
      doc: 'Description of what the model covers and who it is for.',
      optional: true,
      search: { kind: 'TEXT', hasValues: 'hasDescription', label: 'description' },
    },
    created: {
      type: auditStamp,
      doc: 'When the model was created and by whom, as reported by the source platform or the connector, not the time of ingestion.',
      optional: true,
      search: { path: 'time', kind: 'DATETIME', name: 'createdAt', label: 'sourceCreatedAt' },
    },
    lastModified: {
      type: auditStamp,
      doc: 'When the model last changed and by whom; same as `created` if it has not changed since ingestion.',
      optional: true,
      search: { path: 'time', kind: 'DATETIME', name: 'lastModifiedAt', label: 'sourceLastModifiedAt' },
    },
    nativeDefinition: {
      type: string,
      doc: 'Unmodified source text of the model, such as a `CREATE SEMANTIC VIEW` statement or dbt YAML; stored for reference and never parsed.',
      optional: true,
    },
    datasets: {
      type: array(urn()),
      doc: 'URNs of the member datasets. Deprecated, supported to read old data: set `semanticModelProperties.semanticModel` on each dataset.',
      default: [],
      deprecated: true,
    },
    relationships: {
      type: array(semanticModelRelationship),
      doc: "Joins between the model's datasets, each from one alias to another.",
      optional: true,
    },
  },
});

import { aspect, string, urn } from '@colophon/schema';
import { auditStamp } from '../common/audit-stamp.ts';
import { externalUrl } from '../common/shared-fields.ts';
import { metricExpression } from './metric-expression.ts';

export const metricInfo = aspect({
  name: 'metricInfo',
  record: 'com.linkedin.metric.MetricInfo',
  doc: 'The main facts about a metric: name, description, formula and the semantic model that defines it.',
  fields: {
    externalUrl,
    name: {
      type: string,
      doc: 'Display name, for example `Monthly active users`; it need not be unique.',
      search: { kind: 'WORD_GRAM', aliases: ['_entityName'], boost: 10.0, autocomplete: true, label: 'name' },
    },
    description: {
      type: string,
      doc: 'What the metric measures, as described by the source.',
      optional: true,
      search: { kind: 'TEXT', hasValues: 'hasDescription', label: 'description' },
    },
    created: {
      type: auditStamp,
      doc: 'When the metric was created in the source and by whom, as the source or its ingestion reports it.',
      optional: true,
      search: { path: 'time', kind: 'DATETIME', name: 'createdAt', label: 'sourceCreatedAt' },
    },
    lastModified: {
      type: auditStamp,
      doc: 'When the metric last changed in the source and by whom; same as `created` if it has not changed since ingestion.',
      optional: true,
      search: { path: 'time', kind: 'DATETIME', name: 'lastModifiedAt', label: 'sourceLastModifiedAt' },
    },
    semanticModel: {
      type: urn('semanticModel'),
      doc: 'URN of the semantic model that defines the metric; membership only, not lineage. Absent for a standalone metric.',
      optional: true,
      search: { kind: 'URN', name: 'semanticModel', hasValues: 'hasSemanticModel' },
      relationship: { name: 'ModeledBy', to: ['semanticModel'] },
    },
    expression: {
      type: metricExpression,
      doc: 'Formula of the metric, in one or more languages; absent when the source does not expose it.',
      optional: true,
    },
  },
});

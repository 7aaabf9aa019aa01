import { array, aspect, map, record, string, urn } from '@colophon/schema';
import { auditStamp } from '../common/audit-stamp.ts';
import { edge } from '../common/edge.ts';

export const derivedMetricInput = record({
  name: 'com.linkedin.metric.DerivedMetricInput',
  doc: 'An edge from a derived metric to one metric in its calculation; a separate type with the fields of `Edge`.',
  fields: {
    sourceUrn: {
      type: urn(),
      doc: 'URN of the entity where the edge starts; when absent, the entity that carries the aspect.',
      optional: true,
    },
    destinationUrn: { type: urn(), doc: 'URN of the entity that the edge points to.' },
    created: {
      type: auditStamp,
      doc: 'Who created the edge or assignment, and when; absent if not recorded.',
      optional: true,
    },
    lastModified: {
      type: auditStamp,
      doc: 'Who last changed the edge or assignment, and when; absent if not recorded.',
      optional: true,
    },
    properties: {
      type: map(string),
      doc: 'Custom key-value pairs on this edge; keys and values are strings.',
      optional: true,
    },
  },
});

export const metricRelationships = aspect({
  name: 'metricRelationships',
  record: 'com.linkedin.metric.MetricRelationships',
  doc: 'Relationships of a metric: the parent in the hierarchy, the metrics in its formula, and related ones.',
  fields: {
    parentMetric: {
      type: urn('metric'),
      doc: 'URN of the parent metric in the hierarchy; absent for a root.',
      optional: true,
      search: { kind: 'URN', name: 'parentMetric', hasValues: 'hasParentMetric' },
      relationship: { name: 'IsPartOf', to: ['metric'] },
    },
    derivedFrom: {
      type: array(derivedMetricInput),
      doc: 'Metrics from which this one is calculated, as for a ratio of two; shown as upstream lineage.',
      default: [],
      relationship: { path: 'destinationUrn', name: 'DerivedFrom', to: ['metric'], lineage: true },
    },
    relatedMetrics: {
      type: array(edge),
      doc: 'Metrics worth viewing together, for example with a shared dimension; not part of lineage.',
      default: [],
      relationship: { path: 'destinationUrn', name: 'RelatedTo', to: ['metric'] },
    },
  },
});

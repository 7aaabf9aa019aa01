import { array, aspect, map, record, string, urn } from '@colophon/schema';
import { auditStamp } from '../common/audit-stamp.ts';
import { edge } from '../common/edge.ts';

export const derivedMetricInput = record({
  name: 'com.linkedin.metric.DerivedMetricInput',
  doc: 'An edge from a derived metric to one metric in its calculation; the fields are those of `Edge`, under a type of its own.',
  fields: {
    sourceUrn: {
      type: urn(),
      doc: 'Urn where the edge starts; absent, it is the entity that carries the aspect.',
      optional: true,
    },
    destinationUrn: { type: urn(), doc: 'Urn of the entity to which the edge leads.' },
    created: {
      type: auditStamp,
      doc: 'Who established the edge or assignment, and when; absent if not recorded.',
      optional: true,
    },
    lastModified: {
      type: auditStamp,
      doc: 'Who last changed the edge or assignment, and when; absent if not recorded.',
      optional: true,
    },
    properties: {
      type: map(string),
      doc: 'Key-value pairs kept on this one edge of the graph, both as text.',
      optional: true,
    },
  },
});

export const metricRelationships = aspect({
  name: 'metricRelationships',
  record: 'com.linkedin.metric.MetricRelationships',
  doc: 'Ties a metric to others: the parent in the hierarchy, the metrics in its formula, and related ones.',
  fields: {
    parentMetric: {
      type: urn('metric'),
      doc: 'Urn of the metric one level up in the hierarchy; absent for a root.',
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
      doc: 'Metrics worth seeing together, for example with a shared dimension; outside lineage.',
      default: [],
      relationship: { path: 'destinationUrn', name: 'RelatedTo', to: ['metric'] },
    },
  },
});

import { array, aspect, enumeration, map, record, string, urn } from '@colophon/schema';
import { auditStamp } from '../common/audit-stamp.ts';
import { fineGrainedLineage } from './fine-grained-lineage.ts';
import { lineageMatchType } from './lineage-match-type.ts';

export const datasetLineageType = enumeration({
  name: 'com.linkedin.dataset.DatasetLineageType',
  doc: 'How a dataset is derived from its upstream: copied, transformed or defined as a view.',
  symbols: {
    COPY: 'The downstream contains the same data as the upstream, byte for byte or row for row.',
    TRANSFORMED:
      'The data was changed, in content or in format, as in an aggregation or a conversion to Parquet.',
    VIEW: 'The downstream is a definition over the upstream, such as a Hive view over tables or an external table over HDFS files.',
  },
});

export const upstream = record({
  name: 'com.linkedin.dataset.Upstream',
  doc: 'An upstream dataset, with the type of derivation and who reported it.',
  fields: {
    auditStamp: {
      type: auditStamp,
      doc: 'Who reported the link and when; by default the unknown user at time 0, that is, not recorded.',
      default: { actor: 'urn:li:corpuser:unknown', time: 0 },
    },
    created: {
      type: auditStamp,
      doc: 'Who created the link and when; absent if unknown.',
      optional: true,
    },
    dataset: {
      type: urn('dataset'),
      doc: 'URN of the upstream dataset.',
      search: { kind: 'URN', name: 'upstreams', queryByDefault: false, hasValues: 'hasUpstreams' },
      relationship: {
        name: 'DownstreamOf',
        to: ['dataset'],
        lineage: true,
        createdOn: 'created.time',
        createdActor: 'created.actor',
        updatedOn: 'auditStamp.time',
        updatedActor: 'auditStamp.actor',
        properties: 'properties',
        via: 'query',
      },
    },
    type: { type: datasetLineageType, doc: 'Type of derivation: `COPY`, `TRANSFORMED` or `VIEW`.' },
    properties: {
      type: map(string),
      doc: 'Custom key-value pairs on this edge; keys and values are strings.',
      optional: true,
    },
    query: {
      type: urn('query'),
      doc: 'URN of the query that produces the downstream data, if the lineage was derived from one.',
      optional: true,
    },
    matchType: {
      type: lineageMatchType,
      doc: 'How the upstream URN was matched to known entities at ingestion, and whether its case was corrected; absent when not checked.',
      optional: true,
    },
  },
});

export const upstreamLineage = aspect({
  name: 'upstreamLineage',
  record: 'com.linkedin.dataset.UpstreamLineage',
  doc: 'Upstream datasets of a dataset, and optionally column-level lineage; stored on the downstream side.',
  fields: {
    upstreams: {
      type: array(upstream),
      doc: "Direct upstream datasets, one element each; indirect ones are in the upstreams' own aspects.",
    },
    fineGrainedLineages: {
      type: array(fineGrainedLineage),
      doc: 'Column-level lineage that refines `upstreams`; absent when lineage is known only between tables.',
      optional: true,
      relationship: { path: 'upstreams', name: 'DownstreamOf', to: ['dataset', 'schemaField'] },
    },
  },
});

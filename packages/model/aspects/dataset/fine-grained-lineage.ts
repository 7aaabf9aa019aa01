import { array, enumeration, float, record, string, urn } from '@colophon/schema';
import { lineageMatchType } from './lineage-match-type.ts';

export const fineGrainedLineageDownstreamType = enumeration({
  name: 'com.linkedin.dataset.FineGrainedLineageDownstreamType',
  doc: 'Whether the downstream side of a column-level lineage entry is one column or several.',
  symbols: {
    FIELD: 'The entry has exactly one downstream column.',
    FIELD_SET: 'The entry has several downstream columns taken together.',
  },
});

export const fineGrainedLineageUpstreamType = enumeration({
  name: 'com.linkedin.dataset.FineGrainedLineageUpstreamType',
  doc: 'What the upstream side of a column-level lineage entry lists: columns, whole datasets or nothing.',
  symbols: {
    FIELD_SET: '`upstreams` lists one or more columns, as schema field URNs.',
    DATASET: '`upstreams` lists whole datasets, because the columns involved are not known.',
    NONE: 'The downstream column is derived from nothing else, such as a constant or a generated id.',
  },
});

export const fineGrainedLineage = record({
  name: 'com.linkedin.dataset.FineGrainedLineage',
  doc: 'One column-level lineage entry: which columns or datasets feed which downstream columns, how, and with what confidence.',
  fields: {
    upstreamType: {
      type: fineGrainedLineageUpstreamType,
      doc: 'What `upstreams` lists: columns, whole datasets, or nothing.',
    },
    upstreams: {
      type: array(urn()),
      doc: 'URNs of schema fields or datasets, according to `upstreamType`, that the downstream columns are computed from.',
      optional: true,
      search: {
        kind: 'URN',
        name: 'fineGrainedUpstreams',
        queryByDefault: false,
        hasValues: 'hasFineGrainedUpstreams',
      },
    },
    downstreamType: {
      type: fineGrainedLineageDownstreamType,
      doc: 'Whether `downstreams` lists a single column or a set of them.',
    },
    downstreams: {
      type: array(urn()),
      doc: 'URNs of the schema fields that are computed from `upstreams`.',
      optional: true,
    },
    transformOperation: {
      type: string,
      doc: 'Transformation from upstream to downstream as free text, for example `SUM` or `IDENTITY`.',
      optional: true,
    },
    confidenceScore: {
      type: float,
      doc: 'Confidence of the reporter, from 0 to 1; lineage inferred by an SQL parser may be below the default of 1.',
      default: 1.0,
    },
    query: {
      type: urn('query'),
      doc: 'URN of the query from which the lineage was extracted; absent if there was no such query.',
      optional: true,
    },
    matchType: {
      type: lineageMatchType,
      doc: 'Combined match of all upstream fields: `NORMALIZED` if any was rewritten, else `UNRESOLVED` if any failed, else `EXACT`. Absent when not checked.',
      optional: true,
    },
  },
});

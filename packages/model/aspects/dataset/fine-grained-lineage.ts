import { array, enumeration, float, record, string, urn } from '@colophon/schema';
import { lineageMatchType } from './lineage-match-type.ts';

export const fineGrainedLineageDownstreamType = enumeration({
  name: 'com.linkedin.dataset.FineGrainedLineageDownstreamType',
  doc: 'Whether a column-level lineage statement ends in one column or in several.',
  symbols: {
    FIELD: 'The statement is about exactly one downstream column.',
    FIELD_SET: 'The statement is about several downstream columns taken together.',
  },
});

export const fineGrainedLineageUpstreamType = enumeration({
  name: 'com.linkedin.dataset.FineGrainedLineageUpstreamType',
  doc: 'What a column-level lineage statement starts from: columns, whole datasets or nothing.',
  symbols: {
    FIELD_SET: '`upstreams` lists one or more columns, as schema field urns.',
    DATASET: '`upstreams` lists whole datasets, because the columns involved are not known.',
    NONE: 'The downstream column is derived from nothing else, such as a constant or a generated id.',
  },
});

export const fineGrainedLineage = record({
  name: 'com.linkedin.dataset.FineGrainedLineage',
  doc: 'One lineage statement at column level: which columns or datasets feed which downstream columns, how, and how surely.',
  fields: {
    upstreamType: {
      type: fineGrainedLineageUpstreamType,
      doc: 'What `upstreams` lists: columns, whole datasets, or nothing.',
    },
    upstreams: {
      type: array(urn()),
      doc: 'Urns of schema fields or datasets, according to `upstreamType`, that the downstream columns are computed from.',
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
      doc: 'Whether `downstreams` holds a single column or a set of them.',
    },
    downstreams: {
      type: array(urn()),
      doc: 'Urns of the schema fields that are computed from `upstreams`.',
      optional: true,
    },
    transformOperation: {
      type: string,
      doc: 'Operation between the two sides as free text, for example `SUM` or `IDENTITY`.',
      optional: true,
    },
    confidenceScore: {
      type: float,
      doc: 'How certain the reporter is, from 0 to 1; lineage guessed by a SQL parser may be below the default of 1.',
      default: 1.0,
    },
    query: {
      type: urn('query'),
      doc: 'Urn of the query from which the lineage was read; absent if it did not come from a detected query.',
      optional: true,
    },
    matchType: {
      type: lineageMatchType,
      doc: 'Combined match of all upstream fields: `NORMALIZED` if any was rewritten, else `UNRESOLVED` if any failed, else `EXACT`. Absent when not checked.',
      optional: true,
    },
  },
});

import { boolean, map, record, string, urn } from '@colophon/schema';
import { auditStamp } from '../common/audit-stamp.ts';

export const dataProductAssociation = record({
  name: 'com.linkedin.dataproduct.DataProductAssociation',
  doc: 'Edge between a data product and one of its assets, with a mark for output ports.',
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
    outputPort: {
      type: boolean,
      doc: 'True for an asset the data product offers to consumers; false for one it keeps for internal use.',
      default: false,
    },
  },
});

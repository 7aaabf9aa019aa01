import { boolean, map, record, string, urn } from '@colophon/schema';
import { auditStamp } from '../common/audit-stamp.ts';

export const dataProductAssociation = record({
  name: 'com.linkedin.dataproduct.DataProductAssociation',
  doc: 'Edge between a data product and one of its assets, which can be marked as an output port.',
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
    outputPort: {
      type: boolean,
      doc: 'True for an asset that the data product offers to consumers; false for internal ones.',
      default: false,
    },
  },
});

import { map, record, string, urn } from '@colophon/schema';
import { auditStamp } from './audit-stamp.ts';

export const edge = record({
  name: 'com.linkedin.common.Edge',
  doc: 'A link from one entity to another with its own audit stamps and properties; the lineage aspects hold lists of them.',
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

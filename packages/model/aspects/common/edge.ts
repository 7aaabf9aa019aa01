import { map, record, string, urn } from '@colophon/schema';
import { auditStamp } from './audit-stamp.ts';

export const edge = record({
  name: 'com.linkedin.common.Edge',
  doc: 'A link from one entity to another with its own audit stamps and properties; the lineage aspects hold lists of them.',
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

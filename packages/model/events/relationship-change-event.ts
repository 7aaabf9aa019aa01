import { enumeration, envelope, map, string, urn } from '@colophon/schema';
import { auditStamp } from '../aspects/common/audit-stamp.ts';
import { kafkaAuditHeader } from './kafka-audit-header.ts';

export const relationshipChangeOperation = enumeration({
  name: 'com.linkedin.platform.event.v1.RelationshipChangeOperation',
  doc: 'What a relationship change event reports about the edge.',
  symbols: {
    ADD: 'The edge is new in the graph.',
    REMOVE: 'The edge has been taken out of the graph.',
    RESTATE: 'The edge already existed and is announced again, as in a reindex.',
  },
});

export const relationshipChangeEvent = envelope({
  name: 'com.linkedin.platform.event.v1.RelationshipChangeEvent',
  doc: 'Kafka message about an edge added to or removed from the graph, such as a new lineage link between two datasets.',
  fields: {
    auditHeader: {
      type: kafkaAuditHeader,
      doc: 'Kafka audit information on the message itself, such as its id and time; may be null.',
      optional: true,
    },
    sourceUrn: { type: urn(), doc: 'URN of the entity at which the edge starts.' },
    destinationUrn: { type: urn(), doc: 'URN of the entity to which the edge points.' },
    operation: {
      type: relationshipChangeOperation,
      doc: 'Whether the edge was added, removed or stated once more.',
    },
    relationshipType: {
      type: string,
      doc: "Name of the edge's kind in the graph, for example `DownstreamOf` or `OwnedBy`.",
    },
    lifecycleOwner: {
      type: string,
      doc: "What has authority over the edge's existence, such as the system that wrote it; absent when nothing claims it.",
      optional: true,
    },
    via: {
      type: string,
      doc: 'What brought the two ends together, for example a query or a pipeline; absent for a direct edge.',
      optional: true,
    },
    properties: { type: map(string), doc: 'Free string pairs stored on the edge.', optional: true },
    auditStamp: { type: auditStamp, doc: 'User or system behind the change and the time it happened.' },
  },
});

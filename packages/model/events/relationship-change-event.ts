import { enumeration, envelope, map, string, urn } from '@colophon/schema';
import { auditStamp } from '../aspects/common/audit-stamp.ts';
import { kafkaAuditHeader } from './kafka-audit-header.ts';

export const relationshipChangeOperation = enumeration({
  name: 'com.linkedin.platform.event.v1.RelationshipChangeOperation',
  doc: 'What a relationship change event reports about the edge.',
  symbols: {
    ADD: 'The edge is new in the graph.',
    REMOVE: 'The edge was removed from the graph.',
    RESTATE: 'The edge already existed and is reported again, as in a reindex.',
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
      doc: 'Whether the edge was added, removed or restated.',
    },
    relationshipType: {
      type: string,
      doc: "Name of the edge's kind in the graph, for example `DownstreamOf` or `OwnedBy`.",
    },
    lifecycleOwner: {
      type: string,
      doc: "Owner of the edge's lifecycle, such as the system that wrote it; absent if there is none.",
      optional: true,
    },
    via: {
      type: string,
      doc: 'Entity through which the two ends are linked, for example a query or a pipeline; absent for a direct edge.',
      optional: true,
    },
    properties: {
      type: map(string),
      doc: 'Custom string key-value pairs stored on the edge.',
      optional: true,
    },
    auditStamp: { type: auditStamp, doc: 'Who made the change and when.' },
  },
});

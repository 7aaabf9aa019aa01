import { envelope, union } from '@colophon/schema';
import { systemMetadata } from '../aspects/mxe/system-metadata.ts';
import { kafkaAuditHeader } from './kafka-audit-header.ts';
import { snapshots } from './snapshots.ts';

export const metadataChangeEvent = envelope({
  name: 'com.linkedin.mxe.MetadataChangeEvent',
  doc: 'Older Kafka message that asks for a change with a whole snapshot of typed aspects; new writers send `MetadataChangeProposal`.',
  fields: {
    auditHeader: {
      type: kafkaAuditHeader,
      doc: 'Kafka audit information from the original infrastructure; send null.',
      optional: true,
    },
    proposedSnapshot: {
      type: union(...snapshots),
      doc: 'URN and aspects to write, in the snapshot record of the entity. Aspects left out stay as they are.',
    },
    proposedDelta: {
      type: union(),
      doc: 'Reserved for partial updates; its only type is null.',
      optional: true,
    },
    systemMetadata: {
      type: systemMetadata.record,
      doc: 'How and in which ingestion run the snapshot was produced.',
      optional: true,
    },
  },
});

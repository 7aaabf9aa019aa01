import { envelope, map, string, urn } from '@colophon/schema';
import { auditStamp } from '../aspects/common/audit-stamp.ts';
import { systemMetadata } from '../aspects/mxe/system-metadata.ts';
import { changeType } from './change-type.ts';
import { genericAspect } from './generic-aspect.ts';
import { kafkaAuditHeader } from './kafka-audit-header.ts';

export const metadataChangeLog = envelope({
  name: 'com.linkedin.mxe.MetadataChangeLog',
  doc: 'Kafka message that reports a committed change to one aspect; index updaters and event subscribers read it.',
  fields: {
    auditHeader: {
      type: kafkaAuditHeader,
      doc: 'Kafka audit information; unused, so expect null.',
      optional: true,
    },
    entityType: {
      type: string,
      doc: "Name of the changed entity's kind in the model, for example `dataset`.",
    },
    entityUrn: { type: urn(), doc: 'URN of the changed entity.', optional: true },
    entityKeyAspect: {
      type: genericAspect,
      doc: 'The parts of the URN as a key aspect; an alternative to `entityUrn` for identifying the entity.',
      optional: true,
    },
    changeType: {
      type: changeType,
      doc: 'What was done, for example `UPSERT` or `DELETE`; `RESTATE` repeats the value, as for a reindex.',
    },
    aspectName: {
      type: string,
      doc: 'Name of the changed aspect, for example `ownership`; absent when the change concerns the whole entity.',
      optional: true,
    },
    aspect: {
      type: genericAspect,
      doc: 'The aspect after the change; `previousAspectValue` has it before.',
      optional: true,
    },
    systemMetadata: {
      type: systemMetadata.record,
      doc: 'Origin of the new value, such as its ingestion run and version.',
      optional: true,
    },
    headers: {
      type: map(string),
      doc: 'Custom string key-value pairs sent with the message, similar to HTTP headers.',
      optional: true,
    },
    previousAspectValue: {
      type: genericAspect,
      doc: 'The aspect before the change; absent when it did not exist.',
      optional: true,
    },
    previousSystemMetadata: {
      type: systemMetadata.record,
      doc: 'Origin of the earlier value, that is, the system metadata of `previousAspectValue`.',
      optional: true,
    },
    created: {
      type: auditStamp,
      doc: 'Who made the change and when; treat as required although the type allows null.',
      optional: true,
    },
  },
});

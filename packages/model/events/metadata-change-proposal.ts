import { envelope, map, string, urn } from '@colophon/schema';
import { systemMetadata } from '../aspects/mxe/system-metadata.ts';
import { changeType } from './change-type.ts';
import { genericAspect } from './generic-aspect.ts';
import { kafkaAuditHeader } from './kafka-audit-header.ts';

export const metadataChangeProposal = envelope({
  name: 'com.linkedin.mxe.MetadataChangeProposal',
  doc: 'Asks for a change to one aspect of one entity, over Kafka or the API. If accepted, a `MetadataChangeLog` follows; if not, a failure event.',
  fields: {
    auditHeader: {
      type: kafkaAuditHeader,
      doc: 'Kafka audit information; unused, send null.',
      optional: true,
    },
    entityType: {
      type: string,
      doc: "Name of the target entity's kind in the model, for example `dataset`; it must agree with the URN.",
    },
    entityUrn: {
      type: urn(),
      doc: 'URN of the entity to change; give this or `entityKeyAspect`.',
      optional: true,
    },
    entityKeyAspect: {
      type: genericAspect,
      doc: 'The parts of the URN as a key aspect, from which the URN is built when `entityUrn` is absent.',
      optional: true,
    },
    changeType: {
      type: changeType,
      doc: 'How to apply `aspect`, for example `UPSERT` to write or replace, `PATCH` to alter parts, `DELETE` to remove.',
    },
    aspectName: {
      type: string,
      doc: 'Name of the aspect to change, for example `ownership`. Absent means the whole entity, allowed only for create, upsert and delete.',
      optional: true,
    },
    aspect: {
      type: genericAspect,
      doc: 'The value to write, or the patch to apply; absent for a delete.',
      optional: true,
    },
    systemMetadata: {
      type: systemMetadata.record,
      doc: 'Origin of the value, such as its ingestion run, to be stored along with the aspect.',
      optional: true,
    },
    headers: {
      type: map(string),
      doc: 'Custom string key-value pairs sent with the proposal, similar to HTTP headers.',
      optional: true,
    },
  },
});

import {
  metadataChangeEvent,
  metadataChangeLog,
  metadataChangeProposal,
  platformEvent,
} from '@colophon/model/events';
import { type EnvelopeRecord, envelope, type JsonObject, string } from '@colophon/schema';
import { toAvroSchema } from '@colophon/schema/printers';

const failedMetadataChangeProposal = envelope({
  name: 'com.linkedin.mxe.FailedMetadataChangeProposal',
  doc: 'Kafka message that reports a change proposal which was not applied.',
  fields: {
    auditHeader: { ...metadataChangeProposal.fields.auditHeader, doc: 'Kafka audit information; unused.' },
    metadataChangeProposal: { type: metadataChangeProposal, doc: 'The proposal that failed.' },
    error: { type: string, doc: 'Why it was not applied.' },
  } as EnvelopeRecord['fields'],
});

const records = {
  MetadataChangeProposal: metadataChangeProposal,
  FailedMetadataChangeProposal: failedMetadataChangeProposal,
  MetadataChangeLog: metadataChangeLog,
  PlatformEvent: platformEvent,
  MetadataChangeEvent: metadataChangeEvent,
} satisfies Record<string, EnvelopeRecord>;

/** The records of the topics, by their simple names. */
export type RecordName = keyof typeof records;

const schemas = new Map<RecordName, JsonObject>();

/** The Avro schema of a record, with DataHub's names. */
export function schemaOf(name: RecordName): JsonObject {
  const schema = schemas.get(name) ?? (toAvroSchema(records[name]) as JsonObject);
  schemas.set(name, schema);
  return schema;
}

/** Fields of the system metadata that clients of DataHub before 0.15 do not have. */
const newFields: readonly unknown[] = ['schemaVersion', 'aspectCreated', 'aspectModified'];

/** The schema that a record had in earlier clients: without the newest fields of the system metadata. */
export const earlierSchemaOf = (name: RecordName): JsonObject =>
  JSON.parse(
    JSON.stringify(schemaOf(name), (key, value) =>
      key === 'fields' && value.some((field: JsonObject) => field.name === 'lastRunId')
        ? value.filter((field: JsonObject) => !newFields.includes(field.name))
        : value,
    ),
  );

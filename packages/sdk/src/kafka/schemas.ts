import { avroSchemas } from '@colophon/model-types/avro';
import type { MessageName } from './topics.ts';

/** An Avro schema as JSON: what of it is read here. */
export interface RecordSchema {
  readonly type: string;
  readonly name: string;
  readonly namespace: string;
  readonly fields: readonly SchemaField[];
}
interface SchemaField {
  readonly name: string;
  readonly type: unknown;
  readonly default?: unknown;
}

const namespace = 'com.linkedin.pegasus2avro.mxe';
const known = new Map<MessageName, string>();

/** The Avro schema with which a message is written, as JSON text: the one to register. */
export function schemaText(message: MessageName): string {
  const text = known.get(message) ?? printSchema(message);
  known.set(message, text);
  return text;
}

function printSchema(message: MessageName): string {
  switch (message) {
    case 'FailedMetadataChangeProposal':
      return JSON.stringify(failureOf(message, 'metadataChangeProposal', 'MetadataChangeProposal'));
    case 'FailedMetadataChangeEvent':
      return JSON.stringify(failureOf(message, 'metadataChangeEvent', 'MetadataChangeEvent'));
    case 'DataHubUpgradeHistoryEvent':
      return JSON.stringify(upgradeHistory());
    default:
      return avroSchemas[message];
  }
}

/** A message that could not be applied, with the reason. A type is defined where it first occurs: the header comes first. */
function failureOf(name: string, field: string, failed: 'MetadataChangeProposal' | 'MetadataChangeEvent') {
  const { fields, ...record } = JSON.parse(avroSchemas[failed]) as RecordSchema;
  const [header, ...others] = fields;
  const byName = { ...header, type: ['null', 'com.linkedin.events.KafkaAuditHeader'] };
  return {
    type: 'record',
    name,
    namespace,
    fields: [
      header,
      { name: field, type: { ...record, fields: [byName, ...others] } },
      { name: 'error', type: 'string' },
    ],
  };
}

/** The version that a catalogue has been brought to. */
function upgradeHistory() {
  const { fields } = JSON.parse(avroSchemas.MetadataChangeProposal) as RecordSchema;
  return {
    type: 'record',
    name: 'DataHubUpgradeHistoryEvent',
    namespace,
    fields: [{ name: 'version', type: 'string' }, fields.find(({ name }) => name === 'systemMetadata')],
  };
}

/** Fields that were added over time, the latest first. */
const additions: readonly (readonly string[])[] = [
  ['schemaVersion', 'aspectCreated', 'aspectModified'],
  ['version'],
  ['pipelineName'],
  ['headers'],
  ['lastRunId'],
];
const metadataRecord = 'SystemMetadata';

/**
 * The schemas with which earlier clients write a message, the latest first. A registry that answers every registration
 * with the id of its own schema, as that of a catalogue does, cannot tell them apart.
 */
export function earlierSchemas(message: MessageName): readonly string[] {
  const texts: string[] = [];
  const without = new Set<string>();
  for (const names of additions) {
    for (const name of names) without.add(name);
    const text = JSON.stringify(leaveOut(JSON.parse(schemaText(message)), without));
    if (text !== schemaText(message) && text !== texts.at(-1)) texts.push(text);
  }
  return texts;
}

/** The schema without the fields; a record that only they define moves to where it is next needed. */
function leaveOut(schema: RecordSchema, names: ReadonlySet<string>): unknown {
  const moved = new Map<string, unknown>();
  const visit = (node: unknown): unknown => {
    if (typeof node === 'string' && moved.has(node)) {
      const definition = moved.get(node);
      moved.delete(node);
      return visit(definition);
    }
    if (Array.isArray(node)) return node.map(visit);
    if (typeof node !== 'object' || node === null) return node;
    const record = node as Partial<RecordSchema> & Record<string, unknown>;
    if (record.type !== 'record') {
      const inner = ['type', 'items', 'values'].filter((key) => key in record && key !== record.type);
      return { ...record, ...Object.fromEntries(inner.map((key) => [key, visit(record[key])])) };
    }
    const drops = (field: string) =>
      names.has(field) &&
      (field === 'headers' ? record.name !== metadataRecord : record.name === metadataRecord);
    const fields = (record.fields ?? []).flatMap((field) => {
      if (!drops(field.name)) return [{ ...field, type: visit(field.type) }];
      for (const [name, definition] of definitions(field.type)) moved.set(name, definition);
      return [];
    });
    return { ...record, fields };
  };
  return visit(schema);
}

const definitions = (type: unknown): [string, unknown][] =>
  (Array.isArray(type) ? type : [type]).flatMap((branch): [string, unknown][] =>
    typeof branch === 'object' && branch !== null && branch.type === 'record'
      ? [[`${branch.namespace}.${branch.name}`, branch]]
      : [],
  );

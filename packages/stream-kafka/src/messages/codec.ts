import avsc from 'avsc';
import { earlierSchemaOf, type RecordName, schemaOf } from './envelopes.ts';

const magicByte = 0;
/** The magic byte and the id of the schema. */
const headLength = 5;

export class MessageError extends Error {
  override readonly name = 'MessageError';
}

const writers = new Map<RecordName, avsc.Type>();
const readers = new Map<RecordName, readonly avsc.Type[]>();

/** Writes a record whose unions are tagged, as in Avro's JSON, in Confluent's framing. */
export function encodeMessage(name: RecordName, schemaId: number, record: unknown): Buffer {
  let type = writers.get(name);
  if (!type) {
    type = avsc.Type.forSchema(schemaOf(name) as unknown as avsc.Schema, { wrapUnions: true });
    writers.set(name, type);
  }
  const head = Buffer.alloc(headLength);
  head.writeUInt8(magicByte);
  head.writeInt32BE(schemaId, 1);
  return Buffer.concat([head, type.toBuffer(record)]);
}

/**
 * The id of the schema by which a message was written.
 *
 * @throws MessageError when the message is not in Confluent's framing.
 */
export function schemaIdOf(message: Buffer): number {
  if (message.length >= headLength && message[0] === magicByte) return message.readInt32BE(1);
  throw new MessageError(
    `Expected Avro in Confluent's framing, which begins with a zero byte and the id of a schema, got ${describe(message)}`,
  );
}

const describe = (message: Buffer): string =>
  message.length === 0
    ? 'an empty message'
    : `${message.length} bytes that begin with 0x${message.subarray(0, 1).toString('hex')}`;

/**
 * Reads the record of a message by the schemas that its clients are known to use, the current one first: a registry that
 * stores nothing gives the same id to all of them.
 *
 * @param written The schema of the message, where an external registry knows it.
 * @throws MessageError when no schema fits.
 */
export function decodeMessage(name: RecordName, message: Buffer, written?: string): unknown {
  const body = message.subarray(headLength);
  const types = written === undefined ? readersOf(name) : [typeOf(written)];
  for (const type of types)
    try {
      return type.fromBuffer(body);
    } catch {
      // Another schema may fit.
    }
  throw new MessageError(`Expected a ${name}, got ${body.length} bytes that its schema does not fit`);
}

function readersOf(name: RecordName): readonly avsc.Type[] {
  let types = readers.get(name);
  if (!types) {
    types = [schemaOf(name), earlierSchemaOf(name)].map((schema) =>
      avsc.Type.forSchema(schema as unknown as avsc.Schema),
    );
    readers.set(name, types);
  }
  return types;
}

const written = new Map<string, avsc.Type>();

function typeOf(schema: string): avsc.Type {
  let type = written.get(schema);
  if (!type) {
    try {
      type = avsc.Type.forSchema(JSON.parse(schema));
    } catch (cause) {
      throw new MessageError('Expected the schema of a message to be Avro, and it is something else', {
        cause,
      });
    }
    written.set(schema, type);
  }
  return type;
}

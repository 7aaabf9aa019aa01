import avro, { type Type } from 'avsc';
import { directTypeOf } from './direct-types.ts';
import { headLength, writeHead } from './framing.ts';
import { fromAvro } from './from-avro.ts';
import { KafkaMessageError } from './message-error.ts';
import type { Messages } from './messages.ts';
import { earlierSchemas, schemaText } from './schemas.ts';
import { toAvro } from './to-avro.ts';
import type { MessageName } from './topics.ts';

const parsed = new Map<string, Type>();

/** Every union keeps the name of its member: a record alone does not tell which one it is. */
function typeOf(text: string): Type {
  const type = parsed.get(text) ?? avro.Type.forSchema(JSON.parse(text), { wrapUnions: 'always' });
  parsed.set(text, type);
  return type;
}

/**
 * The message in Avro, by the schema of {@link schemaText}, without the frame of a schema registry.
 *
 * @throws KafkaMessageError with the JSON pointer of what does not fit.
 */
export const encodeMessage = <N extends MessageName>(name: N, message: Messages[N]): Buffer =>
  encodeBehind(0, name, message);

/**
 * The message in Avro, with the frame of a schema registry: what {@link frameMessage} makes of it, without a copy.
 *
 * @param schemaId The id of {@link schemaText} in the registry.
 * @throws KafkaMessageError with the JSON pointer of what does not fit.
 */
export function encodeFramedMessage<N extends MessageName>(
  name: N,
  schemaId: number,
  message: Messages[N],
): Buffer {
  const framed = encodeBehind(headLength, name, message);
  writeHead(framed, schemaId);
  return framed;
}

function encodeBehind<N extends MessageName>(headLength: number, name: N, message: Messages[N]): Buffer {
  const direct = directTypeOf(name);
  try {
    if (direct) return writeBehind(headLength, direct, message);
  } catch {
    // What follows says where it does not fit, or writes what the other way does not take.
  }
  const type = typeOf(schemaText(name));
  const value = toAvro(type, message);
  try {
    return writeBehind(headLength, type, value);
  } catch (cause) {
    throw new KafkaMessageError(`The message is no ${name}: ${reasonOf(cause)}`, { cause });
  }
}

/** Where a message is written before its length is known. */
const draft = Buffer.allocUnsafeSlow(64 * 1024);

/** Writes a value into a buffer that begins with so many bytes of anything. */
function writeBehind(headLength: number, type: Type, value: unknown): Buffer {
  const end = type.encode(value, draft, headLength);
  if (end >= 0) return Buffer.from(draft.subarray(0, end));
  // Too long, by so many bytes.
  const message = Buffer.allocUnsafeSlow(draft.length - end);
  type.encode(value, message, headLength);
  return message;
}

/**
 * The message that was written in Avro, without the frame of a schema registry, in the JSON of the REST API.
 *
 * The writer's schema decides how the bytes are read. If they don't fit it, or it is not known, the current schema of the
 * message is tried, and then earlier ones: a registry with fixed schemas returns an id whose schema is not exactly the
 * writer's. Fields that the writer does not have are absent, and those that are not known here are kept.
 *
 * @param writerSchema Avro schema of the writer, as JSON text, by its id in the registry; undefined if it is not known.
 * @throws KafkaMessageError if the bytes fit none of the schemas.
 */
export function decodeMessage<N extends MessageName>(
  name: N,
  payload: Buffer,
  writerSchema?: string,
): Messages[N] {
  const texts = new Set([...(writerSchema === undefined ? [] : [writerSchema]), schemaText(name)]);
  let first: unknown;
  for (const text of candidates(texts, name)) {
    try {
      const type = typeOf(text);
      const message = fromAvro(type, type.fromBuffer(payload)) as Messages[N];
      requireShape(name, message as object);
      return message;
    } catch (error) {
      first ??= error;
    }
  }
  throw new KafkaMessageError(`The message is no ${name}: ${reasonOf(first)}`, { cause: first });
}

/** Earlier schemas are made only for a message that needs them. */
function* candidates(texts: Iterable<string>, name: MessageName): Generator<string> {
  yield* texts;
  yield* earlierSchemas(name);
}

/** What bytes that were read with another schema would hardly have. */
const marks: Readonly<Record<MessageName, readonly string[]>> = {
  MetadataChangeProposal: ['entityType', 'changeType'],
  FailedMetadataChangeProposal: ['metadataChangeProposal', 'error'],
  MetadataChangeLog: ['entityType', 'changeType'],
  PlatformEvent: ['header', 'name', 'payload'],
  DataHubUpgradeHistoryEvent: ['version'],
  MetadataChangeEvent: ['proposedSnapshot'],
  FailedMetadataChangeEvent: ['metadataChangeEvent', 'error'],
};

function requireShape(name: MessageName, message: object): void {
  const missing = marks[name].filter((field) => !(field in message));
  if (missing.length > 0) throw new KafkaMessageError(`its record has no ${missing.join(' and no ')}`);
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

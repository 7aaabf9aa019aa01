import avro, { type Type } from 'avsc';
import { schemaText } from './schemas.ts';
import type { MessageName } from './topics.ts';

/** Messages whose unions only say that something may be absent: their records are written as they are. */
export const directMessages = ['MetadataChangeProposal', 'MetadataChangeLog', 'PlatformEvent'] as const;

const types = new Map<MessageName, Type>();

/**
 * A type that writes the JSON of the REST API without a copy in between, to the same bytes as that copy. It may also throw for
 * what can be written, such as a null that should be an absent field; undefined for messages that need the copy.
 */
export function directTypeOf(name: MessageName): Type | undefined {
  if (!directMessages.some((direct) => direct === name)) return undefined;
  const type =
    types.get(name) ??
    avro.Type.forSchema(JSON.parse(schemaText(name)), {
      wrapUnions: 'never',
      typeHook: (schema) => (schema === 'bytes' ? textBytes : undefined),
    });
  types.set(name, type);
  return type;
}

/** Bytes that are given as text: on the wire, text and bytes are the same. */
class TextBytes extends avro.types.LogicalType {
  /** Half of a surrogate pair becomes what UTF-8 has for it, as in a buffer. */
  protected override _toValue(value: unknown): unknown {
    return typeof value === 'string' ? value.toWellFormed() : undefined;
  }
}
const textBytes = new TextBytes({ type: 'string', logicalType: 'text-bytes' });

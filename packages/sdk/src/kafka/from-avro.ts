import type { Type, types } from 'avsc';
import { KafkaMessageError } from './message-error.ts';
import { toJsonName } from './names.ts';

const decoder = new TextDecoder('utf-8', { fatal: true });

/**
 * A value that was read from Avro, as the REST API has it in JSON: absent fields are left out, members of unions have the
 * model's names, and bytes are text.
 */
export function fromAvro(type: Type, value: unknown): unknown {
  switch (type.typeName) {
    case 'record':
    case 'error':
      return fromRecord(type as types.RecordType, value as Readonly<Record<string, unknown>>);
    case 'array':
      return (value as readonly unknown[]).map((item) => fromAvro((type as types.ArrayType).itemsType, item));
    case 'map':
      return Object.fromEntries(
        Object.entries(value as object).map(([key, item]) => [
          key,
          fromAvro((type as types.MapType).valuesType, item),
        ]),
      );
    case 'union:wrapped':
      return fromUnion(type as types.WrappedUnionType, value);
    case 'bytes':
      return textOf(value as Buffer);
    case 'fixed':
      return Buffer.from(value as Buffer).toString('latin1');
    default:
      return value;
  }
}

const fromRecord = (type: types.RecordType, value: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    type.fields.flatMap((field) => {
      const item = fromAvro(field.type, value[field.name]);
      return item === undefined || item === null ? [] : [[field.name, item]];
    }),
  );

/** What is optional has no name of its own in JSON; the members of other unions do. */
function fromUnion(type: types.WrappedUnionType, value: unknown): unknown {
  if (value === null) return undefined;
  const [[name, item] = ['', undefined]] = Object.entries(value as object);
  const members = type.types.filter(({ typeName }) => typeName !== 'null');
  const member = members.find(({ branchName }) => branchName === name);
  const inner = member ? fromAvro(member, item) : item;
  return members.length === 1 && members.length < type.types.length ? inner : { [toJsonName(name)]: inner };
}

function textOf(bytes: Buffer): string {
  try {
    return decoder.decode(bytes);
  } catch (cause) {
    throw new KafkaMessageError('The message has bytes that are not UTF-8', { cause });
  }
}

import type { Type, types } from 'avsc';
import { KafkaMessageError } from './message-error.ts';
import { toAvroName } from './names.ts';

/**
 * A value as the REST API has it in JSON, as Avro has it. Fields that the schema does not have are left out.
 *
 * @throws KafkaMessageError with the JSON pointer of what does not fit.
 */
export function toAvro(type: Type, value: unknown, path = ''): unknown {
  switch (type.typeName) {
    case 'record':
    case 'error': {
      const object = requireObject(value, path);
      return Object.fromEntries(
        (type as types.RecordType).fields.flatMap((field) => {
          const item = object[field.name];
          // Avro has a default for each field that may be absent.
          if (item === undefined && field.defaultValue() !== undefined) return [];
          return [[field.name, toAvro(field.type, item, `${path}/${field.name}`)]];
        }),
      );
    }
    case 'array':
      if (!Array.isArray(value)) throw refuse(path, 'a list', value);
      return value.map((item, i) => toAvro((type as types.ArrayType).itemsType, item, `${path}/${i}`));
    case 'map':
      return Object.fromEntries(
        Object.entries(requireObject(value, path)).map(([key, item]) => [
          key,
          toAvro((type as types.MapType).valuesType, item, `${path}/${key}`),
        ]),
      );
    case 'union:wrapped':
      return toUnion(type as types.WrappedUnionType, value, path);
    case 'bytes':
      if (typeof value !== 'string') throw refuse(path, 'text', value);
      return Buffer.from(value);
    case 'fixed':
      if (typeof value !== 'string') throw refuse(path, 'text', value);
      return Buffer.from(value, 'latin1');
    default:
      if (!type.isValid(value)) throw refuse(path, describe(type), value);
      return value;
  }
}

function toUnion(type: types.WrappedUnionType, value: unknown, path: string): unknown {
  const members = type.types.filter(({ typeName }) => typeName !== 'null');
  const isOptional = members.length < type.types.length;
  if (isOptional && (value === null || value === undefined)) return null;
  const [only] = members;
  if (isOptional && only && members.length === 1)
    return { [`${only.branchName}`]: toAvro(only, value, path) };
  const [[name, item] = ['', undefined], ...others] = Object.entries(requireObject(value, path));
  const member = members.find(({ branchName }) => branchName === toAvroName(name));
  if (!member || others.length > 0)
    throw new KafkaMessageError(
      `${path}: expected one member of the union ${members.map(({ branchName }) => branchName).join(', ')}`,
    );
  return { [`${member.branchName}`]: toAvro(member, item, `${path}/${name}`) };
}

function requireObject(value: unknown, path: string): Readonly<Record<string, unknown>> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return value as Record<string, unknown>;
  throw refuse(path, 'an object', value);
}

const describe = (type: Type): string =>
  type.typeName === 'enum' ? `one of ${(type as types.EnumType).symbols.join(', ')}` : type.typeName;

const refuse = (path: string, expected: string, came: unknown) =>
  new KafkaMessageError(
    `${path || 'The message'}: expected ${expected}, got ${came === null ? 'null' : typeof came}`,
  );

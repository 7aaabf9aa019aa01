import type { SchemaField } from '@colophon/model-types';
import { type FieldType, fieldDataType } from '../avro-fields/schema-field.ts';
import { isObject } from './document.ts';

/** Fields of one example. Data that goes deeper or wider is no example. */
const maxFields = 10_000;

/**
 * The fields of data, with names such as `owner.name`. Of a list, the first item is read; of an object with one list or
 * object in it, such as `{"pets": […]}`, what is in that.
 */
export function exampleFields(data: unknown, isResponse = false): SchemaField[] {
  const value = Array.isArray(data) ? data[0] : data;
  if (!isObject(value)) return [];
  const [only, ...others] = Object.values(value);
  const isWrapper = isResponse && others.length === 0 && typeof only === 'object' && only !== null;
  if (isWrapper) return exampleFields(only);
  const fields: SchemaField[] = [];
  collect(value, '', fields);
  return fields;
}

function collect(data: Readonly<Record<string, unknown>>, prefix: string, fields: SchemaField[]): void {
  for (const [name, value] of Object.entries(data)) {
    if (fields.length >= maxFields) return;
    const fieldPath = `${prefix}${name}`;
    const [type, nativeDataType] = typeOf(value);
    fields.push({
      fieldPath,
      type: fieldDataType(type),
      nativeDataType,
      nullable: false,
      recursive: false,
      isPartOfKey: false,
    });
    const inner = Array.isArray(value) ? value[0] : value;
    if (isObject(inner)) collect(inner, `${fieldPath}.`, fields);
  }
}

function typeOf(value: unknown): [FieldType, string] {
  if (value === null) return ['Null', 'null'];
  if (Array.isArray(value)) return ['Array', 'array'];
  if (typeof value === 'number') return ['Number', Number.isInteger(value) ? 'integer' : 'number'];
  if (typeof value === 'boolean') return ['Boolean', 'boolean'];
  return typeof value === 'object' ? ['Record', 'object'] : ['String', 'string'];
}

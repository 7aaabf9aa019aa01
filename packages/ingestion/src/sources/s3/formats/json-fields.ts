import type { SchemaField } from '@colophon/model-types';
import { type FieldType, schemaField } from '../../avro-fields/schema-field.ts';

/** Names as DataHub writes them, which are those of Python. */
const nativeTypes = {
  str: 'String',
  int: 'Number',
  float: 'Number',
  bool: 'Boolean',
  list: 'Array',
  dict: 'Record',
  mixed: 'Union',
  NoneType: 'Null',
} as const satisfies Record<string, FieldType>;

type NativeType = keyof typeof nativeTypes;

/** What is known about a field at one path. */
interface Found {
  readonly types: Set<NativeType>;
  /** Number of objects around it, and how many of them had a value for it. */
  present: number;
  readonly children: Map<string, Found>;
  /** Number of objects that could have had the children. */
  objects: number;
}

const newFound = (): Found => ({ types: new Set(), present: 0, children: new Map(), objects: 0 });

/** The fields of JSON objects: nested ones have dots in their path; those that are missing somewhere may be null. */
export function jsonFields(objects: readonly object[]): SchemaField[] {
  const root = newFound();
  for (const object of objects) addObject(root, object);
  const fields: SchemaField[] = [];
  collect(root, '', false, fields);
  return fields;
}

function addObject(found: Found, object: object): void {
  found.objects += 1;
  for (const [key, value] of Object.entries(object)) {
    let child = found.children.get(key);
    if (child === undefined) {
      child = newFound();
      found.children.set(key, child);
    }
    if (value === null || value === undefined) continue;
    child.present += 1;
    child.types.add(nativeType(value));
    const items = Array.isArray(value) ? value : [value];
    for (const item of items)
      if (typeof item === 'object' && item !== null && !Array.isArray(item)) addObject(child, item);
  }
}

function nativeType(value: unknown): NativeType {
  if (Array.isArray(value)) return 'list';
  if (typeof value === 'string') return 'str';
  if (typeof value === 'boolean') return 'bool';
  if (typeof value === 'number') return Number.isInteger(value) ? 'int' : 'float';
  return 'dict';
}

function collect(found: Found, prefix: string, parentNullable: boolean, fields: SchemaField[]): void {
  for (const [key, child] of found.children) {
    const path = prefix + key;
    const nullable = parentNullable || child.present < found.objects;
    // A path of nothing cannot be written.
    if (path !== '') {
      const native = nativeOf(child.types);
      fields.push(schemaField(path, nativeTypes[native], native, { nullable }));
    }
    collect(child, `${path}.`, nullable, fields);
  }
}

function nativeOf(types: ReadonlySet<NativeType>): NativeType {
  const [only] = types;
  if (only === undefined) return 'NoneType';
  if (types.size === 1) return only;
  return types.size === 2 && types.has('int') && types.has('float') ? 'float' : 'mixed';
}

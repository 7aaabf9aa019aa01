import type { Registry } from './registry.ts';
import type { NamedType, Type } from './types.ts';
import { unionMemberName } from './types.ts';

/** The shape of a field's type: a primitive or named type by name, or what an array, map, URN or union holds. */
export type TypeDescription =
  | string
  | { readonly array: TypeDescription }
  | { readonly map: TypeDescription }
  | { readonly urn: readonly string[] }
  | { readonly union: readonly string[] };

export interface FieldDescription {
  readonly type: TypeDescription;
  /** True when a value without the field is rejected. */
  readonly required: boolean;
}

/** The shape of a model, as plain JSON: what stored values were written by. Words and annotations are left out. */
export interface ModelDescription {
  readonly aspects: Readonly<Record<string, { readonly kind: string; readonly record: string }>>;
  readonly records: Readonly<Record<string, Readonly<Record<string, FieldDescription>>>>;
  readonly enumerations: Readonly<Record<string, readonly string[]>>;
}

/** Describes the shape of a model, to compare a later one with it. */
export function describeModel(registry: Registry): ModelDescription {
  const types = [...registry.types.values()];
  return {
    aspects: Object.fromEntries(
      [...registry.aspects.values()].map(({ name, kind, record }) => [name, { kind, record: record.name }]),
    ),
    records: Object.fromEntries(types.flatMap(describeRecord)),
    enumerations: Object.fromEntries(
      types.flatMap((type) => (type.kind === 'enumeration' ? [[type.name, Object.keys(type.symbols)]] : [])),
    ),
  };
}

function describeRecord(type: NamedType): [string, Record<string, FieldDescription>][] {
  if (type.kind !== 'record') return [];
  const fields = Object.entries(type.fields).map(([name, field]): [string, FieldDescription] => [
    name,
    { type: describeType(field.type), required: !field.optional && field.default === undefined },
  ]);
  return [[type.name, Object.fromEntries(fields)]];
}

function describeType(type: Type): TypeDescription {
  switch (type.kind) {
    case 'array':
      return { array: describeType(type.items) };
    case 'map':
      return { map: describeType(type.values) };
    case 'urn':
      return { urn: [...type.entityTypes] };
    case 'union':
      return { union: type.members.map(unionMemberName) };
    default:
      return type.name;
  }
}

import {
  type Aspect,
  type Json,
  type JsonObject,
  type Type,
  type UnknownField,
  unionMemberName,
} from '@colophon/schema';
import { printPointer } from '../write/patch/pointer.ts';

export type { UnknownField } from '@colophon/schema';

type Place = Pick<UnknownField, 'path' | 'pattern'>;

/** What to do with unknown fields: store them unchanged, or reject the write. */
export const unknownFieldPolicies = ['keep', 'reject'] as const;
export type UnknownFieldPolicy = (typeof unknownFieldPolicies)[number];

/** A value without the fields that the model does not know, and these fields, once for each pattern. */
export function splitUnknownFields(
  aspect: Aspect,
  value: JsonObject,
): { readonly known: JsonObject; readonly unknown: readonly UnknownField[] } {
  const unknown = new Map<string, UnknownField>();
  const known = split(aspect.record, value, { path: '', pattern: '' }, (field) => {
    if (!unknown.has(field.pattern)) unknown.set(field.pattern, field);
  });
  return { known: known as JsonObject, unknown: [...unknown.values()] };
}

function split(type: Type, value: Json, place: Place, report: (field: UnknownField) => void): Json {
  if (Array.isArray(value)) {
    if (type.kind !== 'array') return value;
    return value.map((item, i) => split(type.items, item, below(place, String(i), '*'), report));
  }
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).flatMap(([name, member]): [string, Json][] => {
    if (type.kind === 'map') return [[name, split(type.values, member, below(place, name, '*'), report)]];
    const inner = memberType(type, name);
    const here = below(place, name);
    if (inner) return [[name, split(inner, member, here, report)]];
    if (type.kind !== 'record') return [[name, member]];
    report({ ...here, expected: Object.keys(type.fields) });
    return [];
  });
  return Object.fromEntries(members);
}

function memberType(type: Type, name: string): Type | undefined {
  if (type.kind === 'record') return Object.hasOwn(type.fields, name) ? type.fields[name]?.type : undefined;
  if (type.kind === 'union') return type.members.find((member) => unionMemberName(member) === name);
  return undefined;
}

const below = ({ path, pattern }: Place, step: string, patternStep = step): Place => ({
  path: path + printPointer([step]),
  pattern: pattern + printPointer([patternStep]),
});

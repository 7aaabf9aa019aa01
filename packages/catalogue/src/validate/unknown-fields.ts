import { type Aspect, type Json, type JsonObject, type Type, unionMemberName } from '@colophon/schema';
import { printPointer } from '../write/patch/pointer.ts';

/** A field of a value that its record in the model does not have: written by a client that is newer than the server. */
export interface UnknownField {
  /** Where the first of them is, as a JSON pointer: `/fields/0/colour`. */
  readonly path: string;
  /** The same for every position in an array and every key of a map, these as a star. */
  readonly pattern: string;
}

/** What to do with unknown fields: store them as they came, or reject the write. */
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

function split(type: Type, value: Json, place: UnknownField, report: (field: UnknownField) => void): Json {
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
    report(here);
    return [];
  });
  return Object.fromEntries(members);
}

function memberType(type: Type, name: string): Type | undefined {
  if (type.kind === 'record') return Object.hasOwn(type.fields, name) ? type.fields[name]?.type : undefined;
  if (type.kind === 'union') return type.members.find((member) => unionMemberName(member) === name);
  return undefined;
}

const below = ({ path, pattern }: UnknownField, step: string, patternStep = step): UnknownField => ({
  path: path + printPointer([step]),
  pattern: pattern + printPointer([patternStep]),
});

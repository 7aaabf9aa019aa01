import type { Aspect, Json, JsonObject, RecordType, Type } from '@colophon/schema';
import { annotationsOf } from './annotations.ts';
import { each, keys, type Step } from './values-at.ts';

/**
 * The value without the places where a relationship points at the URN. What cannot be without it goes too: the item of
 * a list whose required field it was, and so on outwards; undefined when nothing of the aspect is left.
 */
export function withoutReference(aspect: Aspect, value: JsonObject, urn: string): JsonObject | undefined {
  let left: Json | undefined = value;
  for (const { path } of annotationsOf(aspect).relationships) {
    if (left !== undefined) left = without(aspect.record, left, path, urn);
  }
  return left as JsonObject | undefined;
}

function without(type: Type, value: Json, path: readonly Step[], urn: string): Json | undefined {
  const [step, ...rest] = path;
  if (step === undefined) return value === urn ? undefined : value;
  if (typeof value !== 'object' || value === null) return value;
  if (step === keys) return membersWhere(value, ([name]) => name !== urn);
  if (Array.isArray(value)) {
    if (type.kind !== 'array' || step !== each) return value;
    return value.flatMap((item) => without(type.items, item, rest, urn) ?? []);
  }
  if (step === each) return withoutInMembers(type, value, rest, urn);
  return type.kind === 'record' ? withoutInField(type, value, step, rest, urn) : value;
}

/** Of a map, the entries that are left; of a union, which has one member, the member or nothing. */
function withoutInMembers(type: Type, value: Json, path: readonly Step[], urn: string): Json | undefined {
  const entries = Object.entries(value ?? {}).flatMap(([name, member]): [string, Json][] => {
    const left = without(memberType(type, name), member, path, urn);
    return left === undefined ? [] : [[name, left]];
  });
  return type.kind === 'union' && entries.length === 0 ? undefined : Object.fromEntries(entries);
}

function memberType(type: Type, name: string): Type {
  if (type.kind === 'map') return type.values;
  const members = type.kind === 'union' ? type.members : [];
  return members.find((member) => 'name' in member && member.name === name) ?? type;
}

function withoutInField(
  record: RecordType,
  value: JsonObject,
  name: string,
  path: readonly Step[],
  urn: string,
): JsonObject | undefined {
  const field = record.fields[name];
  const present = value[name];
  if (!field || present === undefined) return value;
  const left = without(field.type, present, path, urn);
  if (left === present) return value;
  if (left !== undefined) return { ...value, [name]: left };
  if (!field.optional && field.default === undefined) return undefined;
  const { [name]: _, ...others } = value;
  return others;
}

const membersWhere = (value: Json, keep: (entry: [string, Json]) => boolean): JsonObject =>
  Object.fromEntries(Object.entries(value ?? {}).filter(keep));

import type { Json, JsonObject } from '@colophon/schema';
import { encodeUrnPart } from '@colophon/schema';
import { isObject, RequestError } from '@colophon/wire';
import type { GraphqlContext } from '../../context.ts';
import { requireType } from '../../writing/requirements.ts';

/** Who does it, and now. */
export const stampOf = ({ actor }: Pick<GraphqlContext, 'actor'>) => ({ actor, time: Date.now() });

/** Without the members that say nothing. An aspect has no null. */
export const withoutNulls = (value: Readonly<Record<string, Json | null | undefined>>): JsonObject =>
  Object.fromEntries(
    Object.entries(value).flatMap(([name, member]) => (member == null ? [] : [[name, member as Json]])),
  );

/** The object at a member; empty where there is none. */
export const objectAt = (value: JsonObject | undefined, name: string): JsonObject => {
  const member = value?.[name];
  return isObject(member) ? member : {};
};

export const listAt = (value: JsonObject | undefined, name: string): readonly Json[] => {
  const member = value?.[name];
  return Array.isArray(member) ? member : [];
};

export const stringsAt = (value: JsonObject | undefined, name: string): readonly string[] =>
  listAt(value, name).filter((item) => typeof item === 'string');

export const textAt = (value: JsonObject | undefined, name: string): string | undefined => {
  const member = value?.[name];
  return typeof member === 'string' ? member : undefined;
};

/** @throws RequestError `INVALID_REQUEST` for a text that says nothing. */
export function requireText(text: string, place: string): string {
  if (text.trim() !== '') return text;
  throw new RequestError('INVALID_REQUEST', `${place}: expected a text, got ${JSON.stringify(text)}`);
}

/** The URN of the entity that has an id. @throws RequestError `INVALID_REQUEST` for an id that is empty. */
export const urnOf = (
  context: Pick<GraphqlContext, 'registry'>,
  entityType: string,
  id: string,
  place: string,
): string =>
  requireType(context, `urn:li:${entityType}:${encodeUrnPart(requireText(id, place))}`, place, entityType);

export const newUrn = (entityType: string): string => `urn:li:${entityType}:${crypto.randomUUID()}`;

/** Pairs as clients send them, as a map. The last of several with one key counts. */
export const toMap = (
  entries: readonly ({ readonly key: string; readonly value?: string | null } | null)[] | null | undefined,
): JsonObject =>
  Object.fromEntries((entries ?? []).flatMap((entry) => (entry ? [[entry.key, entry.value ?? '']] : [])));

/** A map as GraphQL has it. */
export const toEntries = (map: JsonObject) =>
  Object.entries(map).map(([key, value]) => ({ key, value: String(value) }));

import type { AuditStamp } from '@colophon/catalogue';
import type { Json, JsonObject } from '@colophon/schema';
import { RequestError } from '@colophon/wire';
import type { GraphqlContext } from '../../context.ts';

/** An optional field of the arguments: a client may send null for what it leaves out. */
export type Optional<T> = T | null | undefined;

/** That the caller did something now. */
export const stampOf = ({ actor }: Pick<GraphqlContext, 'actor'>): JsonObject & AuditStamp => ({
  time: Date.now(),
  actor,
});

/** The stamps of aspects that have one of their creation and one of their latest change. */
export const stampsOf = (context: Pick<GraphqlContext, 'actor'>, present: JsonObject = {}): JsonObject => ({
  created: present.created ?? stampOf(context),
  lastModified: stampOf(context),
});

/** The fields that have a value: others are left out of what is stored. */
export const given = (fields: Readonly<Record<string, Optional<Json>>>): JsonObject =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) =>
      value === null || value === undefined ? [] : [[name, value]],
    ),
  );

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The objects of a list at a field of a value. */
export function objectsAt(value: JsonObject | undefined, field: string): readonly JsonObject[] {
  const list = value?.[field];
  return Array.isArray(list) ? list.filter(isObject) : [];
}

/** @throws RequestError `INVALID_REQUEST` for a text without characters that can be seen. */
export function requireText(text: string, place: string): string {
  if (text.trim() !== '') return text;
  throw new RequestError('INVALID_REQUEST', `${place}: expected a text, got ${JSON.stringify(text)}`);
}

/** The items of a list whose items may be null by the schema. @throws RequestError `INVALID_REQUEST` for one that is. */
export const requireItems = <T>(items: readonly Optional<T>[], place: string): readonly T[] =>
  items.map((item, i) => {
    if (item !== null && item !== undefined) return item;
    throw new RequestError('INVALID_REQUEST', `${place}[${i}]: expected an object, got null`);
  });

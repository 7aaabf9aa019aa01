import type { JsonObject } from '@colophon/schema';
import { RequestError } from '@colophon/wire';

/** @throws RequestError `INVALID_REQUEST` for a text without characters that can be seen. */
export function requireText(text: string, place: string): string {
  if (text.trim() !== '') return text;
  throw new RequestError('INVALID_REQUEST', `${place}: expected a text, got ${JSON.stringify(text)}`);
}

/**
 * The fields that an update names. GraphQL sends null for a field that a client leaves out or clears; both leave it as
 * it is, as in DataHub.
 */
export const given = (fields: Readonly<Record<string, JsonObject[string] | null | undefined>>): JsonObject =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) =>
      value === null || value === undefined ? [] : [[name, value]],
    ),
  );

/** The text at a field of a value. */
export function textAt(value: JsonObject | undefined, field: string): string | undefined {
  const text = value?.[field];
  return typeof text === 'string' ? text : undefined;
}

/** The objects of a list at a field of a value. */
export function objectsAt(value: JsonObject | undefined, field: string): readonly JsonObject[] {
  const list = value?.[field];
  return Array.isArray(list) ? list.filter(isObject) : [];
}

/** The texts of a list at a field of a value. */
export function textsAt(value: JsonObject | undefined, field: string): readonly string[] {
  const list = value?.[field];
  return Array.isArray(list) ? list.filter((each) => typeof each === 'string') : [];
}

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

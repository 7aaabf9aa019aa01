import type { Json, JsonObject } from '@colophon/schema';

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The objects of an array; none when the field is missing. */
export const objectsAt = (value: JsonObject, field: string): JsonObject[] => {
  const items = value[field];
  return Array.isArray(items) ? items.filter(isObject) : [];
};

/** The texts of an array; none when the field is missing. */
export const stringsAt = (value: JsonObject, field: string): string[] => {
  const items = value[field];
  return Array.isArray(items) ? items.filter((item) => typeof item === 'string') : [];
};

import type { Json, JsonObject } from '@colophon/schema';

/** In a path, stands for every item of an array, value of a map, or member of a union. */
export const each: unique symbol = Symbol('each');
/** In a path, stands for the keys of a map. */
export const keys: unique symbol = Symbol('keys');

export type Step = string | typeof each | typeof keys;

/** A value found at a path, and the record that holds it. */
export interface Found {
  readonly value: Json;
  readonly holder: JsonObject;
}

/** The values at a path; what is absent or null yields nothing. */
export function valuesAt(root: JsonObject, path: readonly Step[]): Found[] {
  const found: Found[] = [];
  visit(root, root, path, 0, found);
  return found;
}

function visit(
  value: Json | undefined,
  holder: JsonObject,
  path: readonly Step[],
  depth: number,
  found: Found[],
): void {
  if (value === undefined || value === null) return;
  const step = path[depth];
  if (step === undefined) {
    found.push({ value, holder });
  } else if (Array.isArray(value)) {
    if (step === each) for (const item of value) visit(item, holder, path, depth + 1, found);
  } else if (typeof value === 'object') {
    if (step === each)
      for (const member of Object.values(value)) visit(member, holder, path, depth + 1, found);
    else if (step === keys) for (const key of Object.keys(value)) found.push({ value: key, holder });
    else if (Object.hasOwn(value, step)) visit(value[step], value, path, depth + 1, found);
  }
}

/** The one value at a dotted path below a record, if it is there: `created.time`. */
export function valueAt(root: JsonObject, path: string): Json | undefined {
  let value: Json | undefined = root;
  for (const step of path.split('.')) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
    value = Object.hasOwn(value, step) ? value[step] : undefined;
  }
  return value ?? undefined;
}

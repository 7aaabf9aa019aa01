import type { Json, JsonObject } from '@colophon/schema';
import { CatalogueError } from '../errors.ts';

/** Far deeper than any aspect of the model nests; beyond it, walking a value could exhaust the stack. */
const maxDepth = 64;

/**
 * The value without its null members, at any depth: on the wire, null and absent mean the same.
 *
 * @throws CatalogueError `INVALID_ASPECT` when the value nests deeper than 64 levels.
 */
export function withoutNulls(value: JsonObject): JsonObject {
  return strip(value, 0) as JsonObject;
}

function strip(value: Json, depth: number): Json {
  if (typeof value !== 'object' || value === null) return value;
  if (depth > maxDepth)
    throw new CatalogueError('INVALID_ASPECT', `The value nests deeper than ${maxDepth} levels`);
  // Most values hold no null: they are passed on as they are.
  if (Array.isArray(value)) {
    const kept = value.map((item) => strip(item, depth + 1));
    return kept.some((item, i) => item !== value[i]) ? kept : value;
  }
  let changed = false;
  const entries: [string, Json][] = [];
  for (const [key, member] of Object.entries(value)) {
    const kept = member === null ? null : strip(member, depth + 1);
    if (kept !== member || kept === null) changed = true;
    if (kept !== null) entries.push([key, kept]);
  }
  return changed ? Object.fromEntries(entries) : value;
}

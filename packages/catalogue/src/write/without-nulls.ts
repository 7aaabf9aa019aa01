import type { Json, JsonObject } from '@colophon/schema';

/** The value without its null members, at any depth: on the wire, null and absent mean the same. */
export function withoutNulls(value: JsonObject): JsonObject {
  return strip(value) as JsonObject;
}

function strip(value: Json): Json {
  if (Array.isArray(value)) return mapChanged(value, strip);
  if (typeof value !== 'object' || value === null) return value;
  let changed = false;
  const entries: [string, Json][] = [];
  for (const [key, member] of Object.entries(value)) {
    if (member === null) {
      changed = true;
      continue;
    }
    const kept = strip(member);
    if (kept !== member) changed = true;
    entries.push([key, kept]);
  }
  // Most values hold no null: they are passed on as they are.
  return changed ? Object.fromEntries(entries) : value;
}

function mapChanged(items: Json[], change: (item: Json) => Json): Json[] {
  const kept = items.map(change);
  return kept.some((item, i) => item !== items[i]) ? kept : items;
}

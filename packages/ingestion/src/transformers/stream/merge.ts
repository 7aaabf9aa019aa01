/** Items without duplicates: the last one of a key, at the place of the first. */
export function uniqueBy<T>(items: Iterable<T>, keyOf: (item: T) => string): T[] {
  const byKey = new Map<string, T>();
  for (const item of items) byKey.set(keyOf(item), item);
  return [...byKey.values()];
}

/** Adds values to those of a key. */
export function addTo<T>(groups: Map<string, T[]>, key: string, values: readonly T[]): void {
  const group = groups.get(key);
  if (group) group.push(...values);
  else groups.set(key, [...values]);
}

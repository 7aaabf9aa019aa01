/** A value that is being patched: objects and keyed arrays are maps, so that no key is special and order is kept. */
export type Tree = string | number | boolean | null | Tree[] | TreeMap;
export type TreeMap = Map<string, Tree>;

/** The map below so many steps, which is made where there is none. */
export function levelAt(root: TreeMap, steps: readonly string[]): TreeMap {
  let level = root;
  for (const step of steps) {
    const known = level.get(step);
    const next: TreeMap = known instanceof Map ? known : new Map();
    level.set(step, next);
    level = next;
  }
  return level;
}

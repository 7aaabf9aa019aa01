import type { Json, JsonObject } from '@colophon/schema';
import { fromFineGrainedLineages, toFineGrainedLineages } from './fine-grained-lineages.ts';
import { levelAt, type Tree, type TreeMap } from './tree.ts';

/**
 * The arrays whose items a patch addresses by their keys, by the array's path: names joined by slashes, `*` for any
 * key. The value lists the key fields, in the order of the steps of a path; without any, the items are strings and
 * their own keys.
 */
export type ArrayKeys = Readonly<Record<string, readonly string[]>>;

/** Separates the names of a nested key: `attribution␟source`. */
const nesting = '\u241f';

/** Marks column-level lineage in {@link ArrayKeys}, whose keys are not fields: see `fine-grained-lineages.ts`. */
export const fineGrained: readonly string[] = ['transformOperation', 'downstreams', 'query', 'upstreams'];

/** The path of a value, as {@link ArrayKeys} write it. */
export const pathOf = (parent: string, step: string): string => (parent === '' ? step : `${parent}/${step}`);

/** The key fields of the array at a path, if it is one of those. */
export const keysAt = (keys: ArrayKeys, path: string): readonly string[] | undefined =>
  Object.hasOwn(keys, path) ? keys[path] : undefined;

/** The value with the arrays of `keys` as maps of maps, one level for each key. */
export function toTree(value: Json, keys: ArrayKeys, path = ''): Tree {
  if (Array.isArray(value)) {
    const fields = keysAt(keys, path);
    const items = value.map((item) => toTree(item, keys, `${path}/*`));
    if (!fields) return items;
    return fields === fineGrained ? toFineGrainedLineages(value) : byKeys(items, fields);
  }
  if (typeof value !== 'object' || value === null) return value;
  return new Map(
    Object.entries(value).map(([name, member]) => [name, toTree(member, keys, pathOf(path, name))]),
  );
}

/** The reverse of {@link toTree}; a key that an item does not hold itself is written into it. */
export function fromTree(tree: Tree, keys: ArrayKeys, path = ''): Json {
  if (Array.isArray(tree)) return tree.map((item) => fromTree(item, keys, `${path}/*`));
  if (!(tree instanceof Map)) return tree;
  const fields = keysAt(keys, path);
  if (fields === fineGrained) return fromFineGrainedLineages(tree);
  if (fields) return itemsOf(tree, fields).map((item) => fromTree(item, keys, `${path}/*`));
  return toObject([...tree].map(([name, member]) => [name, fromTree(member, keys, pathOf(path, name))]));
}

const toObject = (entries: readonly [string, Json][]): JsonObject => Object.fromEntries(entries);

function byKeys(items: readonly Tree[], fields: readonly string[]): TreeMap {
  const root: TreeMap = new Map();
  for (const item of items) {
    const steps = fields.length === 0 ? [String(item)] : fields.map((field) => keyIn(item, field));
    levelAt(root, steps.slice(0, -1)).set(steps.at(-1) ?? '', item);
  }
  return root;
}

/** The key of an item as a step of a path; one that is missing is the empty string. */
function keyIn(item: Tree, field: string): string {
  let value: Tree | undefined = item;
  for (const name of field.split(nesting)) value = value instanceof Map ? value.get(name) : undefined;
  // The value of a union stands under the name of its type: `{"string": "gold"}` has the key `gold`.
  if (value instanceof Map && value.size === 1) value = [...value.values()][0];
  return value === undefined || value === null ? '' : String(value);
}

function itemsOf(root: TreeMap, fields: readonly string[]): Tree[] {
  if (fields.length === 0) return [...root.keys()];
  const items: Tree[] = [];
  const visit = (level: Tree, steps: readonly string[]): void => {
    if (steps.length === fields.length || !(level instanceof Map)) items.push(withKeys(level, fields, steps));
    else for (const [step, next] of level) visit(next, [...steps, step]);
  };
  visit(root, []);
  return items;
}

function withKeys(item: Tree, fields: readonly string[], steps: readonly string[]): Tree {
  if (!(item instanceof Map)) return item;
  const missing = fields.flatMap((field, i): [string, Tree][] => {
    const step = steps[i] ?? '';
    return step === '' || field.includes(nesting) || item.has(field) ? [] : [[field, step]];
  });
  return missing.length === 0 ? item : new Map([...item, ...missing]);
}

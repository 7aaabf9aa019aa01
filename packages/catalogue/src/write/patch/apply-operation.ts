import type { Json, JsonObject } from '@colophon/schema';
import { equalJson } from '../../equal-json.ts';
import { CatalogueError } from '../../errors.ts';
import { type ArrayKeys, fromTree, keysAt, pathOf, toTree } from './keyed-arrays.ts';
import type { Operation } from './parse-patch.ts';
import { printPointer } from './pointer.ts';
import type { Tree } from './tree.ts';

/**
 * The tree after one operation; the tree given may be changed. Two things are DataHub's and not RFC 6902's: `add`
 * makes what is missing on the way, and `remove` of what is not there is done already.
 *
 * @throws CatalogueError `INVALID_REQUEST` when the path leads nowhere, or a `test` fails.
 */
export function applyOperation(tree: Tree, operation: Operation, keys: ArrayKeys): Tree {
  const { op, path } = operation;
  switch (op) {
    case 'add':
      return add(tree, path, valueAt(path, operation.value, keys));
    case 'replace':
      if (find(tree, path) === undefined) fail(operation, 'there is no value to replace');
      return replace(tree, path, valueAt(path, operation.value, keys));
    case 'remove':
      return remove(tree, path);
    case 'test': {
      const found = find(tree, path);
      const place = placeOf(path, keys);
      if (found === undefined || !equalJson(fromTree(found, keys, place), operation.value))
        fail(operation, 'the value differs');
      return tree;
    }
    case 'move':
    case 'copy': {
      const found = find(tree, operation.from);
      if (found === undefined) fail(operation, `there is no value at ${printPointer(operation.from)}`);
      const isInside =
        path.length > operation.from.length && operation.from.every((step, i) => step === path[i]);
      if (op === 'move' && isInside) fail(operation, 'a value cannot be moved into itself');
      requireWholeKey(path, keys);
      const value = structuredClone(found);
      return add(op === 'move' ? remove(tree, operation.from) : tree, path, value);
    }
  }
}

/** The path of {@link ArrayKeys} at which the steps end: the steps of a key are one `*`. */
export function placeOf(steps: readonly string[], keys: ArrayKeys): string {
  let place = '';
  for (let i = 0; i < steps.length; ) {
    const fields = keysAt(keys, place);
    place = fields ? `${place}/*` : pathOf(place, steps[i] ?? '');
    i += fields ? Math.max(1, fields.length) : 1;
  }
  return place;
}

/**
 * What an operation puts at its path. A path that ends within a key addresses all items that share that part: its value
 * holds them by the rest of their keys, as in `{"path": "/owners/urn:li:corpuser:a", "value": {"DATAOWNER": {…}}}`.
 */
function valueAt(path: readonly string[], value: Json, keys: ArrayKeys): Tree {
  const place = placeOf(path, keys);
  const toItems = (level: Json, depth: number): Tree =>
    depth > 0 && isObject(level)
      ? new Map(Object.entries(level).map(([step, below]) => [step, toItems(below, depth - 1)]))
      : toTree(level, keys, place);
  const depth = missingFields(path, keys).length;
  if (depth > 0 && !holdsItems(value, depth)) requireWholeKey(path, keys);
  return toItems(value, depth);
}

/** Whether a value holds items by their keys; one item in place of several has plain fields. */
const holdsItems = (value: Json, depth: number): boolean =>
  isObject(value) && (depth === 0 || Object.values(value).every((below) => holdsItems(below, depth - 1)));

const isObject = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The fields for which a path has no step, when it ends within the key of an item. */
function missingFields(steps: readonly string[], keys: ArrayKeys): readonly string[] {
  let place = '';
  for (let i = 0; i < steps.length; ) {
    const fields = keysAt(keys, place);
    if (i > 0 && fields && steps.length - i < fields.length) return fields.slice(steps.length - i);
    place = fields ? `${place}/*` : pathOf(place, steps[i] ?? '');
    i += fields ? Math.max(1, fields.length) : 1;
  }
  return [];
}

function requireWholeKey(steps: readonly string[], keys: ArrayKeys): void {
  const missing = missingFields(steps, keys);
  if (missing.length === 0) return;
  failAt(steps, `expected a step for each part of the key, or an object of items by ${missing.join(', ')}`);
}

/** What is at a path. */
export function find(tree: Tree, path: readonly string[]): Tree | undefined {
  let found: Tree | undefined = tree;
  for (const step of path) {
    if (found instanceof Map) found = found.get(step);
    else found = Array.isArray(found) && isIndex(step) ? found[Number(step)] : undefined;
  }
  return found;
}

function add(tree: Tree, path: readonly string[], value: Tree): Tree {
  return put(tree, path, value, (items, index) => items.splice(index, 0, value));
}

function replace(tree: Tree, path: readonly string[], value: Tree): Tree {
  return put(tree, path, value, (items, index) => items.splice(index, 1, value));
}

function put(
  tree: Tree,
  path: readonly string[],
  value: Tree,
  intoArray: (items: Tree[], index: number) => void,
): Tree {
  const last = path.at(-1);
  if (last === undefined) return value;
  const parent = ensurePath(tree, path);
  if (parent instanceof Map) parent.set(last, value);
  else intoArray(parent, indexIn(parent, path));
  return tree;
}

/** The map or array that holds the end of the path; what is missing on the way is made. */
function ensurePath(tree: Tree, path: readonly string[]): Map<string, Tree> | Tree[] {
  let level: Tree = tree;
  path.slice(0, -1).forEach((step, i) => {
    let next: Tree | undefined = find(level, [step]);
    if (next === undefined) {
      next = path[i + 1] === '-' ? [] : new Map();
      if (!(level instanceof Map)) failAt(path, `there is no value at ${printPointer(path.slice(0, i + 1))}`);
      level.set(step, next);
    }
    level = next;
  });
  if (level instanceof Map || Array.isArray(level)) return level;
  return failAt(path, 'the path leads through a plain value');
}

function indexIn(items: readonly Tree[], path: readonly string[]): number {
  const step = path.at(-1) ?? '';
  if (step === '-') return items.length;
  if (!isIndex(step) || Number(step) > items.length)
    failAt(path, `expected an index from 0 to ${items.length}, or -`);
  return Number(step);
}

function remove(tree: Tree, path: readonly string[]): Tree {
  const last = path.at(-1);
  if (last === undefined) return new Map();
  const parent = find(tree, path.slice(0, -1));
  if (parent instanceof Map) parent.delete(last);
  else if (Array.isArray(parent) && isIndex(last)) parent.splice(Number(last), 1);
  return tree;
}

const isIndex = (step: string): boolean => /^(0|[1-9]\d{0,8})$/.test(step);

function fail({ op, path }: Operation, reason: string): never {
  return failAt(path, reason, op);
}

function failAt(path: readonly string[], reason: string, op = 'add'): never {
  throw new CatalogueError('INVALID_REQUEST', `${op} ${printPointer(path) || '/'}: ${reason}`);
}

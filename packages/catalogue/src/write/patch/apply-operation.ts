import { equalJson } from '../../equal-json.ts';
import { CatalogueError } from '../../errors.ts';
import { type ArrayKeys, fromTree, keysAt, pathOf, type Tree, toTree } from './keyed-arrays.ts';
import type { Operation } from './parse-patch.ts';
import { printPointer } from './pointer.ts';

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
      return add(tree, path, toTree(operation.value, keys, placeOf(path, keys)), keys);
    case 'replace':
      if (find(tree, path) === undefined) fail(operation, 'there is nothing to replace');
      return replace(tree, path, toTree(operation.value, keys, placeOf(path, keys)), keys);
    case 'remove':
      return remove(tree, path);
    case 'test': {
      const found = find(tree, path);
      const place = placeOf(path, keys);
      if (found === undefined || !equalJson(fromTree(found, keys, place), operation.value))
        fail(operation, 'the value is another one');
      return tree;
    }
    case 'move':
    case 'copy': {
      const found = find(tree, operation.from);
      if (found === undefined) fail(operation, `there is nothing at ${printPointer(operation.from)}`);
      const isInside =
        path.length > operation.from.length && operation.from.every((step, i) => step === path[i]);
      if (op === 'move' && isInside) fail(operation, 'a value cannot be moved into itself');
      const value = structuredClone(found);
      return add(op === 'move' ? remove(tree, operation.from) : tree, path, value, keys);
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

/** An item is put under its whole key; a part of one would stand for several items. */
function checkKeys(steps: readonly string[], keys: ArrayKeys): void {
  for (let i = 1; i < steps.length; i++) {
    const array = placeOf(steps.slice(0, i), keys);
    const fields = keysAt(keys, array);
    if (!fields || fields.length === 0) continue;
    if (steps.length - i < fields.length)
      failAt(steps, `expected ${fields.length} steps for the key: ${fields.join(', ')}`);
    i += fields.length - 1;
  }
}

function find(tree: Tree, path: readonly string[]): Tree | undefined {
  let found: Tree | undefined = tree;
  for (const step of path) {
    if (found instanceof Map) found = found.get(step);
    else found = Array.isArray(found) && isIndex(step) ? found[Number(step)] : undefined;
  }
  return found;
}

function add(tree: Tree, path: readonly string[], value: Tree, keys: ArrayKeys): Tree {
  return put(tree, path, value, keys, (items, index) => items.splice(index, 0, value));
}

function replace(tree: Tree, path: readonly string[], value: Tree, keys: ArrayKeys): Tree {
  return put(tree, path, value, keys, (items, index) => items.splice(index, 1, value));
}

function put(
  tree: Tree,
  path: readonly string[],
  value: Tree,
  keys: ArrayKeys,
  intoArray: (items: Tree[], index: number) => void,
): Tree {
  const last = path.at(-1);
  if (last === undefined) return value;
  checkKeys(path, keys);
  const parent = makeWay(tree, path);
  if (parent instanceof Map) parent.set(last, value);
  else intoArray(parent, indexIn(parent, path));
  return tree;
}

/** The map or array that holds the end of the path; what is missing on the way is made. */
function makeWay(tree: Tree, path: readonly string[]): Map<string, Tree> | Tree[] {
  let level: Tree = tree;
  path.slice(0, -1).forEach((step, i) => {
    let next: Tree | undefined = find(level, [step]);
    if (next === undefined) {
      next = path[i + 1] === '-' ? [] : new Map();
      if (!(level instanceof Map)) failAt(path, `there is nothing at ${printPointer(path.slice(0, i + 1))}`);
      level.set(step, next);
    }
    level = next;
  });
  if (level instanceof Map || Array.isArray(level)) return level;
  return failAt(path, 'the way leads through a plain value');
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

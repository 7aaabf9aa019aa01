import type { Json, JsonObject } from '@colophon/schema';
import { CatalogueError } from '../../errors.ts';
import type { ArrayKeys } from './keyed-arrays.ts';
import { parsePointer } from './pointer.ts';

/** One step of a patch, by RFC 6902. */
export type Operation =
  | { readonly op: 'add' | 'replace' | 'test'; readonly path: readonly string[]; readonly value: Json }
  | { readonly op: 'remove'; readonly path: readonly string[] }
  | { readonly op: 'move' | 'copy'; readonly path: readonly string[]; readonly from: readonly string[] };

/** A patch as it is proposed. */
export interface Patch {
  readonly operations: readonly Operation[];
  /** The arrays whose items are addressed by their keys. Absent: those of the aspect's own template. */
  readonly arrayKeys?: ArrayKeys;
}

/** Most steps of a path. No aspect is that deep, and the work for a path grows with the square of its length. */
export const maxPathSteps = 100;

/** Most operations of a patch: a whole patch is applied in one go. */
export const maxOperations = 5000;

const operationNames = ['add', 'remove', 'replace', 'move', 'copy', 'test'] as const;

/**
 * Reads a patch: `{"patch": [{"op": "add", "path": "/tags/urn:li:tag:pii", "value": {…}}]}`. It may also contain
 * `arrayPrimaryKeys`, the keys by which to address the items of arrays, in place of those of the aspect, and
 * `forceGenericPatch`, by which arrays without such keys are addressed by position.
 *
 * @throws CatalogueError `INVALID_REQUEST` that names the operation, what was expected and what came; `LIMIT_EXCEEDED`
 *   for too many operations, and for a path that is too long.
 */
export function parsePatch({ patch, arrayPrimaryKeys, forceGenericPatch }: JsonObject): Patch {
  if (!Array.isArray(patch)) fail('/patch', 'an array of operations', patch);
  if (patch.length > maxOperations)
    throw new CatalogueError(
      'LIMIT_EXCEEDED',
      `/patch: expected at most ${maxOperations} operations, got ${patch.length}. Split the patch.`,
    );
  const operations = patch.map((item, i) => parseOperation(item, `/patch/${i}`));
  const arrayKeys = parseKeys(arrayPrimaryKeys ?? {});
  const isGeneric = forceGenericPatch === true || Object.keys(arrayKeys).length > 0;
  return { operations, ...(isGeneric && { arrayKeys }) };
}

function parseOperation(item: Json, place: string): Operation {
  if (!isObject(item)) fail(place, 'an object', item);
  const op = operationNames.find((name) => name === item.op);
  switch (op) {
    case 'add':
    case 'replace':
    case 'test': {
      if (item.value === undefined) fail(`${place}/value`, 'a value', undefined);
      return { op, path: parsePath(item, 'path', place), value: item.value };
    }
    case 'remove':
      return { op, path: parsePath(item, 'path', place) };
    case 'move':
    case 'copy':
      return { op, path: parsePath(item, 'path', place), from: parsePath(item, 'from', place) };
    case undefined:
      return fail(`${place}/op`, `one of ${operationNames.join(', ')}`, item.op);
  }
}

function parsePath(item: JsonObject, name: 'path' | 'from', place: string): string[] {
  const text = item[name];
  if (typeof text !== 'string' || (text !== '' && !text.startsWith('/')))
    fail(`${place}/${name}`, 'a JSON pointer such as /tags', text);
  const steps = parsePointer(text);
  if (steps.length > maxPathSteps)
    throw new CatalogueError(
      'LIMIT_EXCEEDED',
      `${place}/${name}: expected at most ${maxPathSteps} steps, got ${steps.length}`,
    );
  return steps;
}

function parseKeys(keys: Json): ArrayKeys {
  if (!isObject(keys)) fail('/arrayPrimaryKeys', 'an object', keys);
  return Object.fromEntries(
    Object.entries(keys).map(([name, fields]) => {
      const names = Array.isArray(fields) ? fields.filter((field) => typeof field === 'string') : [];
      if (!Array.isArray(fields) || names.length < fields.length)
        fail(`/arrayPrimaryKeys/${name}`, 'an array of field names', fields);
      return [name, names];
    }),
  );
}

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function fail(place: string, expected: string, came: Json | undefined): never {
  const got = came === undefined ? 'nothing' : JSON.stringify(came).slice(0, 80);
  throw new CatalogueError('INVALID_REQUEST', `${place}: expected ${expected}, got ${got}`);
}

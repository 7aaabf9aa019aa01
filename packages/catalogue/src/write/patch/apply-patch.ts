import type { Aspect, Json, JsonObject } from '@colophon/schema';
import { CatalogueError } from '../../errors.ts';
import type { AuditStamp } from '../../proposal.ts';
import { applyOperation, find, placeOf } from './apply-operation.ts';
import { normalizeSpelling } from './client-spellings.ts';
import { fillRequired } from './fill-required.ts';
import { type ArrayKeys, fromTree, toTree } from './keyed-arrays.ts';
import type { Patch } from './parse-patch.ts';
import { templateOf } from './templates.ts';
import type { Tree } from './tree.ts';

/**
 * The value of an aspect after a patch; `present` is absent when the aspect is not there yet. The result must still be
 * validated against the schema.
 *
 * @throws CatalogueError `INVALID_REQUEST` when an operation cannot be done.
 */
export function applyPatch(
  aspect: Aspect,
  present: JsonObject | undefined,
  { operations: given, arrayKeys }: Patch,
  stamp: AuditStamp,
): JsonObject {
  const operations = normalizeSpelling(aspect.name, given);
  const template = templateOf(aspect.name);
  const keys = touched(arrayKeys ?? template.arrayKeys, operations);
  const before = present ?? fillRequired(aspect.record, emptyDefaults(aspect), stamp, template.texts);
  let tree: Tree = toTree(before, keys);
  let copied = 0;
  for (const operation of operations) {
    if (operation.op === 'copy') {
      copied += countValues(find(tree, operation.from));
      if (copied > maxCopiedValues) throw copiesTooMuch(copied);
    }
    tree = applyOperation(tree, operation, keys);
  }
  const after = fromTree(tree, keys);
  if (typeof after !== 'object' || after === null || Array.isArray(after))
    throw new CatalogueError('INVALID_REQUEST', `The patch leaves no object of ${aspect.name}`);
  return fillRequired(aspect.record, after, stamp);
}

/** Most values that all copies of a patch make: each copy may double what there is. */
export const maxCopiedValues = 100_000;

const copiesTooMuch = (copied: number): CatalogueError =>
  new CatalogueError(
    'LIMIT_EXCEEDED',
    `patch: expected copies of at most ${maxCopiedValues} values, got ${copied} or more`,
  );

function countValues(tree: Tree | undefined): number {
  if (tree instanceof Map)
    return [...tree.values()].reduce<number>((sum, below) => sum + countValues(below), 1);
  return Array.isArray(tree) ? tree.reduce<number>((sum, item) => sum + countValues(item), 1) : 1;
}

/** The lists and maps that an aspect has from the start: empty, by the model. */
function emptyDefaults({ record }: Aspect): JsonObject {
  return Object.fromEntries(
    Object.entries(record.fields).flatMap(([name, field]): [string, Json][] =>
      isEmpty(field.default) ? [[name, structuredClone(field.default)]] : [],
    ),
  );
}

const isEmpty = (value: Json | undefined): value is Json =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0;

/**
 * The keys that some operation makes use of, going into the array. An array that is only set as a whole stays as it is
 * given, items with the same keys included.
 */
function touched(keys: ArrayKeys, operations: Patch['operations']): ArrayKeys {
  const places = operations.flatMap((operation) =>
    [operation.path, ...('from' in operation ? [operation.from] : [])].map((path) => placeOf(path, keys)),
  );
  return Object.fromEntries(
    Object.entries(keys).filter(([path]) => places.some((place) => place.startsWith(`${path}/`))),
  );
}

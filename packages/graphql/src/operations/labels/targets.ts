import { isCatalogueError } from '@colophon/catalogue';
import { isUrn, type JsonObject } from '@colophon/schema';
import { RequestError } from '@colophon/wire';
import type { GraphqlContext } from '../../context.ts';
import type { AspectEdit } from '../../writing/edit-aspects.ts';
import { requireExisting, requireType } from '../../writing/requirements.ts';
import { type Optional, objectsAt, requireItems, stampsOf } from './values.ts';

/** How requests name what they change. */
export interface ResourceRef {
  readonly resourceUrn: string;
  readonly subResourceType?: Optional<'DATASET_FIELD'>;
  readonly subResource?: Optional<string>;
}

/** An entity, or a column of a dataset. */
export interface Target {
  readonly urn: string;
  readonly entityType: string;
  /** Path of the column. */
  readonly column?: string;
}

/** Siblings of a dataset that are tried in its place. */
const maxSiblings = 20;

/** Where the arguments name resources. */
interface Places {
  /** The place of all. */
  readonly all: string;
  /** The place of one, by its index. */
  of(index: number): string;
}

export const inResources: Places = { all: 'input.resources', of: (index) => `input.resources[${index}]` };

/** Where the input itself names one resource. */
export const inInput: Places = { all: 'input.resourceUrn', of: () => 'input' };

/**
 * What a request is about.
 *
 * @throws RequestError `INVALID_REQUEST` unless every entity exists, and every column is in the schema of its dataset.
 */
export async function requireTargets(
  context: GraphqlContext,
  refs: readonly Optional<ResourceRef>[],
  places: Places = inResources,
): Promise<readonly Target[]> {
  const targets = requireItems(refs, places.all).map((ref, i) => readTarget(context, ref, places.of(i)));
  const urns = targets.map(({ urn }) => urn);
  await requireExisting(context, urns, places.all);
  await Promise.all(targets.map((target, i) => requireColumn(context, target, places.of(i))));
  return targets;
}

function readTarget(context: GraphqlContext, ref: ResourceRef, place: string): Target {
  const { resourceUrn, subResource, subResourceType } = ref;
  const urn = requireType(context, resourceUrn, `${place}.resourceUrn`);
  const entityType = context.registry.parseEntityUrn(urn).entity.name;
  if (!subResource && !subResourceType) return { urn, entityType };
  if (!subResource || !subResourceType)
    throw new RequestError(
      'INVALID_REQUEST',
      `${place}: expected subResource and subResourceType together, got only ${subResource ? 'subResource' : 'subResourceType'}`,
    );
  requireType(context, urn, `${place}.resourceUrn`, 'dataset');
  return { urn, entityType, column: subResource };
}

async function requireColumn({ aspects }: GraphqlContext, { urn, column }: Target, place: string) {
  if (column === undefined) return;
  const schema = await aspects.load(urn, 'schemaMetadata');
  if (!objectsAt(schema, 'fields').some(({ fieldPath }) => fieldPath === column))
    throw new RequestError(
      'INVALID_REQUEST',
      `${place}.subResource: expected a column of ${urn}, got ${JSON.stringify(column)}`,
    );
}

/** @throws RequestError `INVALID_REQUEST` for columns, where only entities have what is changed. */
export function requireEntities(refs: readonly Optional<ResourceRef>[]): void {
  for (const [i, { subResource, subResourceType }] of requireItems(refs, inResources.all).entries())
    if (subResource || subResourceType)
      throw new RequestError(
        'INVALID_REQUEST',
        `${inResources.of(i)}.subResource: expected none, since columns cannot be changed in this way`,
      );
}

/** Changes the editable part of a column: of one that has none yet, it begins with the path alone. */
export const columnEdit = (
  context: GraphqlContext,
  urn: string,
  fieldPath: string,
  change: (column: JsonObject) => JsonObject | undefined,
): AspectEdit => ({
  urn,
  aspect: 'editableSchemaMetadata',
  change(present) {
    const columns = objectsAt(present, 'editableSchemaFieldInfo');
    const at = columns.findIndex((column) => column.fieldPath === fieldPath);
    const column = change(columns[at] ?? { fieldPath });
    if (!column) return undefined;
    return {
      ...present,
      ...stampsOf(context, present),
      editableSchemaFieldInfo: at < 0 ? [...columns, column] : columns.with(at, column),
    };
  },
});

/** Changes the properties of a business attribute, which has to have some: they include its name. */
export const attributeEdit = (
  context: GraphqlContext,
  urn: string,
  change: (info: JsonObject) => JsonObject | undefined,
): AspectEdit => ({
  urn,
  aspect: 'businessAttributeInfo',
  change(present) {
    const changed = change(requirePresent(present, urn, 'businessAttributeInfo'));
    return changed && { ...changed, ...stampsOf(context, present) };
  },
});

/** @throws RequestError `INVALID_REQUEST` for an aspect that has to have a value before it can be changed. */
export function requirePresent(present: JsonObject | undefined, urn: string, aspect: string): JsonObject {
  if (present) return present;
  throw new RequestError('INVALID_REQUEST', `${urn}: expected an entity that has ${aspect}, and it has none`);
}

/**
 * Carries out a change of one column; where that cannot be done, of the same column of a sibling of its dataset. Changes of
 * anything else are carried out as they are.
 *
 * @param act Does all or nothing.
 * @throws what `act` throws about the resources as they were given, when there is no sibling either.
 */
export async function orOfSibling(
  context: GraphqlContext,
  refs: readonly Optional<ResourceRef>[],
  act: (refs: readonly Optional<ResourceRef>[]) => Promise<void>,
): Promise<void> {
  const [only] = refs;
  try {
    await act(refs);
  } catch (error) {
    if (refs.length !== 1 || !only?.subResource || !isCallersMistake(error)) throw error;
    for (const resourceUrn of await siblingsOf(context, only.resourceUrn))
      try {
        return await act([{ ...only, resourceUrn }]);
      } catch (failure) {
        if (!isCallersMistake(failure)) throw failure;
      }
    throw error;
  }
}

const isCallersMistake = (error: unknown): boolean =>
  error instanceof RequestError || isCatalogueError(error);

async function siblingsOf(context: GraphqlContext, urn: string): Promise<readonly string[]> {
  if (!isUrn(urn, 'dataset')) return [];
  const siblings = (await context.aspects.load(urn, 'siblings'))?.siblings;
  return Array.isArray(siblings) ? siblings.slice(0, maxSiblings).map(String) : [];
}

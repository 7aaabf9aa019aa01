import type { Privilege } from '@colophon/catalogue';
import type { JsonObject } from '@colophon/schema';
import { RequestError } from '@colophon/wire';
import type { GraphqlContext } from '../../context.ts';
import type { Subject } from '../../subject.ts';
import { editAspects } from '../../writing/edit-aspects.ts';
import { requireExisting, requireType } from '../../writing/requirements.ts';
import { requireOnEachOrGlossary } from './access.ts';
import { inInput, inResources, type ResourceRef, requireEntities, requireTargets } from './targets.ts';
import { type Optional, objectsAt, stampOf } from './values.ts';

interface OwnerInput {
  readonly ownerUrn: string;
  readonly ownerEntityType: keyof typeof ownerTypes;
  readonly type?: Optional<string>;
  readonly ownershipTypeUrn?: Optional<string>;
}

interface AddOwnersInput {
  readonly owners: readonly OwnerInput[];
  readonly resourceUrn: string;
}

interface BatchAddOwnersInput {
  readonly owners: readonly OwnerInput[];
  readonly resources: readonly Optional<ResourceRef>[];
  /** Of the owners that name no type themselves. */
  readonly ownershipTypeUrn?: Optional<string>;
}

interface RemoveOwnerInput {
  readonly ownerUrn: string;
  readonly ownershipTypeUrn?: Optional<string>;
  readonly resourceUrn: string;
}

interface BatchRemoveOwnersInput {
  readonly ownerUrns: readonly string[];
  readonly ownershipTypeUrn?: Optional<string>;
  readonly resources: readonly Optional<ResourceRef>[];
}

interface Args<Input> {
  readonly input: Input;
}

/** Where the arguments name owners, and what they own. */
interface Places {
  readonly owners: string;
  readonly resources: typeof inInput;
}

const ownerTypes = { CORP_USER: 'corpuser', CORP_GROUP: 'corpGroup' } as const;
const editors: readonly Privilege[] = ['EDIT_ENTITY', 'EDIT_ENTITY_OWNERS'];

/** Owners of entities. Columns have none. */
export const owners: Subject = {
  mutations: {
    addOwner: ({ input }: Args<OwnerInput & { readonly resourceUrn: string }>, context: GraphqlContext) =>
      add(context, [readOwner(context, input, 'input')], [input], { owners: 'input', resources: inInput }),

    addOwners: ({ input }: Args<AddOwnersInput>, context: GraphqlContext) =>
      add(
        context,
        input.owners.map((owner, i) => readOwner(context, owner, `input.owners[${i}]`)),
        [input],
        { owners: 'input.owners', resources: inInput },
      ),

    batchAddOwners({ input }: Args<BatchAddOwnersInput>, context: GraphqlContext) {
      const { ownershipTypeUrn } = input;
      const named = input.owners.map((owner, i) => {
        const hasType = owner.type || owner.ownershipTypeUrn;
        return readOwner(context, hasType ? owner : { ...owner, ownershipTypeUrn }, `input.owners[${i}]`);
      });
      return add(context, named, input.resources, { owners: 'input.owners', resources: inResources });
    },

    removeOwner: ({ input }: Args<RemoveOwnerInput>, context: GraphqlContext) =>
      remove(context, [input.ownerUrn], input, [input], { owners: 'input.ownerUrn', resources: inInput }),

    batchRemoveOwners: ({ input }: Args<BatchRemoveOwnersInput>, context: GraphqlContext) =>
      remove(context, input.ownerUrns, input, input.resources, {
        owners: 'input.ownerUrns',
        resources: inResources,
      }),
  },
};

/** Adds owners. One who is there already as the same is replaced. */
async function add(
  context: GraphqlContext,
  added: readonly JsonObject[],
  resources: readonly Optional<ResourceRef>[],
  places: Places,
): Promise<true> {
  // The types that every catalogue has may be named by their symbols even where they were deleted.
  const named = added.flatMap(({ owner, type, typeUrn }) =>
    typeUrn === systemTypeOf(String(type)) ? [String(owner)] : [String(owner), String(typeUrn)],
  );
  await requireExisting(context, named, places.owners);
  await edit(context, resources, places, (present) => [
    ...present.filter((owner) => !added.some((each) => isSame(owner, each))),
    ...added.filter((owner, i) => added.findLastIndex((each) => isSame(owner, each)) === i),
  ]);
  return true;
}

/** Removes owners: as one type, or without a type as whatever they are. */
async function remove(
  context: GraphqlContext,
  urns: readonly string[],
  { ownershipTypeUrn: typeUrn }: { readonly ownershipTypeUrn?: Optional<string> },
  resources: readonly Optional<ResourceRef>[],
  places: Places,
): Promise<true> {
  for (const urn of urns) requireType(context, urn, places.owners, ...Object.values(ownerTypes));
  if (typeUrn) requireType(context, typeUrn, 'input.ownershipTypeUrn', 'ownershipType');
  await edit(context, resources, places, (present) => {
    const kept = present.filter(
      (owner) => !urns.includes(String(owner.owner)) || (typeUrn && ownershipTypeOf(owner) !== typeUrn),
    );
    return kept.length === present.length ? undefined : kept;
  });
  return true;
}

async function edit(
  context: GraphqlContext,
  resources: readonly Optional<ResourceRef>[],
  places: Places,
  change: (present: readonly JsonObject[]) => readonly JsonObject[] | undefined,
): Promise<void> {
  requireEntities(resources);
  const targets = await requireTargets(context, resources, places.resources);
  const urns = targets.map(({ urn }) => urn);
  await requireOnEachOrGlossary(context, urns, editors);
  await editAspects(
    context,
    urns.map((urn) => ({
      urn,
      aspect: 'ownership',
      change(present) {
        const changed = change(objectsAt(present, 'owners'));
        return changed && { ...present, owners: [...changed], lastModified: stampOf(context) };
      },
    })),
  );
}

/** @throws RequestError `INVALID_REQUEST` for an owner of another kind than it says, or without a type. */
function readOwner(context: GraphqlContext, input: OwnerInput, place: string): JsonObject {
  const { ownerUrn, ownerEntityType, type, ownershipTypeUrn } = input;
  const owner = requireType(context, ownerUrn, `${place}.ownerUrn`, ownerTypes[ownerEntityType]);
  return { owner, ...ownershipTypeFields(context, { type, ownershipTypeUrn }, place), source };
}

const source = { type: 'MANUAL' };

/**
 * How an owner says what it is: by the URN of a type, or by the name of one that every catalogue has.
 *
 * @throws RequestError `INVALID_REQUEST` for an owner that is neither.
 */
export function ownershipTypeFields(
  context: GraphqlContext,
  { type, ownershipTypeUrn }: Pick<OwnerInput, 'type' | 'ownershipTypeUrn'>,
  place: string,
): { readonly type: string; readonly typeUrn: string } {
  if (ownershipTypeUrn) {
    const typeUrn = requireType(context, ownershipTypeUrn, `${place}.ownershipTypeUrn`, 'ownershipType');
    return { type: type ?? 'NONE', typeUrn };
  }
  if (type) return { type, typeUrn: systemTypeOf(type) };
  throw new RequestError('INVALID_REQUEST', `${place}: expected a type or an ownershipTypeUrn, got neither`);
}

const systemTypeOf = (symbol: string): string => `urn:li:ownershipType:__system__${symbol.toLowerCase()}`;

/** The URN of what an owner is. Clients that write no URN write a symbol. */
const ownershipTypeOf = ({ type, typeUrn }: JsonObject): string =>
  typeof typeUrn === 'string' ? typeUrn : systemTypeOf(typeof type === 'string' ? type : 'none');

const isSame = (one: JsonObject, other: JsonObject): boolean =>
  one.owner === other.owner && ownershipTypeOf(one) === ownershipTypeOf(other);

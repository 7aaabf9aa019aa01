import type { Owner, OwnershipType } from '@colophon/model-types';
import { makeOwnershipAspect, type OwnershipOptions } from '../builders/aspects/ownership.ts';
import { addAt, attributionSource, type PatchStep } from './step.ts';

const ownerKeys = { owners: ['owner', 'type', 'typeUrn', attributionSource] };

/**
 * Adds an owner to the entity, without removing others.
 *
 * @param ownerUrn URN of a user or group, from {@link makeUserUrn} or {@link makeGroupUrn}.
 * @example
 * ```ts
 * await client.patch(orders, [addOwner(makeUserUrn('ana'), { type: 'TECHNICAL_OWNER' })]);
 * const { owners } = (await client.aspects.get(orders, 'ownership')) ?? {};
 * owners?.find(({ type }) => type === 'TECHNICAL_OWNER')?.owner; // urn:li:corpuser:ana
 * ```
 * @throws SchemaError `INVALID_URN` if it is a URN of another type.
 */
export const addOwner = (ownerUrn: string, options: OwnershipOptions = {}): PatchStep => {
  const [owner] = makeOwnershipAspect([ownerUrn], options).owners;
  return {
    op: 'add',
    place: {
      aspectName: 'ownership',
      path: ['owners', ownerUrn, owner?.type ?? '', owner?.typeUrn ?? '', ''],
      arrayPrimaryKeys: ownerKeys,
    },
    value: owner,
  };
};

/**
 * Removes an owner.
 *
 * @param ownerUrn URN of a user or group.
 * @param type Type of ownership to remove. Default: all types.
 * @example
 * ```ts
 * await client.patch(orders, [addOwner(makeGroupUrn('trial'))]);
 * await client.patch(orders, [removeOwner(makeGroupUrn('trial'))]);
 * const { owners } = (await client.aspects.get(orders, 'ownership')) ?? {};
 * owners?.some(({ owner }) => owner === makeGroupUrn('trial')); // false
 * ```
 */
export const removeOwner = (ownerUrn: string, type?: OwnershipType): PatchStep => ({
  op: 'remove',
  place: {
    aspectName: 'ownership',
    path: ['owners', ownerUrn, ...(type === undefined ? [] : [type])],
    arrayPrimaryKeys: ownerKeys,
  },
});

/**
 * Replaces the owners of the entity.
 *
 * @param owners The owners, as {@link makeOwnershipAspect} creates them.
 * @example
 * ```ts
 * const { owners } = makeOwnershipAspect([makeGroupUrn('shop')]);
 * await client.patch(orders, [setOwners(owners)]);
 * const ownership = await client.aspects.get(orders, 'ownership');
 * ownership?.owners.map(({ owner }) => owner); // ['urn:li:corpGroup:shop']
 * ```
 */
export const setOwners = (owners: readonly Owner[]): PatchStep => addAt('ownership', ['owners'], owners);

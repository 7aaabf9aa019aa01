import type { Owner } from '@colophon/model-types';
import { validateOwnershipType } from '@colophon/sdk/builders';
import { patchProposals } from '@colophon/sdk/patch';
import { z } from 'zod';
import { urnField } from './fields.ts';

/** Settings of the transformers that add the same type of owner. */
export const ownershipTypeField = z
  .string()
  .superRefine((text, context) => {
    try {
      validateOwnershipType(text);
    } catch (error) {
      context.addIssue({ code: 'custom', message: (error as Error).message });
    }
  })
  .default('DATAOWNER')
  .describe('Type of ownership: a built-in name in any case, or the URN of an ownership type.');

/** DataHub accepts it, and does not use it. */
export const defaultActorField = z
  .string()
  .default('urn:li:corpuser:etl')
  .describe("Accepted for the sake of DataHub's recipes, and has no effect.");

/** The URN of a user or a group. */
export const ownerUrn = urnField('corpuser', 'corpGroup');

/** Owners of one type. */
export function makeOwners(urns: readonly string[], ownershipType: string): Owner[] {
  const type = validateOwnershipType(ownershipType);
  return urns.map((owner) => ({ owner, ...type }));
}

const partsOf = ({ owner, type, typeUrn, attribution }: Owner): string[] => [
  owner,
  type ?? '',
  typeUrn ?? '',
  attribution?.source ?? '',
];

/** What makes two owners the same: the person, the type of ownership, and who says so. */
export const ownerIdentity = (owner: Owner): string => JSON.stringify(partsOf(owner));

const nested = '\u241f';
const ownerKeys = { owners: ['owner', 'type', 'typeUrn', `attribution${nested}source`] };

/** Proposals that add owners to an entity, and leave the others. */
export const addOwnersProposals = (entityUrn: string, owners: readonly Owner[]) =>
  patchProposals(
    entityUrn,
    owners.map((value) => ({
      op: 'add' as const,
      place: { aspectName: 'ownership', path: ['owners', ...partsOf(value)], arrayPrimaryKeys: ownerKeys },
      value,
    })),
  );

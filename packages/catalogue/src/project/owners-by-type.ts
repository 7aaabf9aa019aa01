import type { Aspect, JsonObject } from '@colophon/schema';
import { each, valuesAt } from './values-at.ts';

const ownership = 'com.linkedin.common.Ownership';

/** The URN of an owner's type: an owner without `typeUrn` has one of the types that every catalogue has. */
export const ownershipTypeOf = ({ typeUrn, type }: JsonObject): string =>
  typeof typeUrn === 'string'
    ? typeUrn
    : `urn:li:ownershipType:__system__${typeof type === 'string' ? type.toLowerCase() : 'none'}`;

/** Name of the search field with the owners of a type, as in DataHub's index: `ownerTypes.urn:li:ownershipType:…`. */
export const ownersField = (type: string): string => `ownerTypes.${type}`;

/** Who owns an entity as what, by search field: policies for owners of a type show by it what they are about. */
export function ownersByType(
  aspect: Aspect,
  value: JsonObject,
): readonly (readonly [field: string, owner: string])[] {
  if (aspect.record.name !== ownership) return [];
  return valuesAt(value, ['owners', each, 'owner']).flatMap(({ value: owner, holder }) =>
    typeof owner === 'string' ? [[ownersField(ownershipTypeOf(holder)), owner] as const] : [],
  );
}

import type { Ownership, OwnershipSourceType, OwnershipType } from '@colophon/model-types';
import { SchemaError } from '@colophon/schema';
import { ConfigurationError } from '../../errors.ts';
import { checkedUrn, looksLikeUrn } from '../urns/parts.ts';
import { isOwnerUrn } from '../urns/people.ts';

export interface OwnershipOptions {
  /** Built-in ownership type. Default `DATAOWNER`, or `CUSTOM` where `typeUrn` is given. */
  readonly type?: OwnershipType;
  /** URN of an ownership type, from {@link makeOwnershipTypeUrn}. Takes precedence over `type`. */
  readonly typeUrn?: string;
  /** Type of the source that names the owners. Default: not recorded. */
  readonly source?: OwnershipSourceType;
}

/**
 * The `ownership` aspect, with the same ownership type for every owner. Replaces all owners.
 *
 * @param ownerUrns URNs of users and groups, from {@link makeOwnerUrn}.
 * @example
 * ```ts
 * makeOwnershipAspect([makeGroupUrn('finance')], { type: 'TECHNICAL_OWNER' });
 * // { owners: [{ owner: 'urn:li:corpGroup:finance', type: 'TECHNICAL_OWNER' }] }
 * ```
 * @throws SchemaError `INVALID_URN` when an owner is neither a user nor a group.
 */
export function makeOwnershipAspect(
  ownerUrns: readonly string[],
  { typeUrn, type = typeUrn === undefined ? 'DATAOWNER' : 'CUSTOM', source }: OwnershipOptions = {},
): Ownership {
  const other = ownerUrns.find((urn) => !isOwnerUrn(urn));
  if (other !== undefined)
    throw new SchemaError(
      'INVALID_URN',
      `An owner must be the URN of a user or group, not ${JSON.stringify(other)}`,
    );
  return {
    owners: ownerUrns.map((owner) => ({
      owner,
      type,
      ...(typeUrn !== undefined && { typeUrn }),
      ...(source && { source: { type: source } }),
    })),
  };
}

/** Each name once: the compiler asks for those that the model has, no more and no fewer. */
const ownershipTypes: Readonly<Record<OwnershipType, true>> = {
  CUSTOM: true,
  TECHNICAL_OWNER: true,
  BUSINESS_OWNER: true,
  DATA_STEWARD: true,
  NONE: true,
  DEVELOPER: true,
  DATAOWNER: true,
  DELEGATE: true,
  PRODUCER: true,
  CONSUMER: true,
  STAKEHOLDER: true,
};

const isOwnershipType = (text: string): text is OwnershipType => Object.hasOwn(ownershipTypes, text);

/**
 * Parses an ownership type from text, such as a setting: a name in any case, or a URN, which means `CUSTOM`.
 *
 * @returns Options for {@link makeOwnershipAspect}.
 * @example
 * ```ts
 * validateOwnershipType('technical_owner'); // { type: 'TECHNICAL_OWNER' }
 * ```
 * @throws SchemaError `INVALID_URN` for a URN of another type; ConfigurationError `INVALID_CONFIGURATION` for
 * an unknown name.
 */
export function validateOwnershipType(text: string): { type: OwnershipType; typeUrn?: string } {
  if (looksLikeUrn(text)) return { type: 'CUSTOM', typeUrn: checkedUrn('ownershipType', text) };
  const type = text.toUpperCase();
  if (isOwnershipType(type)) return { type };
  const names = Object.keys(ownershipTypes).join(', ');
  throw new ConfigurationError(
    'INVALID_CONFIGURATION',
    `No ownership type is called ${JSON.stringify(text)}. Expected a URN or one of ${names}.`,
  );
}

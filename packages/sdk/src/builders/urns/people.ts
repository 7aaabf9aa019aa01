import { printUrn } from '@colophon/schema';
import { idUrn, rawIdUrn, textPart } from './parts.ts';

/** The types of owner: `OwnerType.USER` or `OwnerType.GROUP`, the names of their entity types. */
export const OwnerType = { USER: 'corpuser', GROUP: 'corpGroup' } as const;
export type OwnerType = (typeof OwnerType)[keyof typeof OwnerType];

/**
 * The unknown user, the model's default for audit stamps.
 *
 * @example
 * ```ts
 * unknownUser; // urn:li:corpuser:unknown
 * ```
 */
export const unknownUser = 'urn:li:corpuser:unknown';
/**
 * The system user, as which the catalogue itself writes.
 *
 * @example
 * ```ts
 * systemActor; // urn:li:corpuser:__datahub_system
 * ```
 */
export const systemActor = 'urn:li:corpuser:__datahub_system';

/**
 * True for the URN of a user or a group, which can own entities.
 *
 * @example
 * ```ts
 * isOwnerUrn('urn:li:corpuser:jdoe'); // true
 * ```
 */
export const isOwnerUrn = (text: string): boolean => /^urn:li:(corpuser|corpGroup):/.test(text);

/**
 * URN of an owner.
 *
 * @param owner Name of a user or group. A URN is returned as is, regardless of the type.
 * @param type Type of the owner: {@link OwnerType}.
 * @example
 * ```ts
 * makeOwnerUrn('finance', OwnerType.GROUP); // urn:li:corpGroup:finance
 * ```
 * @throws SchemaError `INVALID_URN` if the name is empty.
 */
export const makeOwnerUrn = (owner: string, type: OwnerType): string =>
  isOwnerUrn(owner) ? owner : printUrn({ entityType: type, parts: [textPart(type, 'name', owner)] });

/**
 * URN of a user; the URN of a user or group is returned as is. Throws as {@link makeOwnerUrn}.
 *
 * @example
 * ```ts
 * makeUserUrn('jdoe'); // urn:li:corpuser:jdoe
 * ```
 */
export const makeUserUrn = (username: string): string => makeOwnerUrn(username, OwnerType.USER);

/**
 * URN of a group; the URN of a user or group is returned as is. Throws as {@link makeOwnerUrn}.
 *
 * @example
 * ```ts
 * makeGroupUrn('finance'); // urn:li:corpGroup:finance
 * ```
 */
export const makeGroupUrn = (groupName: string): string => makeOwnerUrn(groupName, OwnerType.GROUP);

/**
 * URN of a role in another system that grants access; a full URN is returned as is.
 *
 * @example
 * ```ts
 * makeRoleUrn('analyst'); // urn:li:role:analyst
 * ```
 */
export const makeRoleUrn = (id: string): string => idUrn('role', id);

/**
 * URN of an ownership type; a full URN is returned as is. Not encoded.
 *
 * @example
 * ```ts
 * makeOwnershipTypeUrn('producer'); // urn:li:ownershipType:producer
 * ```
 * @throws SchemaError `INVALID_URN` if the name is empty.
 */
export const makeOwnershipTypeUrn = (type: string): string => rawIdUrn('ownershipType', type);

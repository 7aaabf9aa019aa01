import { printUrn } from '@colophon/schema';
import { idUrn, rawIdUrn, textPart } from './parts.ts';

/** What an owner can be: `OwnerType.USER` or `OwnerType.GROUP`, the names of their entity types. */
export const OwnerType = { USER: 'corpuser', GROUP: 'corpGroup' } as const;
export type OwnerType = (typeof OwnerType)[keyof typeof OwnerType];

/**
 * The user to whom nothing in particular is credited; the model's default for audit stamps.
 *
 * @example
 * ```ts
 * unknownUser; // urn:li:corpuser:unknown
 * ```
 */
export const unknownUser = 'urn:li:corpuser:unknown';
/**
 * The user in whose name a catalogue itself acts.
 *
 * @example
 * ```ts
 * systemActor; // urn:li:corpuser:__datahub_system
 * ```
 */
export const systemActor = 'urn:li:corpuser:__datahub_system';

/**
 * True for the urn of a user or of a group: of what can own an entity.
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
 * @param owner Name of a user or group. The urn of either is kept, whatever the type says.
 * @param type What the name is that of: {@link OwnerType}.
 * @example
 * ```ts
 * makeOwnerUrn('finance', OwnerType.GROUP); // urn:li:corpGroup:finance
 * ```
 * @throws SchemaError `INVALID_URN` if the name is empty.
 */
export const makeOwnerUrn = (owner: string, type: OwnerType): string =>
  isOwnerUrn(owner) ? owner : printUrn({ entityType: type, parts: [textPart(type, 'name', owner)] });

/**
 * URN of a user; the urn of a user or group is kept. Throws as {@link makeOwnerUrn}.
 *
 * @example
 * ```ts
 * makeUserUrn('jdoe'); // urn:li:corpuser:jdoe
 * ```
 */
export const makeUserUrn = (username: string): string => makeOwnerUrn(username, OwnerType.USER);

/**
 * URN of a group; the urn of a user or group is kept. Throws as {@link makeOwnerUrn}.
 *
 * @example
 * ```ts
 * makeGroupUrn('finance'); // urn:li:corpGroup:finance
 * ```
 */
export const makeGroupUrn = (groupName: string): string => makeOwnerUrn(groupName, OwnerType.GROUP);

/**
 * URN of a role in another system that grants access; a full URN is kept.
 *
 * @example
 * ```ts
 * makeRoleUrn('analyst'); // urn:li:role:analyst
 * ```
 */
export const makeRoleUrn = (id: string): string => idUrn('role', id);

/**
 * URN of a kind of ownership; a full URN is kept. Not encoded.
 *
 * @example
 * ```ts
 * makeOwnershipTypeUrn('producer'); // urn:li:ownershipType:producer
 * ```
 * @throws SchemaError `INVALID_URN` if the name is empty.
 */
export const makeOwnershipTypeUrn = (type: string): string => rawIdUrn('ownershipType', type);

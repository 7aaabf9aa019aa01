import { printUrn } from '@colophon/schema';
import { idUrn, rawIdUrn, textPart } from './parts.ts';

/** What an owner can be, by the name of its entity type. */
export const OwnerType = { USER: 'corpuser', GROUP: 'corpGroup' } as const;
export type OwnerType = (typeof OwnerType)[keyof typeof OwnerType];

/** The user to whom nothing in particular is credited; the model's default for audit stamps. */
export const unknownUser = 'urn:li:corpuser:unknown';
/** The user in whose name a catalogue itself acts. */
export const systemActor = 'urn:li:corpuser:__datahub_system';

/** True for the urn of a user or of a group: of what can own an entity. */
export const isOwnerUrn = (text: string): boolean => /^urn:li:(corpuser|corpGroup):/.test(text);

/**
 * Urn of an owner.
 *
 * @param owner Name of a user or group. The urn of either is kept, whatever the type says.
 * @example
 * ```ts
 * makeOwnerUrn('finance', OwnerType.GROUP); // urn:li:corpGroup:finance
 * ```
 * @throws SchemaError `INVALID_URN` when the name is empty.
 */
export const makeOwnerUrn = (owner: string, type: OwnerType): string =>
  isOwnerUrn(owner) ? owner : printUrn({ entityType: type, parts: [textPart(type, 'name', owner)] });

/** Urn of a user, such as `urn:li:corpuser:jdoe`; the urn of a user or group is kept. Throws as {@link makeOwnerUrn}. */
export const makeUserUrn = (username: string): string => makeOwnerUrn(username, OwnerType.USER);

/** Urn of a group, such as `urn:li:corpGroup:finance`; the urn of a user or group is kept. Throws as {@link makeOwnerUrn}. */
export const makeGroupUrn = (groupName: string): string => makeOwnerUrn(groupName, OwnerType.GROUP);

/** Urn of a role in another system that grants access; a full urn is kept. */
export const makeRoleUrn = (id: string): string => idUrn('role', id);

/**
 * Urn of a kind of ownership, such as `urn:li:ownershipType:__system__technical_owner`; a full urn is kept. Not
 * encoded.
 *
 * @throws SchemaError `INVALID_URN` when the name is empty.
 */
export const makeOwnershipTypeUrn = (type: string): string => rawIdUrn('ownershipType', type);

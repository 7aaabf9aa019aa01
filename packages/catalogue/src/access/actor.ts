import { stringsAt } from '../effects/json-values.ts';
import type { AspectStore } from '../ports/aspect-store.ts';
import { systemActor } from '../proposal.ts';
import type { Principal } from '../session/request-context.ts';

/** What policies know of a principal. */
export interface Actor {
  readonly urn: string;
  readonly groups: ReadonlySet<string>;
  /** The roles of the user, and those of the groups. */
  readonly roles: ReadonlySet<string>;
  /** False for a user who is suspended or removed, to whom nothing is allowed. */
  readonly isActive: boolean;
  /** True for the system client, which may do everything, whatever is stored. */
  readonly isSystem?: boolean;
}

const none: ReadonlySet<string> = new Set();

/**
 * What is known of a principal without reading it: the system client is told by its secret. Whoever has its name and not
 * its secret has been let in by mistake, and may do nothing.
 */
export function systemOf({ urn, by }: Principal): Actor | undefined {
  if (by === 'system') return { urn, groups: none, roles: none, isActive: true, isSystem: true };
  return urn === systemActor ? { urn, groups: none, roles: none, isActive: false } : undefined;
}

/** Aspects of a user that say what the user may do; a group has some of them. */
export const userAspects: readonly string[] = [
  'groupMembership',
  'nativeGroupMembership',
  'roleMembership',
  'corpUserStatus',
  'status',
];

/**
 * Reads who a user is: a user of whom nothing is stored is active and belongs to nothing. A group may do what somebody may
 * who belongs to it and has nothing else.
 */
export async function readActor(store: AspectStore, urn: string): Promise<Actor> {
  const values = new Map((await store.aspects(urn, userAspects)).map(({ aspect, value }) => [aspect, value]));
  if (urn.startsWith('urn:li:corpGroup:'))
    return {
      urn,
      groups: new Set([urn]),
      roles: new Set(stringsAt(values.get('roleMembership') ?? {}, 'roles')),
      isActive: values.get('status')?.removed !== true,
    };
  const groups = new Set([
    ...stringsAt(values.get('groupMembership') ?? {}, 'groups'),
    ...stringsAt(values.get('nativeGroupMembership') ?? {}, 'nativeGroups'),
  ]);
  const ofGroups = groups.size > 0 ? await store.aspectsOf([...groups], ['roleMembership', 'status']) : [];
  // A group that is soft-deleted gives nothing.
  const removed = new Set(
    ofGroups
      .filter(({ aspect, value }) => aspect === 'status' && value.removed === true)
      .map(({ urn }) => urn),
  );
  const roles = new Set([
    ...stringsAt(values.get('roleMembership') ?? {}, 'roles'),
    ...ofGroups
      .filter(({ urn, aspect }) => aspect === 'roleMembership' && !removed.has(urn))
      .flatMap(({ value }) => stringsAt(value, 'roles')),
  ]);
  return {
    urn,
    groups: groups.difference(removed),
    roles,
    isActive: values.get('corpUserStatus')?.status !== 'SUSPENDED' && values.get('status')?.removed !== true,
  };
}

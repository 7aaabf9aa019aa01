import {
  asSystem,
  builtInRoles,
  type Catalogue,
  type ChangeProposal,
  criterionOf,
  giveRole,
  searchQuery,
  stateUserStatus,
  systemActor,
} from '@colophon/catalogue';
import type { UserDirectory, UserProfile } from '@colophon/http/auth';
import type { JsonObject } from '@colophon/schema';

/** What the catalogue knows about who signs in. */
export interface Directory extends UserDirectory {
  /** Whether a user who has never signed in has a role or a group, owns something, or is named by a policy. */
  isPrepared(urn: string): Promise<boolean>;
}

/** Aspects by which a user may do more than others, each with the field that lists what. */
const memberships = {
  roleMembership: 'roles',
  groupMembership: 'groups',
  nativeGroupMembership: 'nativeGroups',
} as const;

/** Writes what is known about people who sign in into the catalogue. Policies read it from there. */
export function createDirectory(catalogue: Catalogue): Directory {
  const write = async (proposals: readonly ChangeProposal[]): Promise<void> => {
    if (proposals.length > 0) await catalogue.propose(proposals, systemActor);
  };

  const system = asSystem(catalogue);
  /** With a role beside those that somebody has prepared for the user. */
  const admitted = async (urn: string, profile: UserProfile, role?: string): Promise<void> => {
    await write([info(urn, profile)]);
    if (role !== undefined) await giveRole(system, urn, role);
    await stateUserStatus(system, { urn, status: 'ACTIVE', by: systemActor });
  };

  return {
    signedUp: ({ urn, role, ...profile }) => admitted(urn, profile, role),
    async isPrepared(urn) {
      const { aspects } = await catalogue.entity(urn, Object.keys(memberships));
      const isMember = aspects.some(({ aspect, value }) => {
        const listed = value[memberships[aspect as keyof typeof memberships]];
        return Array.isArray(listed) && listed.length > 0;
      });
      if (isMember) return true;
      const first = { start: 0, count: 1 };
      const owned = await catalogue.relationships({
        urn,
        direction: 'incoming',
        types: ['OwnedBy'],
        ...first,
      });
      if (owned.total > 0) return true;
      const naming = { entityTypes: ['dataHubPolicy'], filter: [[criterionOf('users', [urn])]] };
      return (await catalogue.search(searchQuery({ ...naming, ...first }))).total > 0;
    },
    madeAdministrator: (urn) => admitted(urn, {}, builtInRoles.admin),
    async signedIn({ urn, groups, isNew = false, ...profile }) {
      const proposals: ChangeProposal[] = [];
      // What somebody has written about a user stays: the provider knows less.
      if (!(await catalogue.aspect(urn, 'corpUserInfo'))) proposals.push(info(urn, profile));
      if (groups) proposals.push(...(await membership(urn, groups)));
      await write(proposals);
      // A user whom the catalogue has just suspended stays so; one who was removed, and is let in anew, does not.
      await stateUserStatus(system, {
        urn,
        status: 'ACTIVE',
        by: systemActor,
        ...(!isNew && { unless: 'SUSPENDED' as const }),
      });
    },
  };

  async function membership(urn: string, names: readonly string[]): Promise<ChangeProposal[]> {
    // A name may have characters that mean something in a URN.
    const byUrn = new Map(names.map((name) => [`urn:li:corpGroup:${encodeURIComponent(name)}`, name]));
    const groups = [...byUrn.keys()].sort();
    const stored = await catalogue.aspect(urn, 'groupMembership');
    const before = stored?.value.groups;
    // Most sign-ins change nothing, and then nothing is written.
    if (Array.isArray(before) && JSON.stringify([...before].sort()) === JSON.stringify(groups)) return [];
    if (!stored && groups.length === 0) return [];
    const known = new Set(await catalogue.existing(groups, true));
    const unknown = groups.filter((group) => !known.has(group));
    return [
      ...unknown.map((group) =>
        upsert(group, 'corpGroupInfo', {
          displayName: byUrn.get(group) ?? group,
          admins: [],
          members: [],
          groups: [],
        }),
      ),
      upsert(urn, 'groupMembership', { groups }),
    ];
  }
}

const upsert = (entityUrn: string, aspectName: string, value: JsonObject): ChangeProposal => ({
  entityUrn,
  aspectName,
  changeType: 'UPSERT',
  value,
});

function info(urn: string, { fullName, email, title }: UserProfile): ChangeProposal {
  const name = fullName || urn.slice(urn.lastIndexOf(':') + 1);
  return upsert(urn, 'corpUserInfo', {
    active: true,
    displayName: name,
    ...(fullName && { fullName }),
    ...(email && { email }),
    ...(title && { title }),
  });
}

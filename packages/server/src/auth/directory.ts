import { type Catalogue, type ChangeProposal, systemActor } from '@colophon/catalogue';
import type { UserDirectory, UserProfile } from '@colophon/http/auth';
import type { JsonObject } from '@colophon/schema';

const adminRole = 'urn:li:dataHubRole:Admin';

/** What the catalogue knows about who signs in. */
export interface Directory extends UserDirectory {
  /** Whether a user has a role or a group, even one that has never signed in. */
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

  return {
    signedUp: ({ urn, role, ...profile }) =>
      write([info(urn, profile), ...(role === undefined ? [] : [roles(urn, role)])]),
    async isPrepared(urn) {
      const { aspects } = await catalogue.entity(urn, Object.keys(memberships));
      return aspects.some(({ aspect, value }) => {
        const listed = value[memberships[aspect as keyof typeof memberships]];
        return Array.isArray(listed) && listed.length > 0;
      });
    },
    madeAdministrator: (urn) => write([info(urn, {}), roles(urn, adminRole)]),
    async signedIn({ urn, groups, ...profile }) {
      const proposals: ChangeProposal[] = [];
      // What somebody has written about a user stays: the provider knows less.
      if (!(await catalogue.aspect(urn, 'corpUserInfo'))) proposals.push(info(urn, profile));
      if (groups) proposals.push(...(await membership(urn, groups)));
      await write(proposals);
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

const roles = (urn: string, role: string): ChangeProposal => upsert(urn, 'roleMembership', { roles: [role] });

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

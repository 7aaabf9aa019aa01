import type { ChangeProposal, Principal } from '@colophon/catalogue';

/** Policies that an organisation has, the shipped ones among them. */
export const policyCount = 200;
/** Teams, each of which sees and edits one domain by a policy of its own. */
const teams = policyCount - 15;
/** A third of the domains. */
const teamsOfReader = Math.round(teams / 3);

export const domainOf = (i: number): string => `urn:li:domain:d${i % teams}`;
const teamOf = (i: number): string => `urn:li:corpGroup:team${i % teams}`;
const roleOf = (name: string): string => `urn:li:dataHubRole:${name}`;

const userOf = (name: string): Principal => ({ urn: `urn:li:corpuser:${name}` });
/** Who may do everything, who may edit everything, and who sees and edits the domains of a third of the teams. */
export const people = { admin: userOf('ada'), editor: userOf('eve'), restricted: userOf('rob') };

const put = (
  entityUrn: string,
  aspectName: string,
  value: NonNullable<ChangeProposal['value']>,
): ChangeProposal => ({ entityUrn, aspectName, changeType: 'UPSERT', value });

/** Users, groups and policies. The shipped policy by which everybody sees everything is deactivated. */
export const peopleProposals = (): ChangeProposal[] => [
  put(people.admin.urn, 'roleMembership', { roles: [roleOf('Admin')] }),
  put(people.editor.urn, 'roleMembership', { roles: [roleOf('Editor'), roleOf('Reader')] }),
  put(people.restricted.urn, 'groupMembership', {
    groups: Array.from({ length: teamsOfReader }, (_, i) => teamOf(i * 3)),
  }),
  put('urn:li:dataHubPolicy:view-entity-page-all', 'dataHubPolicyInfo', {
    displayName: 'All Users - View',
    description: '',
    type: 'METADATA',
    state: 'INACTIVE',
    privileges: ['VIEW_ENTITY_PAGE'],
    actors: { allUsers: true },
  }),
  ...Array.from({ length: teams }, (_, i) =>
    put(`urn:li:dataHubPolicy:team${i}`, 'dataHubPolicyInfo', {
      displayName: `Team ${i}`,
      description: '',
      type: 'METADATA',
      state: 'ACTIVE',
      privileges: ['VIEW_ENTITY_PAGE', 'GET_ENTITY_PRIVILEGE', 'SEARCH_PRIVILEGE', 'EDIT_ENTITY'],
      actors: { groups: [teamOf(i)] },
      resources: {
        filter: { criteria: [{ field: 'DOMAIN', values: [domainOf(i)], condition: 'EQUALS' }] },
      },
    }),
  ),
];

import type { GraphqlContext } from '../../context.ts';
import { stubOf } from '../../entities/resolve-field.ts';
import type { Subject } from '../../resolvers.ts';
import { ofInfo } from './records.ts';
import { rowsOf } from './rows.ts';
import { creationOf } from './shared.ts';
import { ofEntity, ofRecord } from './values.ts';

const manager = { manager: 'managerUrn' };

/** Users, groups, service accounts, roles, and policies over them. */
export const people: Subject = {
  yields: true,
  fields: {
    CorpUser: {
      status: 'corpUserStatus.status',
      isNativeUser: ofEntity(async ({ urn }, _, context) => {
        const account = await accountOf(urn, context);
        if (account) return account.kind === 'person' && (account.origin ?? 'native') === 'native';
        return (await context.aspects.load(urn, 'origin'))?.type === 'NATIVE';
      }),
    },
    CorpUserInfo: manager,
    CorpUserProperties: manager,
    CorpUserEditableProperties: { persona: ofRecord(({ persona }) => (persona ? { urn: persona } : null)) },
    ServiceAccount: {
      name: ofEntity(({ urn }, _, { registry }) => registry.parseEntityUrn(urn).parts[0]),
      displayName: 'corpUserInfo.displayName',
      description: 'corpUserInfo.title',
      createdBy: ofEntity(async ({ urn }, _, context) => (await creationOf(urn, context))?.actor),
      createdAt: ofEntity(async ({ urn }, _, context) => (await creationOf(urn, context))?.time),
      updatedAt: ofEntity(async ({ urn }, _, context) => {
        const info = (await rowsOf(urn, context)).find(({ aspect }) => aspect === 'corpUserInfo');
        return info?.created.time;
      }),
      defaultView: 'corpUserSettings.views.defaultView',
    },
    DataHubRole: { name: 'dataHubRoleInfo.name', description: 'dataHubRoleInfo.description' },
    DataHubPolicy: ofInfo('dataHubPolicyInfo', {
      name: 'displayName',
      policyType: 'type',
      state: 'state',
      description: 'description',
      resources: 'resources',
      actors: 'actors',
      editable: 'editable',
    }),
    ActorFilter: {
      resolvedUsers: 'users',
      resolvedGroups: 'groups',
      resolvedRoles: 'roles',
      resolvedOwnershipTypes: 'resourceOwnersTypes',
    },
    PolicyMatchCriterion: {
      values: ofRecord(({ values }) =>
        (Array.isArray(values) ? values : []).map((value) =>
          typeof value === 'string' ? { value, entity: stubOf(value) ?? null } : value,
        ),
      ),
    },
  },
};

/** What the sign-in knows of a user; undefined without one, and for whom it does not know. */
async function accountOf(urn: string, context: GraphqlContext) {
  return context.hasAccounts ? context.caller.services.store.readUser(urn) : undefined;
}

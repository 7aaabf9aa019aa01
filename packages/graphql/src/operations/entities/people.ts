import type { GraphqlContext } from '../../context.ts';
import { type EntityStub, isStub, stubOf } from '../../entities/resolve-field.ts';
import type { FieldResolver, Subject } from '../../subject.ts';
import { rowsOf } from './rows.ts';
import { creationOf } from './shared.ts';
import { ofRecord, type Stored } from './values.ts';

const manager = { manager: 'managerUrn' };

/** Users and service accounts, and what policies say of entities. */
export const people: Subject = {
  yields: true,
  fields: {
    CorpUserInfo: manager,
    CorpUserProperties: manager,
    CorpUserEditableProperties: { persona: ofRecord(({ persona }) => (persona ? { urn: persona } : null)) },
    ServiceAccount: {
      displayName: 'corpUserInfo.displayName',
      description: 'corpUserInfo.title',
      defaultView: 'corpUserSettings.views.defaultView',
      name: ofAccount('name', ({ urn }, { registry }) => registry.parseEntityUrn(urn).parts[0]),
      createdBy: ofAccount('createdBy', async ({ urn }, context) => (await creationOf(urn, context))?.actor),
      createdAt: ofAccount('createdAt', async ({ urn }, context) => (await creationOf(urn, context))?.time),
      updatedAt: ofAccount('updatedAt', async ({ urn }, context) => {
        const info = (await rowsOf(urn, context)).find(({ aspect }) => aspect === 'corpUserInfo');
        return info?.created.time;
      }),
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

/** A field of a service account, of which whoever lists them may know more than the caller may read. */
function ofAccount(
  field: string,
  read: (account: EntityStub, context: GraphqlContext) => unknown,
): FieldResolver {
  return (account: EntityStub & Stored, _: never, context: GraphqlContext) =>
    isStub(account) ? read(account, context) : (account as Stored)[field];
}

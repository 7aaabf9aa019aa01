import type { Privilege } from '@colophon/catalogue';
import { RequestError } from '@colophon/wire';
import type { GraphqlContext } from '../../context.ts';
import type { Subject } from '../../subject.ts';
import { editAspects } from '../../writing/edit-aspects.ts';
import { requireExisting, requireType } from '../../writing/requirements.ts';
import { deleteWithReferences } from './delete-entity.ts';
import { equals, hasNo, type ListInput, listPage } from './list-page.ts';
import { createEntity, newUrn, stampOf } from './new-entity.ts';
import { type OwnerInput, ownershipOf } from './owners.ts';
import { given, requireText, textAt } from './text.ts';
import { isNameTaken, requireNoCycle } from './trees.ts';

interface CreateDomainInput {
  readonly id?: string | null;
  readonly name: string;
  readonly description?: string | null;
  readonly parentDomain?: string | null;
  readonly owners?: readonly OwnerInput[] | null;
}

interface MoveDomainInput {
  readonly resourceUrn: string;
  readonly parentDomain?: string | null;
}

interface ListDomainsInput extends ListInput {
  readonly parentDomain?: string | null;
}

const creators: readonly Privilege[] = ['CREATE_DOMAINS', 'MANAGE_DOMAINS'];
const managers: readonly Privilege[] = ['MANAGE_DOMAINS'];
const removers: readonly Privilege[] = ['MANAGE_DOMAINS', 'DELETE_ENTITY'];

export const domains: Subject = {
  queries: {
    async listDomains({ input }: { readonly input: ListDomainsInput }, context: GraphqlContext) {
      const { parentDomain } = input;
      if (parentDomain) requireType(context, parentDomain, 'input.parentDomain', 'domain');
      const { items, ...page } = await listPage(context, input, {
        entityType: 'domain',
        filter: [[childrenOf(parentDomain)]],
        newestBy: 'createdTime',
      });
      return { ...page, domains: items };
    },
  },

  mutations: {
    async createDomain({ input }: { readonly input: CreateDomainInput }, context: GraphqlContext) {
      await context.require(creators);
      const { id, name, description, parentDomain, owners } = input;
      requireText(name, 'input.name');
      await requireParent(context, parentDomain);
      const urn = await newUrn(context, 'domain', id);
      await requireFreeName(context, name, { parent: parentDomain });
      const properties = { name, description, parentDomain, created: stampOf(context) };
      await createEntity(context, urn, {
        domainProperties: given(properties),
        ownership: owners && owners.length > 0 ? await ownershipOf(context, owners) : undefined,
      });
      return urn;
    },

    async moveDomain({ input }: { readonly input: MoveDomainInput }, context: GraphqlContext) {
      await context.require(managers);
      const { parentDomain: parent } = input;
      const urn = requireType(context, input.resourceUrn, 'input.resourceUrn', 'domain');
      const name = textAt(await context.aspects.load(urn, 'domainProperties'), 'name');
      if (name === undefined)
        throw new RequestError('INVALID_REQUEST', `input.resourceUrn: ${urn} does not exist, or has no name`);
      await requireParent(context, parent);
      if (parent) await requireNoCycle(context, urn, parent, 'input.parentDomain');
      await requireFreeName(context, name, { parent, except: urn });
      await editAspects(context, [
        {
          urn,
          aspect: 'domainProperties',
          change: ({ parentDomain: _, ...present } = { name }) => ({
            ...present,
            ...given({ parentDomain: parent }),
          }),
        },
      ]);
      return true;
    },

    async deleteDomain({ urn }: { readonly urn: string }, context: GraphqlContext) {
      const domain = requireType(context, urn, 'urn', 'domain');
      await context.require(removers, domain);
      const { total } = await listPage(
        context,
        { count: 0 },
        { entityType: 'domain', filter: [[childrenOf(domain)]] },
      );
      if (total > 0)
        throw new RequestError(
          'INVALID_REQUEST',
          `urn: ${domain} has ${total} child domains; move or delete them first`,
        );
      await deleteWithReferences(context, domain);
      return true;
    },
  },
};

const childrenOf = (parent: string | null | undefined) =>
  parent ? equals('parentDomain', parent) : hasNo('parentDomain');

async function requireParent(context: GraphqlContext, parent: string | null | undefined): Promise<void> {
  if (parent === null || parent === undefined) return;
  await requireExisting(
    context,
    [requireType(context, parent, 'input.parentDomain', 'domain')],
    'input.parentDomain',
  );
}

async function requireFreeName(
  context: GraphqlContext,
  name: string,
  place: { readonly parent: string | null | undefined; readonly except?: string },
): Promise<void> {
  if (await isNameTaken(context, 'domain', name, place))
    throw new RequestError(
      'CONFLICT',
      `input: ${place.parent ?? 'the top level'} has a domain ${JSON.stringify(name)} already`,
    );
}

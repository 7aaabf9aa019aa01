import type { Privilege } from '@colophon/catalogue';
import type { GraphqlContext } from '../../context.ts';
import { type EntityStub, stubOf } from '../../entities/resolve-field.ts';
import type { Subject } from '../../subject.ts';
import { editAspects } from '../../writing/edit-aspects.ts';
import { requireExisting, requireType } from '../../writing/requirements.ts';
import { deleteWithReferences } from './delete-entity.ts';
import { createEntity, newUrn } from './new-entity.ts';
import { creatorAsOwner } from './owners.ts';
import { given, requireText, textsAt } from './text.ts';

interface CreateDataProductInput {
  readonly id?: string | null;
  readonly domainUrn: string;
  readonly properties: { readonly name: string; readonly description?: string | null };
}

interface UpdateDataProductInput {
  readonly name?: string | null;
  readonly description?: string | null;
}

interface UpdateDataProduct {
  readonly urn: string;
  readonly input: UpdateDataProductInput;
}

export const dataProductAspect = 'dataProductProperties';
const managers: readonly Privilege[] = ['EDIT_ENTITY', 'MANAGE_DATA_PRODUCTS'];
const editors: readonly Privilege[] = ['EDIT_ENTITY'];
const removers: readonly Privilege[] = ['DELETE_ENTITY'];

export const dataProducts: Subject = {
  mutations: {
    async createDataProduct(
      { input }: { readonly input: CreateDataProductInput },
      context: GraphqlContext,
    ): Promise<EntityStub | undefined> {
      const { id, domainUrn, properties } = input;
      requireType(context, domainUrn, 'input.domainUrn', 'domain');
      await context.require(managers, domainUrn);
      await requireExisting(context, [domainUrn], 'input.domainUrn');
      const { name, description } = properties;
      requireText(name, 'input.properties.name');
      const urn = await newUrn(context, 'dataProduct', id);
      await createEntity(context, urn, {
        [dataProductAspect]: given({ name, description }),
        domains: { domains: [domainUrn] },
        ownership: await creatorAsOwner(context),
      });
      return stubOf(urn);
    },

    async updateDataProduct(
      { urn, input }: UpdateDataProduct,
      context: GraphqlContext,
    ): Promise<EntityStub | undefined> {
      requireType(context, urn, 'urn', 'dataProduct');
      await requireManager(context, urn);
      const { name, description } = input;
      if (typeof name === 'string') requireText(name, 'input.name');
      await requireExisting(context, [urn], 'urn');
      await editAspects(context, [
        {
          urn,
          aspect: dataProductAspect,
          change: (present) => ({ ...present, ...given({ name, description }) }),
        },
      ]);
      return stubOf(urn);
    },

    async deleteDataProduct({ urn }: { readonly urn: string }, context: GraphqlContext) {
      requireType(context, urn, 'urn', 'dataProduct');
      if (!(await context.may(removers, urn))) await requireManager(context, urn);
      await requireExisting(context, [urn], 'urn');
      await deleteWithReferences(context, urn);
      return true;
    },
  },
};

/**
 * Data products are managed in their domains. One that is in no domain is edited like any entity.
 *
 * @throws CatalogueError `FORBIDDEN`
 */
export async function requireManager(context: GraphqlContext, urn: string): Promise<void> {
  const domains = textsAt(await context.aspects.load(urn, 'domains'), 'domains');
  for (const domain of domains) if (await context.may(managers, domain)) return;
  const [first] = domains;
  await (first === undefined ? context.require(editors, urn) : context.require(managers, first));
}

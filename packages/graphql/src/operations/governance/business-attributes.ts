import type { Privilege } from '@colophon/catalogue';
import { RequestError } from '@colophon/wire';
import type { GraphqlContext } from '../../context.ts';
import { type EntityStub, stubOf } from '../../entities/resolve-field.ts';
import type { Subject } from '../../subject.ts';
import { editAspects } from '../../writing/edit-aspects.ts';
import { requireExisting, requireType } from '../../writing/requirements.ts';
import { deleteWithReferences } from './delete-entity.ts';
import { type ListInput, listPage } from './list-page.ts';
import { createEntity, newUrn, stampOf } from './new-entity.ts';
import { creatorAsOwner } from './owners.ts';
import { type SchemaFieldDataType, toFieldType } from './schema-field-types.ts';
import { given, requireText } from './text.ts';
import { isNameTaken } from './trees.ts';

interface CreateBusinessAttributeInput {
  readonly id?: string | null;
  readonly name: string;
  readonly description?: string | null;
  readonly type?: SchemaFieldDataType | null;
}

interface UpdateBusinessAttribute {
  readonly urn: string;
  readonly input: {
    readonly name?: string | null;
    readonly description?: string | null;
    readonly type?: SchemaFieldDataType | null;
  };
}

const creators: readonly Privilege[] = ['CREATE_BUSINESS_ATTRIBUTE', 'MANAGE_BUSINESS_ATTRIBUTE'];
const managers: readonly Privilege[] = ['MANAGE_BUSINESS_ATTRIBUTE'];
const aspect = 'businessAttributeInfo';

export const businessAttributes: Subject = {
  queries: {
    async listBusinessAttributes({ input }: { readonly input: ListInput }, context: GraphqlContext) {
      const { items, ...page } = await listPage(context, input, { entityType: 'businessAttribute' });
      return { ...page, businessAttributes: items };
    },
  },

  mutations: {
    async createBusinessAttribute(
      { input }: { readonly input: CreateBusinessAttributeInput },
      context: GraphqlContext,
    ): Promise<EntityStub | undefined> {
      await context.require(creators);
      const { id, name, description, type } = input;
      requireText(name, 'input.name');
      const urn = await newUrn(context, 'businessAttribute', id);
      await requireFreeName(context, name);
      const created = stampOf(context);
      const info = { name, fieldPath: name, description, type: type && toFieldType(type) };
      await createEntity(context, urn, {
        [aspect]: { ...given(info), created, lastModified: created },
        ownership: await creatorAsOwner(context),
      });
      return stubOf(urn);
    },

    async updateBusinessAttribute(
      { urn, input }: UpdateBusinessAttribute,
      context: GraphqlContext,
    ): Promise<EntityStub | undefined> {
      requireType(context, urn, 'urn', 'businessAttribute');
      // As in DataHub, whoever may create attributes may change them.
      await context.require(creators);
      const { name, description, type } = input;
      await requireExisting(context, [urn], 'urn');
      if (typeof name === 'string') await requireFreeName(context, requireText(name, 'input.name'), urn);
      const lastModified = stampOf(context);
      const changes = given({ name, fieldPath: name, description, type: type && toFieldType(type) });
      await editAspects(context, [
        {
          urn,
          aspect,
          change: (present = { name: '', fieldPath: '', created: lastModified }) => ({
            ...present,
            ...changes,
            lastModified,
          }),
        },
      ]);
      return stubOf(urn);
    },

    async deleteBusinessAttribute({ urn }: { readonly urn: string }, context: GraphqlContext) {
      requireType(context, urn, 'urn', 'businessAttribute');
      await context.require(managers);
      await requireExisting(context, [urn], 'urn');
      await deleteWithReferences(context, urn);
      return true;
    },
  },
};

async function requireFreeName(context: GraphqlContext, name: string, except?: string): Promise<void> {
  if (await isNameTaken(context, 'businessAttribute', name, except === undefined ? {} : { except }))
    throw new RequestError(
      'CONFLICT',
      `input.name: there is a business attribute ${JSON.stringify(name)} already`,
    );
}

import type { Privilege } from '@colophon/catalogue';
import type { GraphqlContext } from '../../context.ts';
import { type EntityStub, stubOf } from '../../entities/resolve-field.ts';
import type { Subject } from '../../subject.ts';
import { editAspects } from '../../writing/edit-aspects.ts';
import { requireExisting, requireType } from '../../writing/requirements.ts';
import { deleteWithReferences } from './delete-entity.ts';
import { type FilterInput, readFilters } from './filters.ts';
import { type ListInput, listPage } from './list-page.ts';
import { createEntity, newUrn, stampOf } from './new-entity.ts';
import { given, requireText } from './text.ts';

interface OwnershipTypeFields {
  readonly name?: string | null;
  readonly description?: string | null;
}

interface CreateOwnershipTypeInput {
  readonly name: string;
  readonly description: string;
}

interface ListOwnershipTypesInput extends ListInput {
  readonly filters?: readonly FilterInput[] | null;
}

interface DeleteOwnershipType {
  readonly urn: string;
  readonly deleteReferences?: boolean | null;
}

const managers: readonly Privilege[] = ['MANAGE_GLOBAL_OWNERSHIP_TYPES'];
const aspect = 'ownershipTypeInfo';
const builtIn = 'urn:li:ownershipType:__system__';

export const ownershipTypes: Subject = {
  queries: {
    async listOwnershipTypes(
      { input }: { readonly input: ListOwnershipTypesInput },
      context: GraphqlContext,
    ) {
      const { items, ...page } = await listPage(context, input, {
        entityType: 'ownershipType',
        filter: input.filters?.length ? [readFilters(input.filters)] : [],
        newestBy: 'createdAt',
      });
      return { ...page, ownershipTypes: items };
    },
  },

  mutations: {
    async createOwnershipType(
      { input }: { readonly input: CreateOwnershipTypeInput },
      context: GraphqlContext,
    ): Promise<EntityStub | undefined> {
      await context.require(managers);
      const { name, description } = input;
      requireText(name, 'input.name');
      const urn = await newUrn(context, 'ownershipType', undefined);
      const created = stampOf(context);
      await createEntity(context, urn, { [aspect]: { name, description, created, lastModified: created } });
      return stubOf(urn);
    },

    async updateOwnershipType(
      { urn, input }: { readonly urn: string; readonly input: OwnershipTypeFields },
      context: GraphqlContext,
    ): Promise<EntityStub | undefined> {
      requireType(context, urn, 'urn', 'ownershipType');
      await context.require(managers);
      const { name, description } = input;
      if (typeof name === 'string') requireText(name, 'input.name');
      await requireExisting(context, [urn], 'urn');
      const lastModified = stampOf(context);
      await editAspects(context, [
        {
          urn,
          aspect,
          change: (present = { name: '', created: lastModified }) => ({
            ...present,
            ...given({ name, description }),
            lastModified,
          }),
        },
      ]);
      return stubOf(urn);
    },

    async deleteOwnershipType(
      { urn, deleteReferences }: DeleteOwnershipType,
      context: GraphqlContext,
    ): Promise<boolean> {
      requireType(context, urn, 'urn', 'ownershipType');
      await context.require(managers);
      await requireExisting(context, [urn], 'urn');
      // The symbols of older clients stand for the built-in types, so these are only hidden.
      if (urn.startsWith(builtIn))
        await editAspects(context, [
          { urn, aspect: 'status', change: (present) => ({ ...present, removed: true }) },
        ]);
      else if (deleteReferences) await deleteWithReferences(context, urn);
      else {
        await context.session.deleteEntity(urn);
        context.refresh();
      }
      return true;
    },
  },
};

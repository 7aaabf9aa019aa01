import type { Privilege } from '@colophon/catalogue';
import type { GraphqlContext } from '../../context.ts';
import type { Subject } from '../../subject.ts';
import { editAspects } from '../../writing/edit-aspects.ts';
import { requireExisting, requireType } from '../../writing/requirements.ts';
import { deleteWithReferences } from './delete-entity.ts';
import { createEntity, newUrn } from './new-entity.ts';
import { creatorAsOwner } from './owners.ts';
import { given, requireText } from './text.ts';

interface CreateTagInput {
  readonly id?: string | null;
  readonly name: string;
  readonly description?: string | null;
}

const creators: readonly Privilege[] = ['CREATE_TAGS', 'MANAGE_TAGS'];
const painters: readonly Privilege[] = ['EDIT_ENTITY', 'EDIT_TAG_COLOR'];
const removers: readonly Privilege[] = ['MANAGE_TAGS', 'DELETE_ENTITY'];

export const tags: Subject = {
  mutations: {
    async createTag({ input }: { readonly input: CreateTagInput }, context: GraphqlContext) {
      await context.require(creators);
      const { id, name, description } = input;
      requireText(name, 'input.name');
      const urn = await newUrn(context, 'tag', id);
      await createEntity(context, urn, {
        tagProperties: given({ name, description }),
        ownership: await creatorAsOwner(context),
      });
      return urn;
    },

    async setTagColor(
      { urn, colorHex }: { readonly urn: string; readonly colorHex: string },
      context: GraphqlContext,
    ) {
      const tag = requireType(context, urn, 'urn', 'tag');
      await context.require(painters, tag);
      await requireExisting(context, [tag], 'urn');
      requireText(colorHex, 'colorHex');
      const name = context.registry.parseEntityUrn(tag).parts.join();
      await editAspects(context, [
        { urn: tag, aspect: 'tagProperties', change: (present = { name }) => ({ ...present, colorHex }) },
      ]);
      return true;
    },

    async deleteTag({ urn }: { readonly urn: string }, context: GraphqlContext) {
      const tag = requireType(context, urn, 'urn', 'tag');
      await context.require(removers, tag);
      await deleteWithReferences(context, tag);
      return true;
    },
  },
};

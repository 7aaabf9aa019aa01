import { RequestError } from '@colophon/wire';
import type { GraphqlContext } from '../../context.ts';
import type { EntityStub } from '../../entities/resolve-field.ts';
import type { Subject } from '../../subject.ts';
import { editAspects } from '../../writing/edit-aspects.ts';
import { requireType } from '../../writing/requirements.ts';
import { type OwnershipUpdate, ownershipPart } from './asset-parts.ts';
import { given, type Optional, objectsAt, requireText } from './values.ts';

interface TagUpdate {
  readonly urn: string;
  readonly name: string;
  readonly description?: Optional<string>;
  readonly ownership?: Optional<OwnershipUpdate>;
}

/** What a tag says of itself. */
export const tagEntities: Subject = {
  mutations: {
    async updateTag(
      { urn, input }: { readonly urn: string; readonly input: TagUpdate },
      context: GraphqlContext,
    ): Promise<EntityStub> {
      requireType(context, urn, 'urn', 'tag');
      if (input.urn !== urn)
        throw new RequestError(
          'INVALID_REQUEST',
          `input.urn: expected ${JSON.stringify(urn)}, as in urn, got ${JSON.stringify(input.urn)}`,
        );
      const name = requireText(input.name, 'input.name');
      const { ownership, description } = input;
      const caller = { owners: [{ owner: context.actor, type: 'NONE' }] };
      const { aspect, change } = ownershipPart(context, ownership ?? caller, 'input.ownership');
      await context.require(['EDIT_ENTITY'], urn);
      await editAspects(context, [
        {
          urn,
          aspect: 'tagProperties',
          change: ({ description: _, ...present } = {}) => ({ ...present, name, ...given({ description }) }),
        },
        {
          urn,
          aspect,
          // DataHub gives a tag to whoever updates it. Here, others do not lose it by that.
          change: (present) =>
            ownership || objectsAt(present, 'owners').length === 0 ? change(present) : undefined,
        },
      ]);
      return { urn, entityType: 'tag' };
    },
  },
};

import type { GraphqlContext } from '../../context.ts';
import type { Subject } from '../../subject.ts';
import { editAspects } from '../../writing/edit-aspects.ts';
import { requireExisting, requireType } from '../../writing/requirements.ts';
import { requireOnEach } from './access.ts';
import { given, type Optional, stampOf } from './values.ts';

interface SoftDeletedInput {
  readonly urns: readonly string[];
  readonly deleted: boolean;
}

interface StageArgs {
  readonly urn: string;
  /** Blank, or null: no stage. */
  readonly lifecycleStageUrn?: Optional<string>;
}

interface EmbedInput {
  readonly urn: string;
  readonly renderUrl?: Optional<string>;
}

/** In which state entities are, and how they are shown elsewhere. */
export const states: Subject = {
  mutations: {
    async batchUpdateSoftDeleted({ input }: { readonly input: SoftDeletedInput }, context: GraphqlContext) {
      const { urns, deleted } = input;
      for (const urn of urns) requireType(context, urn, 'input.urns');
      await requireExisting(context, urns, 'input.urns');
      await requireOnEach(context, urns, ['DELETE_ENTITY']);
      await editAspects(
        context,
        urns.map((urn) => ({
          urn,
          aspect: 'status',
          change: (present) => ({ ...present, removed: deleted }),
        })),
      );
      return true;
    },

    async setLifecycleStage({ urn, lifecycleStageUrn }: StageArgs, context: GraphqlContext) {
      requireType(context, urn, 'urn');
      const stage = lifecycleStageUrn?.trim() ? lifecycleStageUrn : undefined;
      if (stage !== undefined) requireType(context, stage, 'lifecycleStageUrn', 'lifecycleStageType');
      await requireExisting(context, [urn], 'urn');
      await editAspects(context, [
        {
          urn,
          aspect: 'status',
          change: ({ lifecycleStage: _, ...present } = { removed: false }) => ({
            ...present,
            ...given({ lifecycleStage: stage }),
            lifecycleLastUpdated: stampOf(context),
          }),
        },
      ]);
      return true;
    },

    async updateEmbed({ input }: { readonly input: EmbedInput }, context: GraphqlContext) {
      const urn = requireType(context, input.urn, 'input.urn');
      await requireExisting(context, [urn], 'input.urn');
      await context.require(['EDIT_ENTITY', 'EDIT_ENTITY_EMBED'], urn);
      await editAspects(context, [
        { urn, aspect: 'embed', change: () => given({ renderUrl: input.renderUrl }) },
      ]);
      return true;
    },
  },
};

import { RequestError } from '@colophon/wire';
import type { GraphqlContext } from '../../context.ts';
import type { Subject } from '../../subject.ts';
import { editAspects } from '../../writing/edit-aspects.ts';
import { requireExisting, requireFound, requireType, requireUrn } from '../../writing/requirements.ts';

interface AssetSettingsInput {
  readonly urn: string;
  readonly summary?: { readonly template: string } | null;
}

const aspect = 'assetSettings';

/** Settings of an entity's own page. */
export const assetSettings: Subject = {
  mutations: {
    async updateAssetSettings({ input }: { readonly input: AssetSettingsInput }, context: GraphqlContext) {
      const { urn, summary } = input;
      const { entity } = requireUrn(context, urn, 'input.urn');
      if (!context.registry.aspectOf(entity.name, aspect))
        throw new RequestError(
          'INVALID_REQUEST',
          `input.urn: entities of the type ${entity.name} have no such settings`,
        );
      await context.require(['MANAGE_ASSET_SUMMARY', 'EDIT_ENTITY'], urn);
      await requireFound(context, urn);
      if (summary) {
        const { template } = summary;
        requireType(context, template, 'input.summary.template', 'dataHubPageTemplate');
        await requireExisting(context, [template], 'input.summary.template');
        await editAspects(context, [
          { urn, aspect, change: (present) => ({ ...present, assetSummary: { templates: [{ template }] } }) },
        ]);
      }
      return (await context.aspects.load(urn, aspect)) ?? {};
    },
  },
};

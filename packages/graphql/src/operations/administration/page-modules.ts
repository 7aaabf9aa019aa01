import type { JsonObject } from '@colophon/schema';
import { RequestError } from '@colophon/wire';
import type { GraphqlContext } from '../../context.ts';
import { stubOf } from '../../entities/resolve-field.ts';
import type { Subject } from '../../subject.ts';
import { deleteEverywhere } from '../../writing/delete-everywhere.ts';
import { editAspects, unguarded } from '../../writing/edit-aspects.ts';
import { requireFound, requireType, requireUrn } from '../../writing/requirements.ts';
import { requireNoDefault, requirePageAccess } from './page-access.ts';
import { newUrn, requireText, stampOf, withoutNulls } from './values.ts';

interface ParamsInput {
  readonly linkParams?: {
    readonly linkUrl: string;
    readonly imageUrl?: string | null;
    readonly description?: string | null;
  } | null;
  readonly richTextParams?: { readonly content: string } | null;
  readonly assetCollectionParams?: {
    readonly assetUrns: readonly string[];
    readonly dynamicFilterJson?: string | null;
  } | null;
  readonly hierarchyViewParams?: {
    readonly assetUrns: readonly string[];
    readonly showRelatedEntities: boolean;
    readonly relatedEntitiesFilterJson?: string | null;
  } | null;
}

interface ModuleInput {
  readonly urn?: string | null;
  readonly name: string;
  readonly type: string;
  readonly scope: 'PERSONAL' | 'GLOBAL';
  readonly params: ParamsInput;
}

const entityType = 'dataHubPageModule';
const aspect = 'dataHubPageModuleProperties';

/** What a module of each type cannot do without. */
const required: Readonly<Record<string, keyof ParamsInput>> = {
  LINK: 'linkParams',
  RICH_TEXT: 'richTextParams',
  ASSET_COLLECTION: 'assetCollectionParams',
  HIERARCHY: 'hierarchyViewParams',
};

/** Modules: the blocks of start pages and summaries. */
export const pageModules: Subject = {
  mutations: {
    async upsertPageModule({ input }: { readonly input: ModuleInput }, context: GraphqlContext) {
      const { name, type, scope, params } = input;
      const urn =
        input.urn == null ? newUrn(entityType) : requireType(context, input.urn, 'input.urn', entityType);
      const present = (await context.unguarded.aspect(urn, aspect))?.value;
      await requirePageAccess(context, { urn, present, scope });
      const needed = required[type];
      if (needed && !params[needed])
        throw new RequestError(
          'INVALID_REQUEST',
          `input.params.${needed}: expected for a module of the type ${type}`,
        );
      const properties = {
        name: requireText(name, 'input.name'),
        type,
        visibility: { scope },
        params: toParams(params, context),
        lastModified: stampOf(context),
      };
      await editAspects(unguarded(context), [
        {
          urn,
          aspect,
          change: (present) => ({ ...properties, created: present?.created ?? stampOf(context) }),
        },
      ]);
      return stubOf(urn);
    },

    async deletePageModule({ input }: { readonly input: { readonly urn: string } }, context: GraphqlContext) {
      const urn = requireType(context, input.urn, 'input.urn', entityType);
      await requireFound(context, urn);
      const present = (await context.unguarded.aspect(urn, aspect))?.value;
      await requirePageAccess(context, { urn, present });
      await requireNoDefault(context, urn);
      await deleteEverywhere(context, urn);
      return true;
    },
  },
};

function toParams(
  { linkParams, richTextParams, assetCollectionParams, hierarchyViewParams }: ParamsInput,
  { registry }: GraphqlContext,
): JsonObject {
  const urnsOf = ({ assetUrns }: { readonly assetUrns: readonly string[] }) => {
    for (const urn of assetUrns) requireUrn({ registry }, urn, 'input.params.assetUrns');
    return [...assetUrns];
  };
  return withoutNulls({
    linkParams: linkParams && withoutNulls({ ...linkParams }),
    richTextParams: richTextParams && { content: richTextParams.content },
    assetCollectionParams:
      assetCollectionParams &&
      withoutNulls({ ...assetCollectionParams, assetUrns: urnsOf(assetCollectionParams) }),
    hierarchyViewParams:
      hierarchyViewParams && withoutNulls({ ...hierarchyViewParams, assetUrns: urnsOf(hierarchyViewParams) }),
  });
}

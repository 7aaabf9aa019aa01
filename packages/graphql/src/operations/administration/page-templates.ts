import { RequestError } from '@colophon/wire';
import type { GraphqlContext } from '../../context.ts';
import { stubOf } from '../../entities/resolve-field.ts';
import type { Subject } from '../../subject.ts';
import { deleteEverywhere } from '../../writing/delete-everywhere.ts';
import { editAspects, unguarded } from '../../writing/edit-aspects.ts';
import { requireExisting, requireFound, requireType } from '../../writing/requirements.ts';
import { requireNoDefault, requirePageAccess } from './page-access.ts';
import { newUrn, stampOf, withoutNulls } from './values.ts';

interface SummaryElement {
  readonly elementType: string;
  readonly structuredPropertyUrn?: string | null;
}

interface TemplateInput {
  readonly urn?: string | null;
  readonly rows: readonly { readonly modules: readonly string[] }[];
  readonly assetSummary?: { readonly summaryElements: readonly SummaryElement[] } | null;
  readonly scope: 'PERSONAL' | 'GLOBAL';
  readonly surfaceType: 'HOME_PAGE' | 'ASSET_SUMMARY';
}

const entityType = 'dataHubPageTemplate';
const aspect = 'dataHubPageTemplateProperties';

/** Templates: which modules a start page or the summary of an entity has, and where. */
export const pageTemplates: Subject = {
  mutations: {
    async upsertPageTemplate({ input }: { readonly input: TemplateInput }, context: GraphqlContext) {
      const { rows, assetSummary, scope, surfaceType } = input;
      const urn =
        input.urn == null ? newUrn(entityType) : requireType(context, input.urn, 'input.urn', entityType);
      const present = (await context.unguarded.aspect(urn, aspect))?.value;
      await requirePageAccess(context, { urn, present, scope });
      const modules = rows.flatMap((row) => row.modules);
      for (const module of modules) requireType(context, module, 'input.rows.modules', 'dataHubPageModule');
      await requireExisting(context, modules, 'input.rows.modules');
      const summary = assetSummary && {
        summaryElements: await toElements(assetSummary.summaryElements, context),
      };
      const properties = withoutNulls({
        rows: rows.map((row) => ({ modules: [...row.modules] })),
        assetSummary: summary,
        surface: { surfaceType },
        visibility: { scope },
        lastModified: stampOf(context),
      });
      await editAspects(unguarded(context), [
        {
          urn,
          aspect,
          change: (present) => ({ ...properties, created: present?.created ?? stampOf(context) }),
        },
      ]);
      return stubOf(urn);
    },

    async deletePageTemplate(
      { input }: { readonly input: { readonly urn: string } },
      context: GraphqlContext,
    ) {
      const urn = requireType(context, input.urn, 'input.urn', entityType);
      await requireFound(context, urn);
      const present = (await context.unguarded.aspect(urn, aspect))?.value;
      await requirePageAccess(context, { urn, present });
      await requireNoDefault(context, urn);
      await deleteEverywhere(context, urn);
      return true;
    },
  },

  fields: {
    SummaryElement: { structuredProperty: 'structuredPropertyUrn' },
  },
};

async function toElements(elements: readonly SummaryElement[], context: GraphqlContext) {
  const place = 'input.assetSummary.summaryElements.structuredPropertyUrn';
  const urns = elements.flatMap(({ elementType, structuredPropertyUrn }) => {
    const isProperty = elementType === 'STRUCTURED_PROPERTY';
    if (isProperty !== (structuredPropertyUrn != null))
      throw new RequestError(
        'INVALID_REQUEST',
        `${place}: expected ${isProperty ? 'a structured property' : 'nothing'} for an element of the type ${elementType}`,
      );
    return structuredPropertyUrn == null
      ? []
      : [requireType(context, structuredPropertyUrn, place, 'structuredProperty')];
  });
  await requireExisting(context, urns, place);
  return elements.map((element) => withoutNulls({ ...element }));
}

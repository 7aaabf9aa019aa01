import { criterionOf } from '@colophon/catalogue';
import type { JsonObject } from '@colophon/schema';
import type { GraphQLResolveInfo } from 'graphql';
import type { GraphqlContext } from '../../context.ts';
import type { EntityStub } from '../../entities/resolve-field.ts';
import type { FieldResolver, Subject } from '../../subject.ts';
import { requireType } from '../../writing/requirements.ts';
import type { ScrollInput, SearchInput } from './input/search-input.ts';
import { type FindOptions, findPage, scrollPage } from './results/find-page.ts';

interface AssetsArgs {
  readonly urn: string;
  readonly input: SearchInput;
}

/** The same for a field of an entity, where all is optional. */
interface MaybeInput<I> {
  readonly input?: I | null;
}

/** A page of the entities that name an entity in a search field. */
const naming =
  (field: string, options: FindOptions = {}): FieldResolver =>
  ({ urn }: EntityStub, { input }: MaybeInput<SearchInput>, context, info) =>
    findPage(context, input ?? {}, info, { ...options, also: [[criterionOf(field, [urn])]] });

/** The same, page by page. */
const scrollNaming =
  (field: string, options: FindOptions = {}): FieldResolver =>
  ({ urn }: EntityStub, { input }: MaybeInput<ScrollInput>, context, info) =>
    scrollPage(context, input ?? {}, info, { ...options, also: [[criterionOf(field, [urn])]] });

async function assetsOfProduct(
  urn: string,
  input: SearchInput,
  context: GraphqlContext,
  info: GraphQLResolveInfo,
) {
  const properties = await context.aspects.load(urn, 'dataProductProperties');
  const assets = Array.isArray(properties?.assets) ? (properties.assets as JsonObject[]) : [];
  const urns = assets.flatMap(({ destinationUrn }) =>
    typeof destinationUrn === 'string' ? [destinationUrn] : [],
  );
  return findPage(context, input, info, { urns: [...new Set(urns)] });
}

/** The members of containers, domains, data products and so on. */
export const searchingMembers: Subject = {
  queries: {
    listDataProductAssets({ urn, input }: AssetsArgs, context: GraphqlContext, info: GraphQLResolveInfo) {
      return assetsOfProduct(requireType(context, urn, 'urn', 'dataProduct'), input, context, info);
    },

    listApplicationAssets({ urn, input }: AssetsArgs, context: GraphqlContext, info: GraphQLResolveInfo) {
      const application = requireType(context, urn, 'urn', 'application');
      return findPage(context, input, info, { also: [[criterionOf('applications', [application])]] });
    },
  },
  fields: {
    Container: { entities: naming('container') },
    Domain: { entities: naming('domains') },
    DataProduct: {
      entities: (
        { urn }: EntityStub,
        { input }: MaybeInput<SearchInput>,
        context: GraphqlContext,
        info: GraphQLResolveInfo,
      ) => assetsOfProduct(urn, input ?? {}, context, info),
    },
    Dataset: { siblingsSearch: scrollNaming('siblings') },
    GlossaryNode: {
      glossaryChildrenSearch: scrollNaming('parentNode', { types: ['glossaryNode', 'glossaryTerm'] }),
    },
    Metric: { childMetrics: scrollNaming('parentMetric', { types: ['metric'] }) },
    SemanticModel: { metrics: scrollNaming('semanticModel', { types: ['metric'] }) },
    VersionSet: {
      versionsSearch: (
        { urn }: EntityStub,
        { input }: MaybeInput<SearchInput>,
        context: GraphqlContext,
        info: GraphQLResolveInfo,
      ) =>
        findPage(
          context,
          // A version set lists older versions too.
          { ...input, searchFlags: { filterNonLatestVersions: false, ...input?.searchFlags } },
          info,
          { also: [[criterionOf('versionSet', [urn])]] },
        ),
    },
  },
};

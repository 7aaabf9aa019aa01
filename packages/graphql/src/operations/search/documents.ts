import { criterionOf, type FilterCriterion } from '@colophon/catalogue';
import type { GraphQLResolveInfo } from 'graphql';
import type { GraphqlContext } from '../../context.ts';
import { type EntityStub, stubOf } from '../../entities/resolve-field.ts';
import type { Subject } from '../../subject.ts';
import { type Filter, without } from './input/filters.ts';
import { readPage } from './input/page.ts';
import { readSearch } from './input/read-search.ts';
import type { SearchInput } from './input/search-input.ts';
import { isSelected } from './input/selection.ts';
import { countedFields, facetsOf } from './results/facets.ts';

interface DocumentsInput extends Pick<SearchInput, 'start' | 'count' | 'query' | 'viewUrn'> {
  readonly parentDocuments?: readonly string[] | null;
  readonly rootOnly?: boolean | null;
  /** Subtypes. */
  readonly types?: readonly string[] | null;
  readonly domains?: readonly string[] | null;
  readonly relatedAssets?: readonly string[] | null;
  readonly sourceType?: string | null;
}

const searchCount = 20;
const relatedCount = 100;

/** Searches for documents, including the caller's own drafts. */
export const searchingDocuments: Subject = {
  queries: {
    searchDocuments: (
      { input }: { readonly input: DocumentsInput },
      context: GraphqlContext,
      info: GraphQLResolveInfo,
    ) => findDocuments(context, input, info, searchCount),
  },
  entityFields: {
    relatedDocuments: (
      { urn }: EntityStub,
      { input }: { readonly input: DocumentsInput },
      context: GraphqlContext,
      info: GraphQLResolveInfo,
    ) => findDocuments(context, { ...input, relatedAssets: [urn] }, info, relatedCount),
  },
};

async function findDocuments(
  context: GraphqlContext,
  input: DocumentsInput,
  info: GraphQLResolveInfo,
  defaultCount: number,
) {
  const { types: _, ...page } = input;
  const query = await readSearch(context, page, {
    types: ['document'],
    highlights: false,
    defaultCount,
    also: (await readableBy(context)).map((clause) => [...clause, ...criteriaOf(input)]),
  });
  if (!query)
    return { start: readPage(input, defaultCount).start, count: 0, total: 0, documents: [], facets: [] };
  const wanted = isSelected(info, 'facets') ? context.session.facets(['document']) : [];
  const found = await context.session.search({ ...query, facets: countedFields(wanted) });
  return {
    start: query.start,
    count: found.hits.length,
    total: found.total,
    documents: found.hits.flatMap(({ urn }) => stubOf(urn) ?? []),
    facets: await facetsOf(context, query, found.facets, wanted),
  };
}

function criteriaOf(input: DocumentsInput): readonly FilterCriterion[] {
  const criteria: FilterCriterion[] = [];
  for (const [field, values] of [
    ['parentDocument', input.parentDocuments],
    ['typeNames', input.types],
    ['domains', input.domains],
    ['relatedAssets', input.relatedAssets],
  ] as const)
    if (values?.length) criteria.push(criterionOf(field, values));
  if (input.rootOnly) criteria.push({ ...criterionOf('parentDocument', [], 'EXISTS'), negated: true });
  // A document without a source was written here.
  if (input.sourceType === 'EXTERNAL') criteria.push(criterionOf('sourceType', ['EXTERNAL']));
  if (input.sourceType === 'NATIVE') criteria.push(without('sourceType', ['EXTERNAL']));
  return criteria;
}

/** Published documents, and those that the caller or one of its groups owns. */
async function readableBy({ actor, aspects }: GraphqlContext): Promise<Filter> {
  const memberships = await Promise.all([
    aspects.load(actor, 'groupMembership'),
    aspects.load(actor, 'nativeGroupMembership'),
  ]);
  const groups = [memberships[0]?.groups, memberships[1]?.nativeGroups].flatMap((urns) =>
    Array.isArray(urns) ? urns.map(String) : [],
  );
  return [[without('state', ['UNPUBLISHED'])], [criterionOf('owners', [actor, ...groups])]];
}

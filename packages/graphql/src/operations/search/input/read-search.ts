import { maxFacetValues, type SearchQuery, searchQuery } from '@colophon/catalogue';
import { RequestError } from '@colophon/wire';
import type { GraphqlContext } from '../../../context.ts';
import { withComputedFields } from './computed-filters.ts';
import { readTypes, searchedTypes } from './entity-types.ts';
import { allOf, type Filter, namesField, readFilter, without } from './filters.ts';
import { hiddenStages } from './hidden-stages.ts';
import { readPage, requireRange } from './page.ts';
import type { SearchFlags, SearchInput, SortInput } from './search-input.ts';
import { readView, typesInView } from './views.ts';

/** Most values of a facet. */
const maxMaxAggValues = 10_000;

export interface ReadOptions {
  /** Types to look among when none is named. Default: those that all searches have. */
  readonly types?: readonly string[];
  /** True leaves out documents that are not published, and those that are meant for some places only. */
  readonly hidesDocuments?: boolean;
  /** False when nobody asks in which fields the words were found. Default true. */
  readonly highlights?: boolean;
  readonly defaultCount?: number;
  /** What must hold besides. */
  readonly also?: Filter;
}

/**
 * A search as the session takes it, without facets.
 *
 * @returns undefined when a view shows nothing of what is asked for.
 * @throws RequestError `INVALID_REQUEST` that names the argument at fault.
 */
export async function readSearch(
  context: GraphqlContext,
  input: SearchInput,
  {
    types = searchedTypes(context.registry),
    hidesDocuments = false,
    highlights = true,
    defaultCount,
    also = [],
  }: ReadOptions = {},
): Promise<SearchQuery | undefined> {
  const page = readPage(input, defaultCount);
  const asked = readFilter(input);
  const flags = input.searchFlags ?? {};
  if (flags.fetchExtraFields?.length)
    throw new RequestError(
      'INVALID_REQUEST',
      'input.searchFlags.fetchExtraFields: expected none. Select the fields of the entities instead',
    );
  const view = await readView(context, input.viewUrn);
  const entityTypes = typesInView(readTypes(context.registry, input, types), view);
  const facetLimit = readFacetLimit(flags);
  if (entityTypes === undefined) return undefined;
  const given = await withComputedFields(context, allOf(allOf(asked, view.filter), also));
  const hidden = [
    ...(hidesDocuments && entityTypes.includes('document') ? unlistedDocuments : []),
    ...(await stagesToHide(context, given, flags)),
  ];
  const text = readText(input.query);
  return searchQuery({
    entityTypes,
    input: text,
    filter: hidden.length > 0 ? allOf(given, [hidden]) : given,
    includeRemoved: flags.includeSoftDeleted === true,
    includeOutdated: flags.filterNonLatestVersions === false,
    sort: readSort(input.sortInput),
    ...page,
    facetLimit,
    highlight: highlights && text !== '*' && flags.skipHighlighting !== true,
  });
}

/** Nothing and white space ask for everything. */
export const readText = (query: string | null | undefined): string => (query?.trim() ? query : '*');

/** @throws RequestError `INVALID_REQUEST` */
export const readFacetLimit = ({ maxAggValues }: SearchFlags): number =>
  requireRange('input.searchFlags.maxAggValues', maxAggValues ?? maxFacetValues, 0, maxMaxAggValues);

/** Fields that tell which documents are listed, and that are therefore not offered as facets. */
export const listingFields: readonly string[] = ['state', 'showInGlobalContext'];

const unlistedDocuments = [without('state', ['UNPUBLISHED']), without('showInGlobalContext', ['false'])];

async function stagesToHide(context: GraphqlContext, filter: Filter, flags: SearchFlags) {
  if (flags.includeHiddenLifecycleStages === true || namesField(filter, 'lifecycleStage')) return [];
  const stages = await hiddenStages(context);
  return stages.length > 0 ? [without('lifecycleStage', stages)] : [];
}

export function readSort(sort: SortInput | null | undefined): SearchQuery['sort'] {
  const criteria = sort?.sortCriteria ?? (sort?.sortCriterion ? [sort.sortCriterion] : []);
  return criteria.map(({ field, sortOrder }) => ({ field, order: sortOrder }));
}

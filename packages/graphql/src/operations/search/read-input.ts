import { type FilterCriterion, type SearchQuery, type Session, searchQuery } from '@colophon/catalogue';
import { defaultPageSize, maxResultWindow, RequestError } from '@colophon/wire';
import { graphqlEntities } from '../../entities/entity-types.ts';

/** What searches have in common. GraphQL has checked the types. */
export interface SearchInput {
  readonly type?: string;
  readonly types?: readonly string[] | null;
  readonly query?: string | null;
  readonly start?: number | null;
  readonly count?: number | null;
  readonly filters?: readonly FacetFilter[] | null;
  readonly orFilters?: readonly { readonly and?: readonly FacetFilter[] | null }[] | null;
  readonly searchFlags?: SearchFlags | null;
  readonly sortInput?: SortInput | null;
}

interface FacetFilter {
  readonly field: string;
  readonly values?: readonly string[] | null;
  readonly negated?: boolean | null;
  readonly condition?: FilterCriterion['condition'] | null;
}

interface SearchFlags {
  readonly maxAggValues?: number | null;
  readonly skipHighlighting?: boolean | null;
  readonly skipAggregates?: boolean | null;
  readonly includeSoftDeleted?: boolean | null;
  readonly filterNonLatestVersions?: boolean | null;
}

interface SortCriterionInput {
  readonly field: string;
  readonly sortOrder: 'ASCENDING' | 'DESCENDING';
}

interface SortInput {
  readonly sortCriterion?: SortCriterionInput | null;
  readonly sortCriteria?: readonly SortCriterionInput[] | null;
}

/** A search as the session takes it. */
export function readSearch(session: Pick<Session, 'facets'>, input: SearchInput): SearchQuery {
  const entityTypes = (input.type === undefined ? (input.types ?? []) : [input.type]).map(entityTypeOfSymbol);
  const flags = input.searchFlags ?? {};
  const start = input.start ?? 0;
  const count = input.count ?? defaultPageSize;
  for (const [place, number, most] of [
    ['start', start, maxResultWindow],
    ['count', count, maxResultWindow],
  ] as const)
    if (number < 0 || number > most)
      throw new RequestError('INVALID_REQUEST', `input.${place}: expected 0 to ${most}, got ${number}`);
  const isEverything = (input.query ?? '*').trim() === '' || input.query === '*';
  return searchQuery({
    entityTypes,
    input: isEverything ? '*' : (input.query ?? '*'),
    filter: readFilter(input),
    includeRemoved: flags.includeSoftDeleted === true,
    includeOutdated: flags.filterNonLatestVersions === false,
    sort: readSort(input.sortInput),
    start,
    count,
    facets: flags.skipAggregates ? [] : session.facets(entityTypes),
    ...(typeof flags.maxAggValues === 'number' && { facetLimit: flags.maxAggValues }),
    highlight: !isEverything && flags.skipHighlighting !== true,
  });
}

/** The older list of filters holds together with each clause of the newer one. */
function readFilter({ filters, orFilters }: SearchInput): SearchQuery['filter'] {
  const common = (filters ?? []).map(toCriterion);
  const clauses = (orFilters ?? []).map(({ and }) => [...(and ?? []).map(toCriterion), ...common]);
  return clauses.length > 0 ? clauses : common.length > 0 ? [common] : [];
}

const toCriterion = ({ field, values, negated, condition }: FacetFilter): FilterCriterion => ({
  fields: [field],
  values: (values ?? []).map((value) => (field.startsWith('_entityType') ? nameOfSymbol(value) : value)),
  negated: negated ?? false,
  condition: condition ?? 'EQUAL',
});

function readSort(sort: SortInput | null | undefined): SearchQuery['sort'] {
  const criteria = sort?.sortCriteria ?? (sort?.sortCriterion ? [sort.sortCriterion] : []);
  return criteria.map(({ field, sortOrder }) => ({ field, order: sortOrder }));
}

const bySymbol = new Map(Object.entries(graphqlEntities).map(([name, { symbol }]) => [symbol, name]));

/** The name of an entity type, of a symbol of the enumeration; any other text is left as it is. */
export const nameOfSymbol = (symbol: string): string => bySymbol.get(symbol) ?? symbol;

/** @throws RequestError `INVALID_REQUEST` for a symbol that stands for no entity type of the model. */
export function entityTypeOfSymbol(symbol: string): string {
  const name = bySymbol.get(symbol);
  if (name !== undefined) return name;
  throw new RequestError('INVALID_REQUEST', `types: there are no searches for ${symbol}`);
}

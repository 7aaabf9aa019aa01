import type { FilterCriterion } from '@colophon/catalogue';

/** The arguments of searches, as the schema has them: GraphQL has checked the types. */

/** What searches have in common. */
export interface SearchInput {
  readonly type?: string | null;
  readonly types?: readonly string[] | null;
  readonly query?: string | null;
  readonly start?: number | null;
  readonly count?: number | null;
  readonly filters?: readonly FacetFilterInput[] | null;
  readonly orFilters?: readonly AndFilterInput[] | null;
  readonly viewUrn?: string | null;
  readonly searchFlags?: SearchFlags | null;
  readonly sortInput?: SortInput | null;
}

export interface ScrollInput extends SearchInput {
  readonly scrollId?: string | null;
}

export interface FacetFilterInput {
  readonly field: string;
  /** What older clients have in place of `values`. */
  readonly value?: string | null;
  readonly values?: readonly string[] | null;
  readonly negated?: boolean | null;
  readonly condition?: FilterCriterion['condition'] | null;
}

export interface AndFilterInput {
  readonly and?: readonly FacetFilterInput[] | null;
}

/** Nothing is cached, and all queries are read in the same way, so that `skipCache` and `fulltext` change nothing. */
export interface SearchFlags {
  readonly maxAggValues?: number | null;
  readonly skipHighlighting?: boolean | null;
  readonly skipAggregates?: boolean | null;
  readonly getSuggestions?: boolean | null;
  readonly groupingSpec?: GroupingSpec | null;
  readonly includeSoftDeleted?: boolean | null;
  readonly includeHiddenLifecycleStages?: boolean | null;
  readonly includeStructuredPropertyFacets?: boolean | null;
  readonly filterNonLatestVersions?: boolean | null;
  readonly fetchExtraFields?: readonly string[] | null;
}

export interface GroupingSpec {
  readonly groupingCriteria?:
    | readonly { readonly baseEntityType?: string | null; readonly groupingEntityType: string }[]
    | null;
}

export interface SortInput {
  readonly sortCriterion?: SortCriterionInput | null;
  readonly sortCriteria?: readonly SortCriterionInput[] | null;
}

interface SortCriterionInput {
  readonly field: string;
  readonly sortOrder: 'ASCENDING' | 'DESCENDING';
}

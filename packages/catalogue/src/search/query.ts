import type { IndexAnswer } from '../ports/index-answer.ts';
import type { QueryBounds } from '../query-bounds.ts';
import type { Tier } from './tiers.ts';

/** How a criterion compares. The names are the wire's. */
export const conditions = [
  'EQUAL',
  'IEQUAL',
  'IN',
  'CONTAIN',
  'START_WITH',
  'END_WITH',
  'EXISTS',
  'IS_NULL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL_TO',
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL_TO',
] as const;
export type Condition = (typeof conditions)[number];

/** Conditions on URNs in a tree, such as containers: the value, and what is below it, above it, or both. */
export const hierarchyConditions = ['DESCENDANTS_INCL', 'ANCESTORS_INCL', 'RELATED_INCL'] as const;
export type HierarchyCondition = (typeof hierarchyConditions)[number];

/** Every condition that a filter may name. A store never sees those of a tree: the catalogue puts the URNs in place. */
export const filterConditions = [...conditions, ...hierarchyConditions] as const;
export type FilterCondition = (typeof filterConditions)[number];

/** Holds when any of the fields has any of the values. */
export interface Criterion<C = Condition> {
  /** Search fields, any of which may match. */
  readonly fields: readonly string[];
  readonly condition: C;
  readonly values: readonly string[];
  readonly negated: boolean;
}
export type FilterCriterion = Criterion<FilterCondition>;

/** A criterion on one or more fields, of which each value will do. */
export const criterionOf = (
  fields: string | readonly string[],
  values: readonly string[],
  condition: Condition = 'EQUAL',
): Criterion => ({
  fields: typeof fields === 'string' ? [fields] : fields,
  condition,
  values,
  negated: false,
});

/** What of the catalogue somebody may see: everything, or what fits one of the clauses; nothing when there is none. */
export type Visible = 'everything' | readonly (readonly Criterion[])[];

export interface SortCriterion {
  readonly field: string;
  readonly order: 'ASCENDING' | 'DESCENDING';
}

/** A search, with every default filled in; {@link searchQuery} fills them. */
export interface SearchQuery extends QueryBounds {
  /** Entities to look among; all when absent. */
  readonly urns?: readonly string[];
  /** Entity types to look among; empty for all but the {@link referenceTypes}. */
  readonly entityTypes: readonly string[];
  /** True looks among the {@link referenceTypes} too, when no entity types are named. */
  readonly includeReferenceTypes: boolean;
  /** What a person or program wrote, in the language of `parseQuery`; `*` and nothing at all ask for everything. */
  readonly input: string;
  /** A list of which one must hold; of each, all criteria must. Empty for no filter. */
  readonly filter: readonly (readonly FilterCriterion[])[];
  /** True shows soft-deleted entities too, as does a filter that names `removed`. */
  readonly includeRemoved: boolean;
  /** True shows entities too of which there is a newer version, as does a filter that names `isLatest`. */
  readonly includeOutdated: boolean;
  /** By score and then by URN when empty. */
  readonly sort: readonly SortCriterion[];
  readonly start: number;
  readonly count: number;
  /** Fields to count values of, over everything that matches. */
  readonly facets: readonly string[];
  /** The longest list of values that a facet shows. */
  readonly facetLimit: number;
  /** True reports, for each hit, in which fields the words were found. */
  readonly highlight: boolean;
  /** What is looked at all: nothing else is found or counted. A session sets it. Default: everything. */
  readonly visible?: Visible | undefined;
}

/**
 * Types of entities that every catalogue has from its first start, and that others refer to. A search finds them when
 * it names their type or a URN: among everything else they would be in the way.
 */
export const referenceTypes: readonly string[] = [
  'dataPlatform',
  'ownershipType',
  'dataHubRole',
  'dataHubPolicy',
  'dataHubUpgrade',
];

/** Default of `facetLimit`. */
export const maxFacetValues = 20;

/** A search for everything with ten results per page, with overrides. */
export const searchQuery = (some: Partial<SearchQuery> = {}): SearchQuery => ({
  entityTypes: [],
  includeReferenceTypes: false,
  input: '*',
  filter: [],
  includeRemoved: false,
  includeOutdated: false,
  sort: [],
  start: 0,
  count: 10,
  facets: [],
  facetLimit: maxFacetValues,
  highlight: false,
  ...some,
});

/** A place in an order: the value of each sort field and a tie-breaker. Only the store reads it. */
export type Position = readonly (string | number | null)[];

/** An entity that an index found. Whoever merges the hits of several indexes orders them by `compareHits`. */
export interface SearchHit {
  readonly urn: string;
  readonly entityType: string;
  /** How the words of the query were found; the lowest for each when it has none. It decides first. */
  readonly tier: Tier;
  /** How much the entity counts within its tier, 0 or more, by `weigh`; 0 when it was not weighed. */
  readonly relevance: number;
}

/** A value in which a query was found. */
export interface MatchedField {
  readonly name: string;
  readonly value: string;
}

export interface FoundHit extends SearchHit {
  /**
   * Higher is better; 1 for each when the query has no words. The whole part is the tier: 4 as the exact name, 3 as a
   * name written otherwise, 2 as the words are, 1 as other forms of them.
   */
  readonly score: number;
  /** Where the query was found; empty when that was not asked. */
  readonly matchedFields: readonly MatchedField[];
}

export interface Facet {
  readonly field: string;
  /** Most frequent first. */
  readonly counts: readonly { readonly value: string; readonly count: number }[];
}

export interface SearchPage extends IndexAnswer {
  readonly total: number;
  readonly hits: readonly SearchHit[];
  readonly facets: readonly Facet[];
  /** Of a scroll: where the page ends. */
  readonly end?: Position;
}

/** Longest value, in characters, that the index of filters keeps; longer text is found by words alone. */
export const maxFilterLength = 512;

/** Most comparisons that a filter may make: fields times values, over all criteria. */
export const maxComparisons = 10_000;
/** Most values, over all criteria, that are compared with every value of their field: by all conditions but `EQUAL` and `IN`; `IEQUAL` counts as one value. */
export const maxScannedValues = 50;
/** Most criteria of a filter, after those that differ in their values alone have been folded into one. */
export const maxCriteria = 500;
/** Most characters of a query text. */
export const maxInputLength = 2048;
/** Most words of a full-text query, those inside words such as `OrderItem` included; a word that is repeated counts once. */
export const maxWords = 64;
/** Most fields to sort by. */
export const maxSortFields = 5;
/** Characters at the beginning of a value by which it is sorted. */
export const sortPrefixLength = 128;
/**
 * How often a query may read the texts of entities, such as descriptions, to filter, sort or count by them: so many
 * times all entities, or `minTextReads` entities where these are more.
 */
export const maxTextPasses = 4;
export const minTextReads = 120_000;
/** Most characters of the hits of a page in which the matched fields are looked for; later hits come without them. */
export const maxHighlightedLength = 500_000;
/** Most fields to count the values of. */
export const maxFacets = 200;

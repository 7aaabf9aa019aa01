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

/** Holds when any of the fields has any of the values. */
export interface Criterion {
  /** Search fields, any of which may match. */
  readonly fields: readonly string[];
  readonly condition: Condition;
  readonly values: readonly string[];
  readonly negated: boolean;
}

export interface SortCriterion {
  readonly field: string;
  readonly order: 'ASCENDING' | 'DESCENDING';
}

/** A search, with every default filled in. */
export interface SearchQuery {
  /** Entity types to look among; empty for all. */
  readonly entityTypes: readonly string[];
  /** Words of a full-text query, each of which must begin a word of the document; empty for everything. */
  readonly words: readonly string[];
  /** A list of which one must hold; of each, all criteria must. Empty for no filter. */
  readonly filter: readonly (readonly Criterion[])[];
  /** True shows soft-deleted entities too. */
  readonly includeRemoved: boolean;
  /** By score and then by urn when empty. */
  readonly sort: readonly SortCriterion[];
  readonly start: number;
  readonly count: number;
  /** Fields to count values of, over everything that matches. */
  readonly facets: readonly string[];
}

/** A search as a store gets it: aliases replaced, and said of each field where its values are. */
export interface ResolvedQuery extends SearchQuery {
  /** Fields of the query that the index of filters leaves out; their values are in the documents alone. */
  readonly textFields: ReadonlySet<string>;
}

export interface SearchHit {
  readonly urn: string;
  readonly entityType: string;
  /** Higher is better; 1 for each when the query has no words. */
  readonly score: number;
}

export interface Facet {
  readonly field: string;
  /** Most frequent first. */
  readonly counts: readonly { readonly value: string; readonly count: number }[];
}

export interface SearchPage {
  readonly total: number;
  readonly hits: readonly SearchHit[];
  readonly facets: readonly Facet[];
}

/** Longest value, in characters, that the index of filters keeps; longer text is found by words alone. */
export const maxFilterLength = 512;

/** The longest list of values that a facet shows. */
export const maxFacetValues = 20;

/** Most comparisons that a filter may make: fields times values, over all criteria. */
export const maxComparisons = 10_000;
/** Most words of a full-text query. */
export const maxWords = 1000;
/** Most fields to sort by. */
export const maxSortFields = 20;

/** The words of a query text: letters and digits, everything else separates. */
export const wordsOf = (text: string): readonly string[] => text.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];

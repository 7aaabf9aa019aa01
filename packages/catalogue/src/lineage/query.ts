import type { IndexAnswer } from '../ports/index-answer.ts';
import type { QueryBounds } from '../query-bounds.ts';
import type { Facet, SearchQuery } from '../search/query.ts';

/** Where lineage leads from an entity: to what it is made from, or to what is made from it. */
export const lineageDirections = ['upstream', 'downstream'] as const;
export type LineageDirection = (typeof lineageDirections)[number];

/** What bounds a walk along lineage, and which edges it takes. */
export interface LineageBounds extends QueryBounds {
  /** Longest way, in hops. Without it, `maxEntities` alone bounds the walk. */
  readonly maxHops?: number;
  /** Most entities that are reached. Default 40,000. */
  readonly maxEntities?: number;
  /** Edges created or updated in this range, in milliseconds, and edges without a time. */
  readonly startTimeMillis?: number;
  readonly endTimeMillis?: number;
}

/** A walk as a store gets it, with every default filled in. */
export interface LineageWalk extends LineageBounds {
  readonly urn: string;
  readonly direction: LineageDirection;
  readonly maxHops: number;
  readonly maxEntities: number;
  /** Ends the walk as soon as this entity is reached. */
  readonly until?: string;
}

/** An entity to which a walk came, by one of the shortest ways. */
export interface ReachedEntity {
  readonly urn: string;
  readonly entityType: string;
  /** Hops from where the walk began: 1 for a neighbour. */
  readonly hops: number;
  /** Place in the list of the entity before it on the way; absent when that is where the walk began. */
  readonly previous?: number;
  /** Type of the relationship between the two. */
  readonly type: string;
  /** `absent` if edges lead to the entity but it has no aspects. */
  readonly presence: EntityState;
}

export type EntityState = 'present' | 'removed' | 'absent';

/** Everything that a walk reached, nearest first. */
export interface LineageReach extends IndexAnswer {
  readonly entities: readonly ReachedEntity[];
  /** True when a bound other than `maxHops` ended the walk: there is more. */
  readonly isPartial: boolean;
}

/** Requests the entities upstream or downstream of one. */
export interface LineageQuery extends LineageBounds {
  readonly urn: string;
  readonly direction: LineageDirection;
  /** Entity types to show; empty or absent for all. Ways lead through every type. */
  readonly entityTypes?: readonly string[];
  /** True shows soft-deleted entities too. Ways lead through them either way. */
  readonly includeRemoved?: boolean;
  /** True shows entities too of which nothing was written. */
  readonly includeAbsent?: boolean;
  readonly start: number;
  readonly count: number;
}

/** Searches the entities upstream or downstream of one: impact analysis. */
export interface LineageSearch
  extends LineageQuery,
    Pick<SearchQuery, 'input' | 'filter' | 'sort' | 'facets' | 'visible'> {
  /** Hops to show: `1`, `2`, and `3+` for all others; empty or absent for all. */
  readonly degrees?: readonly Degree[];
}

export const degrees = ['1', '2', '3+'] as const;
export type Degree = (typeof degrees)[number];

/** An entity in an answer, with the way to it. */
export interface LineageEntity extends Omit<ReachedEntity, 'previous'> {
  /** URNs from where the walk began to the entity, both included. */
  readonly path: readonly string[];
  /**
   * True when the caller may not see the entity: it keeps its place, and in place of its URN it has one that says nothing.
   * The same stands for it on the way to others.
   */
  readonly isRestricted?: boolean;
}

export interface LineagePage extends IndexAnswer {
  readonly total: number;
  readonly entities: readonly LineageEntity[];
  /** True when a bound other than `maxHops` ended the walk: there is more. */
  readonly isPartial: boolean;
}

export interface LineageSearchResult extends LineageEntity {
  readonly score: number;
}

export interface LineageSearchPage extends LineagePage {
  readonly entities: readonly LineageSearchResult[];
  /** The requested facets, and the number of entities at each degree as the facet `degree`. */
  readonly facets: readonly Facet[];
}

/** Default of `maxEntities`. */
export const defaultMaxEntities = 40_000;
/** Most URNs in all paths of a page: ways along a long chain repeat it for each entity. */
export const maxPathsLength = 100_000;
/** Name of the facet, and of the filter, that counts hops. */
export const degreeField = 'degree';

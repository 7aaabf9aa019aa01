import type { JsonObject } from '@colophon/schema';
import type { LineageDirection } from '../lineage/query.ts';
import type { IndexAnswer } from '../ports/index-answer.ts';
import type { QueryBounds } from '../query-bounds.ts';
import type { FilterCriterion } from '../search/query.ts';

/** Asks for the edges of the graph, any number of them, page by page. A list that is absent asks nothing. */
export interface EdgeScroll extends QueryBounds {
  /** Types of relationships. */
  readonly types?: readonly string[];
  readonly sourceTypes?: readonly string[];
  readonly destinationTypes?: readonly string[];
  /** URNs of entities of which one must be the source. */
  readonly sources?: readonly string[];
  readonly destinations?: readonly string[];
  /** Edges of lineage alone. */
  readonly lineage?: LineageScroll;
  /** Clauses of which one must hold for an edge; the fields are those of {@link edgeFields}. */
  readonly filter?: readonly (readonly FilterCriterion[])[];
  /** True shows edges with a soft-deleted end too. */
  readonly includeRemoved?: boolean;
  /** Where the page before ended, as {@link EdgePage.next} gave it. */
  readonly after?: string;
  readonly count: number;
}

export interface LineageScroll {
  /** Entities of which one must be at an end; any when absent. */
  readonly urns?: readonly string[];
  /** The side of those entities on which the other end is; both when absent. */
  readonly direction?: LineageDirection;
}

export interface EdgeEnd {
  readonly urn: string;
  readonly entityType: string;
}

export interface ScrolledEdge {
  readonly type: string;
  readonly source: EdgeEnd;
  readonly destination: EdgeEnd;
  /** On which side of the source the destination is, when the edge is part of lineage. */
  readonly lineage?: LineageDirection;
  readonly properties?: JsonObject;
}

/** Most edges that a page with a filter looks at: a page may be short, even empty, though there are further ones. */
export const maxScannedEdges = 20_000;

/** What a filter on edges can name: the type, both ends, and what the aspect says of the edge, such as `createdOn`. */
export const edgeFields = ({ type, source, destination, properties }: ScrolledEdge): JsonObject => ({
  ...properties,
  relationshipType: type,
  source: { ...source },
  destination: { ...destination },
});

export interface EdgePage extends IndexAnswer {
  readonly edges: readonly ScrolledEdge[];
  /** Absent when there is no more. */
  readonly next?: string;
}

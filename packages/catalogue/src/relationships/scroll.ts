import type { JsonObject } from '@colophon/schema';
import type { LineageDirection } from '../lineage/query.ts';

/** Asks for the edges of the graph, any number of them, page by page. A list that is absent asks nothing. */
export interface EdgeScroll {
  /** Types of relationships. */
  readonly types?: readonly string[];
  readonly sourceTypes?: readonly string[];
  readonly destinationTypes?: readonly string[];
  /** Urns of entities of which one must be the source. */
  readonly sources?: readonly string[];
  readonly destinations?: readonly string[];
  /** Edges of lineage alone. */
  readonly lineage?: LineageScroll;
  /** True shows edges with a soft-deleted end too. */
  readonly includeRemoved?: boolean;
  /** Where the page before ended, as {@link EdgePage.next} gave it. */
  readonly after?: string;
  readonly count: number;
}

export interface LineageScroll {
  /** Entities of which one must be at an end; any when absent. */
  readonly urns?: readonly string[];
  /** Where the other end lies, seen from those entities; both ways when absent. */
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
  /** Where the destination lies, seen from the source, when the edge takes part in lineage. */
  readonly lineage?: LineageDirection;
  readonly properties?: JsonObject;
}

export interface EdgePage {
  readonly edges: readonly ScrolledEdge[];
  /** Absent when there is no more. */
  readonly next?: string;
}

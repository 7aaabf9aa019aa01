import type { JsonObject } from '@colophon/schema';
import type { LineageDirection, LineageReach, LineageWalk } from '../lineage/query.ts';
import type { QueryBounds } from '../query-bounds.ts';
import type { RelationshipDirection, RelationshipPage, RelationshipQuery } from '../relationships/query.ts';
import type { EdgePage, EdgeScroll } from '../relationships/scroll.ts';

/** A directed edge of the relationship graph. */
export interface Edge {
  readonly source: string;
  /** Entity that carries the aspect, where that is not the source: an edge between columns is in their dataset. */
  readonly owner?: string;
  /** Aspect from which the edge was read. */
  readonly aspect: string;
  readonly type: string;
  readonly destination: string;
  /** On which side of the source the destination is, when the edge is part of lineage. */
  readonly lineage?: LineageDirection;
  /** What the aspect says about the edge: who created it and when, and what it passes through. */
  readonly properties?: JsonObject;
}

/** The relationships of entities, followed from either end. */
export interface GraphIndex {
  /**
   * Edges that start at the URN (`outgoing`) or end there (`incoming`), ordered by type and URN. It misses nothing that was
   * committed: an index that lags waits for the log, since what is deleted or found next depends on it.
   */
  edges(urn: string, direction: RelationshipDirection, bounds?: QueryBounds): Promise<readonly Edge[]>;
  /** Each relationship once, even if several aspects contain it; in an order that is stable while nothing is written. */
  relationships(query: RelationshipQuery): Promise<RelationshipPage>;
  /** Edges of the whole graph, each once, without skips or repeats while others are written. */
  scrollEdges(query: EdgeScroll): Promise<EdgePage>;
  /**
   * What lineage reaches from an entity, breadth-first; the entity itself is not in it, though ways lead back to it.
   *
   * The rules of the walk are in `walkLineage` of `lineage/walk.ts`, which an index calls with the neighbours of a level.
   * The index calls it, and not the catalogue, since a walk by URNs would cost a multiple: the index has numbers for
   * its entities, which hold only while it sees to it that nothing is deleted meanwhile, and a walk of half a million
   * edges belongs into the thread in which they are read.
   */
  walkLineage(walk: LineageWalk): Promise<LineageReach>;
}

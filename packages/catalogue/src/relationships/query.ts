import type { JsonObject } from '@colophon/schema';
import type { IndexAnswer } from '../ports/index-answer.ts';
import type { QueryBounds } from '../query-bounds.ts';

/** Which side of an edge an entity is on: `outgoing` when it is the source. */
export const relationshipDirections = ['outgoing', 'incoming'] as const;
export type RelationshipDirection = (typeof relationshipDirections)[number];

/** Asks for the relationships of one entity. */
export interface RelationshipQuery extends QueryBounds {
  readonly urn: string;
  readonly direction: RelationshipDirection;
  /** Types of relationships, such as `OwnedBy`; empty for all. */
  readonly types: readonly string[];
  readonly start: number;
  readonly count: number;
}

/** A relationship, seen from one of its ends. */
export interface Relationship {
  readonly type: string;
  /** The entity at the other end, whether anything was written of it or not. */
  readonly urn: string;
  readonly entityType: string;
  /** What the aspect says about the relationship: who created it and when, and what it passes through. */
  readonly properties?: JsonObject;
}

export interface RelationshipPage extends IndexAnswer {
  readonly total: number;
  readonly relationships: readonly Relationship[];
}

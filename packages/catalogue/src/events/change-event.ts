import type { JsonObject } from '@colophon/schema';
import type { AuditStamp } from '../proposal.ts';

/** What happened to an entity in one change. The names are the wire's. */
export interface EntityChange {
  /** The entity, or the column of it, that changed. */
  readonly entityUrn: string;
  readonly entityType: string;
  readonly category: string;
  readonly operation: string;
  /** What was added, removed or changed, such as the URN of a tag. */
  readonly modifier?: string;
  readonly parameters?: JsonObject;
}

/** A relationship that was added or removed. */
export interface RelationshipChange {
  readonly sourceUrn: string;
  readonly destinationUrn: string;
  readonly operation: 'ADD' | 'REMOVE';
  readonly relationshipType: string;
}

/** An event for those who act on changes. Its time is that of the change. */
export type PlatformEvent =
  | { readonly name: 'entityChangeEvent'; readonly change: EntityChange; readonly created: AuditStamp }
  | {
      readonly name: 'relationshipChangeEvent';
      readonly change: RelationshipChange;
      readonly created: AuditStamp;
    };

/** Derives the changes of an entity from two values of an aspect, of which either may be absent, as an empty one. */
export type ChangeRule = (
  before: JsonObject,
  after: JsonObject,
  entity: { readonly urn: string; readonly entityType: string },
) => readonly EntityChange[];

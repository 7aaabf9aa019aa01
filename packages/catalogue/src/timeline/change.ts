import type { AuditStamp } from '../proposal.ts';

/** What a change is about. The names are the wire's. */
export const changeCategories = [
  'DOCUMENTATION',
  'GLOSSARY_TERM',
  'OWNERSHIP',
  'TECHNICAL_SCHEMA',
  'TAG',
  'DOMAIN',
  'DEPRECATION',
  'LIFECYCLE',
  'BUSINESS_ATTRIBUTE',
  'STRUCTURED_PROPERTY',
  'APPLICATION',
  'PARENT',
  'RELATED_ENTITIES',
  'ASSET_MEMBERSHIP',
  'VERSIONING',
] as const;
export type ChangeCategory = (typeof changeCategories)[number];

/** How much a change means to those who rely on the entity, least first: only a major one can break something. */
export const semanticChanges = ['NONE', 'PATCH', 'MINOR', 'MAJOR'] as const;
export type SemanticChange = (typeof semanticChanges)[number];

/** One thing that changed between two versions of an aspect. */
export interface Change {
  /** The entity, or the column of it, that changed. */
  readonly entityUrn: string;
  readonly category: ChangeCategory;
  readonly operation: 'ADD' | 'REMOVE' | 'MODIFY' | 'CREATE' | 'SOFT_DELETE' | 'REINSTATE';
  /** What was added, removed or changed, such as the URN of a tag. */
  readonly modifier?: string;
  readonly parameters?: Readonly<Record<string, string>>;
  /** Path of a renamed column before. */
  readonly renamedFrom?: string;
  readonly semanticChange: SemanticChange;
  /** A sentence for people. */
  readonly description: string;
}

/** Everything that changed at one time, by one actor. */
export interface ChangeTransaction extends AuditStamp {
  /** Counts the changes since the first one known: `major.minor.patch`. */
  readonly semanticVersion: string;
  /** The largestChange of the changes. */
  readonly semanticChange: SemanticChange;
  /** Version of each aspect at the time, in the numbers of the history. */
  readonly versions: Readonly<Record<string, number>>;
  readonly changes: readonly Change[];
}

/** The largestChange of some changes. */
export const largestChange = (changes: readonly SemanticChange[]): SemanticChange =>
  semanticChanges.findLast((change) => changes.includes(change)) ?? 'NONE';

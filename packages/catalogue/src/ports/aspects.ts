import type { JsonObject } from '@colophon/schema';
import type { AuditStamp, SystemMetadata } from '../proposal.ts';

/** Names one aspect of one entity. */
export interface AspectKey {
  readonly urn: string;
  readonly aspect: string;
}

/** One stored value of an aspect. */
export interface AspectRow extends AspectKey {
  readonly entityType: string;
  /** 0 is the latest; 1 is the first there ever was, and they count up. Those that retention dropped are missing. */
  readonly version: number;
  readonly value: JsonObject;
  readonly systemMetadata: SystemMetadata;
  /** When and by whom the value was written. */
  readonly created: AuditStamp;
}

/**
 * One value of an aspect as it is read: for a reader that passes it on, nothing is parsed and printed again. It may be a
 * view whose `value` is parsed when it is asked for, so that it can't be cloned to another thread.
 */
export interface AspectRead extends AspectRow {
  /** `value` as JSON text. */
  readonly json: string;
}

/** The latest value of an aspect, with what a writer needs to replace it. */
export interface LatestAspect extends AspectRow {
  readonly version: 0;
  /** The highest version number that the history has assigned; 0 when there is none. */
  readonly lastVersion: number;
}

import type { JsonObject } from '@colophon/schema';
import type { JsonSchema } from '@colophon/schema/printers';
import type { StoredAspect } from './read-aspects.ts';

/** What differs between the versions of the interface in how single aspects are served. */
export interface AspectVersion {
  readonly version: 2 | 3;
  readonly tag: string;
  readonly entitySchema: JsonSchema;
  /** Prints an entity with the aspects that were written. */
  toEntity(urn: string, aspects: ReadonlyMap<string, StoredAspect>, systemMetadata: boolean): JsonObject;
}

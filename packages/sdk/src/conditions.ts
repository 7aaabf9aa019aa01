import { type Moment, toMillis } from './builders/aspects/audit.ts';

/** What must hold of the present value for a write to be applied; of several, all must. */
export interface WriteConditions {
  /** Version that the aspect must have, as {@link GraphClient.getStoredAspect} tells it; `absent` when it must have none. */
  readonly ifVersion?: string | 'absent';
  /** The aspect must have changed after this time. */
  readonly ifModifiedSince?: Moment;
  /** The aspect must not have changed after this time. */
  readonly ifUnmodifiedSince?: Moment;
  /** True leaves out a `CREATE` or `CREATE_ENTITY` of what exists, in place of refusing it. Default false. */
  readonly skipIfExists?: boolean;
}

/**
 * The `headers` of a proposal that is to be applied on conditions. When they do not hold, the server refuses the write
 * with status 422, and nothing is changed.
 *
 * @example
 * ```ts
 * const stored = await graph.getStoredAspect(orders, 'globalTags');
 * await emitter.emit({
 *   entityUrn: orders,
 *   aspectName: 'globalTags',
 *   aspect: makeGlobalTagsAspect(['pii']),
 *   headers: writeConditions({ ifVersion: stored?.version ?? 'absent' }),
 * });
 * writeConditions({ ifVersion: 'absent' }); // { 'If-Version-Match': '-1' }
 * ```
 */
export function writeConditions({
  ifVersion,
  ifModifiedSince,
  ifUnmodifiedSince,
  skipIfExists = false,
}: WriteConditions): Record<string, string> {
  return {
    ...(ifVersion !== undefined && { 'If-Version-Match': ifVersion === 'absent' ? '-1' : ifVersion }),
    ...(ifModifiedSince !== undefined && { 'If-Modified-Since': toIso(ifModifiedSince) }),
    ...(ifUnmodifiedSince !== undefined && { 'If-Unmodified-Since': toIso(ifUnmodifiedSince) }),
    ...(skipIfExists && { 'If-None-Match': '*' }),
  };
}

const toIso = (moment: Moment): string => new Date(toMillis(moment)).toISOString();

import { type Moment, toMillis } from './builders/aspects/audit.ts';

/** Conditions on the current value for a write to be applied. All of them must be met. */
export interface WriteConditions {
  /** Version that the aspect must have, as {@link GraphClient.getStoredAspect} returns it; `absent` if it must not exist. */
  readonly ifVersion?: string | 'absent';
  /** The aspect must have changed after this time. */
  readonly ifModifiedSince?: Moment;
  /** The aspect must not have changed after this time. */
  readonly ifUnmodifiedSince?: Moment;
  /** True skips a `CREATE` or `CREATE_ENTITY` of what exists, instead of failing. Default false. */
  readonly skipIfExists?: boolean;
}

/**
 * The `headers` of a conditional proposal. If a condition is not met, the server rejects the write with
 * status 422, and nothing is changed.
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

import type { CallOptions, HttpClient } from '../http-client.ts';
import { callAction } from '../read-response.ts';

/** Which search documents and relationships to rebuild. */
export interface RestoreIndicesOptions extends CallOptions {
  /** URN of one entity. Default: all. */
  readonly urn?: string;
  /** URN pattern: `%` matches any characters, `_` matches one. Default: all. */
  readonly urnLike?: string;
  /** Only entities that have this aspect. Default: all. */
  readonly aspectName?: string;
  /** Number of aspects to skip, in the order of the URNs. Default 0. */
  readonly start?: number;
  /** Aspects per batch. Default: the server's default. */
  readonly batchSize?: number;
  /** Maximum number of aspects to process. Default: no limit. */
  readonly limit?: number;
}

export const restoreIndices = (
  client: HttpClient,
  { urn, urnLike, aspectName, start, batchSize, limit, ...options }: RestoreIndicesOptions = {},
): Promise<string> =>
  callAction(
    client,
    'operations?action=restoreIndices',
    { urn, urnLike, aspect: aspectName, start, batchSize, limit },
    'string',
    options,
  );

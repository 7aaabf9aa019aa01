import type { CallOptions, HttpClient } from '../http-client.ts';
import { callAction } from '../read-answer.ts';

/** Whose search documents and relationships are made again. */
export interface RestoreIndicesOptions extends CallOptions {
  /** Urn of one entity. Default: all. */
  readonly urn?: string;
  /** Pattern of urns: `%` stands for any characters, `_` for one. Default: all. */
  readonly urnLike?: string;
  /** Name of the one aspect to go by. Default: all. */
  readonly aspectName?: string;
  /** Aspects to pass over, in the order of the urns. Default 0. */
  readonly start?: number;
  /** Aspects that are read at once. Default: as the server likes. */
  readonly batchSize?: number;
  /** Most aspects to look at. Default: no limit. */
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

import { queryOptions } from '@tanstack/react-query';
import { getJson } from '../../data/request.ts';
import type { SentRequest } from '../../data/sent-requests.ts';
import { type Pipeline, pipelinesIn, resourceType } from './pipelines.ts';

const pollMs = 10_000;
/** More pipelines than anybody runs. */
const most = 1000;
const path = `/openapi/v3/entity/platformResource?query=resourceType:${resourceType}&aspects=platformResourceInfo&systemMetadata=true&count=${most}`;

export const pipelinesKey = 'ActionPipelines';

/** The pipelines that have reported. */
export const pipelinesQuery = queryOptions({
  queryKey: [pipelinesKey],
  queryFn: async ({ signal }) => {
    const { entities } = (await getJson(path, signal)) as {
      readonly entities: Parameters<typeof pipelinesIn>[0];
    };
    return pipelinesIn(entities);
  },
  refetchInterval: pollMs,
  meta: { request: { path } satisfies SentRequest },
});

/** How many changes each pipeline has not read yet, by the name of its position. The server knows it of those that read its log. */
export const lagQuery = (pipelines: readonly Pipeline[]) => {
  const consumers = [...new Set(pipelines.flatMap(({ consumer }) => consumer ?? []))];
  return queryOptions({
    queryKey: ['ActionLag', consumers],
    enabled: consumers.length > 0,
    queryFn: async ({ signal }): Promise<ReadonlyMap<string, number>> => {
      // That of a change that never comes: the answer says where the next one will be.
      const end = await nextOf(`/changes?limit=1&since=${Number.MAX_SAFE_INTEGER}`, signal);
      const lags = await Promise.all(
        consumers.map(async (name): Promise<[string, number][]> => {
          try {
            const next = await nextOf(`/changes/consumers/${encodeURIComponent(name)}`, signal);
            return [[name, Math.max(0, end - next)]];
          } catch {
            // One without a position: the others still have theirs.
            return [];
          }
        }),
      );
      return new Map(lags.flat());
    },
    refetchInterval: pollMs,
  });
};

const nextOf = async (address: string, signal: AbortSignal): Promise<number> =>
  ((await getJson(address, signal)) as { readonly next: number }).next;

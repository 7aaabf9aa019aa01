import { queryOptions } from '@tanstack/react-query';
import { getJson } from '../../data/request.ts';
import type { SentRequest } from '../../data/sent-requests.ts';
import type { WireRule } from './retention-rules.ts';

const aspect = 'dataHubRetentionConfig';
/** More rules than anybody writes. */
const most = 1000;
const path = `/openapi/v3/entity/dataHubRetention?aspects=${aspect}&count=${most}`;

export const retentionAspect = aspect;
export const retentionKey = 'RetentionRules';

/** The rules that are stored. */
export const retentionQuery = queryOptions({
  queryKey: [retentionKey],
  queryFn: async ({ signal }) => (await getJson(path, signal)) as { readonly entities: readonly WireRule[] },
  meta: { request: { path } satisfies SentRequest },
});

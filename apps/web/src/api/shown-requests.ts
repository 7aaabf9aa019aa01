import type { Query, QueryClient } from '@tanstack/react-query';
import type { SentRequest } from '../data/sent-requests.ts';

/** The requests whose answers are on the page, in the order in which they were asked for; what only prepared others comes last. */
export function requestsOfView(client: QueryClient): readonly SentRequest[] {
  const queries = client.getQueryCache().findAll({ type: 'active' });
  return queries
    .toSorted((one, other) => Number(preparesOthers(one)) - Number(preparesOthers(other)))
    .flatMap(({ meta }) => (isSentRequest(meta?.request) ? [meta.request] : []));
}

const preparesOthers = ({ meta }: Query): boolean => meta?.preparesOthers === true;

const isSentRequest = (value: unknown): value is SentRequest =>
  typeof value === 'object' && value !== null && ('operation' in value || 'path' in value);

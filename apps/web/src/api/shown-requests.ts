import type { QueryClient } from '@tanstack/react-query';
import type { SentRequest } from '../data/sent-requests.ts';

/** The requests whose answers are on the page, in the order in which they were asked for. */
export function requestsOfView(client: QueryClient): readonly SentRequest[] {
  const queries = client.getQueryCache().findAll({ type: 'active' });
  return queries.flatMap(({ meta }) => (isSentRequest(meta?.request) ? [meta.request] : []));
}

const isSentRequest = (value: unknown): value is SentRequest =>
  typeof value === 'object' && value !== null && ('operation' in value || 'path' in value);

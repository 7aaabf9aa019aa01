import type { SearchQuery } from '@colophon/catalogue';
import type { GraphqlContext } from '../../context.ts';
import { type EntityStub, stubOf } from '../../entities/resolve-field.ts';
import { findPage, type ListInput, newestFirst, toFilter } from './page.ts';

export const requestType = 'dataHubExecutionRequest';
export const inputAspect = 'dataHubExecutionRequestInput';
export const resultAspect = 'dataHubExecutionRequestResult';

export const requestStub = (urn: string | undefined): EntityStub | null => stubOf(urn) ?? null;

/** Requests to run something, newest first unless another order is asked for. */
export async function findRequests(
  { session }: Pick<GraphqlContext, 'session'>,
  input: ListInput,
  query: Partial<Pick<SearchQuery, 'filter' | 'sort'>> = {},
) {
  const { urns, ...page } = await findPage(session, requestType, input, {
    ...query,
    sort: query.sort ?? newestFirst('requestTimeMs'),
  });
  return { ...page, executionRequests: urns.map(requestStub) };
}

/** Those of one ingestion source. */
export const executionsOf = (source: string, window: ListInput, context: Pick<GraphqlContext, 'session'>) =>
  findRequests(context, window, {
    filter: toFilter([{ and: [{ field: 'ingestionSource', values: [source] }] }]),
  });

import type { Colophon, Filter } from '@colophon/sdk';
import {
  inputAspect,
  openStatuses,
  type RequestInput,
  type RequestResult,
  requestType,
  resultAspect,
} from './requests.ts';

/** A request with what is stored of it. */
export interface StoredRequest {
  readonly urn: string;
  readonly input: RequestInput;
  readonly result: RequestResult | undefined;
}

/** Most requests that one look returns. More wait for the next one. */
const maxRequests = 200;
const oldestFirst = [{ field: 'requestTimeMs', order: 'ASCENDING' }] as const;

/** Requests for an executor that nobody has begun, oldest first. */
export function findWaiting(client: Colophon, executorId: string): Promise<readonly StoredRequest[]> {
  const mine = { field: 'executorId', values: [executorId] };
  return findRequests(client, [
    [mine, { field: 'executionResultStatus', condition: 'IS_NULL' }],
    [mine, { field: 'executionResultStatus', values: ['PENDING'] }],
  ]);
}

/** Requests that an executor of this id runs. */
export const findRunning = (client: Colophon, executorId: string): Promise<readonly StoredRequest[]> =>
  findRequests(client, [
    [
      { field: 'executorId', values: [executorId] },
      { field: 'executionResultStatus', values: ['RUNNING'] },
    ],
  ]);

/** Running requests of one ingestion source, whoever runs them. */
export const findRunningOf = (client: Colophon, source: string): Promise<readonly StoredRequest[]> =>
  findRequests(client, [
    [
      { field: 'ingestionSource', values: [source] },
      { field: 'executionResultStatus', values: ['RUNNING'] },
    ],
  ]);

/** Requests of one ingestion source that wait or run. */
export const findOpenOf = (client: Colophon, source: string): Promise<readonly StoredRequest[]> => {
  const its = { field: 'ingestionSource', values: [source] };
  return findRequests(client, [
    [its, { field: 'executionResultStatus', condition: 'IS_NULL' }],
    [its, { field: 'executionResultStatus', values: [...openStatuses] }],
  ]);
};

async function findRequests(client: Colophon, filter: Filter): Promise<readonly StoredRequest[]> {
  const { hits } = await client.search.find('*', {
    entityTypes: [requestType],
    filter,
    sort: oldestFirst,
    count: maxRequests,
  });
  const found = await Promise.all(hits.map(({ urn }) => readRequest(client, urn)));
  return found.filter((request) => request !== undefined);
}

/** A request by its URN; undefined if there is none. */
export async function readRequest(client: Colophon, urn: string): Promise<StoredRequest | undefined> {
  const aspects = await client.aspects.getAll(urn, { aspectNames: [inputAspect, resultAspect] });
  const input = aspects[inputAspect];
  return input && { urn, input, result: aspects[resultAspect] };
}

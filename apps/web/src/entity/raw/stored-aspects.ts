import { queryOptions } from '@tanstack/react-query';
import { getJson, sendJson } from '../../data/request.ts';
import type { SentRequest } from '../../data/sent-requests.ts';
import { typeOfUrn } from '../presentations.ts';

export interface StoredAspect {
  readonly name: string;
  readonly value: Readonly<Record<string, unknown>>;
  /** How often it was written; absent where the answer does not say it. */
  readonly version?: string;
}

export const pathOf = (urn: string): string =>
  `/openapi/v3/entity/${encodeURIComponent(typeOfUrn(urn).toLowerCase())}/${encodeURIComponent(urn)}`;

/** Every aspect of an entity as it is stored: of any type, also one that only a model extension knows. */
export const storedAspects = (urn: string) =>
  queryOptions({
    queryKey: ['aspects', urn],
    queryFn: async ({ signal }) => aspectsIn(await getJson(`${pathOf(urn)}?systemMetadata=true`, signal)),
    meta: { request: { path: pathOf(urn) } satisfies SentRequest },
  });

/** One aspect as it was at a version; without one, as it is now. */
export const storedAspect = (urn: string, aspect: string, version?: number) =>
  queryOptions({
    queryKey: ['aspects', urn, aspect, version ?? 'latest'],
    queryFn: async ({ signal }) => {
      const query = version === undefined ? '' : `&version=${version}`;
      const path = `${pathOf(urn)}/${encodeURIComponent(aspect)}?systemMetadata=true${query}`;
      return aspectsIn({ [aspect]: await getJson(path, signal) }).at(0);
    },
  });

/**
 * Writes an aspect, provided that nobody has in the meantime.
 *
 * @param version The version that was read.
 * @throws RequestFailed with the status 412 when it has another one now, and what the server says against the value.
 */
export const writeAspect = (
  urn: string,
  aspect: string,
  value: unknown,
  version: string | undefined,
): Promise<unknown> =>
  sendJson(
    'POST',
    `${pathOf(urn)}/${encodeURIComponent(aspect)}?createIfNotExists=false`,
    { value },
    version === undefined ? {} : { headers: { 'If-Version-Match': version } },
  );

/** The aspects in an answer, by their names in order. */
export function aspectsIn(answer: unknown): readonly StoredAspect[] {
  if (!isObject(answer)) return [];
  return Object.entries(answer)
    .flatMap(([name, part]) => {
      if (!isObject(part) || !isObject(part.value)) return [];
      const version = isObject(part.systemMetadata) ? part.systemMetadata.version : undefined;
      return [{ name, value: part.value, ...(typeof version === 'string' && { version }) }];
    })
    .sort((a, b) => a.name.localeCompare(b.name));
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

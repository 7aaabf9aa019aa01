import { queryOptions } from '@tanstack/react-query';
import { getJson } from '../../data/request.ts';
import type { SentRequest } from '../../data/sent-requests.ts';
import { typeOfUrn } from '../presentations.ts';

export interface StoredAspect {
  readonly name: string;
  readonly value: Readonly<Record<string, unknown>>;
}

/** Every aspect of an entity as it is stored: of any type, also one that only a model extension knows. */
export const storedAspects = (urn: string) =>
  queryOptions({
    queryKey: ['aspects', urn],
    queryFn: async ({ signal }) => aspectsIn(await getJson(pathOf(urn), signal)),
    meta: { request: { path: pathOf(urn) } satisfies SentRequest },
  });

const pathOf = (urn: string): string =>
  `/openapi/v3/entity/${encodeURIComponent(typeOfUrn(urn).toLowerCase())}/${encodeURIComponent(urn)}`;

/** The aspects in an answer, by their names in order. */
export function aspectsIn(answer: unknown): readonly StoredAspect[] {
  if (typeof answer !== 'object' || answer === null) return [];
  return Object.entries(answer)
    .flatMap(([name, part]) =>
      typeof part === 'object' && part !== null && 'value' in part && isObject(part.value)
        ? [{ name, value: part.value }]
        : [],
    )
    .sort((a, b) => a.name.localeCompare(b.name));
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

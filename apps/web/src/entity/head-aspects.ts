import { queryOptions } from '@tanstack/react-query';
import { queryClient } from '../data/query-client.ts';
import { getJson } from '../data/request.ts';
import { type Deprecation, notDeprecated } from '../edit/part-edits.ts';
import { typeOfUrn } from './presentations.ts';
import { aspectsIn } from './raw/stored-aspects.ts';

/** Aspects that the head and the margin show. GraphQL has them for some types alone. */
const names = ['deprecation', 'forms', 'institutionalMemory', 'ownership', 'siblings'];

/** What is stored beside an entity of any type. */
export interface HeadAspects {
  readonly deprecation: Deprecation;
  readonly links: readonly { readonly url: string; readonly label: string }[];
  readonly owners: readonly { readonly owner: string; readonly type: string }[];
  /** URNs of the same data elsewhere, such as the model of a table. */
  readonly siblings: readonly string[];
  /** Whether forms are assigned to it. */
  readonly hasForms: boolean;
}

export const headAspects = (urn: string) =>
  queryOptions({
    queryKey: ['aspects', urn, 'head'],
    queryFn: async ({ signal }) => {
      const type = encodeURIComponent(typeOfUrn(urn).toLowerCase());
      const query = names.map((name) => `aspects=${name}`).join('&');
      const path = `/openapi/v3/entity/${type}/${encodeURIComponent(urn)}?${query}`;
      return headOf(await getJson(path, signal));
    },
  });

/** The same as it is now, past the cache. */
export const headAspectsNow = (urn: string): Promise<HeadAspects> =>
  queryClient.fetchQuery({ ...headAspects(urn), staleTime: 0 });

/** What the head needs of an answer; whatever is not as the model has it counts as absent. */
export function headOf(answer: unknown): HeadAspects {
  const values = new Map(aspectsIn(answer).map(({ name, value }) => [name, value]));
  const stored = values.get('deprecation') ?? {};
  return {
    deprecation:
      stored.deprecated === true
        ? {
            deprecated: true,
            note: textOf(stored.note) ?? '',
            decommissionTime: typeof stored.decommissionTime === 'number' ? stored.decommissionTime : null,
            replacement: textOf(stored.replacement) ?? null,
          }
        : notDeprecated,
    links: recordsOf(values.get('institutionalMemory')?.elements).flatMap(({ url, description }) => {
      const address = textOf(url);
      return address === undefined ? [] : [{ url: address, label: textOf(description) ?? address }];
    }),
    owners: recordsOf(values.get('ownership')?.owners).flatMap(({ owner, type, typeUrn }) => {
      const urn = textOf(owner);
      const symbol = (textOf(type) ?? 'none').toLowerCase();
      return urn === undefined
        ? []
        : [{ owner: urn, type: textOf(typeUrn) ?? `urn:li:ownershipType:__system__${symbol}` }];
    }),
    hasForms: ['incompleteForms', 'completedForms'].some(
      (list) => listOf(values.get('forms')?.[list]).length > 0,
    ),
    siblings: listOf(values.get('siblings')?.siblings).flatMap((urn) => textOf(urn) ?? []),
  };
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const recordsOf = (value: unknown): readonly Readonly<Record<string, unknown>>[] =>
  listOf(value).filter(
    (each): each is Readonly<Record<string, unknown>> => typeof each === 'object' && each !== null,
  );

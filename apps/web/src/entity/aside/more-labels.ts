import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { tagsOfEntityQuery, termsOfEntityQuery } from '../../../gen/entity/aside/labels.ts';
import { request } from '../../data/request.ts';
import type { Label } from '../../edit/label-edits.ts';

/** Labels of a request: the server looks up a limited number of entities in each. */
export const labelsPerRequest = 1_000;

interface Named {
  readonly urn: string;
  readonly card: { readonly name: string; readonly color?: string | null };
}

/**
 * Tags or terms of an entity beyond those that its card has.
 *
 * @param most How many are wanted: of ten thousand, nobody reads all.
 */
export const moreLabels = (urn: string, kind: 'tags' | 'terms', most: number) =>
  queryOptions({
    queryKey: ['MoreLabels', { urn, kind, most }],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const all: Label[] = [];
      for (;;) {
        const part = await readPart(urn, kind, all.length, signal);
        all.push(
          ...part.map((label) => ({
            urn: label.urn,
            name: label.card.name,
            color: label.card.color ?? null,
          })),
        );
        if (part.length < labelsPerRequest || all.length >= most) return all;
      }
    },
  });

async function readPart(
  urn: string,
  kind: 'tags' | 'terms',
  start: number,
  signal: AbortSignal,
): Promise<readonly Named[]> {
  const variables = { urn, start, count: labelsPerRequest };
  if (kind === 'terms')
    return (await request(termsOfEntityQuery, variables, signal)).entity?.card.terms ?? [];
  const tags = (await request(tagsOfEntityQuery, variables, signal)).entity?.card.tags ?? [];
  return tags as readonly Named[];
}

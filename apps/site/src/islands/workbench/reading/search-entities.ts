import { type CatalogueAccess, callAction } from './request-json.ts';

/** A value by which an answer can be narrowed. */
export interface FacetValue {
  readonly field: string;
  readonly value: string;
  readonly count: number;
  readonly isChosen: boolean;
}

/** A field of the entities found, with its values. */
export interface Facet {
  readonly name: string;
  readonly values: readonly FacetValue[];
}

/** What was found. */
export interface Found {
  readonly total: number;
  readonly urns: readonly string[];
  readonly facets: readonly Facet[];
}

/** A field, and the value that it must have. */
export type Chosen = Pick<FacetValue, 'field' | 'value'>;

interface WirePage {
  readonly numEntities: number;
  readonly entities: readonly { readonly entity: string }[];
  readonly metadata: {
    readonly aggregations: readonly {
      readonly name: string;
      readonly displayName: string;
      readonly filterValues: readonly {
        readonly value: string;
        readonly facetCount: number;
        readonly filtered: boolean;
      }[];
    }[];
  };
}

const MOST_HITS = 50;

/** Searches all entities; of several values of one field one must hold, and something of every field. */
export async function searchEntities(
  sandbox: CatalogueAccess,
  input: string,
  chosen: readonly Chosen[],
): Promise<Found> {
  const byField = Map.groupBy(chosen, ({ field }) => field);
  const and = [...byField].map(([field, each]) => ({ field, values: each.map(({ value }) => value) }));
  const { numEntities, entities, metadata } = await callAction<WirePage>(
    sandbox,
    '/entities?action=searchAcrossEntities',
    {
      input,
      start: 0,
      count: MOST_HITS,
      ...(and.length > 0 && { filter: { or: [{ and }] } }),
      searchFlags: { skipHighlighting: true },
    },
  );
  return {
    total: numEntities,
    urns: entities.map(({ entity }) => entity),
    facets: metadata.aggregations.map(({ name, displayName, filterValues }) => ({
      name: displayName,
      values: filterValues.map(({ value, facetCount, filtered }) => ({
        field: name,
        value,
        count: facetCount,
        isChosen: filtered,
      })),
    })),
  };
}

import type { CallOptions, HttpClient } from '../http-client.ts';
import { callAction, readPages } from '../read-response.ts';

/** How far to follow lineage, and which page of the result to return. */
export interface LineagePageOptions extends CallOptions {
  /** Maximum number of hops. Default 1: direct neighbours. */
  readonly maxHops?: number;
  /** Number of entities to skip, nearest first. Default 0. */
  readonly start?: number;
  /** Maximum number of entities to return. Default 100. */
  readonly count?: number;
}

/** How far and in which direction to follow lineage. */
export interface LineageOptions extends LineagePageOptions {
  /** `UPSTREAM` leads to what the entity is made from, `DOWNSTREAM` to what is made from it. Default `UPSTREAM`. */
  readonly direction?: 'UPSTREAM' | 'DOWNSTREAM';
}

/** How to follow lineage through all of its pages. */
export interface LineageScrollOptions extends CallOptions {
  /** `UPSTREAM` leads to what the entity is made from, `DOWNSTREAM` to what is made from it. Default `UPSTREAM`. */
  readonly direction?: 'UPSTREAM' | 'DOWNSTREAM';
  /** Maximum number of hops. Default 1: direct neighbours. */
  readonly maxHops?: number;
  /** Maximum number of entities per request. Default 100. */
  readonly pageSize?: number;
}

/** An entity that lineage reaches. */
export interface LineageEntity {
  /** URN of the entity. */
  readonly urn: string;
  /** Name of the last relationship on the path, such as `DownstreamOf`. */
  readonly type: string;
  /** Length of the shortest path: 1 for a neighbour. */
  readonly hops: number;
  /** URNs on a shortest path, including both ends. */
  readonly path: readonly string[];
}

/** Upstream or downstream entities, nearest first. */
export interface LineagePage {
  /** Number of entities within the requested hops. */
  readonly total: number;
  /** The entities of this page. */
  readonly entities: readonly LineageEntity[];
  /** True if the server stopped because of the size: there are more. */
  readonly isPartial: boolean;
}

interface WirePage {
  readonly total: number;
  readonly partial?: boolean;
  readonly relationships: readonly {
    readonly type: string;
    readonly entity: string;
    readonly degree: number;
    readonly paths: readonly (readonly string[])[];
  }[];
}

export async function lineage(
  client: HttpClient,
  urn: string,
  { direction = 'UPSTREAM', maxHops = 1, start = 0, count = 100, ...options }: LineageOptions = {},
): Promise<LineagePage> {
  const page = await callAction<WirePage>(
    client,
    'relationships?action=getLineage',
    { urn, direction, maxHops, start, count },
    { total: 'number', relationships: 'array' },
    options,
  );
  return {
    total: page.total,
    isPartial: page.partial ?? false,
    entities: page.relationships.map(({ type, entity, degree, paths }) => ({
      urn: entity,
      type,
      hops: degree,
      path: paths[0] ?? [],
    })),
  };
}

export const scrollLineage = (
  client: HttpClient,
  urn: string,
  { pageSize = 100, ...options }: LineageScrollOptions = {},
): AsyncGenerator<LineageEntity, void, undefined> =>
  readPages(async (start) => {
    const { total, entities } = await lineage(client, urn, { ...options, start, count: pageSize });
    return { total, items: entities };
  });

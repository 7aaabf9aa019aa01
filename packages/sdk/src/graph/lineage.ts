import type { CallOptions, HttpClient } from '../http-client.ts';
import { callAction } from '../read-answer.ts';

/** How far and which way to follow lineage. */
export interface LineageOptions extends CallOptions {
  /** `UPSTREAM` leads to what the entity is made from, `DOWNSTREAM` to what is made from it. Default `UPSTREAM`. */
  readonly direction?: 'UPSTREAM' | 'DOWNSTREAM';
  /** Longest way, in hops. Default 1: the direct neighbours. */
  readonly maxHops?: number;
  /** Entities to pass over, nearest first. Default 0. */
  readonly start?: number;
  /** Most entities to answer. Default 100. */
  readonly count?: number;
}

/** An entity that lineage leads to. */
export interface LineageEntity {
  /** Urn of the entity. */
  readonly urn: string;
  /** Name of the last relationship on the way, such as `DownstreamOf`. */
  readonly type: string;
  /** Length of the shortest way: 1 for a neighbour. */
  readonly hops: number;
  /** Urns of a shortest way, both ends included. */
  readonly path: readonly string[];
}

/** What lies upstream or downstream, nearest first. */
export interface LineagePage {
  /** Entities within the hops asked for. */
  readonly total: number;
  /** Those of this page. */
  readonly entities: readonly LineageEntity[];
  /** True when the server ended the walk for its size: there is more. */
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

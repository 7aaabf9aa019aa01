import type { CallOptions, HttpClient } from '../http-client.ts';
import { queryString, restliList } from '../query-string.ts';
import { readJson, readPages } from '../read-response.ts';

/** Which relationships of an entity to read, in one direction. */
export interface RelationshipPageOptions extends CallOptions {
  /** Names such as `OwnedBy` or `DownstreamOf`. Default: all. */
  readonly types?: readonly string[];
  /** Maximum number of relationships per request. Default 100. */
  readonly pageSize?: number;
}

/** Which relationships of an entity to read. */
export interface RelationshipOptions extends RelationshipPageOptions {
  /** `OUTGOING` ones start at the entity, `INCOMING` ones point to it. Default `OUTGOING`. */
  readonly direction?: 'INCOMING' | 'OUTGOING';
}

/** An entity at the other end of a relationship. */
export interface Relationship {
  /** Name of the relationship, such as `OwnedBy`. */
  readonly type: string;
  /** URN of the entity. */
  readonly urn: string;
}

interface WirePage {
  readonly total: number;
  readonly relationships: readonly { readonly type: string; readonly entity: string }[];
}

export const relationships = (
  client: HttpClient,
  urn: string,
  { direction = 'OUTGOING', types = [], pageSize = 100, ...options }: RelationshipOptions = {},
): AsyncGenerator<Relationship, void, undefined> =>
  readPages(async (start) => {
    const names = types.length > 0 ? `&types=${restliList(types)}` : '';
    const path = `/relationships${queryString({ urn, direction, start, count: pageSize })}${names}`;
    const shape = { total: 'number', relationships: 'array' } as const;
    const page = await readJson<WirePage>(client, path, shape, options);
    return {
      total: page.total,
      items: page.relationships.map(({ type, entity }) => ({ type, urn: entity })),
    };
  });

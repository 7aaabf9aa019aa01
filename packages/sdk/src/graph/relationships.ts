import type { CallOptions, HttpClient } from '../http-client.ts';
import { queryString, restliList } from '../query-string.ts';
import { readResponse } from '../read-response.ts';

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

export async function* relationships(
  client: HttpClient,
  urn: string,
  { direction = 'OUTGOING', types = [], pageSize = 100, ...options }: RelationshipOptions = {},
): AsyncGenerator<Relationship, void, undefined> {
  for (let start = 0; ; ) {
    const names = types.length > 0 ? `&types=${restliList(types)}` : '';
    const path = `/relationships${queryString({ urn, direction, start, count: pageSize })}${names}`;
    const answer = await client.request('GET', path, options);
    const page = readResponse<WirePage>(`GET ${path}`, answer, { total: 'number', relationships: 'array' });
    for (const { type, entity } of page.relationships) yield { type, urn: entity };
    start += page.relationships.length;
    if (page.relationships.length === 0 || start >= page.total) return;
  }
}

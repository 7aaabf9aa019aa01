import type { EdgePage, EdgeScroll, ScrolledEdge } from '@colophon/catalogue';
import type { JsonObject } from '@colophon/schema';
import type { JsonSchema } from '@colophon/schema/printers';
import { flag, names } from './query.ts';
import { listOf } from './responses.ts';
import { scrollParameters } from './scroll-parameters.ts';

export const tag = 'Relationships and lineage';
export const sides = ['INCOMING', 'OUTGOING'] as const;
export const relationshipTypes = names('Types of relationships, such as `OwnedBy`. By default, all.');

/** The parameters of every way through edges. */
export const edgeParameters = {
  ...scrollParameters,
  relationshipTypes,
  includeSoftDelete: flag('Include edges that have a soft-deleted end.', false),
};

export const edgesSchema: JsonSchema = {
  type: 'object',
  properties: {
    scrollId: { description: 'Cursor for the next page. Absent on the last page.', type: 'string' },
    results: listOf({ type: 'object' }),
  },
};

export interface PagingQuery {
  readonly count: number;
  readonly scrollId: string | undefined;
  readonly relationshipTypes: readonly string[] | undefined;
  readonly includeSoftDelete: boolean;
}

/** What the parameters ask of the catalogue. */
export function paging({
  count: most,
  scrollId,
  relationshipTypes: types,
  includeSoftDelete: includeRemoved,
}: PagingQuery): EdgeScroll {
  const named = some(types);
  return {
    count: most,
    includeRemoved,
    ...(scrollId !== undefined && { after: scrollId }),
    ...(named && { types: named }),
  };
}

/** An empty list asks nothing. */
export const some = (list: readonly string[] | undefined): readonly string[] | undefined =>
  list?.length === 0 ? undefined : list;

/** A page of edges; `more` adds what an interface says of each. */
export const toPage = ({ edges, next }: EdgePage, more: (edge: ScrolledEdge) => JsonObject): JsonObject => ({
  ...(next !== undefined && { scrollId: next }),
  results: edges.map((edge) => ({
    relationshipType: edge.type,
    source: { ...edge.source },
    destination: { ...edge.destination },
    properties: edge.properties ?? {},
    ...more(edge),
  })),
});

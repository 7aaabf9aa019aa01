import type { ScrolledEdge } from '@colophon/catalogue';
import type { JsonObject } from '@colophon/schema';
import { access } from '../access/operation-access.ts';
import { body } from './body.ts';
import { edgeParameters, edgesSchema, paging, some, tag, toPage } from './edge-page.ts';
import { operation } from './operation.ts';
import { oneOf } from './query.ts';
import { errors, ok } from './responses.ts';
import { isLaterSlice } from './scroll-parameters.ts';

/** The edges of lineage, all of them or those around some entities. */
export const scrollLineage = (version: 2 | 3) =>
  operation({
    id: `scrollLineageV${version}`,
    method: 'POST',
    path: `/openapi/v${version}/lineage/scroll`,
    tag,
    access: access.view,
    summary: 'List lineage edges, page by page',
    query: {
      ...edgeParameters,
      direction: oneOf('Direction of the other end, seen from `urns`. By default, both.', [
        'UPSTREAM',
        'DOWNSTREAM',
      ]),
    },
    body: body<{ readonly urns?: readonly string[] | null }>(
      'The entities. Each edge has one of them at an end.',
      {
        type: 'object',
        properties: { urns: { type: ['array', 'null'], items: { type: 'string' } } },
        additionalProperties: false,
      },
    ),
    answers: {
      ...ok('A page of edges, each with its `upstream` and `downstream`.', edgesSchema),
      ...errors.badRequest,
    },
    async run(session, { query, body: asked }) {
      if (isLaterSlice(query)) return { status: 200, json: { results: [] } };
      const anchors = some(asked.urns ?? []);
      const page = await session.scrollEdges({
        ...paging(query),
        lineage: {
          ...(anchors && { urns: anchors }),
          ...(query.direction && { direction: query.direction === 'UPSTREAM' ? 'upstream' : 'downstream' }),
        },
      });
      return { status: 200, json: toPage(page, lineageOf) };
    },
  });

const lineageOf = ({ source, destination, lineage }: ScrolledEdge): JsonObject =>
  lineage === 'upstream'
    ? { upstream: destination.urn, downstream: source.urn }
    : { upstream: source.urn, downstream: destination.urn };

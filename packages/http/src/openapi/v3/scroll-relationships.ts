import {
  type EdgeScroll,
  type FilterCriterion,
  plainFilter,
  type Session,
  searchQuery,
} from '@colophon/catalogue';
import type { JsonObject } from '@colophon/schema';
import { Parameters, RequestError } from '@colophon/wire';
import { access } from '../../access/operation-access.ts';
import { body } from '../body.ts';
import {
  edgeParameters,
  edgesSchema,
  type PagingQuery,
  paging,
  sides,
  some,
  tag,
  toPage,
} from '../edge-page.ts';
import { operation } from '../operation.ts';
import { names, oneOf, urns } from '../query.ts';
import { errors, ok } from '../responses.ts';
import { isLaterSlice } from '../scroll-parameters.ts';
import { filterSchema, parseFilterV3 } from './filter.ts';

/** Most entities that a filter on an end may find. */
export const maxFiltered = 10_000;

const parameters = {
  ...edgeParameters,
  sourceTypes: names('Entity types of the source. By default, all.'),
  destinationTypes: names('Entity types of the destination. By default, all.'),
  direction: oneOf('`INCOMING` swaps source and destination in the request.', sides),
};

const scrollRelationships = operation({
  id: 'scrollRelationshipsV3',
  method: 'POST',
  path: '/openapi/v3/relationship/scroll',
  tag,
  access: access.view,
  summary: 'List the edges of the graph, page by page',
  query: parameters,
  body: body<JsonObject>('Filters on the entities at both ends, and on the edges.', {
    type: 'object',
    properties: { sourceFilter: filterSchema, destinationFilter: filterSchema, edgeFilter: filterSchema },
    additionalProperties: false,
  }),
  answers: {
    ...ok(
      'A page of edges. With `edgeFilter`, a page may be short or even empty while a `scrollId` still leads to the next one.',
      edgesSchema,
    ),
    ...errors.badRequest,
  },
  async run(session, { query, body: sent }) {
    const asked = new Parameters(sent);
    const filter = plainFilter(parseFilterV3(asked.object('edgeFilter'))).filter(
      (clause) => clause.length > 0,
    );
    const ends = {
      sources: await urnsOf(session, '/sourceFilter', parseFilterV3(asked.object('sourceFilter'))),
      destinations: await urnsOf(
        session,
        '/destinationFilter',
        parseFilterV3(asked.object('destinationFilter')),
      ),
    };
    return { status: 200, json: await scrollEdges(session, query, { ...ends, filter }) };
  },
});

const listEdges = operation({
  id: 'listRelationshipsV3',
  method: 'GET',
  path: '/openapi/v3/relationship/scroll',
  tag,
  access: access.view,
  summary: 'List the edges of the graph by the URNs at their ends',
  query: {
    ...parameters,
    sourceUrns: urns('Possible sources, one per occurrence of the parameter.'),
    destinationUrns: urns('Possible destinations, one per occurrence of the parameter.'),
  },
  answers: { ...ok('A page of edges.', edgesSchema), ...errors.badRequest },
  run: async (session, { query }) => ({
    status: 200,
    json: await scrollEdges(session, query, {
      sources: some(query.sourceUrns),
      destinations: some(query.destinationUrns),
    }),
  }),
});

/** URNs that a filter on one end selects; undefined when it is empty. */
async function urnsOf(
  session: Session,
  path: string,
  filter: readonly (readonly FilterCriterion[])[],
): Promise<readonly string[] | undefined> {
  if (filter.length === 0) return undefined;
  // Named as they are: of an entity to which edges lead, search may know nothing.
  const named = plainFilter(filter).map(([first, ...more]) =>
    first?.fields.join() === 'urn' && first.condition === 'EQUAL' && !first.negated && more.length === 0
      ? first.values
      : undefined,
  );
  if (named.every((values) => values !== undefined)) return named.flat();
  const { total, hits } = await session.search(
    searchQuery({ filter, includeRemoved: true, includeOutdated: true, count: maxFiltered }),
  );
  if (total > maxFiltered) {
    const message = `${path}: expected a filter that finds at most ${maxFiltered} entities, got ${total}`;
    throw new RequestError('INVALID_REQUEST', message);
  }
  return hits.map(({ urn }) => urn);
}

interface EdgesQuery extends PagingQuery {
  readonly sourceTypes: readonly string[] | undefined;
  readonly destinationTypes: readonly string[] | undefined;
  readonly direction: (typeof sides)[number] | undefined;
  readonly sliceId: number;
}

interface Narrowed {
  readonly sources: readonly string[] | undefined;
  readonly destinations: readonly string[] | undefined;
  readonly filter?: EdgeScroll['filter'];
}

async function scrollEdges(
  session: Session,
  query: EdgesQuery,
  { sources, destinations, filter }: Narrowed,
): Promise<JsonObject> {
  if (isLaterSlice(query)) return { results: [] };
  const asked = [
    [sources, some(query.sourceTypes)],
    [destinations, some(query.destinationTypes)],
  ] as const;
  const [[from, fromTypes], [to, toTypes]] =
    query.direction === 'INCOMING' ? ([asked[1], asked[0]] as const) : asked;
  const page = await session.scrollEdges({
    ...paging(query),
    ...(from && { sources: from }),
    ...(fromTypes && { sourceTypes: fromTypes }),
    ...(to && { destinations: to }),
    ...(toTypes && { destinationTypes: toTypes }),
    ...(filter && { filter }),
  });
  return toPage(page, () => ({}));
}

/** The edges of the graph, under both methods that clients use. */
export const scrollRelationshipsV3 = [scrollRelationships, listEdges];

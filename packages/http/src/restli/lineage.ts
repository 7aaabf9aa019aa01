import type { LineageSearchPage, Session } from '@colophon/catalogue';
import type { JsonObject } from '@colophon/schema';
import { type Parameters, parseDirection, parseLineageSearch } from '@colophon/wire';
import { aggregationsOf } from './aggregations.ts';
import { parsePosition, printPosition } from './position.ts';
import { defaultGraphPageSize } from './relationships.ts';
import { respondLongValue } from './respond.ts';

/**
 * `POST /relationships?action=getLineage`: the bare graph around an entity, one hop far by default, with
 * entities of which nothing was written too.
 */
export async function getLineage(session: Session, parameters: Parameters): Promise<Response> {
  const start = parameters.count('start') ?? 0;
  const { total, entities, isPartial } = await session.lineage({
    urn: parameters.requiredString('urn'),
    direction: parseDirection(parameters),
    maxHops: parameters.count('maxHops') ?? 1,
    includeRemoved: true,
    includeAbsent: true,
    start,
    count: parameters.count('count') ?? defaultGraphPageSize,
  });
  return respondLongValue(session.context, {
    start,
    count: entities.length,
    total,
    ...(isPartial && { partial: true }),
    relationships: entities.map(({ type, urn, hops, path }) => ({
      type,
      entity: urn,
      degree: hops,
      degrees: [hops],
      paths: [[...path]],
    })),
  });
}

/** `POST /entities?action=searchAcrossLineage`: a page of entities upstream or downstream, with the path to each. */
export async function searchAcrossLineage(session: Session, parameters: Parameters): Promise<Response> {
  const query = parseLineageSearch(parameters, (types) => session.facets(types));
  const start = parameters.count('start') ?? 0;
  const page = await session.searchLineage({ ...query, start });
  return respondLongValue(session.context, { from: start, ...toWire(page, query.count) });
}

/** `POST /entities?action=scrollAcrossLineage`: the same, from where the page before ended. */
export async function scrollAcrossLineage(session: Session, parameters: Parameters): Promise<Response> {
  const query = parseLineageSearch(parameters, (types) => session.facets(types));
  const start = parsePosition(parameters.path('scrollId'), parameters.string('scrollId'));
  const page = await session.searchLineage({ ...query, start });
  const next = start + page.entities.length;
  return respondLongValue(session.context, {
    ...toWire(page, query.count),
    ...(page.entities.length > 0 && next < page.total && { scrollId: printPosition(next) }),
  });
}

const toWire = ({ total, entities, facets, isPartial }: LineageSearchPage, pageSize: number): JsonObject => ({
  pageSize,
  numEntities: total,
  entities: entities.map(({ urn, hops, path, score }) => ({
    entity: urn,
    matchedFields: [],
    score,
    degree: hops,
    degrees: [hops],
    paths: [[...path]],
    explored: true,
    truncatedChildren: false,
    ignoredAsHop: false,
  })),
  metadata: { aggregations: aggregationsOf(facets), suggestions: [] },
  isPartial,
});

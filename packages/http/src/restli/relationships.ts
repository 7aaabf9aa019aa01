import type { Catalogue } from '@colophon/catalogue';
import type { Context } from 'hono';
import { parseNameList } from './aspect-names.ts';
import { queryCount, queryOneOf, queryText } from './query-parameters.ts';
import { respond } from './respond.ts';

/** Most entities of a page of the graph that names no number. */
export const defaultGraphPageSize = 100;

const directions = { INCOMING: 'incoming', OUTGOING: 'outgoing' } as const;

/** `GET /relationships?urn=…&types=List(…)&direction=INCOMING`: the entities at the other ends, a page of them. */
export async function getRelationships(catalogue: Catalogue, { req }: Context): Promise<Response> {
  const direction = queryOneOf('direction', req.query('direction'), ['INCOMING', 'OUTGOING']);
  const start = queryCount('start', req.query('start'), 0);
  const { total, relationships } = await catalogue.relationships({
    urn: queryText('urn', req.query('urn')),
    types: parseNameList(req.query('types')) ?? [],
    direction: directions[direction],
    start,
    count: queryCount('count', req.query('count'), defaultGraphPageSize),
  });
  return respond({
    start,
    count: relationships.length,
    total,
    relationships: relationships.map(({ type, urn }) => ({ type, entity: urn })),
  });
}

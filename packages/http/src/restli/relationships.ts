import type { Session } from '@colophon/catalogue';
import type { HonoRequest } from 'hono';
import { parseNameList, queryCount, queryOneOf, queryText } from './query-parameters.ts';
import { respondLong } from './respond.ts';

/** Most entities of a page of the graph that names no number. */
export const defaultGraphPageSize = 100;

const directions = { INCOMING: 'incoming', OUTGOING: 'outgoing' } as const;

/** `GET /relationships?urn=…&types=List(…)&direction=INCOMING`: the entities at the other ends, a page of them. */
export async function getRelationships(session: Session, request: HonoRequest): Promise<Response> {
  const direction = queryOneOf('direction', request.query('direction'), ['INCOMING', 'OUTGOING']);
  const start = queryCount('start', request.query('start'), 0);
  const { total, relationships } = await session.relationships({
    urn: queryText('urn', request.query('urn')),
    types: parseNameList(request.query('types')) ?? [],
    direction: directions[direction],
    start,
    count: queryCount('count', request.query('count'), defaultGraphPageSize),
  });
  return respondLong(session.context, {
    start,
    count: relationships.length,
    total,
    relationships: relationships.map(({ type, urn }) => ({ type, entity: urn })),
  });
}

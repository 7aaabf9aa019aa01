import { type Session, searchQuery } from '@colophon/catalogue';
import { defaultPageSize, maxResultWindow, type Parameters } from '@colophon/wire';
import { respondLongValue, respondValue } from './respond.ts';

/** `POST /entities?action=listUrns`: the URNs of one type in their order, soft-deleted ones too. */
export async function listUrns(session: Session, parameters: Parameters): Promise<Response> {
  const start = parameters.count('start') ?? 0;
  const { total, hits } = await session.search(
    searchQuery({
      entityTypes: [parameters.requiredString('entity')],
      includeRemoved: true,
      includeOutdated: true,
      sort: [{ field: 'urn', order: 'ASCENDING' }],
      start,
      count: Math.min(parameters.count('count') ?? defaultPageSize, maxResultWindow),
    }),
  );
  return respondLongValue(session.context, {
    entities: hits.map(({ urn }) => urn),
    start,
    count: hits.length,
    total,
  });
}

/** `POST /entities?action=getTotalEntityCount`: how many entities of a type there are, without soft-deleted ones. */
export const getTotalEntityCount = async (session: Session, parameters: Parameters): Promise<Response> =>
  respondValue(await countOf(session, parameters.requiredString('entity')));

/** `POST /entities?action=batchGetTotalEntityCount`: the same of several types, by their names. */
export async function batchGetTotalEntityCount(session: Session, parameters: Parameters): Promise<Response> {
  const counts: Record<string, number> = {};
  for (const name of new Set(parameters.strings('entities'))) counts[name] = await countOf(session, name);
  return respondValue(counts);
}

const countOf = async (session: Session, entityType: string): Promise<number> =>
  (await session.search(searchQuery({ entityTypes: [entityType], includeOutdated: true, count: 0 }))).total;

import type { Session } from '@colophon/catalogue';
import { type Parameters, parseSearch, parseWindow } from '@colophon/wire';
import { respondLongValue, respondValue } from './respond.ts';

/** `POST /entities?action=browse`: the folders at a path, and the entities of one type in it. */
export async function browse(session: Session, parameters: Parameters): Promise<Response> {
  const path = parameters.requiredString('path');
  const query = {
    ...parseSearch(parameters, [parameters.requiredString('entity')], () => []),
    ...parseWindow(parameters, 'limit'),
    input: '*',
    highlight: false,
  };
  const { groups, page } = await session.browse(query, path);
  return respondLongValue(session.context, {
    entities: page.hits.map(({ urn }) => ({ urn })),
    metadata: {
      path,
      groups: groups.map(({ name, count }) => ({ name, count })),
      totalNumEntities: groups.reduce((sum, { count }) => sum + count, page.total),
    },
    from: query.start,
    pageSize: query.count,
    numEntities: page.total,
  });
}

/** `POST /entities?action=getBrowsePaths`: the paths under which an entity is found. */
export const getBrowsePaths = async (session: Session, parameters: Parameters): Promise<Response> =>
  respondValue([...(await session.browsePaths(parameters.requiredString('urn')))]);

/** `POST /entities?action=autocomplete`: names that go on from what was typed, and the entities that bear them. */
export async function autocomplete(session: Session, parameters: Parameters): Promise<Response> {
  const query = parameters.requiredString('query');
  const search = parseSearch(parameters, [parameters.requiredString('entity')], () => []);
  const { count } = parseWindow(parameters, 'limit');
  const field = parameters.string('field');
  const { suggestions, hits } = await session.autocomplete(
    { ...search, input: query, start: 0, count, highlight: false },
    field,
  );
  return respondLongValue(session.context, {
    query,
    suggestions: [...suggestions],
    entities: hits.map(({ urn }) => ({ urn })),
  });
}

import type { SearchQuery, Session } from '@colophon/catalogue';
import { type Parameters, parseSearch } from '@colophon/wire';
import { printHits, printMetadata } from './print-page.ts';
import { respondLongValue } from './respond.ts';

/** `POST /entities?action=search`: a page of URNs with scores, and the facets; of one entity type. */
export const searchEntities = (session: Session, parameters: Parameters): Promise<Response> =>
  respondPage(
    session,
    parseSearch(parameters, [parameters.requiredString('entity')], (types) => session.facets(types)),
  );

/** `POST /entities?action=searchAcrossEntities`: the same over several entity types, or over all. */
export const searchAcrossEntities = (session: Session, parameters: Parameters): Promise<Response> =>
  respondPage(
    session,
    parseSearch(parameters, parameters.strings('entities') ?? [], (types) => session.facets(types)),
  );

/** `POST /entities?action=filter`: everything of one type that fits the filter, without a query text. */
export async function filterEntities(session: Session, parameters: Parameters): Promise<Response> {
  parameters.requiredObject('filter');
  const query = parseSearch(parameters, [parameters.requiredString('entity')], () => []);
  return respondPage(session, { ...query, input: '*' });
}

async function respondPage(session: Session, query: SearchQuery): Promise<Response> {
  const page = await session.search(query);
  return respondLongValue(session.context, {
    from: query.start,
    pageSize: query.count,
    numEntities: page.total,
    entities: printHits(page.hits),
    metadata: printMetadata(query, page.facets),
  });
}

/** `POST /entities?action=scrollAcrossEntities`: the way through everything that matches; `scrollId` asks for the next page. */
export async function scrollAcrossEntities(session: Session, parameters: Parameters): Promise<Response> {
  const query = parseSearch(parameters, parameters.strings('entities') ?? [], (types) =>
    session.facets(types),
  );
  // An id holds all that is needed to go on, so that `keepAlive` is read and nothing has to be kept alive.
  parameters.string('keepAlive');
  const page = await session.scroll(query, parameters.string('scrollId'));
  return respondLongValue(session.context, {
    pageSize: query.count,
    numEntities: page.total,
    ...(page.next !== undefined && { scrollId: page.next }),
    entities: printHits(page.hits),
    metadata: printMetadata(query, page.facets),
  });
}

/** `POST /entities?action=list`: the URNs of one type that fit the filter. */
export async function listEntities(session: Session, parameters: Parameters): Promise<Response> {
  const query = parseSearch(parameters, [parameters.requiredString('entity')], () => []);
  const { total, hits } = await session.search({ ...query, input: '*', highlight: false });
  return respondLongValue(session.context, {
    entities: hits.map(({ urn }) => urn),
    start: query.start,
    count: hits.length,
    total,
  });
}

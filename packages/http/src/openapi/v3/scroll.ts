import {
  isCatalogueError,
  type SearchQuery,
  type Session,
  type SortCriterion,
  searchQuery,
} from '@colophon/catalogue';
import type { JsonObject } from '@colophon/schema';
import type { JsonSchema } from '@colophon/schema/printers';
import { Parameters, parseSort, printPieces } from '@colophon/wire';
import { access } from '../../access/operation-access.ts';
import { body } from '../body.ts';
import { entityTypeOf } from '../entity-type.ts';
import { operation } from '../operation.ts';
import { flag, names, oneOf, text } from '../query.ts';
import { readEntity } from '../read-aspects.ts';
import { errors, listOf, ok, refer } from '../responses.ts';
import { isLaterSlice, scrollParameters } from '../scroll-parameters.ts';
import { withSystemMetadata } from '../shared-parameters.ts';
import { path, tag, toEntity } from './entities.ts';
import { filterSchema, parseFilterV3 } from './filter.ts';

const parameters = {
  ...scrollParameters,
  query: text('A search query. `*`, the default, matches everything.'),
  sort: text('Field to sort by. By default, the URN.'),
  sortOrder: oneOf('Sort order. Ascending by default.', ['ASCENDING', 'DESCENDING']),
  systemMetadata: withSystemMetadata,
  includeSoftDelete: flag('Include soft-deleted entities.', false),
};

const pageSchema: JsonSchema = {
  type: 'object',
  properties: {
    scrollId: { description: 'Cursor for the next page. Absent on the last page.', type: 'string' },
    totalCount: { type: 'integer' },
    facets: listOf({ type: 'object' }),
    entities: listOf(refer('Entity')),
  },
};

const listEntities = operation({
  id: 'listEntitiesV3',
  method: 'GET',
  path,
  tag,
  access: access.view,
  summary: 'List the entities of one type, page by page',
  query: {
    ...parameters,
    aspects: names('Names of the aspects to read. By default, all versioned aspects.', 'aspectNames'),
    sortCriteria: names('Fields to sort by, in order of precedence. Use instead of `sort`.'),
  },
  answers: { ...ok('A page of entities.', pageSchema), ...errors.badRequest, ...errors.notFound },
  async run(session, { path: { entityName }, query }) {
    if (isLaterSlice(query)) return { status: 200, json: emptyPage };
    const search = searchQuery({
      entityTypes: [entityTypeOf(session.registry, entityName).name],
      input: query.query ?? '*',
      includeRemoved: query.includeSoftDelete,
      // A list of all entities of a type, as `listUrns` is.
      includeOutdated: true,
      sort: sortOf(query, query.sortCriteria),
      count: query.count,
    });
    return { status: 200, pieces: await scroll(session, search, { ...query, names: query.aspects }) };
  },
});

const scrollEntities = operation({
  id: 'scrollEntitiesV3',
  method: 'POST',
  path: '/openapi/v3/entity/scroll',
  tag,
  access: access.view,
  summary: 'List the entities of many types, page by page',
  query: {
    ...parameters,
    skipAggregation: flag('Leave out facets.', true),
    scrollIdPerEntity: flag('Ignored: one id serves all entities.', false),
  },
  body: body<JsonObject>('The entities and aspects to read. Without `aspects`, none; for `[]`, all.', {
    type: 'object',
    properties: {
      entities: { description: 'Entity types. By default, all.', type: ['array', 'null'] },
      aspects: { type: ['array', 'null'] },
      filter: filterSchema,
      sortCriteria: { type: ['array', 'null'] },
    },
    additionalProperties: false,
  }),
  answers: { ...ok('A page of entities.', pageSchema), ...errors.badRequest, ...errors.notFound },
  async run(session, { query, body: sent }) {
    const asked = new Parameters(sent);
    const entityTypes = asked.strings('entities') ?? [];
    const filter = parseFilterV3(asked.object('filter'));
    const criteria = parseSort(asked);
    const search = searchQuery({
      entityTypes,
      input: query.query ?? '*',
      filter,
      includeRemoved: query.includeSoftDelete,
      sort: criteria.length > 0 ? criteria : sortOf(query),
      count: query.count,
      facets: query.skipAggregation ? [] : session.facets(entityTypes),
    });
    if (isLaterSlice(query)) return { status: 200, json: emptyPage };
    const named = asked.strings('aspects');
    const wanted = named === undefined ? [] : named.length === 0 ? undefined : named;
    return { status: 200, pieces: await scroll(session, search, { ...query, names: wanted }) };
  },
});

const emptyPage = { totalCount: 0, facets: [], entities: [] };

const sortOf = (
  { sort = 'urn', sortOrder: order = 'ASCENDING' }: Sorting,
  fields: readonly string[] = [],
): readonly SortCriterion[] => (fields.length > 0 ? fields : [sort]).map((field) => ({ field, order }));

interface Sorting {
  readonly sort: string | undefined;
  readonly sortOrder: SortCriterion['order'] | undefined;
}

async function scroll(
  session: Session,
  search: SearchQuery,
  {
    scrollId,
    names: wanted,
    systemMetadata,
  }: {
    readonly scrollId: string | undefined;
    readonly names: readonly string[] | undefined;
    readonly systemMetadata: boolean;
  },
): Promise<Iterable<string>> {
  const { total, hits, facets, next: behindPage } = await session.scroll(search, scrollId);
  // Printed one by one: the values of a long page are not held, and others come in between.
  const entities: string[][] = [];
  let next = behindPage;
  for (const [i, { urn }] of hits.entries()) {
    try {
      const aspects = wanted?.length === 0 ? new Map() : await readEntity(session, urn, wanted);
      // Absent when it was deleted since it was found.
      if (aspects) entities.push(printPieces(toEntity(urn, aspects, systemMetadata)).toArray());
    } catch (error) {
      if (i === 0 || !isCatalogueError(error) || error.code !== 'LIMIT_EXCEEDED') throw error;
      // The values of the page are too long: it ends before this entity.
      ({ next } = await session.scroll({ ...search, count: i, facets: [] }, scrollId));
      break;
    }
  }
  const page = JSON.stringify({
    ...(next !== undefined && { scrollId: next }),
    totalCount: total,
    facets: facets.map(({ field, counts }) => ({
      field,
      aggregations: Object.fromEntries(counts.map(({ value, count: found }) => [value, found])),
    })),
  });
  return [
    `${page.slice(0, -1)},"entities":[`,
    ...entities.flatMap((pieces, i) => (i === 0 ? pieces : [',', ...pieces])),
    ']}',
  ];
}

/** The whole path of one would fit the other, too: it comes first. */
export const scrollV3 = [scrollEntities, listEntities];

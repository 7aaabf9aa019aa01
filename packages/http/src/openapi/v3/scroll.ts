import { searchQuery } from '@colophon/catalogue';
import type { JsonObject } from '@colophon/schema';
import { Parameters, parseSort } from '@colophon/wire';
import { access } from '../../access/operation-access.ts';
import { body } from '../body.ts';
import {
  type EntityPages,
  emptyPage,
  listOperation,
  listParameters,
  printPage,
  scroll,
  sortOf,
} from '../list-entities.ts';
import { operation } from '../operation.ts';
import { flag } from '../query.ts';
import { errors, listOf, ok, refer } from '../responses.ts';
import { isLaterSlice } from '../scroll-parameters.ts';
import { tag, toEntity } from './entities.ts';
import { filterSchema, parseFilterV3 } from './filter.ts';

const pages: EntityPages = {
  version: 3,
  tag,
  toEntity,
  pageSchema: {
    type: 'object',
    properties: {
      scrollId: { description: 'Cursor for the next page. Absent on the last page.', type: 'string' },
      totalCount: { type: 'integer' },
      facets: listOf({ type: 'object' }),
      entities: listOf(refer('Entity')),
    },
  },
  field: 'entities',
  head: ({ next, total, facets }) => ({
    scrollId: next,
    totalCount: total,
    facets: facets.map(({ field, counts }) => ({
      field,
      aggregations: Object.fromEntries(counts.map(({ value, count }) => [value, count])),
    })),
  }),
};

const scrollEntities = operation({
  id: 'scrollEntitiesV3',
  method: 'POST',
  path: '/openapi/v3/entity/scroll',
  tag,
  access: access.view,
  summary: 'List the entities of many types, page by page',
  query: {
    ...listParameters,
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
  answers: { ...ok('A page of entities.', pages.pageSchema), ...errors.badRequest, ...errors.notFound },
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
    if (isLaterSlice(query)) return { status: 200, pieces: printPage(pages, emptyPage, []) };
    const named = asked.strings('aspects');
    const wanted = named === undefined ? [] : named.length === 0 ? undefined : named;
    return { status: 200, pieces: await scroll(session, search, pages, { ...query, names: wanted }) };
  },
});

/** The whole path of one would fit the other, too: it comes first. */
export const scrollV3 = [scrollEntities, listOperation(pages)];

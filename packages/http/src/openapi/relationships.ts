import type { JsonObject } from '@colophon/schema';
import { access } from '../access/operation-access.ts';
import { relationshipTypes, sides, tag } from './edge-page.ts';
import { operation } from './operation.ts';
import { cappedCount, count, oneOf, requiredText } from './query.ts';
import { errors, listOf, ok } from './responses.ts';

/** The relationships of one entity. */
export const getRelationships = operation({
  id: 'getRelationshipsV1',
  method: 'GET',
  path: '/openapi/relationships/v1',
  tag,
  access: access.view,
  summary: 'List the relationships of an entity',
  query: {
    urn: requiredText('The entity.'),
    direction: oneOf('Direction of the relationships: `OUTGOING` ones start at the entity.', sides),
    relationshipTypes,
    start: count('Number of relationships to skip.', 0),
    count: cappedCount('Maximum number of relationships per page.', 200, 10_000),
  },
  answers: {
    ...ok('A page of relationships. `count` is the number on this page, 0 after the last one.', {
      type: 'object',
      properties: {
        start: { type: 'integer' },
        count: { type: 'integer' },
        total: { type: 'integer' },
        entities: listOf({ type: 'object' }),
      },
    }),
    ...errors.badRequest,
  },
  async run(session, { query }) {
    const { total, relationships } = await session.relationships({
      urn: query.urn,
      direction: query.direction === 'INCOMING' ? 'incoming' : 'outgoing',
      types: query.relationshipTypes ?? [],
      start: query.start,
      count: query.count,
    });
    const entities = relationships.map(
      ({ urn, type, properties }): JsonObject => ({
        urn,
        relationshipType: type,
        via: properties?.via ?? null,
      }),
    );
    return { status: 200, json: { start: query.start, count: entities.length, total, entities } };
  },
});

import type { JsonObject } from '@colophon/schema';
import { errors, listOf, ok } from './answers.ts';
import { relationshipTypes, sides, tag } from './edge-page.ts';
import { operation } from './operation.ts';
import { cappedCount, count, oneOf, requiredText } from './query.ts';

/** The relationships of one entity. */
export const getRelationships = operation({
  id: 'getRelationshipsV1',
  method: 'GET',
  path: '/openapi/relationships/v1',
  tag,
  summary: 'List the entities to which one has relationships',
  query: {
    urn: requiredText('The entity.'),
    direction: oneOf('Which side of the relationship the others are on: `OUTGOING` leads to them.', sides),
    relationshipTypes,
    start: count('How many relationships to pass over.', 0),
    count: cappedCount('Most relationships of the page.', 200, 10_000),
  },
  answers: {
    ...ok('A page of relationships. `count` is how many are in it, and 0 behind the last one.', {
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
  async run(catalogue, { query }) {
    const { total, relationships } = await catalogue.relationships({
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

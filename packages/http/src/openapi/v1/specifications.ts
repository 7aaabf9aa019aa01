import type { Aspect, Entity, JsonObject } from '@colophon/schema';
import { access } from '../../access/operation-access.ts';
import { entityTypeOf } from '../entity-type.ts';
import { operation } from '../operation.ts';
import { cappedCount, count } from '../query.ts';
import { errors, listOf, ok } from '../responses.ts';

const tag = 'The model';
const path = '/openapi/v1/registry/models/entity/specifications';
/** The version of the shape of an aspect. Breaking changes of the model are not made, so that there is only one. */
const schemaVersion = 1;

const describeAspect = ({ name, kind }: Aspect): JsonObject => ({
  aspectAnnotation: { name, timeseries: kind === 'timeseries', schemaVersion },
});

const describeEntity = (entity: Entity): JsonObject => ({
  name: entity.name,
  keyAspectName: entity.key.name,
  keyAspectSpec: describeAspect(entity.key),
  aspectSpecs: entity.aspects.map(describeAspect),
});

const listEntities = operation({
  id: 'listEntitySpecifications',
  method: 'GET',
  path,
  tag,
  access: access.signedIn,
  summary: 'List the entity types of the model with their aspects',
  query: {
    start: count('Number of entity types to skip.', 0),
    count: cappedCount('Maximum number of entity types to return.', 20, 1000),
  },
  answers: {
    ...ok('A page of entity types.', {
      type: 'object',
      properties: {
        start: { type: 'integer' },
        count: { type: 'integer' },
        total: { type: 'integer' },
        elements: listOf({ type: 'object' }),
      },
    }),
    ...errors.badRequest,
  },
  async run({ registry }, { query: { start, count: most } }) {
    const elements = [...registry.entities.values()].slice(start, start + most).map(describeEntity);
    return { status: 200, json: { start, count: elements.length, total: registry.entities.size, elements } };
  },
});

const getEntity = operation({
  id: 'getEntitySpecification',
  method: 'GET',
  path: `${path}/{entityName}`,
  tag,
  access: access.signedIn,
  summary: 'Describe an entity type',
  answers: { ...ok('The entity type.', { type: 'object' }), ...errors.badRequest, ...errors.notFound },
  run: async ({ registry }, { path: { entityName } }) => ({
    status: 200,
    json: describeEntity(entityTypeOf(registry, entityName)),
  }),
});

export const specifications = [listEntities, getEntity];

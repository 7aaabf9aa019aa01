import type { JsonObject } from '@colophon/schema';
import { access } from '../../access/operation-access.ts';
import { body } from '../body.ts';
import { entityTypeOf } from '../entity-type.ts';
import { operation } from '../operation.ts';
import { toEnvelopes } from '../read-aspects.ts';
import { accepted, errors, listOf, ok, refer } from '../responses.ts';
import { isAsync, withSystemMetadata } from '../shared-parameters.ts';
import { toProposals, writeAspects } from '../write-aspects.ts';
import { batchGetDescription, batchGetEntitySchema, readRequested } from './batch-get.ts';
import { entityRequestSchema, manyWrites, tag } from './entities.ts';

const grouped = { type: 'object', additionalProperties: listOf(refer('Entity')) };

const writeAny = (kind: keyof typeof manyWrites) =>
  operation({
    id: `${kind}EntitiesOfManyTypesV3`,
    method: manyWrites[kind].method,
    path: '/openapi/v3/entity/generic',
    tag,
    access: access.write,
    writes: true,
    summary: `${manyWrites[kind].summary} of many types, all or none`,
    query: { async: isAsync(true), systemMetadata: withSystemMetadata },
    body: body<Record<string, JsonObject[]>>('Lists of entities, by entity type.', {
      type: 'object',
      additionalProperties: listOf(entityRequestSchema),
    }),
    answers: {
      ...ok('What was written, by entity type.', grouped),
      ...accepted(grouped),
      ...errors.badWrite,
      ...errors.notFound,
      ...errors.conflict,
    },
    async run(session, { query, body: sent }) {
      const proposals = Object.entries(sent).flatMap(([name, entities]) =>
        toProposals(
          entityTypeOf(session.registry, name).name,
          entities,
          `/${name}`,
          (item) => item,
          manyWrites[kind].changeType,
        ),
      );
      const written = await writeAspects(session, proposals, query.async);
      const entityTypes = new Map(proposals.map(({ entityUrn, entityType = '' }) => [entityUrn, entityType]));
      const groups = Map.groupBy(written, ([urn]) => entityTypes.get(urn) ?? '');
      const json = [...groups].map(([name, entities]): [string, JsonObject[]] => [
        name,
        entities.map(([urn, aspects]) => ({ urn, ...toEnvelopes(aspects, query.systemMetadata) })),
      ]);
      return { status: query.async ? 202 : 200, json: Object.fromEntries(json) };
    },
  });

const batchGetAny = operation({
  id: 'batchGetEntitiesOfManyTypesV3',
  method: 'POST',
  path: '/openapi/v3/entity/generic/batchGet',
  tag,
  access: access.view,
  summary: 'Read entities of many types',
  description: batchGetDescription,
  query: { systemMetadata: withSystemMetadata },
  body: body<Record<string, JsonObject[]>>('Lists of entities, by entity type.', {
    type: 'object',
    additionalProperties: listOf(batchGetEntitySchema),
  }),
  answers: { ...ok('The entities that exist, by type.', grouped), ...errors.badRequest, ...errors.notFound },
  async run(session, { query, body: wanted }) {
    const found: Record<string, JsonObject[]> = {};
    for (const [name, entities] of Object.entries(wanted)) {
      const entity = entityTypeOf(session.registry, name);
      const group = await readRequested(session, entity, entities, `/${name}`, query.systemMetadata);
      // Two spellings of one name are one group.
      found[entity.name] = [...(found[entity.name] ?? []), ...group];
    }
    return { status: 200, json: found };
  },
});

export const genericV3 = [writeAny('create'), writeAny('patch'), batchGetAny];

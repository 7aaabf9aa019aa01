import type { JsonObject } from '@colophon/schema';
import { access } from '../../access/operation-access.ts';
import { aspectOperations } from '../aspects.ts';
import { body } from '../body.ts';
import { entityTypeOf, requireUrnOf } from '../entity-type.ts';
import { listOperation } from '../list-entities.ts';
import { readOperations } from '../one-entity.ts';
import { operation } from '../operation.ts';
import { readEntity, type StoredAspect, toEnvelopes } from '../read-aspects.ts';
import { accepted, errors, listOf, ok, refer } from '../responses.ts';
import { isAsync, withSystemMetadata } from '../shared-parameters.ts';
import { aspectRequestSchema, toProposals, writeAspects } from '../write-aspects.ts';

const tag = 'Entities, version 2';
const path = '/openapi/v2/entity/{entityName}';

const toEntity = (
  urn: string,
  aspects: ReadonlyMap<string, StoredAspect>,
  systemMetadata: boolean,
): JsonObject => ({ urn, aspects: toEnvelopes(aspects, systemMetadata) });

const createEntities = operation({
  id: 'createEntitiesV2',
  method: 'POST',
  path,
  tag,
  access: access.write,
  writes: true,
  summary: 'Write aspects of entities of one type, all or none',
  query: { async: isAsync(true), systemMetadata: withSystemMetadata },
  body: body<JsonObject[]>(
    'Entities, each with its URN and its aspects by name.',
    listOf({
      type: 'object',
      properties: {
        urn: { type: 'string' },
        aspects: { type: 'object', additionalProperties: aspectRequestSchema },
      },
      required: ['urn', 'aspects'],
      additionalProperties: false,
    }),
  ),
  answers: {
    ...ok('What was written.', listOf(refer('EntityV2'))),
    ...accepted(listOf(refer('EntityV2'))),
    ...errors.badWrite,
    ...errors.notFound,
    ...errors.conflict,
  },
  async run(session, { path: { entityName }, query, body: sent }) {
    const entity = entityTypeOf(session.registry, entityName);
    const proposals = toProposals(entity.name, sent, '', (item) => item.requiredObject('aspects'));
    const written = await writeAspects(session, proposals, query.async);
    return {
      status: query.async ? 202 : 200,
      json: [...written].map(([urn, aspects]) => toEntity(urn, aspects, query.systemMetadata)),
    };
  },
});

interface BatchRequest {
  readonly urns: readonly string[];
  readonly aspectNames?: readonly string[];
  readonly withSystemMetadata?: boolean;
}

const batchGet = operation({
  id: 'batchGetEntitiesV2',
  method: 'POST',
  path: '/openapi/v2/entity/batch/{entityName}',
  tag,
  access: access.view,
  summary: 'Read many entities of one type',
  description: 'Entities that do not exist are left out.',
  body: body<BatchRequest>('The entities and aspects to read.', {
    type: 'object',
    properties: {
      urns: listOf({ type: 'string' }),
      aspectNames: listOf({ type: 'string' }),
      withSystemMetadata: { type: 'boolean' },
    },
    required: ['urns'],
    additionalProperties: false,
  }),
  answers: {
    ...ok('The entities that exist.', {
      type: 'object',
      properties: { entities: listOf(refer('EntityV2')) },
    }),
    ...errors.badRequest,
    ...errors.notFound,
  },
  async run(session, { path: { entityName }, body: wanted }) {
    const entity = entityTypeOf(session.registry, entityName);
    const entities: JsonObject[] = [];
    for (const urn of wanted.urns) {
      requireUrnOf(entity, urn);
      const aspects = await readEntity(session, urn, nonEmpty(wanted.aspectNames));
      if (aspects) entities.push(toEntity(urn, aspects, wanted.withSystemMetadata ?? false));
    }
    return { status: 200, json: { entities } };
  },
});

const nonEmpty = (list: readonly string[] | undefined) => (list?.length === 0 ? undefined : list);

const version2 = { version: 2, tag, entitySchema: refer('EntityV2'), toEntity } as const;

const listEntities = listOperation({
  ...version2,
  pageSchema: {
    type: 'object',
    properties: {
      scrollId: { description: 'Cursor for the next page. Absent on the last page.', type: 'string' },
      results: listOf(refer('EntityV2')),
    },
  },
  field: 'results',
  head: ({ next }) => ({ scrollId: next }),
});

export const entitiesV2 = [
  batchGet,
  listEntities,
  createEntities,
  ...readOperations(version2),
  ...aspectOperations(version2),
];

import type { JsonObject } from '@colophon/schema';
import type { JsonSchema } from '@colophon/schema/printers';
import { access } from '../../access/operation-access.ts';
import { aspectOperations } from '../aspects.ts';
import { body } from '../body.ts';
import { entityTypeOf } from '../entity-type.ts';
import { readOperations } from '../one-entity.ts';
import { operation } from '../operation.ts';
import { type StoredAspect, toEnvelopes } from '../read-aspects.ts';
import { accepted, errors, listOf, ok, refer } from '../responses.ts';
import { isAsync, withSystemMetadata } from '../shared-parameters.ts';
import { aspectRequestSchema, toProposals, writeAspects } from '../write-aspects.ts';

export const tag = 'Entities, version 3';
export const path = '/openapi/v3/entity/{entityName}';

export const entityRequestSchema: JsonSchema = {
  type: 'object',
  properties: { urn: { type: 'string' } },
  required: ['urn'],
  additionalProperties: aspectRequestSchema,
};

/** An entity as this version writes it: its aspects are next to the `urn`. */
export const toEntity = (
  urn: string,
  aspects: ReadonlyMap<string, StoredAspect>,
  systemMetadata: boolean,
): JsonObject => ({ urn, ...toEnvelopes(aspects, systemMetadata) });

/** What differs between writing and patching a batch of entities. */
export const manyWrites = {
  create: { method: 'POST', summary: 'Write aspects of entities', changeType: 'UPSERT' },
  patch: { method: 'PATCH', summary: 'Patch aspects of entities', changeType: 'PATCH' },
} as const;

const writeEntities = (kind: keyof typeof manyWrites) =>
  operation({
    id: `${kind}EntitiesV3`,
    method: manyWrites[kind].method,
    path,
    tag,
    access: access.write,
    writes: true,
    summary: `${manyWrites[kind].summary} of one type, all or none`,
    query: { async: isAsync(true), systemMetadata: withSystemMetadata },
    body: body<JsonObject[]>(
      'Entities, each with its URN and aspects in their envelopes.',
      listOf(entityRequestSchema),
    ),
    answers: {
      ...ok('What was written.', listOf(refer('Entity'))),
      ...accepted(listOf(refer('Entity'))),
      ...errors.badWrite,
      ...errors.notFound,
      ...errors.conflict,
    },
    async run(session, { path: { entityName }, query, body: sent }) {
      const entity = entityTypeOf(session.registry, entityName);
      const proposals = toProposals(entity.name, sent, '', (item) => item, manyWrites[kind].changeType);
      const written = await writeAspects(session, proposals, query.async);
      return {
        status: query.async ? 202 : 200,
        json: [...written].map(([urn, aspects]) => toEntity(urn, aspects, query.systemMetadata)),
      };
    },
  });

const version3 = { version: 3, tag, entitySchema: refer('Entity'), toEntity } as const;

export const entitiesV3 = [
  writeEntities('create'),
  writeEntities('patch'),
  ...readOperations(version3),
  ...aspectOperations(version3),
];

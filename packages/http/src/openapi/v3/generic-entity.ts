import type { JsonObject } from '@colophon/schema';
import { Parameters, RequestError } from '@colophon/wire';
import { access } from '../../access/operation-access.ts';
import { body } from '../body.ts';
import { deleteDescription, deleted, deleteEntityOrAspects, deleteParameters } from '../deletes.ts';
import { operation } from '../operation.ts';
import { flag, names } from '../query.ts';
import { entityExists, readEntity } from '../read-aspects.ts';
import { accepted, errors, ok, refer } from '../responses.ts';
import { isAsync, withSystemMetadata } from '../shared-parameters.ts';
import { aspectProposals, aspectRequestSchema, writeAspects } from '../write-aspects.ts';
import { tag, toEntity } from './entities.ts';

/** One entity by its URN alone, whatever its type. */
const path = '/openapi/v3/entity/generic/{urn}';

const getAny = operation({
  id: 'getEntityOfAnyTypeV3',
  method: 'GET',
  path,
  tag,
  access: access.view,
  summary: 'Read an entity of any type by its URN',
  query: {
    aspects: names('Names of the aspects to read. By default, all versioned aspects.', 'aspectNames'),
    systemMetadata: withSystemMetadata,
  },
  answers: { ...ok('The entity.', refer('Entity')), ...errors.badRequest, ...errors.notFound },
  async run(session, { path: { urn }, query }) {
    const aspects = await readEntity(session, urn, query.aspects);
    if (!aspects) throw new RequestError('NOT_FOUND', `There is no entity ${urn}`);
    return { status: 200, json: toEntity(urn, aspects, query.systemMetadata) };
  },
});

const headAny = operation({
  id: 'headEntityOfAnyTypeV3',
  method: 'HEAD',
  path,
  tag,
  access: access.exists,
  summary: 'Check whether an entity of any type exists',
  query: { includeSoftDelete: flag('Include soft-deleted entities.', false) },
  answers: { 204: { description: 'It exists.' }, 404: { description: 'It does not exist.' } },
  async run(session, { path: { urn }, query }) {
    return { status: (await entityExists(session, urn, query.includeSoftDelete)) ? 204 : 404 };
  },
});

const patchAny = operation({
  id: 'patchEntityOfAnyTypeV3',
  method: 'PATCH',
  path,
  tag,
  access: access.write,
  writes: true,
  summary: 'Patch aspects of an entity of any type, all or none',
  query: { async: isAsync(false), systemMetadata: withSystemMetadata },
  body: body<JsonObject>('The aspects to patch, by name; the operations are in `value.patch`.', {
    type: 'object',
    properties: { urn: { description: 'The URN from the path. Optional.', type: 'string' } },
    additionalProperties: aspectRequestSchema,
  }),
  answers: {
    ...ok('The entity, with the aspects that were patched.', refer('Entity')),
    ...accepted(refer('Entity')),
    ...errors.badWrite,
    ...errors.notFound,
    ...errors.conflict,
  },
  async run(session, { path: { urn }, query, body: sent }) {
    const { entityType } = await session.entity(urn);
    const patches = new Parameters(sent);
    const named = patches.string('urn') ?? urn;
    if (named !== urn)
      throw new RequestError('INVALID_REQUEST', `/urn: expected ${urn}, as in the path, got ${named}`);
    const proposals = aspectProposals(entityType, urn, patches, 'PATCH');
    const written = await writeAspects(session, proposals, query.async);
    const aspects = written.get(urn) ?? new Map();
    return { status: query.async ? 202 : 200, json: toEntity(urn, aspects, query.systemMetadata) };
  },
});

const deleteAny = operation({
  id: 'deleteEntityOfAnyTypeV3',
  method: 'DELETE',
  path,
  tag,
  access: access.deleteAspects,
  writes: true,
  summary: 'Delete an entity of any type, or some of its aspects',
  description: deleteDescription,
  query: deleteParameters,
  answers: { ...deleted, ...errors.badWrite },
  async run(session, { path: { urn }, query }) {
    await deleteEntityOrAspects(session, urn, query);
    return { status: 200 };
  },
});

export const genericEntityV3 = [getAny, headAny, patchAny, deleteAny];

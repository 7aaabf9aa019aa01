import type { ChangeType } from '@colophon/catalogue';
import type { JsonObject, Registry } from '@colophon/schema';
import { isObject, Parameters, RequestError } from '@colophon/wire';
import { access } from '../access/operation-access.ts';
import type { AspectVersion } from './aspect-version.ts';
import { body } from './body.ts';
import { conditionHeaders, conditionsOf } from './conditions.ts';
import { deleteOperations } from './deletes.ts';
import { entityTypeOf, requireUrnOf } from './entity-type.ts';
import { type Operation, operation } from './operation.ts';
import { patchOperation } from './patch.ts';
import { count, flag } from './query.ts';
import { entityExists, readAspect, toEnvelope } from './read-aspects.ts';
import { accepted, errors, ok, refer } from './responses.ts';
import { isAsync, withSystemMetadata } from './shared-parameters.ts';
import { aspectRequestSchema, toProposal, writeAspects } from './write-aspects.ts';

/** The operations on one aspect of one entity, and those that delete. */
export function aspectOperations(interfaceOf: AspectVersion): readonly Operation[] {
  const { version, tag, entitySchema, toEntity } = interfaceOf;
  const path = `/openapi/v${version}/entity/{entityName}/{urn}/{aspectName}` as const;

  const getAspect = operation({
    id: `getAspectV${version}`,
    method: 'GET',
    path,
    tag,
    access: access.view,
    summary: 'Read one version of an aspect',
    query: {
      version: count(
        '0 is the latest value; 1 is the first value ever written, and numbers increase. For a time series, milliseconds since the epoch: the latest value up to then.',
        0,
      ),
      systemMetadata: withSystemMetadata,
    },
    answers: { ...ok('The aspect.', refer('AspectResponse')), ...errors.badRequest, ...errors.notFound },
    async run(session, { path: { entityName, urn, aspectName }, query }) {
      requireUrnOf(entityTypeOf(session.registry, entityName), urn);
      const stored = await readAspect(session, urn, aspectName, query.version);
      if (!stored)
        throw new RequestError(
          'NOT_FOUND',
          `There is no version ${query.version} of aspect ${aspectName} of ${urn}`,
        );
      return { status: 200, json: toEnvelope(stored, query.systemMetadata) };
    },
  });

  const headAspect = operation({
    id: `headAspectV${version}`,
    method: 'HEAD',
    path,
    tag,
    access: access.exists,
    summary: 'Check whether an entity has an aspect',
    query: { includeSoftDelete: flag('Include aspects of soft-deleted entities.', false) },
    answers: { 204: { description: 'The entity has the aspect.' }, 404: { description: 'It does not.' } },
    async run(session, { path: { entityName, urn, aspectName }, query }) {
      requireUrnOf(entityTypeOf(session.registry, entityName), urn);
      const stored = await readAspect(session, urn, aspectName);
      const counts = stored && (await entityExists(session, urn, query.includeSoftDelete));
      return { status: counts ? 204 : 404 };
    },
  });

  const createAspect = operation({
    id: `createAspectV${version}`,
    method: 'POST',
    path,
    tag,
    access: access.write,
    writes: true,
    summary: 'Write one aspect',
    query: {
      async: isAsync(false),
      systemMetadata: withSystemMetadata,
      createIfEntityNotExists: flag('Fail with 412 if the entity exists.', false),
      createIfNotExists: flag(
        'Fail with 412 if the aspect exists. Time-series values are always added.',
        true,
      ),
    },
    headers: conditionHeaders,
    body: bodies[version],
    answers: {
      ...ok('The entity, with the aspect that was written.', entitySchema),
      ...accepted(entitySchema),
      ...errors.badWrite,
      ...errors.notFound,
      ...errors.conflict,
    },
    async run(session, { path: { entityName, urn, aspectName }, query, body: sent, headers }) {
      const entity = entityTypeOf(session.registry, entityName);
      requireUrnOf(entity, urn);
      const isSeries = session.registry.aspects.get(aspectName)?.kind === 'timeseries';
      const changeType = isSeries ? 'UPSERT' : changeTypeOf(query);
      const envelope = version === 2 ? envelopeOf(session.registry, aspectName, sent) : new Parameters(sent);
      const proposal = toProposal(urn, entity.name, aspectName, envelope, changeType, conditionsOf(headers));
      const written = await writeAspects(session, [proposal], query.async);
      const aspects = written.get(urn) ?? new Map();
      return { status: query.async ? 202 : 200, json: toEntity(urn, aspects, query.systemMetadata) };
    },
  });

  return [getAspect, headAspect, createAspect, patchOperation(interfaceOf), ...deleteOperations(interfaceOf)];
}

/** What `POST` of one aspect takes: version 2 the value alone, as DataHub does, version 3 the value in its envelope. */
const bodies = {
  2: body<JsonObject>("The aspect's value, without an envelope.", { type: 'object' }),
  3: body<JsonObject>('The aspect in its envelope.', aspectRequestSchema),
} as const;

/**
 * The envelope of a bare value.
 *
 * @throws RequestError `INVALID_REQUEST` when an envelope came where the aspect has no field `value`: it would otherwise
 * count as a value with an unknown field.
 */
function envelopeOf(registry: Registry, aspectName: string, sent: JsonObject): Parameters {
  const fields = registry.aspects.get(aspectName)?.record.fields ?? {};
  if (isObject(sent.value) && !Object.hasOwn(fields, 'value')) {
    throw new RequestError(
      'INVALID_REQUEST',
      `/value: expected the fields of ${aspectName} themselves, got an envelope, which only version 3 accepts here`,
    );
  }
  return new Parameters({ value: sent });
}

const changeTypeOf = (query: {
  readonly createIfEntityNotExists: boolean;
  readonly createIfNotExists: boolean;
}): ChangeType => {
  if (query.createIfEntityNotExists) return 'CREATE_ENTITY';
  return query.createIfNotExists ? 'CREATE' : 'UPSERT';
};

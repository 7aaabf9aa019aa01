import { RequestError } from '@colophon/wire';
import { access } from '../access/operation-access.ts';
import type { AspectVersion } from './aspect-version.ts';
import { entityTypeOf, requireUrnOf } from './entity-type.ts';
import { type Operation, operation } from './operation.ts';
import { flag, names } from './query.ts';
import { entityExists, readEntity } from './read-aspects.ts';
import { errors, ok } from './responses.ts';
import { withSystemMetadata } from './shared-parameters.ts';

/** The operations that read one entity, or find out whether it is there. */
export function readOperations({
  version,
  tag,
  entitySchema,
  toEntity,
}: AspectVersion): readonly Operation[] {
  const path = `/openapi/v${version}/entity/{entityName}/{urn}` as const;

  const getEntity = operation({
    id: `getEntityV${version}`,
    method: 'GET',
    path,
    tag,
    access: access.view,
    summary: 'Read an entity',
    query: {
      aspects: names('Names of the aspects to read. By default, all versioned aspects.', 'aspectNames'),
      systemMetadata: withSystemMetadata,
    },
    answers: { ...ok('The entity.', entitySchema), ...errors.badRequest, ...errors.notFound },
    async run(session, { path: { entityName, urn }, query }) {
      requireUrnOf(entityTypeOf(session.registry, entityName), urn);
      const aspects = await readEntity(session, urn, query.aspects);
      if (!aspects) throw new RequestError('NOT_FOUND', `There is no entity ${urn}`);
      return { status: 200, json: toEntity(urn, aspects, query.systemMetadata) };
    },
  });

  const headEntity = operation({
    id: `headEntityV${version}`,
    method: 'HEAD',
    path,
    tag,
    access: access.exists,
    summary: 'Check whether an entity exists',
    query: { includeSoftDelete: flag('Include soft-deleted entities.', false) },
    answers: { 204: { description: 'It exists.' }, 404: { description: 'It does not exist.' } },
    async run(session, { path: { entityName, urn }, query }) {
      requireUrnOf(entityTypeOf(session.registry, entityName), urn);
      return { status: (await entityExists(session, urn, query.includeSoftDelete)) ? 204 : 404 };
    },
  });

  return [getEntity, headEntity];
}

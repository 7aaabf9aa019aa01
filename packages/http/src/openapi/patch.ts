import type { JsonObject } from '@colophon/schema';
import type { JsonSchema } from '@colophon/schema/printers';
import { access } from '../access/operation-access.ts';
import type { AspectVersion } from './aspect-version.ts';
import { body } from './body.ts';
import { conditionHeaders, conditionsOf } from './conditions.ts';
import { entityTypeOf, requireUrnOf } from './entity-type.ts';
import { type Operation, operation } from './operation.ts';
import { accepted, errors, listOf, ok } from './responses.ts';
import { isAsync, withSystemMetadata } from './shared-parameters.ts';
import { writeAspects } from './write-aspects.ts';

/** A patch by RFC 6902, with the keys by which the items of arrays are addressed. */
export const patchSchema: JsonSchema = {
  type: 'object',
  properties: {
    patch: { description: 'The operations, in order.', ...listOf({ type: 'object' }) },
    arrayPrimaryKeys: {
      description: 'Fields that identify the items of an array, by the name of the array.',
      type: ['object', 'null'],
      additionalProperties: listOf({ type: 'string' }),
    },
    forceGenericPatch: {
      description: 'Address array items only by these keys and by position.',
      type: ['boolean', 'null'],
    },
  },
  required: ['patch'],
  additionalProperties: false,
};

/** The operation that patches one aspect of one entity. */
export function patchOperation({ version, tag, entitySchema, toEntity }: AspectVersion): Operation {
  return operation({
    id: `patchAspectV${version}`,
    method: 'PATCH',
    path: `/openapi/v${version}/entity/{entityName}/{urn}/{aspectName}`,
    tag,
    access: access.write,
    writes: true,
    summary: 'Patch one aspect',
    description: "If the entity doesn't have the aspect, the patch is applied to an empty value.",
    query: { async: isAsync(false), systemMetadata: withSystemMetadata },
    headers: conditionHeaders,
    body: body<JsonObject>('The patch.', patchSchema),
    answers: {
      ...ok('The entity, with the aspect that was patched.', entitySchema),
      ...accepted(entitySchema),
      ...errors.badWrite,
      ...errors.notFound,
      ...errors.conflict,
    },
    async run(session, { path: { entityName, urn, aspectName }, query, body: value, headers }) {
      const entity = entityTypeOf(session.registry, entityName);
      requireUrnOf(entity, urn);
      const entityType = entity.name;
      const proposal = { entityUrn: urn, entityType, aspectName, changeType: 'PATCH', value } as const;
      const written = await writeAspects(
        session,
        [{ ...proposal, headers: conditionsOf(headers) }],
        query.async,
      );
      const aspects = written.get(urn) ?? new Map();
      return { status: query.async ? 202 : 200, json: toEntity(urn, aspects, query.systemMetadata) };
    },
  });
}

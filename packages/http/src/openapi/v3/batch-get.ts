import { CatalogueError, maxLookups, type Session } from '@colophon/catalogue';
import type { Entity, JsonObject } from '@colophon/schema';
import type { JsonSchema } from '@colophon/schema/printers';
import { Parameters, RequestError } from '@colophon/wire';
import { access } from '../../access/operation-access.ts';
import { body } from '../body.ts';
import { entityTypeOf, requireUrnOf } from '../entity-type.ts';
import { operation } from '../operation.ts';
import { readAspectAt, readEntity } from '../read-aspects.ts';
import { errors, listOf, ok, refer } from '../responses.ts';
import { withSystemMetadata } from '../shared-parameters.ts';
import { path, tag, toEntity } from './entities.ts';

export const batchGetEntitySchema: JsonSchema = {
  type: 'object',
  properties: { urn: { type: 'string' } },
  required: ['urn'],
  additionalProperties: { type: ['object', 'null'] },
};

/** How a batch is read, for the reference. */
export const batchGetDescription =
  'An entity without aspects is read whole. The header `If-Version-Match` inside an aspect selects that version, or for a time series the latest value up to that time. Entities that do not exist are left out.';

export const batchGet = operation({
  id: 'batchGetEntitiesV3',
  method: 'POST',
  path: `${path}/batchGet`,
  tag,
  access: access.view,
  summary: 'Read many entities of one type',
  description: batchGetDescription,
  query: { systemMetadata: withSystemMetadata },
  body: body<JsonObject[]>(
    'Entities, each with its URN and the aspects to read as empty objects.',
    listOf(batchGetEntitySchema),
  ),
  answers: {
    ...ok('The entities that exist.', listOf(refer('Entity'))),
    ...errors.badRequest,
    ...errors.notFound,
  },
  async run(session, { path: { entityName }, query, body: wanted }) {
    const entity = entityTypeOf(session.registry, entityName);
    return { status: 200, json: await readRequested(session, entity, wanted, '', query.systemMetadata) };
  },
});

/** The entities of a batch that exist, each with the aspects that the batch names for it. */
export async function readRequested(
  session: Session,
  entity: Entity,
  wanted: readonly JsonObject[],
  path: string,
  systemMetadata: boolean,
): Promise<JsonObject[]> {
  if (wanted.length > maxLookups)
    throw new CatalogueError(
      'LIMIT_EXCEEDED',
      `${path === '' ? 'The body' : path}: expected at most ${maxLookups} entities, got ${wanted.length}. Split the request.`,
    );
  const found: JsonObject[] = [];
  for (const [i, json] of wanted.entries()) {
    const item = new Parameters(json, `${path}/${i}`);
    const urn = item.requiredString('urn');
    requireUrnOf(entity, urn);
    const named = Object.keys(json).filter((name) => name !== 'urn');
    const latest = await readEntity(session, urn, named.length > 0 ? named : undefined);
    if (!latest) continue;
    const aspects = new Map(latest);
    for (const name of named) {
      const version = requestedVersion(item.object(name));
      if (version === undefined) continue;
      const stored = await readAspectAt(session, urn, name, version);
      if (stored) aspects.set(name, stored);
      else aspects.delete(name);
    }
    found.push(toEntity(urn, aspects, systemMetadata));
  }
  return found;
}

/** The version that the headers of an aspect ask for. */
function requestedVersion(aspect: Parameters | undefined): number | undefined {
  const headers = aspect?.object('headers');
  const text = headers?.string('If-Version-Match');
  if (headers === undefined || text === undefined) return undefined;
  if (/^\d{1,15}$/.test(text)) return Number(text);
  throw new RequestError(
    'INVALID_REQUEST',
    `${headers.path('If-Version-Match')}: expected a whole number, 0 or more, got ${JSON.stringify(text)}`,
  );
}

import type { Session } from '@colophon/catalogue';
import type { JsonObject } from '@colophon/schema';
import { type Parameters, RequestError } from '@colophon/wire';
import type { HonoRequest } from 'hono';
import { mapInSlices } from '../operation/map-in-slices.ts';
import { entityResponse, requestedAspects } from './entities.ts';
import { respondLong, respondLongValue, respondValue } from './respond.ts';
import { parseUrnList } from './urn-list.ts';

/** `GET /entitiesV2?ids=List(…)`: a batch of entities, by URN, each as `GET /entitiesV2/{urn}` answers it. */
export async function readEntities(session: Session, request: HonoRequest): Promise<Response> {
  const urns = parseUrnList(request.url, 'ids');
  const { names, withKey } = requestedAspects(session, urns, request);
  const views = await session.entities(urns, names);
  const results = await mapInSlices(
    views,
    (view): [string, JsonObject] => [view.urn, entityResponse(session.registry, view, withKey)],
    session.context.signal,
  );
  return respondLong(session.context, { results: Object.fromEntries(results), statuses: {}, errors: {} });
}

/** `POST /entities?action=exists`: whether an entity was written; a soft-deleted one counts by default. */
export async function exists(session: Session, parameters: Parameters): Promise<Response> {
  const urn = parameters.requiredString('urn');
  const found = await session.existing([urn], parameters.boolean('includeSoftDelete') ?? true);
  return respondValue(found.length > 0);
}

/** `POST /entities?action=filterExistingUrns`: those of the URNs whose entities are there. */
export async function filterExistingUrns(session: Session, parameters: Parameters): Promise<Response> {
  const request = parameters.requiredObject('request');
  const urns = request.strings('urns');
  if (!urns)
    throw new RequestError('INVALID_REQUEST', `${request.path('urns')}: expected an array, got nothing`);
  return respondLongValue(session.context, [
    ...(await session.existing(urns, request.boolean('includeSoftDelete') ?? true)),
  ]);
}

/** `POST /aspects?action=getCount`: how many entities have an aspect. */
export async function getCount(session: Session, parameters: Parameters): Promise<Response> {
  return respondValue(
    await session.countAspect(parameters.requiredString('aspect'), parameters.string('urnLike')),
  );
}

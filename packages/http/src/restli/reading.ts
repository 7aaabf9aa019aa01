import type { Catalogue } from '@colophon/catalogue';
import { type Parameters, RequestError } from '@colophon/wire';
import type { Context } from 'hono';
import { entityResponse, requestedAspects } from './entities.ts';
import { respond, respondValue } from './respond.ts';
import { parseUrnList } from './urn-list.ts';

/** `GET /entitiesV2?ids=List(…)`: a batch of entities, by URN, each as `GET /entitiesV2/{urn}` answers it. */
export async function readEntities(catalogue: Catalogue, { req }: Context): Promise<Response> {
  const urns = parseUrnList(req.url, 'ids');
  const { names, withKey } = requestedAspects(catalogue, urns, req);
  const views = await catalogue.entities(urns, names);
  const results = Object.fromEntries(
    views.map((view) => [view.urn, entityResponse(catalogue.registry, view, withKey)]),
  );
  return respond({ results, statuses: {}, errors: {} });
}

/** `POST /entities?action=exists`: whether an entity was written; a soft-deleted one counts by default. */
export async function exists(catalogue: Catalogue, parameters: Parameters): Promise<Response> {
  const urn = parameters.requiredString('urn');
  const found = await catalogue.existing([urn], parameters.boolean('includeSoftDelete') ?? true);
  return respondValue(found.length > 0);
}

/** `POST /entities?action=filterExistingUrns`: those of the URNs whose entities are there. */
export async function filterExistingUrns(catalogue: Catalogue, parameters: Parameters): Promise<Response> {
  const request = parameters.requiredObject('request');
  const urns = request.strings('urns');
  if (!urns)
    throw new RequestError('INVALID_REQUEST', `${request.path('urns')}: expected an array, got nothing`);
  return respondValue([...(await catalogue.existing(urns, request.boolean('includeSoftDelete') ?? true))]);
}

/** `POST /aspects?action=getCount`: how many entities have an aspect. */
export async function getCount(catalogue: Catalogue, parameters: Parameters): Promise<Response> {
  return respondValue(
    await catalogue.countAspect(parameters.requiredString('aspect'), parameters.string('urnLike')),
  );
}

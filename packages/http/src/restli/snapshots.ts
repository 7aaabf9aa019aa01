import type { Catalogue } from '@colophon/catalogue';
import { toSnapshot } from '@colophon/wire';
import type { Context } from 'hono';
import { requestedAspects } from './entities.ts';
import { respond, respondRead } from './respond.ts';
import { parseUrnList } from './urn-list.ts';
import { urnOf } from './urn-of.ts';

/** `GET /entities/{urn}`: an entity as a snapshot, the form that old clients read. The key is always part of it. */
export async function readSnapshot(catalogue: Catalogue, { req }: Context): Promise<Response> {
  const urn = urnOf(req.url, '/entities/');
  const { names } = requestedAspects(catalogue, [urn], req);
  const view = await catalogue.entity(urn, names);
  return respondRead(req.raw, JSON.stringify(toSnapshot(catalogue.registry, view)));
}

/** `GET /entities?ids=List(…)`: many entities, each as a snapshot. */
export async function readSnapshots(catalogue: Catalogue, { req }: Context): Promise<Response> {
  const urns = parseUrnList(req.url, 'ids');
  const { names } = requestedAspects(catalogue, urns, req);
  const views = await catalogue.entities(urns, names);
  const results = Object.fromEntries(views.map((view) => [view.urn, toSnapshot(catalogue.registry, view)]));
  return respond({ results, statuses: {}, errors: {} });
}

import type { Session } from '@colophon/catalogue';
import { toSnapshot } from '@colophon/wire';
import type { HonoRequest } from 'hono';
import { mapInSlices } from '../operation/map-in-slices.ts';
import { requestedAspects } from './entities.ts';
import { respondLong, respondRead } from './respond.ts';
import { parseUrnList } from './urn-list.ts';
import { urnOf } from './urn-of.ts';

/** `GET /entities/{urn}`: an entity as a snapshot, the form that old clients read. The key is always part of it. */
export async function readSnapshot(session: Session, request: HonoRequest): Promise<Response> {
  const urn = urnOf(request.url, '/entities/');
  const { names } = requestedAspects(session, [urn], request);
  const view = await session.entity(urn, names);
  return respondRead(request.raw, toSnapshot(session.registry, view));
}

/** `GET /entities?ids=List(…)`: many entities, each as a snapshot. */
export async function readSnapshots(session: Session, request: HonoRequest): Promise<Response> {
  const urns = parseUrnList(request.url, 'ids');
  const { names } = requestedAspects(session, urns, request);
  const views = await session.entities(urns, names);
  const results = await mapInSlices(
    views,
    (view) => [view.urn, toSnapshot(session.registry, view)] as const,
    session.context.signal,
  );
  return respondLong(session.context, { results: Object.fromEntries(results), statuses: {}, errors: {} });
}

import type { Catalogue, EntityView } from '@colophon/catalogue';
import type { Json, JsonObject, Registry } from '@colophon/schema';
import type { Context } from 'hono';
import { requestedAspects } from './entities.ts';
import { snapshotName } from './parse-snapshot.ts';
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

/** `{"value": {"com.linkedin.metadata.snapshot.TagSnapshot": {"URN": …, "aspects": [{…}]}}}` */
function toSnapshot(registry: Registry, { urn, entityType, key, aspects }: EntityView): JsonObject {
  const entity = registry.entities.get(entityType);
  if (!entity) throw new Error(`no entity type ${entityType}`);
  const values = new Map<string, Json>([
    [key.name, key.value],
    ...aspects.map(({ aspect, value }): [string, Json] => [aspect, value]),
  ]);
  const members = [...values].flatMap(([name, value]): JsonObject[] => {
    const record = registry.aspects.get(name)?.record.name;
    // An aspect of an extension that the server no longer loads has no record to use.
    return record === undefined ? [] : [{ [record]: value }];
  });
  return { value: { [snapshotName(entity)]: { urn, aspects: members } } };
}

import { type AspectRow, type Catalogue, type EntityView, systemActor } from '@colophon/catalogue';
import { isUrn, type Json, type JsonObject, parseUrn, type Registry } from '@colophon/schema';
import { Parameters, parseBatch, parseSnapshot, printJson, RequestError, withDoubles } from '@colophon/wire';
import type { Context } from 'hono';
import { addTrace, proposeTraced } from '../trace.ts';
import { parseNameList } from './aspect-names.ts';
import { queryFlag } from './query-parameters.ts';
import { respondNothing, respondRead } from './respond.ts';
import { urnOf } from './urn-of.ts';

/**
 * `GET /entitiesV2/{urn}`: the latest value of each aspect. The key is there for every well-formed URN, written or
 * not, since clients recognise a missing entity by its key being alone.
 */
export async function readEntity(catalogue: Catalogue, { req }: Context): Promise<Response> {
  const urn = urnOf(req.url, '/entitiesV2/');
  const { names, withKey } = requestedAspects(catalogue, [urn], req);
  const view = await catalogue.entity(urn, names);
  return respondRead(req.raw, printJson(entityResponse(catalogue.registry, view, withKey)));
}

/** What the query asks for: the aspects, and the key with them unless `alwaysIncludeKeyAspect` is false. */
export function requestedAspects(
  catalogue: Catalogue,
  urns: readonly string[],
  req: Context['req'],
): { readonly names: readonly string[] | undefined; readonly withKey: boolean } {
  const names = parseNameList(req.query('aspects'));
  const withKey = queryFlag('alwaysIncludeKeyAspect', req.query('alwaysIncludeKeyAspect'), true);
  // A key that was written is stored, with the time of the write.
  const keys = withKey && names ? keyNames(catalogue, urns) : [];
  return { names: names && [...new Set([...names, ...keys])], withKey };
}

const keyNames = ({ registry }: Catalogue, urns: readonly string[]): readonly string[] =>
  urns.flatMap((urn) => (isUrn(urn) && registry.entities.get(parseUrn(urn).entityType)?.key.name) || []);

/** An entity in the shape of the wire. */
export function entityResponse(
  registry: Registry,
  { urn, entityType, key, aspects }: EntityView,
  withKey: boolean,
): JsonObject {
  const impliedKey: JsonObject = {
    name: key.name,
    type: 'VERSIONED',
    version: 0,
    value: key.value,
    created: { actor: systemActor, time: 0 },
  };
  const stored = aspects.map((row): [string, Json] => [row.aspect, envelope(registry, row)]);
  return {
    urn,
    entityName: entityType,
    aspects: { ...(withKey && { [key.name]: impliedKey }), ...Object.fromEntries(stored) },
  };
}

const envelope = (
  registry: Registry,
  { aspect, version, value, created, systemMetadata }: AspectRow,
): JsonObject => ({
  name: aspect,
  type: 'VERSIONED',
  version,
  value: withDoubles(registry, aspect, value),
  created: { ...created },
  systemMetadata: { ...systemMetadata } as JsonObject,
});

/** `POST /entities?action=ingest`: the older form of a change, a snapshot of one entity. All its aspects, or none. */
export async function ingest(catalogue: Catalogue, parameters: Parameters): Promise<Response> {
  const proposals = parseSnapshot(catalogue.registry, parameters.requiredObject('entity'), parameters);
  return addTrace(respondNothing(), await proposeTraced(catalogue, proposals));
}

/** `POST /entities?action=batchIngest`: many snapshots, all or none. */
export async function batchIngest(catalogue: Catalogue, parameters: Parameters): Promise<Response> {
  const count = parameters.items('entities')?.length ?? 0;
  const metadata = parameters.objects('systemMetadata');
  if (metadata && metadata.length !== count) {
    const message = `/systemMetadata: expected ${count} objects, one for each entity, got ${metadata.length}`;
    throw new RequestError('LENGTH_MISMATCH', message);
  }
  const proposals = parseBatch(catalogue, parameters, 'entities', (entity, i) => {
    const own = metadata?.[i];
    return parseSnapshot(catalogue.registry, entity, new Parameters(own ? { systemMetadata: own.json } : {}));
  });
  return addTrace(respondNothing(), await proposeTraced(catalogue, proposals));
}

import { type AspectRow, type EntityView, type Session, systemActor } from '@colophon/catalogue';
import { isUrn, type Json, type JsonObject, parseUrn, type Registry } from '@colophon/schema';
import { Parameters, parseBatch, parseSnapshot, RequestError, withDoubles } from '@colophon/wire';
import type { HonoRequest } from 'hono';
import { addTrace, propose } from '../trace.ts';
import { parseNameList, queryFlag } from './query-parameters.ts';
import { respondNothing, respondRead } from './respond.ts';
import { urnOf } from './urn-of.ts';

/**
 * `GET /entitiesV2/{urn}`: the latest value of each aspect. The key is there for every well-formed URN, written or
 * not, since clients recognise a missing entity by its key being alone.
 */
export async function readEntity(session: Session, request: HonoRequest): Promise<Response> {
  const urn = urnOf(request.url, '/entitiesV2/');
  const { names, withKey } = requestedAspects(session, [urn], request);
  const view = await session.entity(urn, names);
  return respondRead(request.raw, entityResponse(session.registry, view, withKey));
}

/** What the query asks for: the aspects, and the key with them unless `alwaysIncludeKeyAspect` is false. */
export function requestedAspects(
  session: Session,
  urns: readonly string[],
  request: HonoRequest,
): { readonly names: readonly string[] | undefined; readonly withKey: boolean } {
  const names = parseNameList(request.query('aspects'));
  const withKey = queryFlag('alwaysIncludeKeyAspect', request.query('alwaysIncludeKeyAspect'), true);
  // A key that was written is stored, with the time of the write.
  const keys = withKey && names ? keyNames(session, urns) : [];
  return { names: names && [...new Set([...names, ...keys])], withKey };
}

const keyNames = ({ registry }: Session, urns: readonly string[]): readonly string[] =>
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
export async function ingest(session: Session, parameters: Parameters): Promise<Response> {
  const proposals = parseSnapshot(session.registry, parameters.requiredObject('entity'), parameters);
  await propose(session, proposals);
  return addTrace(respondNothing(), session.context);
}

/** `POST /entities?action=batchIngest`: many snapshots, all or none. */
export async function batchIngest(session: Session, parameters: Parameters): Promise<Response> {
  const count = parameters.items('entities')?.length ?? 0;
  const metadata = parameters.objects('systemMetadata');
  if (metadata && metadata.length !== count) {
    const message = `/systemMetadata: expected ${count} objects, one for each entity, got ${metadata.length}`;
    throw new RequestError('LENGTH_MISMATCH', message);
  }
  const proposals = await parseBatch(session, parameters, 'entities', (entity, i) => {
    const own = metadata?.[i];
    return parseSnapshot(session.registry, entity, new Parameters(own ? { systemMetadata: own.json } : {}));
  });
  await propose(session, proposals);
  return addTrace(respondNothing(), session.context);
}

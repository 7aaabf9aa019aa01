import type {
  AspectRead,
  AspectRow,
  AuditStamp,
  Session,
  SystemMetadata,
  TimeseriesRow,
} from '@colophon/catalogue';
import { unknownActor } from '@colophon/catalogue';
import type { Json, JsonObject, Registry } from '@colophon/schema';
import { withDoubles } from '@colophon/wire';

/** The latest value of an aspect, versioned or of a time series alike. */
export interface StoredAspect {
  readonly value: JsonObject;
  readonly systemMetadata: SystemMetadata;
  readonly auditStamp: AuditStamp;
}

export const ofRow = (
  registry: Registry,
  { aspect, value, systemMetadata, created }: AspectRow,
): StoredAspect => ({
  value: withDoubles(registry, aspect, value),
  systemMetadata,
  auditStamp: created,
});

const ofPoint = (
  registry: Registry,
  { aspect, value, systemMetadata, timestampMillis }: TimeseriesRow,
): StoredAspect => ({
  value: withDoubles(registry, aspect, value),
  systemMetadata,
  auditStamp: systemMetadata.aspectModified ?? { actor: unknownActor, time: timestampMillis },
});

/** One version of an aspect; of a time series the latest point, or with a version the latest up to that time. */
export async function readAspect(
  session: Session,
  urn: string,
  aspectName: string,
  version = 0,
): Promise<StoredAspect | undefined> {
  if (session.registry.aspects.get(aspectName)?.kind === 'timeseries') {
    const until = version === 0 ? {} : { endTimeMillis: version };
    const [point] = await session.timeseries({ urn, aspect: aspectName, limit: 1, ...until });
    return point && ofPoint(session.registry, point);
  }
  const row = await session.aspect(urn, aspectName, version);
  return row && ofRow(session.registry, row);
}

/**
 * The version of an aspect that a client counts as `wanted`: clients count the changes of a value from 1 and find the
 * count in its system metadata. Of a time series, a version is a time.
 */
export async function readAspectAt(
  session: Session,
  urn: string,
  aspectName: string,
  wanted: number,
): Promise<StoredAspect | undefined> {
  if (session.registry.aspects.get(aspectName)?.kind === 'timeseries')
    return readAspect(session, urn, aspectName, wanted);
  const latest: AspectRead | undefined = await session.aspect(urn, aspectName);
  if (!latest || wanted === 0 || latest.systemMetadata.version === String(wanted))
    return latest && ofRow(session.registry, latest);
  return readAspect(session, urn, aspectName, wanted);
}

/**
 * The latest values of an entity by the names of their aspects: of all versioned ones, or of those named. Nothing when
 * the entity does not exist.
 */
export async function readEntity(
  session: Session,
  urn: string,
  names?: readonly string[],
): Promise<ReadonlyMap<string, StoredAspect> | undefined> {
  // All are read, since any of them shows that the entity exists.
  const { entityType, aspects } = await session.entity(urn);
  if (aspects.length === 0) return undefined;
  const found = new Map<string, StoredAspect>();
  for (const row of aspects) {
    if (!names || names.includes(row.aspect)) found.set(row.aspect, ofRow(session.registry, row));
  }
  for (const name of names ?? []) {
    if (session.registry.aspectOf(entityType, name)?.kind !== 'timeseries') continue;
    const point = await readAspect(session, urn, name);
    if (point) found.set(name, point);
  }
  return found;
}

/** True when the entity was written; when it is marked as removed, only if such are asked for. */
export async function entityExists(
  session: Session,
  urn: string,
  includeSoftDelete: boolean,
): Promise<boolean> {
  const found = await readEntity(session, urn, ['status']);
  return found !== undefined && (includeSoftDelete || found.get('status')?.value.removed !== true);
}

/** An aspect as the second and the third version of the interface write it. */
export const toEnvelope = (
  { value, systemMetadata, auditStamp }: StoredAspect,
  withSystemMetadata: boolean,
): JsonObject => ({
  value,
  ...(withSystemMetadata && { systemMetadata: toJson(systemMetadata), auditStamp: { ...auditStamp } }),
});

/** Aspects by name, each in its envelope. */
export const toEnvelopes = (
  aspects: ReadonlyMap<string, StoredAspect>,
  withSystemMetadata: boolean,
): JsonObject =>
  Object.fromEntries([...aspects].map(([name, stored]) => [name, toEnvelope(stored, withSystemMetadata)]));

/** System metadata holds JSON alone; its optional members keep the types from showing it. */
export function toJson(systemMetadata: SystemMetadata): JsonObject {
  const { aspectCreated, aspectModified, ...plain } = systemMetadata;
  const members: Record<string, Json | undefined> = {
    ...plain,
    aspectCreated: aspectCreated && { ...aspectCreated },
    aspectModified: aspectModified && { ...aspectModified },
  };
  const json: Record<string, Json> = {};
  for (const [name, member] of Object.entries(members)) if (member !== undefined) json[name] = member;
  return json;
}

import type { AspectName, AspectTypes, AuditStamp, TimeseriesAspectName } from '@colophon/model-types';
import { type Moment, toMillis } from '../builders/aspects/audit.ts';
import { SdkError } from '../errors.ts';
import type { CallOptions, HttpClient } from '../http-client.ts';
import { encodePart, restliList } from '../query-string.ts';
import { callAction, readJson } from '../read-response.ts';
import { type Filter, toWireFilter } from './filter.ts';

/** The aspects that have versions: all except time series. */
export type VersionedAspectName = Exclude<AspectName, TimeseriesAspectName>;

/** Which version of an aspect to read. */
export interface GetAspectOptions extends CallOptions {
  /** 0, the default, is the latest; 1 is the first value ever written, if it is kept. */
  readonly version?: number;
}

export async function getAspect<A extends VersionedAspectName>(
  client: HttpClient,
  urn: string,
  aspectName: A,
  { version = 0, ...options }: GetAspectOptions = {},
): Promise<AspectTypes[A] | undefined> {
  const path = `/aspects/${encodePart(urn)}?aspect=${aspectName}&version=${version}`;
  const answer = await client.request('GET', path, { ...options, absent: [404] });
  if (answer === undefined) return undefined;
  // The value stands alone under the name of its record.
  const { aspect } = Object(answer) as { aspect?: Record<string, AspectTypes[A]> };
  const value = Object.values(aspect ?? {})[0];
  if (value === undefined) throw new SdkError('INVALID_RESPONSE', `GET ${path}: the response has no aspect`);
  return value;
}

/** Which aspects to read. */
export interface GetAspectsOptions extends CallOptions {
  /** Default: all that the entity has. */
  readonly aspectNames?: readonly string[];
}

interface WireAspect {
  readonly value: unknown;
  readonly created: AuditStamp;
  readonly systemMetadata?: { readonly version?: string };
}

async function readAspects(
  client: HttpClient,
  urn: string,
  { aspectNames, ...options }: GetAspectsOptions,
): Promise<[string, WireAspect | null][]> {
  const names = aspectNames ? `?aspects=${restliList(aspectNames)}` : '';
  const path = `/entitiesV2/${encodePart(urn)}${names}`;
  const { aspects } = await readJson<{ aspects: Record<string, WireAspect | null> }>(
    client,
    path,
    { aspects: 'object' },
    options,
  );
  return Object.entries(aspects);
}

export async function getAspects(
  client: HttpClient,
  urn: string,
  options: GetAspectsOptions = {},
): Promise<Record<string, unknown>> {
  const aspects = await readAspects(client, urn, options);
  return Object.fromEntries(aspects.map(([name, aspect]) => [name, aspect?.value]));
}

/** An aspect with the version that a conditional write needs. */
export interface StoredAspect<A extends AspectName = AspectName> {
  /** The value. */
  readonly value: AspectTypes[A];
  /** Number of changes of the value, starting at `1`: the `ifVersion` of {@link writeConditions}. */
  readonly version: string;
  /** When and by whom the value was written. */
  readonly created: AuditStamp;
}

export async function getStoredAspect<A extends VersionedAspectName>(
  client: HttpClient,
  urn: string,
  aspectName: A,
  options: CallOptions,
): Promise<StoredAspect<A> | undefined> {
  const aspects = await readAspects(client, urn, { ...options, aspectNames: [aspectName] });
  const found = aspects.find(([name]) => name === aspectName)?.[1];
  // The key of an entity that was never written comes without system metadata.
  if (!found?.systemMetadata) return undefined;
  const { value, created, systemMetadata } = found;
  return { value: value as AspectTypes[A], version: systemMetadata.version ?? '1', created };
}

/** Which entities count as existing. */
export interface ExistsOptions extends CallOptions {
  /** False treats soft-deleted entities as non-existent. Default true. */
  readonly includeRemoved?: boolean;
}

/** Which entities to count. */
export interface CountOptions extends CallOptions {
  /** URN pattern, where `%` matches any characters and `_` matches one. Default: all. */
  readonly urnLike?: string;
}

export const exists = (
  client: HttpClient,
  urn: string,
  { includeRemoved = true, ...options }: ExistsOptions = {},
): Promise<boolean> =>
  callAction(
    client,
    'entities?action=exists',
    { urn, includeSoftDelete: includeRemoved },
    'boolean',
    options,
  );

export const countAspects = (
  client: HttpClient,
  aspectName: AspectName,
  { urnLike, ...options }: CountOptions = {},
): Promise<number> =>
  callAction(client, 'aspects?action=getCount', { aspect: aspectName, urnLike }, 'number', options);

/** Which values of a time series to read. */
export interface TimeseriesOptions extends CallOptions {
  /** Default: from the first value. */
  readonly start?: Moment;
  /** Default: up to the last value. */
  readonly end?: Moment;
  /** Filter on the fields of a value. Default: none. */
  readonly filter?: Filter;
  /** Maximum number of values to return. Default 100. */
  readonly limit?: number;
}

export async function getTimeseries<A extends TimeseriesAspectName>(
  client: HttpClient,
  urn: string,
  aspectName: A,
  { start, end, filter, limit = 100, ...options }: TimeseriesOptions = {},
): Promise<AspectTypes[A][]> {
  const { values } = await callAction<{ values: readonly { readonly aspect: { readonly value: string } }[] }>(
    client,
    'aspects?action=getTimeseriesAspectValues',
    {
      urn,
      aspect: aspectName,
      startTimeMillis: start && toMillis(start),
      endTimeMillis: end && toMillis(end),
      filter: toWireFilter(filter),
      limit,
    },
    { values: 'array' },
    options,
  );
  return values.map(({ aspect }): AspectTypes[A] => JSON.parse(aspect.value));
}

import type { AspectTypes, AuditStamp } from '@colophon/model-types';
import { parseUrn } from '@colophon/schema';
import type { CallOptions, HttpClient } from '../http-client.ts';
import { encodePart, queryString } from '../query-string.ts';
import { readJson, readPages } from '../read-response.ts';
import type { VersionedAspectName } from './aspects.ts';

/** How to read the versions of an aspect. */
export interface VersionsOptions extends CallOptions {
  /** Maximum number of versions per request, up to 1,000. Default 100. */
  readonly pageSize?: number;
}

/** A version of an aspect. */
export interface AspectVersion<A extends VersionedAspectName = VersionedAspectName> {
  /** Its number, as `client.aspects.get` takes it: 0 is the latest, 1 the first value ever written. */
  readonly version: number;
  /** The value. */
  readonly value: AspectTypes[A];
  /** When and by whom it was written. */
  readonly created: AuditStamp;
}

/** Which versions of an aspect to compare. */
export interface DifferenceOptions extends CallOptions {
  /** The older version. Default 1: the first value ever written. */
  readonly from?: number;
  /** The newer version. Default 0: the latest. */
  readonly to?: number;
}

/** A step from one value to another: a JSON Patch operation (RFC 6902). */
export interface DifferenceStep {
  /** Whether a value was added, removed or replaced. */
  readonly op: 'add' | 'remove' | 'replace';
  /** JSON pointer, such as `/description`. */
  readonly path: string;
  /** The new value; absent if one was removed. */
  readonly value?: unknown;
}

interface WirePage<A extends VersionedAspectName> {
  readonly total: number;
  readonly versions: readonly {
    readonly version: number;
    readonly value: AspectTypes[A];
    readonly auditStamp: AuditStamp;
  }[];
}

export const versions = <A extends VersionedAspectName>(
  client: HttpClient,
  urn: string,
  aspectName: A,
  { pageSize = 100, ...options }: VersionsOptions = {},
): AsyncGenerator<AspectVersion<A>, void, undefined> =>
  readPages(async (start) => {
    const query = queryString({ start, count: pageSize, systemMetadata: true });
    const path = `${pathOf(urn, aspectName)}/versions${query}`;
    const shape = { total: 'number', versions: 'array' } as const;
    const { total, versions } = await readJson<WirePage<A>>(client, path, shape, options);
    return {
      total,
      items: versions.map(({ version, value, auditStamp }) => ({ version, value, created: auditStamp })),
    };
  });

export async function difference(
  client: HttpClient,
  urn: string,
  aspectName: VersionedAspectName,
  { from = 1, to = 0, ...options }: DifferenceOptions = {},
): Promise<readonly DifferenceStep[]> {
  const path = `${pathOf(urn, aspectName)}/difference${queryString({ from, to })}`;
  const { patch } = await readJson<{ patch: readonly DifferenceStep[] }>(
    client,
    path,
    { patch: 'array' },
    options,
  );
  return patch;
}

const pathOf = (urn: string, aspectName: string): string =>
  `/openapi/v3/entity/${encodePart(parseUrn(urn).entityType)}/${encodePart(urn)}/${encodePart(aspectName)}`;

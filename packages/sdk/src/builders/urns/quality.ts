// Checks and what they find. A full URN of the kind is kept by every function here; each throws SchemaError
// `INVALID_URN` when the id is empty.
import type { AssertionKey } from '@colophon/model-types';
import { idUrn, partsOf, rawIdUrn } from './parts.ts';

/**
 * URN of an assertion; not encoded.
 *
 * @example
 * ```ts
 * makeAssertionUrn('orders-id-not-null'); // urn:li:assertion:orders-id-not-null
 * ```
 */
export const makeAssertionUrn = (id: string): string => rawIdUrn('assertion', id);

/**
 * URN of a data contract.
 *
 * @example
 * ```ts
 * makeDataContractUrn('orders'); // urn:li:dataContract:orders
 * ```
 */
export const makeDataContractUrn = (id: string): string => idUrn('dataContract', id);

/**
 * URN of an incident.
 *
 * @example
 * ```ts
 * makeIncidentUrn('late-load'); // urn:li:incident:late-load
 * ```
 */
export const makeIncidentUrn = (id: string): string => idUrn('incident', id);

/**
 * URN of a metadata test.
 *
 * @example
 * ```ts
 * makeTestUrn('has-owner'); // urn:li:test:has-owner
 * ```
 */
export const makeTestUrn = (id: string): string => idUrn('test', id);

/**
 * The key aspect of an assertion URN; undefined for any other text.
 *
 * @example
 * ```ts
 * assertionUrnToKey('urn:li:assertion:orders-id-not-null'); // { assertionId: 'orders-id-not-null' }
 * ```
 */
export function assertionUrnToKey(urn: string): AssertionKey | undefined {
  const [assertionId] = partsOf('assertion', urn, 1) ?? [];
  return assertionId === undefined ? undefined : { assertionId };
}

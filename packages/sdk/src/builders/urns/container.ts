import type { ContainerKey } from '@colophon/model-types';
import { printUrn } from '@colophon/schema';
import type { WithGuid } from '../canonical-json.ts';
import { partsOf, rawPart } from './parts.ts';

/**
 * URN of a container.
 *
 * @param guid The GUID, its key, or a full URN, which is returned as is.
 * @example
 * ```ts
 * makeContainerUrn(new DatabaseKey({ platform: 'mysql', database: 'shop' }));
 * // urn:li:container:c0e607c8f8ad4ecc5a19af667a626c24
 * ```
 * @throws SchemaError `INVALID_URN` when the GUID is empty.
 */
export function makeContainerUrn(guid: string | WithGuid): string {
  const text = typeof guid === 'string' ? guid : guid.guid();
  return text.startsWith('urn:li:container')
    ? text
    : printUrn({ entityType: 'container', parts: [rawPart('container', 'guid', text)] });
}

/**
 * The key aspect of a container URN; undefined for any other text.
 *
 * @example
 * ```ts
 * containerUrnToKey('urn:li:container:c0e607c8f8ad4ecc5a19af667a626c24');
 * // { guid: 'c0e607c8f8ad4ecc5a19af667a626c24' }
 * ```
 */
export function containerUrnToKey(urn: string): ContainerKey | undefined {
  const [guid] = partsOf('container', urn, 1) ?? [];
  return guid === undefined ? undefined : { guid };
}

import type {
  AuditStamp,
  Container,
  DataPlatformInstance,
  InstitutionalMemory,
  Status,
  SubTypes,
} from '@colophon/model-types';
import type { WithGuid } from '../canonical-json.ts';
import { makeContainerUrn } from '../urns/container.ts';
import { makeDataPlatformInstanceUrn, makeDataPlatformUrn } from '../urns/data-platform.ts';
import { systemActor } from '../urns/people.ts';
import { auditStamp } from './audit.ts';

/**
 * The `status` aspect.
 *
 * @param removed True soft-deletes the entity: it is hidden from search, but keeps its data. Default false.
 * @example
 * ```ts
 * makeStatusAspect(); // { removed: false }
 * ```
 */
export const makeStatusAspect = (removed = false): Status => ({ removed });

/**
 * The `subTypes` aspect: the type of the entity in its source.
 *
 * @example
 * ```ts
 * makeSubTypesAspect(['View']); // { typeNames: ['View'] }
 * ```
 */
export const makeSubTypesAspect = (typeNames: readonly string[]): SubTypes => ({ typeNames: [...typeNames] });

/**
 * The `container` aspect: what contains the entity.
 *
 * @param container GUID, key or URN of the container.
 * @example
 * ```ts
 * makeContainerAspect('c0e607c8f8ad4ecc5a19af667a626c24');
 * // { container: 'urn:li:container:c0e607c8f8ad4ecc5a19af667a626c24' }
 * ```
 * @throws SchemaError `INVALID_URN` when the GUID is empty.
 */
export const makeContainerAspect = (container: string | WithGuid): Container => ({
  container: makeContainerUrn(container),
});

/**
 * The `dataPlatformInstance` aspect.
 *
 * @param platform Name or URN.
 * @param instance Name or URN of one of several deployments. Undefined or empty means none.
 * @example
 * ```ts
 * makeDataPlatformInstanceAspect('mysql', 'eu1');
 * // { platform: 'urn:li:dataPlatform:mysql', instance: 'urn:li:dataPlatformInstance:(urn:li:dataPlatform:mysql,eu1)' }
 * ```
 * @throws SchemaError `INVALID_URN` when the platform is empty, or a URN of another type.
 */
export const makeDataPlatformInstanceAspect = (
  platform: string,
  instance?: string,
): DataPlatformInstance => ({
  platform: makeDataPlatformUrn(platform),
  ...(instance && { instance: makeDataPlatformInstanceUrn(platform, instance) }),
});

/** A link to a document about an entity. */
export interface Link {
  /** Address, such as `https://wiki.example.org/orders`. */
  readonly url: string;
  /** Text shown for the link. */
  readonly description: string;
  /** Who added the link, and when. Default: that of the whole list. */
  readonly createStamp?: AuditStamp;
}

/**
 * The `institutionalMemory` aspect: links to documents. Replaces all links.
 *
 * @param links The links, in order.
 * @param stamp Who added the links that have no stamp, and when. Default: `urn:li:corpuser:__datahub_system`,
 * now.
 * @example
 * ```ts
 * const links = [{ url: 'https://wiki.example.org/orders', description: 'Orders' }];
 * makeInstitutionalMemoryAspect(links).elements[0]?.createStamp.actor; // urn:li:corpuser:__datahub_system
 * ```
 */
export const makeInstitutionalMemoryAspect = (
  links: readonly Link[],
  stamp: AuditStamp = auditStamp(systemActor),
): InstitutionalMemory => ({
  elements: links.map(({ url, description, createStamp = stamp }) => ({
    url,
    description,
    createStamp: { ...createStamp },
  })),
});

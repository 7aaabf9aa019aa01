import { printUrn } from '@colophon/schema';
import { idUrn, rawPart } from './parts.ts';

/**
 * URN of a data platform; a full URN is returned as is.
 *
 * @example
 * ```ts
 * makeDataPlatformUrn('mysql'); // urn:li:dataPlatform:mysql
 * ```
 * @throws SchemaError `INVALID_URN` if the name is empty, or is a URN of another type.
 */
export const makeDataPlatformUrn = (platform: string): string => idUrn('dataPlatform', platform);

/**
 * URN of one of several deployments of a platform; the URN of an instance is returned as is. The instance is
 * not encoded.
 *
 * @example
 * ```ts
 * makeDataPlatformInstanceUrn('mysql', 'eu1'); // urn:li:dataPlatformInstance:(urn:li:dataPlatform:mysql,eu1)
 * ```
 * @throws SchemaError `INVALID_URN` when a part is empty, or the platform is a URN of another type.
 */
export const makeDataPlatformInstanceUrn = (platform: string, instance: string): string =>
  instance.startsWith('urn:li:dataPlatformInstance')
    ? instance
    : printUrn({
        entityType: 'dataPlatformInstance',
        parts: [makeDataPlatformUrn(platform), rawPart('dataPlatformInstance', 'instance', instance)],
      });

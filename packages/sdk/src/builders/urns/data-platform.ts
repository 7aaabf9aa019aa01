import { printUrn } from '@colophon/schema';
import { idUrn, rawPart } from './parts.ts';

/**
 * Urn of a data platform; a full urn is kept.
 *
 * @example
 * ```ts
 * makeDataPlatformUrn('mysql'); // urn:li:dataPlatform:mysql
 * ```
 * @throws SchemaError `INVALID_URN` when the name is empty, or the urn of something else.
 */
export const makeDataPlatformUrn = (platform: string): string => idUrn('dataPlatform', platform);

/**
 * Urn of one of several deployments of a platform; a full urn of an instance is kept. The instance is not encoded.
 *
 * @example
 * ```ts
 * makeDataPlatformInstanceUrn('mysql', 'eu1'); // urn:li:dataPlatformInstance:(urn:li:dataPlatform:mysql,eu1)
 * ```
 * @throws SchemaError `INVALID_URN` when a part is empty, or the platform is the urn of something else.
 */
export const makeDataPlatformInstanceUrn = (platform: string, instance: string): string =>
  instance.startsWith('urn:li:dataPlatformInstance')
    ? instance
    : printUrn({
        entityType: 'dataPlatformInstance',
        parts: [makeDataPlatformUrn(platform), rawPart('dataPlatformInstance', 'instance', instance)],
      });

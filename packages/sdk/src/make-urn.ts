import type { FabricType } from '@colophon/model/types';
import { encodeUrnPart, isUrn, printUrn } from '@colophon/schema';

/** Urn of a data platform: `mysql` gives `urn:li:dataPlatform:mysql`; an urn is returned as it is. */
export const makeDataPlatformUrn = (platform: string): string =>
  isUrn(platform, 'dataPlatform')
    ? platform
    : printUrn({ entityType: 'dataPlatform', parts: [encodeUrnPart(platform)] });

/**
 * Urn of a dataset.
 *
 * @param name Full name on the platform, such as `shop.orders`. Commas and parentheses are percent-encoded.
 * @param env Environment. Default `PROD`.
 */
export const makeDatasetUrn = (platform: string, name: string, env: FabricType = 'PROD'): string =>
  printUrn({ entityType: 'dataset', parts: [makeDataPlatformUrn(platform), encodeUrnPart(name), env] });

import type { DatasetKey, FabricType, SchemaFieldKey } from '@colophon/model-types';
import { encodeUrnPart, printUrn, SchemaError } from '@colophon/schema';
import { makeDataPlatformUrn } from './data-platform.ts';
import { envPart, looksLikeUrn, nameOnInstance, partsOf, rawPart, textPart } from './parts.ts';

/** An environment, in upper or lower case; URNs contain it in upper case. */
export type Env = FabricType | Lowercase<FabricType>;

/**
 * URN of a dataset.
 *
 * @param platform Name of the platform, such as `mysql`, or its URN.
 * @param name Full name on the platform, such as `shop.orders`. Commas and parentheses are percent-encoded.
 * @param env Environment. Default `PROD`.
 * @example
 * ```ts
 * makeDatasetUrn('mysql', 'shop.orders'); // urn:li:dataset:(urn:li:dataPlatform:mysql,shop.orders,PROD)
 * ```
 * @throws SchemaError `INVALID_URN` when a part is empty, or the platform is a URN of another type.
 */
export const makeDatasetUrn = (platform: string, name: string, env: Env = 'PROD'): string =>
  printUrn({
    entityType: 'dataset',
    parts: [makeDataPlatformUrn(platform), textPart('dataset', 'name', name), envPart('dataset', env)],
  });

/**
 * URN of a dataset on one of several deployments of its platform: the name becomes `instance.name`.
 *
 * @param platform Name of the platform, such as `mysql`, or its URN.
 * @param name Full name on the platform, such as `shop.orders`.
 * @param instance Name of the deployment. Undefined or empty means none.
 * @param env Environment. Default `PROD`.
 * @example
 * ```ts
 * makeDatasetUrnWithPlatformInstance('mysql', 'shop.orders', 'eu1');
 * // urn:li:dataset:(urn:li:dataPlatform:mysql,eu1.shop.orders,PROD)
 * ```
 * @throws As {@link makeDatasetUrn}.
 */
export const makeDatasetUrnWithPlatformInstance = (
  platform: string,
  name: string,
  instance: string | undefined,
  env: Env = 'PROD',
): string => makeDatasetUrn(platform, nameOnInstance(name, instance), env);

/**
 * URN of a column or nested field of a dataset, or of another entity with a schema.
 *
 * @param parentUrn URN of the entity that has the schema; used as is.
 * @param fieldPath Path of the field. Commas and parentheses are percent-encoded.
 * @example
 * ```ts
 * makeSchemaFieldUrn(makeDatasetUrn('mysql', 'shop.orders'), 'id');
 * // urn:li:schemaField:(urn:li:dataset:(urn:li:dataPlatform:mysql,shop.orders,PROD),id)
 * ```
 * @throws SchemaError `INVALID_URN` when the parent is not a URN, or the path is empty.
 */
export function makeSchemaFieldUrn(parentUrn: string, fieldPath: string): string {
  if (!looksLikeUrn(parentUrn))
    throw new SchemaError('INVALID_URN', `The parent of a schema field must be a URN, not ${parentUrn}`);
  const path = encodeUrnPart(rawPart('schemaField', 'field path', fieldPath));
  return printUrn({ entityType: 'schemaField', parts: [parentUrn, path] });
}

/**
 * The key aspect of a dataset URN; undefined for any other text. Nothing is decoded.
 *
 * @example
 * ```ts
 * datasetUrnToKey(makeDatasetUrn('mysql', 'shop.orders'));
 * // { platform: 'urn:li:dataPlatform:mysql', name: 'shop.orders', origin: 'PROD' }
 * ```
 */
export function datasetUrnToKey(urn: string): DatasetKey | undefined {
  const [platform, name, origin] = partsOf('dataset', urn, 3) ?? [];
  if (platform === undefined || name === undefined || origin === undefined) return undefined;
  // The URN may name an environment that the model does not have; the server is the one to refuse it.
  return { platform, name, origin: origin as FabricType };
}

/**
 * The URN of the dataset with this key; nothing is encoded.
 *
 * @example
 * ```ts
 * datasetKeyToUrn({ platform: 'urn:li:dataPlatform:mysql', name: 'shop.orders', origin: 'PROD' });
 * // urn:li:dataset:(urn:li:dataPlatform:mysql,shop.orders,PROD)
 * ```
 */
export const datasetKeyToUrn = ({ platform, name, origin }: DatasetKey): string =>
  printUrn({ entityType: 'dataset', parts: [platform, name, origin] });

/**
 * The key aspect of a schema field URN; undefined for any other text. Nothing is decoded.
 *
 * @example
 * ```ts
 * schemaFieldUrnToKey(makeSchemaFieldUrn('urn:li:dataset:(urn:li:dataPlatform:mysql,shop.orders,PROD)', 'id'))?.fieldPath;
 * // id
 * ```
 */
export function schemaFieldUrnToKey(urn: string): SchemaFieldKey | undefined {
  const [parent, fieldPath] = partsOf('schemaField', urn, 2) ?? [];
  return parent === undefined || fieldPath === undefined ? undefined : { parent, fieldPath };
}

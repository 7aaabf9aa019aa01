// As in DataHub's clients, names are taken letter by letter here: encode one that may hold a comma or a parenthesis
// with `encodeUrnPart`. Every function throws SchemaError `INVALID_URN` when a part is empty.
import type { FabricType } from '@colophon/model-types';
import { printUrn } from '@colophon/schema';
import { makeDataPlatformUrn } from './data-platform.ts';
import { rawPart } from './parts.ts';

const versionedUrn = (entityType: string, platform: string, name: string, env: FabricType): string =>
  printUrn({
    entityType,
    parts: [
      makeDataPlatformUrn(platform),
      rawPart(entityType, 'name', name),
      rawPart(entityType, 'env', env),
    ],
  });

const columnUrn = (entityType: string, table: string, name: string): string =>
  printUrn({
    entityType,
    parts: [rawPart(entityType, 'feature table', table), rawPart(entityType, 'name', name)],
  });

/**
 * URN of a machine learning model. The name is not encoded.
 *
 * @param platform Name of the platform, or its URN.
 * @param name Name of the model.
 * @param env Environment. Default `PROD`.
 * @example
 * ```ts
 * makeMlModelUrn('mlflow', 'churn'); // urn:li:mlModel:(urn:li:dataPlatform:mlflow,churn,PROD)
 * ```
 * @throws SchemaError `INVALID_URN` when a part is empty, or the platform is a URN of another type.
 */
export const makeMlModelUrn = (platform: string, name: string, env: FabricType = 'PROD'): string =>
  versionedUrn('mlModel', platform, name, env);

/**
 * URN of a model group: the versions of one model. Same parameters and errors as {@link makeMlModelUrn}.
 *
 * @example
 * ```ts
 * makeMlModelGroupUrn('mlflow', 'churn'); // urn:li:mlModelGroup:(urn:li:dataPlatform:mlflow,churn,PROD)
 * ```
 */
export const makeMlModelGroupUrn = (platform: string, name: string, env: FabricType = 'PROD'): string =>
  versionedUrn('mlModelGroup', platform, name, env);

/**
 * URN of a model deployment. Same parameters and errors as {@link makeMlModelUrn}.
 *
 * @example
 * ```ts
 * makeMlModelDeploymentUrn('sagemaker', 'churn-live', 'TEST');
 * // urn:li:mlModelDeployment:(urn:li:dataPlatform:sagemaker,churn-live,TEST)
 * ```
 */
export const makeMlModelDeploymentUrn = (platform: string, name: string, env: FabricType = 'PROD'): string =>
  versionedUrn('mlModelDeployment', platform, name, env);

/**
 * URN of a feature table. The name is not encoded.
 *
 * @example
 * ```ts
 * makeMlFeatureTableUrn('feast', 'users'); // urn:li:mlFeatureTable:(urn:li:dataPlatform:feast,users)
 * ```
 */
export const makeMlFeatureTableUrn = (platform: string, name: string): string =>
  printUrn({
    entityType: 'mlFeatureTable',
    parts: [makeDataPlatformUrn(platform), rawPart('mlFeatureTable', 'name', name)],
  });

/**
 * URN of a feature. The names are not encoded.
 *
 * @example
 * ```ts
 * makeMlFeatureUrn('users', 'age'); // urn:li:mlFeature:(users,age)
 * ```
 */
export const makeMlFeatureUrn = (featureTable: string, name: string): string =>
  columnUrn('mlFeature', featureTable, name);

/**
 * URN of a primary key of a feature table. The names are not encoded.
 *
 * @example
 * ```ts
 * makeMlPrimaryKeyUrn('users', 'id'); // urn:li:mlPrimaryKey:(users,id)
 * ```
 */
export const makeMlPrimaryKeyUrn = (featureTable: string, name: string): string =>
  columnUrn('mlPrimaryKey', featureTable, name);

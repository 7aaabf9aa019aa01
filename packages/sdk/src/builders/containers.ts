import type { ContainerProperties, FabricType } from '@colophon/model-types';
import type { AnyProposal, Proposal } from '../proposal.ts';
import { type Moment, makeTimestamp } from './aspects/audit.ts';
import {
  makeContainerAspect,
  makeDataPlatformInstanceAspect,
  makeStatusAspect,
  makeSubTypesAspect,
} from './aspects/basics.ts';
import {
  makeDomainsAspect,
  makeGlobalTagsAspect,
  makeStructuredPropertiesAspect,
  type StructuredPropertyValue,
} from './aspects/labels.ts';
import { makeOwnershipAspect, type OwnershipOptions } from './aspects/ownership.ts';
import { compareCodePoints } from './canonical-json.ts';
import type { ContainerKey } from './container-keys.ts';

/** Properties of a container. */
export interface ContainerOptions {
  /** Name in the source system, such as `public`. */
  readonly name: string;
  /** Its type in the source, such as `['Schema']`. */
  readonly subTypes: readonly string[];
  /** Key of the parent container, from {@link ContainerKey.parentKey}. Default: none. */
  readonly parentContainerKey?: ContainerKey | undefined;
  /** Custom properties in addition to those of the key. They take precedence. */
  readonly extraProperties?: Readonly<Record<string, string>>;
  /** Values by the name or URN of the structured property. */
  readonly structuredProperties?: Readonly<Record<string, StructuredPropertyValue>>;
  /** URN of the domain to which it belongs. Default: none. */
  readonly domainUrn?: string;
  /** Description for readers. Default: none. */
  readonly description?: string;
  /** URN of a user or group. */
  readonly ownerUrn?: string;
  /** Type of ownership. Default `DATAOWNER`. */
  readonly ownership?: OwnershipOptions;
  /** Link that opens the container in its system. */
  readonly externalUrl?: string;
  /** Names or URNs. They are written in order of their names. */
  readonly tags?: readonly string[];
  /** Name with all its parents, such as `sales.public`. */
  readonly qualifiedName?: string;
  /** When it was created in the source. */
  readonly created?: Moment;
  /** When it last changed in the source. */
  readonly lastModified?: Moment;
}

/** Each environment once: the compiler asks for those that the model has, no more and no fewer. */
const environments: Readonly<Record<FabricType, true>> = {
  DEV: true,
  TEST: true,
  QA: true,
  UAT: true,
  EI: true,
  PRE: true,
  STG: true,
  NON_PROD: true,
  PROD: true,
  CORP: true,
  RVW: true,
  PRD: true,
  TST: true,
  SIT: true,
  SBX: true,
  SANDBOX: true,
  CERT: true,
};

// A key may carry the name of an instance where the environment belongs; it has no place in the aspect.
const isEnvironment = (env: string | undefined): env is FabricType =>
  env !== undefined && Object.hasOwn(environments, env);

/**
 * Proposals that create a container: its parent first, if it has one, then its properties, `status`,
 * `dataPlatformInstance`, `subTypes`, and the rest of the options.
 *
 * @example
 * ```ts
 * const database = new DatabaseKey({ platform: 'mysql', env: 'PROD', database: 'shop' });
 * await client.emitMany(genContainers(database, { name: 'shop', subTypes: ['Database'] }));
 * ```
 * @throws SchemaError `INVALID_URN` if the platform, a tag or a property is empty, or the owner is neither a user nor
 * a group.
 */
export function genContainers(key: ContainerKey, options: ContainerOptions): AnyProposal[] {
  const { subTypes, parentContainerKey, domainUrn, ownerUrn, ownership, tags, structuredProperties } =
    options;
  const entityUrn = key.asUrn();
  const proposals: AnyProposal[] = [
    { entityUrn, aspectName: 'containerProperties', aspect: propertiesOf(key, options) },
    { entityUrn, aspectName: 'status', aspect: makeStatusAspect() },
    {
      entityUrn,
      aspectName: 'dataPlatformInstance',
      aspect: makeDataPlatformInstanceAspect(key.platform, key.instance),
    },
    { entityUrn, aspectName: 'subTypes', aspect: makeSubTypesAspect(subTypes) },
  ];
  // First, since a server makes the browse path of what it knows by then.
  if (parentContainerKey) proposals.unshift(addEntityToContainer(parentContainerKey, entityUrn));
  if (domainUrn) proposals.push({ entityUrn, aspectName: 'domains', aspect: makeDomainsAspect([domainUrn]) });
  if (ownerUrn)
    proposals.push({
      entityUrn,
      aspectName: 'ownership',
      aspect: makeOwnershipAspect([ownerUrn], ownership),
    });
  if (tags && tags.length > 0) {
    const sorted = tags.toSorted(compareCodePoints);
    proposals.push({ entityUrn, aspectName: 'globalTags', aspect: makeGlobalTagsAspect(sorted) });
  }
  if (structuredProperties && Object.keys(structuredProperties).length > 0)
    proposals.push({
      entityUrn,
      aspectName: 'structuredProperties',
      aspect: makeStructuredPropertiesAspect(structuredProperties),
    });
  return proposals;
}

const propertiesOf = (
  key: ContainerKey,
  { name, description, extraProperties, externalUrl, qualifiedName, created, lastModified }: ContainerOptions,
): ContainerProperties => ({
  name,
  customProperties: { ...key.propertyDict(), ...extraProperties },
  ...(description !== undefined && { description }),
  ...(externalUrl !== undefined && { externalUrl }),
  ...(qualifiedName !== undefined && { qualifiedName }),
  ...(created !== undefined && { created: makeTimestamp(created) }),
  ...(lastModified !== undefined && { lastModified: makeTimestamp(lastModified) }),
  ...(isEnvironment(key.env) && { env: key.env }),
});

/**
 * A proposal that puts an entity, such as a dashboard or another container, into a container.
 *
 * @param key Key of the container.
 * @param entityUrn URN of the contained entity.
 * @example
 * ```ts
 * const folder = new FolderKey({ platform: 'looker', folderAbsPath: '/sales' });
 * const proposal = addEntityToContainer(folder, makeDashboardUrn('looker', 'sales'));
 * await client.emit(proposal);
 * proposal.aspect.container === folder.asUrn(); // true
 * ```
 */
export const addEntityToContainer = (key: ContainerKey, entityUrn: string): Proposal<'container'> => ({
  entityUrn,
  aspectName: 'container',
  aspect: makeContainerAspect(key),
});

/**
 * A proposal that puts a dataset into a container.
 *
 * @param key Key of the container.
 * @param datasetUrn URN of the dataset.
 * @example
 * ```ts
 * const key = new SchemaKey({ platform: 'mysql', database: 'shop', schema: 'sales' });
 * await client.emit(addDatasetToContainer(key, makeDatasetUrn('mysql', 'shop.orders')));
 * ```
 */
export const addDatasetToContainer = (key: ContainerKey, datasetUrn: string): Proposal<'container'> =>
  addEntityToContainer(key, datasetUrn);

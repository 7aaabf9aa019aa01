// Keys, whose guid is the name of a container, a data product or a domain.

// Aspects.
export { auditStamp, type Moment, makeTimestamp } from './builders/aspects/audit.ts';
export {
  type Link,
  makeContainerAspect,
  makeDataPlatformInstanceAspect,
  makeInstitutionalMemoryAspect,
  makeStatusAspect,
  makeSubTypesAspect,
} from './builders/aspects/basics.ts';
export {
  makeDomainsAspect,
  makeGlobalTagsAspect,
  makeGlossaryTermsAspect,
  makeStructuredPropertiesAspect,
  type StructuredPropertyValue,
} from './builders/aspects/labels.ts';
export {
  type ColumnLineage,
  type ColumnReference,
  type ColumnStatement,
  type DerivationDetails,
  makeColumnLineage,
  makeFineGrainedLineage,
  makeUpstreamLineageAspect,
  type UpstreamLineageOptions,
} from './builders/aspects/lineage.ts';
export {
  makeOwnershipAspect,
  type OwnershipOptions,
  validateOwnershipType,
} from './builders/aspects/ownership.ts';
export {
  type Column,
  type ColumnType,
  makeSchemaMetadataAspect,
  type SchemaMetadataOptions,
} from './builders/aspects/schema-metadata.ts';
export type { GuidValue, WithGuid } from './builders/canonical-json.ts';
// PlatformKey is the older name.
export {
  BucketKey,
  type BucketKeyFields,
  ContainerKey,
  ContainerKey as PlatformKey,
  type ContainerKeyFields,
  DatabaseKey,
  type DatabaseKeyFields,
  ExperimentKey,
  type ExperimentKeyFields,
  FolderKey,
  type FolderKeyFields,
  NamespaceKey,
  type NamespaceKeyFields,
  SchemaKey,
  type SchemaKeyFields,
} from './builders/container-keys.ts';
// Proposals.
export {
  addDatasetToContainer,
  addEntityToContainer,
  type ContainerOptions,
  genContainers,
} from './builders/containers.ts';
export { DatahubKey } from './builders/datahub-key.ts';
export {
  DataProductKey,
  type DataProductKeyFields,
  DomainKey,
  type DomainKeyFields,
  NotebookKey,
  type NotebookKeyFields,
} from './builders/entity-keys.ts';
export { datahubGuid } from './builders/guid.ts';
export { columnLineageProposal, lineageProposal } from './builders/lineage.ts';
export {
  BigQueryDatasetKey,
  type BigQueryDatasetKeyFields,
  CatalogKey,
  type CatalogKeyFields,
  CatalogKeyWithMetastore,
  type CatalogKeyWithMetastoreFields,
  MetastoreKey,
  type MetastoreKeyFields,
  ProjectIdKey,
  type ProjectIdKeyFields,
  UnitySchemaKey,
  type UnitySchemaKeyFields,
  UnitySchemaKeyWithMetastore,
  type UnitySchemaKeyWithMetastoreFields,
} from './builders/platform-container-keys.ts';

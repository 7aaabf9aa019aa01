// Keys of the containers of single platforms: BigQuery and Unity Catalog.
import { ContainerKey, type ContainerKeyFields } from './container-keys.ts';

/** The fields of a {@link ProjectIdKey}. */
export interface ProjectIdKeyFields extends ContainerKeyFields {
  /** Id of the project. */
  readonly projectId: string;
}

/**
 * Identifies a BigQuery project.
 *
 * @example
 * ```ts
 * new ProjectIdKey({ platform: 'bigquery', projectId: 'shop-prod' }).asUrn();
 * // urn:li:container:817b5913087358ba9e64b02ed0b8b0d4
 * ```
 */
export class ProjectIdKey extends ContainerKey {
  readonly projectId: string;

  constructor(fields: ProjectIdKeyFields) {
    super(fields);
    this.projectId = fields.projectId;
  }

  protected override fields() {
    return { ...super.fields(), project_id: this.projectId };
  }
}

/** The fields of a {@link BigQueryDatasetKey}. */
export interface BigQueryDatasetKeyFields extends ProjectIdKeyFields {
  /** Name of the dataset. */
  readonly datasetId: string;
}

/**
 * Identifies a BigQuery dataset, which other platforms call a schema.
 *
 * @example
 * ```ts
 * new BigQueryDatasetKey({ platform: 'bigquery', projectId: 'shop-prod', datasetId: 'sales' }).asUrn();
 * // urn:li:container:1ed1646df93622acc852a6d4ed6bfebb
 * ```
 */
export class BigQueryDatasetKey extends ProjectIdKey {
  readonly datasetId: string;

  constructor(fields: BigQueryDatasetKeyFields) {
    super(fields);
    this.datasetId = fields.datasetId;
  }

  protected override fields() {
    return { ...super.fields(), dataset_id: this.datasetId };
  }

  override parentKey(): ProjectIdKey {
    return new ProjectIdKey(this);
  }
}

/** The fields of a {@link MetastoreKey}. */
export interface MetastoreKeyFields extends ContainerKeyFields {
  /** Name of the metastore. */
  readonly metastore: string;
}

/**
 * Identifies a Databricks metastore.
 *
 * @example
 * ```ts
 * new MetastoreKey({ platform: 'databricks', metastore: 'main' }).asUrn();
 * // urn:li:container:9f5fc23cecc678bee25f1e4dccef1508
 * ```
 */
export class MetastoreKey extends ContainerKey {
  readonly metastore: string;

  constructor(fields: MetastoreKeyFields) {
    super(fields);
    this.metastore = fields.metastore;
  }

  protected override fields() {
    return { ...super.fields(), metastore: this.metastore };
  }
}

/** The fields of a {@link CatalogKeyWithMetastore}. */
export interface CatalogKeyWithMetastoreFields extends MetastoreKeyFields {
  /** Name of the `catalog`. */
  readonly catalog: string;
}

/**
 * Identifies a Databricks `catalog`, including its metastore.
 *
 * @example
 * ```ts
 * new CatalogKeyWithMetastore({ platform: 'databricks', metastore: 'main', catalog: 'shop' }).asUrn();
 * // urn:li:container:6ed16190eb5fe102144901da6b540056
 * ```
 */
export class CatalogKeyWithMetastore extends MetastoreKey {
  readonly catalog: string;

  constructor(fields: CatalogKeyWithMetastoreFields) {
    super(fields);
    this.catalog = fields.catalog;
  }

  protected override fields() {
    return { ...super.fields(), catalog: this.catalog };
  }

  override parentKey(): MetastoreKey {
    return new MetastoreKey(this);
  }
}

/** The fields of a {@link UnitySchemaKeyWithMetastore}. */
export interface UnitySchemaKeyWithMetastoreFields extends CatalogKeyWithMetastoreFields {
  /** Name of the schema. */
  readonly unitySchema: string;
}

/**
 * Identifies a schema in a Databricks `catalog`, including its metastore.
 *
 * @example
 * ```ts
 * const key = new UnitySchemaKeyWithMetastore({
 *   platform: 'databricks',
 *   metastore: 'main',
 *   catalog: 'shop',
 *   unitySchema: 'sales',
 * });
 * key.asUrn(); // urn:li:container:eeed11548be1fd979dfa1518f04acd5f
 * ```
 */
export class UnitySchemaKeyWithMetastore extends CatalogKeyWithMetastore {
  readonly unitySchema: string;

  constructor(fields: UnitySchemaKeyWithMetastoreFields) {
    super(fields);
    this.unitySchema = fields.unitySchema;
  }

  protected override fields() {
    return { ...super.fields(), unity_schema: this.unitySchema };
  }

  override parentKey(): CatalogKeyWithMetastore {
    return new CatalogKeyWithMetastore(this);
  }
}

/** The fields of a {@link CatalogKey}. */
export interface CatalogKeyFields extends ContainerKeyFields {
  /** Name of the `catalog`. */
  readonly catalog: string;
}

/**
 * Identifies a Databricks `catalog`, without a metastore.
 *
 * @example
 * ```ts
 * new CatalogKey({ platform: 'databricks', catalog: 'shop' }).asUrn();
 * // urn:li:container:272d833d51bce5858f5039957a5f8ed5
 * ```
 */
export class CatalogKey extends ContainerKey {
  readonly catalog: string;

  constructor(fields: CatalogKeyFields) {
    super(fields);
    this.catalog = fields.catalog;
  }

  protected override fields() {
    return { ...super.fields(), catalog: this.catalog };
  }
}

/** The fields of a {@link UnitySchemaKey}. */
export interface UnitySchemaKeyFields extends CatalogKeyFields {
  /** Name of the schema. */
  readonly unitySchema: string;
}

/**
 * Identifies a schema in a Databricks `catalog`, without a metastore.
 *
 * @example
 * ```ts
 * new UnitySchemaKey({ platform: 'databricks', catalog: 'shop', unitySchema: 'sales' }).asUrn();
 * // urn:li:container:b50ea9cf1986f06b01fa20cb80f152bd
 * ```
 */
export class UnitySchemaKey extends CatalogKey {
  readonly unitySchema: string;

  constructor(fields: UnitySchemaKeyFields) {
    super(fields);
    this.unitySchema = fields.unitySchema;
  }

  protected override fields() {
    return { ...super.fields(), unity_schema: this.unitySchema };
  }

  override parentKey(): CatalogKey {
    return new CatalogKey(this);
  }
}

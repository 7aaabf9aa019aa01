// Keys of the containers of single platforms: BigQuery and Unity Catalog.
import { ContainerKey, type ContainerKeyFields } from './container-keys.ts';

export interface ProjectIdKeyFields extends ContainerKeyFields {
  readonly projectId: string;
}

/** Names a project of BigQuery. */
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

export interface BigQueryDatasetKeyFields extends ProjectIdKeyFields {
  readonly datasetId: string;
}

/** Names a dataset of BigQuery, which is a schema elsewhere. */
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

export interface MetastoreKeyFields extends ContainerKeyFields {
  readonly metastore: string;
}

/** Names a metastore of Unity Catalog. */
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

export interface CatalogKeyWithMetastoreFields extends MetastoreKeyFields {
  readonly catalog: string;
}

/** Names a catalog of Unity Catalog in its metastore. */
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

export interface UnitySchemaKeyWithMetastoreFields extends CatalogKeyWithMetastoreFields {
  readonly unitySchema: string;
}

/** Names a schema of Unity Catalog, the metastore above its catalog included. */
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

export interface CatalogKeyFields extends ContainerKeyFields {
  readonly catalog: string;
}

/** Names a catalog of Unity Catalog where metastores are not told apart. */
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

export interface UnitySchemaKeyFields extends CatalogKeyFields {
  readonly unitySchema: string;
}

/** Names a schema of Unity Catalog where metastores are not told apart. */
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

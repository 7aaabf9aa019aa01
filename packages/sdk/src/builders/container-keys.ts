import { DatahubKey, defined } from './datahub-key.ts';
import { makeContainerUrn } from './urns/container.ts';

/** Fields of every container key. */
export interface ContainerKeyFields {
  /** Name of the platform, such as `mysql`; not a URN. */
  readonly platform: string;
  /** One of several deployments of the platform. Part of the GUID. */
  readonly instance?: string | undefined;
  /** Environment, such as `PROD`. Not part of the GUID. */
  readonly env?: string | undefined;
  /**
   * Use `env` as the instance if there is none, as some of DataHub's sources once did by mistake, to get the GUID
   * that they generated. Default false.
   */
  readonly backcompatEnvAsInstance?: boolean | undefined;
}

/**
 * Identifies a container: a database, a schema, a folder. Extend it for your own types of container, as the
 * classes below do: the superclass is the parent. `PlatformKey` is its older name.
 *
 * @example
 * ```ts
 * class ShareKey extends ContainerKey {
 *   protected override fields() {
 *     return { ...super.fields(), share: 'sales' };
 *   }
 * }
 * new ShareKey({ platform: 'nas' }).asUrn(); // urn:li:container:76acb40bc276a53fdba25e05fb39b89a
 * PlatformKey === ContainerKey; // true
 * ```
 * @example
 * ```ts
 * const key = new SchemaKey({ platform: 'mysql', instance: 'eu1', database: 'shop', schema: 'sales' });
 * key.guid(); // 419f310ef600be4010c4a377b4cda213
 * key.parentKey().asUrn(); // urn:li:container:0a5d5269b66e79651c403d3ed489ba48
 * ```
 */
export class ContainerKey extends DatahubKey {
  readonly platform: string;
  readonly instance: string | undefined;
  readonly env: string | undefined;
  readonly backcompatEnvAsInstance: boolean;

  constructor({ platform, instance, env, backcompatEnvAsInstance = false }: ContainerKeyFields) {
    super();
    this.platform = platform;
    this.instance = instance;
    this.env = env;
    this.backcompatEnvAsInstance = backcompatEnvAsInstance;
  }

  protected fields(): Readonly<Record<string, string | undefined>> {
    return { platform: this.platform, instance: this.instance, env: this.env };
  }

  override guidDict(): Record<string, string> {
    const { env, ...bag } = this.propertyDict();
    if (this.backcompatEnvAsInstance && this.instance === undefined && env !== undefined)
      return { ...bag, instance: env };
    return bag;
  }

  /** The fields as they appear in the container's custom properties, including `env`. */
  propertyDict(): Record<string, string> {
    return defined(this.fields());
  }

  asUrn(): string {
    return makeContainerUrn(this);
  }

  /** The key of the parent container, with the fields that it shares; undefined at the top level. */
  parentKey(): ContainerKey | undefined {
    return undefined;
  }
}

/** The fields of a {@link DatabaseKey}. */
export interface DatabaseKeyFields extends ContainerKeyFields {
  /** Name of the database. */
  readonly database: string;
}

/**
 * Identifies a database.
 *
 * @example
 * ```ts
 * new DatabaseKey({ platform: 'mysql', database: 'shop' }).asUrn();
 * // urn:li:container:c0e607c8f8ad4ecc5a19af667a626c24
 * ```
 */
export class DatabaseKey extends ContainerKey {
  readonly database: string;

  constructor(fields: DatabaseKeyFields) {
    super(fields);
    this.database = fields.database;
  }

  protected override fields() {
    return { ...super.fields(), database: this.database };
  }
}

/** The fields of a {@link SchemaKey}. */
export interface SchemaKeyFields extends DatabaseKeyFields {
  /** Name of the schema. */
  readonly schema: string;
}

/**
 * Identifies a schema in a database.
 *
 * @example
 * ```ts
 * new SchemaKey({ platform: 'postgres', database: 'shop', schema: 'public' }).asUrn();
 * // urn:li:container:432b4af9ea9c9a40bfc156459398da10
 * ```
 */
export class SchemaKey extends DatabaseKey {
  readonly schema: string;

  constructor(fields: SchemaKeyFields) {
    super(fields);
    this.schema = fields.schema;
  }

  protected override fields() {
    return { ...super.fields(), schema: this.schema };
  }

  override parentKey(): DatabaseKey {
    return new DatabaseKey(this);
  }
}

/** The fields of a {@link NamespaceKey}. */
export interface NamespaceKeyFields extends ContainerKeyFields {
  /** Name of the namespace. */
  readonly namespace: string;
}

/**
 * Identifies an Iceberg namespace.
 *
 * @example
 * ```ts
 * new NamespaceKey({ platform: 'iceberg', namespace: 'shop' }).asUrn();
 * // urn:li:container:2eaf6235eacadd19639817f74ee51196
 * ```
 */
export class NamespaceKey extends ContainerKey {
  readonly namespace: string;

  constructor(fields: NamespaceKeyFields) {
    super(fields);
    this.namespace = fields.namespace;
  }

  protected override fields() {
    return { ...super.fields(), namespace: this.namespace };
  }
}

/** The fields of a {@link FolderKey}. */
export interface FolderKeyFields extends ContainerKeyFields {
  /** Full path of the folder. */
  readonly folderAbsPath: string;
}

/**
 * Identifies a folder by its full path.
 *
 * @example
 * ```ts
 * new FolderKey({ platform: 's3', folderAbsPath: '/shop/orders' }).asUrn();
 * // urn:li:container:3f63d9116b8a46ec5d11bc31faea2ec0
 * ```
 */
export class FolderKey extends ContainerKey {
  readonly folderAbsPath: string;

  constructor(fields: FolderKeyFields) {
    super(fields);
    this.folderAbsPath = fields.folderAbsPath;
  }

  protected override fields() {
    return { ...super.fields(), folder_abs_path: this.folderAbsPath };
  }
}

/** The fields of a {@link BucketKey}. */
export interface BucketKeyFields extends ContainerKeyFields {
  /** Name of the bucket. */
  readonly bucketName: string;
}

/**
 * Identifies a bucket of an object store.
 *
 * @example
 * ```ts
 * new BucketKey({ platform: 's3', bucketName: 'shop' }).asUrn();
 * // urn:li:container:1ff430f24e10277e62a00d907393363f
 * ```
 */
export class BucketKey extends ContainerKey {
  readonly bucketName: string;

  constructor(fields: BucketKeyFields) {
    super(fields);
    this.bucketName = fields.bucketName;
  }

  protected override fields() {
    return { ...super.fields(), bucket_name: this.bucketName };
  }
}

/** The fields of a {@link ExperimentKey}. */
export interface ExperimentKeyFields extends ContainerKeyFields {
  /** Id of the experiment. */
  readonly id: string;
}

/**
 * Identifies an experiment, which groups machine learning runs.
 *
 * @example
 * ```ts
 * new ExperimentKey({ platform: 'mlflow', id: 'churn' }).asUrn();
 * // urn:li:container:a12ce0c2e23e488b87f698d737cb80c0
 * ```
 */
export class ExperimentKey extends ContainerKey {
  readonly id: string;

  constructor(fields: ExperimentKeyFields) {
    super(fields);
    this.id = fields.id;
  }

  protected override fields() {
    return { ...super.fields(), id: this.id };
  }
}

import { DatahubKey, defined } from './datahub-key.ts';
import { makeContainerUrn } from './urns/container.ts';

/** What every container key has. */
export interface ContainerKeyFields {
  /** Name of the platform, such as `mysql`; not an urn. */
  readonly platform: string;
  /** One of several deployments of the platform. Part of the guid. */
  readonly instance?: string | undefined;
  /** Environment, such as `PROD`. Not part of the guid. */
  readonly env?: string | undefined;
  /**
   * Count `env` as the instance where there is none, as some of DataHub's sources once did by mistake, to get the guids
   * that they gave. Default false.
   */
  readonly backcompatEnvAsInstance?: boolean | undefined;
}

/**
 * Names a container: a database, a schema, a folder. Extend it for a kind of your own as the classes below do: the
 * class above is the parent.
 *
 * @example
 * ```ts
 * const key = new SchemaKey({ platform: 'mysql', instance: 'eu1', database: 'shop', schema: 'sales' });
 * key.guid(); // 419f310ef600be4010c4a377b4cda213
 * key.parentKey().asUrn(); // the urn of the database
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

  /** The fields as they stand in the container's custom properties, `env` among them. */
  propertyDict(): Record<string, string> {
    return defined(this.fields());
  }

  asUrn(): string {
    return makeContainerUrn(this);
  }

  /** The key of the container above, with the fields that it shares; undefined at the top. */
  parentKey(): ContainerKey | undefined {
    return undefined;
  }
}

export interface DatabaseKeyFields extends ContainerKeyFields {
  readonly database: string;
}

/** Names a database. */
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

export interface SchemaKeyFields extends DatabaseKeyFields {
  readonly schema: string;
}

/** Names a schema in a database. */
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

/** Names a namespace of Iceberg. */
export class NamespaceKey extends ContainerKey {
  readonly namespace: string;

  constructor(fields: ContainerKeyFields & { readonly namespace: string }) {
    super(fields);
    this.namespace = fields.namespace;
  }

  protected override fields() {
    return { ...super.fields(), namespace: this.namespace };
  }
}

/** Names a folder by its full path. */
export class FolderKey extends ContainerKey {
  readonly folderAbsPath: string;

  constructor(fields: ContainerKeyFields & { readonly folderAbsPath: string }) {
    super(fields);
    this.folderAbsPath = fields.folderAbsPath;
  }

  protected override fields() {
    return { ...super.fields(), folder_abs_path: this.folderAbsPath };
  }
}

/** Names a bucket of an object store. */
export class BucketKey extends ContainerKey {
  readonly bucketName: string;

  constructor(fields: ContainerKeyFields & { readonly bucketName: string }) {
    super(fields);
    this.bucketName = fields.bucketName;
  }

  protected override fields() {
    return { ...super.fields(), bucket_name: this.bucketName };
  }
}

/** Names an experiment, which groups runs of machine learning. */
export class ExperimentKey extends ContainerKey {
  readonly id: string;

  constructor(fields: ContainerKeyFields & { readonly id: string }) {
    super(fields);
    this.id = fields.id;
  }

  protected override fields() {
    return { ...super.fields(), id: this.id };
  }
}

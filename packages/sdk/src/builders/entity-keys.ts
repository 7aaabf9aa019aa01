// Keys of what is no container.
import { DatahubKey, defined } from './datahub-key.ts';
import { makeDatasetUrnWithPlatformInstance } from './urns/dataset.ts';
import { makeDataProductUrn, makeDomainUrn } from './urns/governance.ts';

/** The fields of a {@link DataProductKey}. All of them, including `env`, are part of the GUID. */
export interface DataProductKeyFields {
  /** Name of the platform, such as `mysql`; not a URN. */
  readonly platform: string;
  /** Name of the data product. */
  readonly name: string;
  /** Environment, such as `PROD`. */
  readonly env?: string | undefined;
  /** One of several deployments of the platform. */
  readonly instance?: string | undefined;
}

/**
 * Identifies a data product that comes from a source.
 *
 * @example
 * ```ts
 * new DataProductKey({ platform: 'databricks', name: 'Sales' }).asUrn();
 * // urn:li:dataProduct:8f42e1cb31c8a91502a061c13c61fa55
 * ```
 */
export class DataProductKey extends DatahubKey {
  readonly platform: string;
  readonly name: string;
  readonly env: string | undefined;
  readonly instance: string | undefined;

  constructor({ platform, name, env, instance }: DataProductKeyFields) {
    super();
    this.platform = platform;
    this.name = name;
    this.env = env;
    this.instance = instance;
  }

  protected fields(): Readonly<Record<string, string | undefined>> {
    return { platform: this.platform, name: this.name, env: this.env, instance: this.instance };
  }

  /** The fields as they appear in the custom properties. */
  propertyDict(): Record<string, string> {
    return defined(this.fields());
  }

  asUrn(): string {
    return makeDataProductUrn(this.guid());
  }
}

/** The fields of a {@link DomainKey}. */
export interface DomainKeyFields {
  /** Name of the domain. */
  readonly name: string;
  /** Name of the platform that it comes from; not a URN. */
  readonly platform?: string | undefined;
  /** One of several deployments of the platform. */
  readonly instance?: string | undefined;
}

/**
 * Identifies a domain that comes from a source.
 *
 * @example
 * ```ts
 * new DomainKey({ name: 'Sales' }).asUrn(); // urn:li:domain:20a1c0f75e4eb6f8fbf1513841a4ac7d
 * ```
 */
export class DomainKey extends DatahubKey {
  readonly name: string;
  readonly platform: string | undefined;
  readonly instance: string | undefined;

  constructor({ name, platform, instance }: DomainKeyFields) {
    super();
    this.name = name;
    this.platform = platform;
    this.instance = instance;
  }

  protected fields(): Readonly<Record<string, string | undefined>> {
    return { name: this.name, platform: this.platform, instance: this.instance };
  }

  /** The fields as they appear in the custom properties. */
  propertyDict(): Record<string, string> {
    return defined(this.fields());
  }

  asUrn(): string {
    return makeDomainUrn(this.guid());
  }
}

/** The fields of a {@link NotebookKey}. */
export interface NotebookKeyFields {
  /** A whole number. */
  readonly notebookId: number;
  /** Name of the platform, such as `databricks`; not a URN. */
  readonly platform: string;
  /** One of several deployments of the platform. */
  readonly instance?: string | undefined;
}

/**
 * Identifies a Databricks notebook, which is stored as a dataset whose name is the GUID.
 *
 * @example
 * ```ts
 * new NotebookKey({ platform: 'databricks', notebookId: 17 }).asUrn();
 * // urn:li:dataset:(urn:li:dataPlatform:databricks,29fb44ddd15af6b7a6012fc12cd70c97,PROD)
 * ```
 */
export class NotebookKey extends DatahubKey {
  readonly notebookId: number;
  readonly platform: string;
  readonly instance: string | undefined;

  constructor({ notebookId, platform, instance }: NotebookKeyFields) {
    super();
    this.notebookId = notebookId;
    this.platform = platform;
    this.instance = instance;
  }

  protected fields() {
    return { notebook_id: this.notebookId, platform: this.platform, instance: this.instance };
  }

  asUrn(): string {
    return makeDatasetUrnWithPlatformInstance(this.platform, this.guid(), this.instance);
  }
}

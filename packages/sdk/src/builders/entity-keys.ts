// Keys of what is no container.
import { DatahubKey, defined } from './datahub-key.ts';
import { makeDatasetUrnWithPlatformInstance } from './urns/dataset.ts';
import { makeDataProductUrn, makeDomainUrn } from './urns/governance.ts';

/** The fields of a {@link DataProductKey}. All of them, `env` too, are part of the guid. */
export interface DataProductKeyFields {
  readonly platform: string;
  readonly name: string;
  readonly env?: string | undefined;
  readonly instance?: string | undefined;
}

/** Names a data product that a source brings along. */
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

  /** The fields as they stand in the custom properties. */
  propertyDict(): Record<string, string> {
    return defined(this.fields());
  }

  asUrn(): string {
    return makeDataProductUrn(this.guid());
  }
}

/** The fields of a {@link DomainKey}. */
export interface DomainKeyFields {
  readonly name: string;
  readonly platform?: string | undefined;
  readonly instance?: string | undefined;
}

/** Names a domain that a source brings along. */
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

  /** The fields as they stand in the custom properties. */
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
  readonly platform: string;
  readonly instance?: string | undefined;
}

/** Names a notebook of Databricks, which the catalogue keeps as a dataset whose name is the guid. */
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

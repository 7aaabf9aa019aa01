import { fileURLToPath } from 'node:url';
import { compilePatterns } from '../../definitions/configuration.ts';
import { SourceError } from '../../definitions/errors.ts';
import type { SourceRecord } from '../../definitions/record.ts';
import {
  type ConnectionReport,
  defineSource,
  type Source,
  type SourceContext,
} from '../../definitions/source.ts';
import { avroFields } from '../avro-fields/avro-fields.ts';
import { type FileStore, StoreError } from '../file-store/file-store.ts';
import { LocalStore } from '../file-store/local-store.ts';
import { S3Store } from '../file-store/s3-store.ts';
import { isS3Url } from '../file-store/s3-url.ts';
import type { Catalog, ListedTable } from './catalogs.ts';
import { type CatalogConfig, type IcebergConfig, icebergConfig } from './configuration.ts';
import { createFolderCatalog } from './folder-catalog.ts';
import { profileTable } from './profile.ts';
import { namespaceRecord, tableProposals, tableUrn } from './records.ts';
import { createRestCatalog } from './rest-catalog.ts';
import { currentFields } from './table-metadata.ts';
import { toAvroSchema } from './to-avro-schema.ts';

/** Manifests of this size at most are read. */
const maxManifestBytes = 256 * 1024 * 1024;

/** Tables of Apache Iceberg. */
export const iceberg = defineSource<IcebergConfig>({
  name: 'iceberg',
  title: 'Apache Iceberg',
  platform: 'iceberg',
  description: 'Reads tables of Iceberg from a REST catalogue, or from a folder on disk or on S3.',
  capabilities: {
    containers: 'Namespaces, with their properties',
    schema: 'Columns with nested fields; the partition spec as a property',
    descriptions: 'The property `comment` of a table, and comments of columns',
    owners: 'With `user_ownership_property` and `group_ownership_property`',
    profiling: 'With `profiling.enabled`: rows, nulls and bounds from manifests; no data is read',
    removal: 'With `stateful_ingestion.enabled`',
    platformInstance: 'With `platform_instance`',
    patterns: '`namespace_pattern` and `table_pattern`',
    domains: 'Patterns by domain, with `domain`',
    testConnection: 'Lists the first namespace',
  },
  config: icebergConfig,
  open: (config, context) => new IcebergSource(config, context),
});

class IcebergSource implements Source {
  readonly #config: IcebergConfig;
  readonly #context: SourceContext;
  readonly #settings: CatalogConfig;
  readonly #catalog: Catalog;

  constructor(config: IcebergConfig, context: SourceContext) {
    this.#config = config;
    this.#context = context;
    const [settings] = Object.values(config.catalog);
    if (settings === undefined) throw new SourceError('The recipe has no catalogue');
    this.#settings = settings;
    const warehouse = toPath(settings.warehouse ?? '');
    this.#catalog =
      settings.type === 'rest'
        ? createRestCatalog(settings, context.signal)
        : createFolderCatalog(this.#storeOf(warehouse), warehouse);
  }

  async *records(): AsyncGenerator<SourceRecord> {
    const namespaceAllowed = compilePatterns(this.#config.namespace_pattern);
    const tableAllowed = compilePatterns(this.#config.table_pattern);
    const { report, signal } = this.#context;
    try {
      for await (const namespace of this.#catalog.namespaces()) {
        if (!namespaceAllowed(namespace.name)) {
          report.info({ title: 'left out by namespace_pattern', message: namespace.name });
          continue;
        }
        yield namespaceRecord(namespace, this.#config);
        for await (const table of this.#catalog.tables(namespace.name)) {
          if (signal.aborted) return;
          if (!tableAllowed(`${table.namespace}.${table.name}`)) {
            report.info({ title: 'left out by table_pattern', message: `${table.namespace}.${table.name}` });
            continue;
          }
          yield await this.#table(table);
        }
      }
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      const { message, remedy } = error;
      throw new SourceError(message, { ...(remedy && { remedy }), cause: error });
    }
  }

  async testConnection(): Promise<ConnectionReport> {
    try {
      for await (const _ of this.#catalog.namespaces()) break;
      return { basic_connectivity: { capable: true } };
    } catch (error) {
      const { message: reason, remedy } = error as SourceError;
      return { basic_connectivity: { capable: false, reason, ...(remedy && { remedy }) } };
    }
  }

  async close(): Promise<void> {}

  async #table(table: ListedTable): Promise<SourceRecord> {
    const { report } = this.#context;
    const name = `${table.namespace}.${table.name}`;
    const warn = (title: string, error: unknown) =>
      report.warn({
        title,
        message: error instanceof Error ? error.message : String(error),
        context: name,
      });
    try {
      const metadata = await table.load();
      const fields = avroFields(toAvroSchema(currentFields(metadata)));
      const proposals = tableProposals(table, metadata, fields, this.#config);
      report.count('tables');
      if (this.#config.profiling.enabled) {
        const profile = await profileTable(
          metadata,
          fields,
          this.#config,
          (path) => this.#read(path),
          this.#context.now(),
        ).catch((error: unknown) => warn('cannot profile a table', error));
        const entityUrn = tableUrn(name, this.#config);
        if (profile) proposals.push({ entityUrn, aspectName: 'datasetProfile', aspect: profile });
      }
      return { id: name, proposals };
    } catch (error) {
      if (error instanceof SourceError) throw error;
      warn('cannot read a table', error);
      return { id: name, proposals: [], unread: [tableUrn(name, this.#config)] };
    }
  }

  async #read(location: string): Promise<Uint8Array> {
    const path = toPath(location);
    return this.#storeOf(path).read(
      path,
      0,
      isS3Url(path) ? maxManifestBytes : await sizeOf(this.#storeOf(path), path),
    );
  }

  #storeOf(path: string): FileStore {
    const { folder, report, signal } = this.#context;
    if (!isS3Url(path)) return new LocalStore(folder, report, signal);
    const settings = this.#settings;
    return new S3Store({
      accessKeyId: settings['s3.access-key-id'],
      secretAccessKey: settings['s3.secret-access-key'],
      sessionToken: settings['s3.session-token'],
      region: settings['s3.region'],
      endpoint: settings['s3.endpoint'],
      signal,
    });
  }
}

const toPath = (location: string): string =>
  location.startsWith('file:') ? fileURLToPath(location) : location;

async function sizeOf(store: FileStore, path: string): Promise<number> {
  for await (const file of store.list(path))
    if (file.path === path) return Math.min(file.size, maxManifestBytes);
  return 0;
}

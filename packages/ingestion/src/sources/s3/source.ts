import { SourceError } from '../../definitions/errors.ts';
import type { SourceRecord } from '../../definitions/record.ts';
import {
  type ConnectionReport,
  defineSource,
  type Source,
  type SourceContext,
} from '../../definitions/source.ts';
import { type FileStore, StoreError } from '../file-store/file-store.ts';
import { LocalStore } from '../file-store/local-store.ts';
import { S3Store } from '../file-store/s3-store.ts';
import { isS3Url } from '../file-store/s3-url.ts';
import { configSchema, type S3Config } from './config.ts';
import { Containers } from './containers.ts';
import { expand, listTables } from './list-tables.ts';
import type { ListedTable } from './listed-table.ts';
import { PathSpec } from './path-spec.ts';
import { readFields, readProfile, type TableReader } from './read-table.ts';
import { tableProposals, tableUrn } from './table-proposals.ts';

/** Files on disk and in object stores. */
export const s3 = defineSource<S3Config>({
  name: 's3',
  title: 'S3 and local files',
  description:
    'Reads tables from CSV, TSV, JSON, Parquet and Avro files, on disk and in stores that speak S3.',
  capabilities: {
    containers: 'Buckets and folders',
    schema: 'Inferred from the newest file of a table; nested columns of JSON and Avro',
    profiling: 'With `profiling.enabled`; up to `profiling.limit` rows and four times `max_bytes`',
    tags: 'Tags of buckets and objects, with `use_s3_bucket_tags` and `use_s3_object_tags`',
    usage: 'The last change of a table as an operation',
    removal: 'With `stateful_ingestion.enabled`',
    platformInstance: 'With `platform_instance`',
    patterns: 'By `path_specs`: `include`, `exclude`, `file_types`, `tables_filter_pattern`',
    testConnection: 'Lists the first folder of each path',
  },
  config: configSchema,
  open: (config, context) => new FileSource(config, context),
});

class FileSource implements Source {
  readonly #config: S3Config;
  readonly #context: SourceContext;
  readonly #store: FileStore;
  readonly #specs: readonly PathSpec[];
  readonly #containers: Containers;
  readonly #bucketTags = new Map<string, Promise<readonly string[]>>();

  constructor(config: S3Config, context: SourceContext) {
    this.#config = config;
    this.#context = context;
    this.#specs = config.path_specs.map((spec) => new PathSpec(spec));
    this.#containers = new Containers(config);
    this.#store = openStore(config, context);
  }

  async *records(): AsyncGenerator<SourceRecord> {
    let failures = 0;
    for (const spec of this.#specs) {
      try {
        yield* spec.config.emit_folders_only ? this.#folders(spec) : this.#tables(spec);
      } catch (error) {
        if (!(error instanceof StoreError)) throw error;
        failures += 1;
        const { message, remedy } = error;
        if (failures === this.#specs.length)
          throw new SourceError(message, { ...(remedy && { remedy }), cause: error });
        this.#context.report.fail({
          title: 'cannot list a path',
          message: remedy ? `${message}. ${remedy}` : message,
          context: spec.include,
        });
      }
    }
  }

  async testConnection(): Promise<ConnectionReport> {
    for (const { include } of this.#specs)
      try {
        const prefix = /^[^*{?[]*/.exec(include)?.[0] ?? '';
        for await (const _ of this.#store.list(prefix)) break;
      } catch (error) {
        if (!(error instanceof StoreError)) throw error;
        const { message: reason, remedy } = error;
        return { basic_connectivity: { capable: false, reason, ...(remedy && { remedy }) } };
      }
    return { basic_connectivity: { capable: true } };
  }

  async close(): Promise<void> {}

  async *#folders(spec: PathSpec): AsyncGenerator<SourceRecord> {
    for await (const folder of expand(this.#store, spec.glob.replace(/\/$/, '')))
      if (!spec.skipsFolder(folder)) yield* this.#containers.of(folder);
  }

  async *#tables(spec: PathSpec): AsyncGenerator<SourceRecord> {
    const { report, signal } = this.#context;
    let found = 0;
    for await (const table of listTables({ store: this.#store, spec, report })) {
      if (signal.aborted) return;
      found += 1;
      yield* this.#containers.above(table.path);
      yield await this.#table(spec, table);
    }
    if (found === 0)
      report.warn({ title: 'no files', message: 'No file matches the path.', context: spec.include });
  }

  async #table(spec: PathSpec, table: ListedTable): Promise<SourceRecord> {
    const config = this.#config;
    const reader: TableReader = { config, context: this.#context, store: this.#store, spec };
    const urn = tableUrn(table.path, config);
    const fields = await readFields(reader, table);
    const tags = await this.#tags(table);
    const now = this.#context.now();
    const proposals = tableProposals({ urn, table, fields, tags, now }, config);
    proposals.push(...this.#containers.membership(table.path, urn));
    // A file whose schema cannot be read has no values to read, either.
    if (
      config.profiling.enabled &&
      table.size > 0 &&
      (fields !== undefined || !config.enable_schema_inference)
    ) {
      const profile = await readProfile(reader, table, fields ?? []);
      if (profile) proposals.push({ entityUrn: urn, aspectName: 'datasetProfile', aspect: profile });
    }
    return { id: table.path, proposals };
  }

  async #tags(table: ListedTable): Promise<readonly string[]> {
    const { use_s3_bucket_tags: bucketTags, use_s3_object_tags: objectTags } = this.#config;
    const store = this.#store;
    if (!(store instanceof S3Store)) return [];
    const bucket = /^s3[an]?:\/\/[^/]+/.exec(table.path)?.[0] ?? '';
    const read = async (path: string): Promise<readonly string[]> => {
      try {
        return [...(await store.tags(path))].map(([key, value]) => `${key}:${value}`);
      } catch (error) {
        if (!(error instanceof StoreError)) throw error;
        const right = path === bucket ? 's3:GetBucketTagging' : 's3:GetObjectTagging';
        this.#context.report.warn({
          title: 'cannot read tags',
          message: `${error.message}. Allow ${right} for this key, or leave the setting out.`,
          context: path,
        });
        return [];
      }
    };
    if (bucketTags && !this.#bucketTags.has(bucket)) this.#bucketTags.set(bucket, read(bucket));
    const ofBucket = (await this.#bucketTags.get(bucket)) ?? [];
    const ofObject = objectTags && table.path === table.sample.path ? await read(table.path) : [];
    return [...new Set([...ofBucket, ...ofObject])].sort();
  }
}

function openStore(config: S3Config, { folder, report, signal }: SourceContext): FileStore {
  if (!isS3Url(config.path_specs[0]?.include ?? '')) return new LocalStore(folder, report, signal);
  const aws = config.aws_config;
  return new S3Store({
    accessKeyId: aws?.aws_access_key_id,
    secretAccessKey: aws?.aws_secret_access_key,
    sessionToken: aws?.aws_session_token,
    region: aws?.aws_region,
    endpoint: aws?.aws_endpoint_url,
    retries: aws?.aws_retry_num ?? 5,
    signal,
  });
}

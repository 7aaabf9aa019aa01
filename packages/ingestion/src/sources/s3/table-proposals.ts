import type { SchemaField } from '@colophon/model-types';
import type { ChangeProposal } from '@colophon/sdk';
import {
  makeDataPlatformInstanceAspect,
  makeGlobalTagsAspect,
  makeSchemaMetadataAspect,
  makeStatusAspect,
  makeSubTypesAspect,
} from '@colophon/sdk/builders';
import { type Env, makeDatasetUrnWithPlatformInstance } from '@colophon/sdk/urns';
import type { S3Config } from './config.ts';
import type { ListedTable, Partition } from './listed-table.ts';

/** URN of the table at a path. */
export function tableUrn(path: string, config: S3Config): string {
  const name = path
    .replace(/^[a-z0-9]+:\/\//, '')
    .replace(/^(\.?\/)+/, '')
    .replace(/\/+$/, '');
  return makeDatasetUrnWithPlatformInstance(
    config.platform,
    config.convert_urns_to_lowercase ? name.toLowerCase() : name,
    config.platform_instance,
    config.env as Env,
  );
}

/** What was read of a table. */
export interface TableContent {
  readonly urn: string;
  readonly table: ListedTable;
  /** The columns; undefined if they could not be read. */
  readonly fields: readonly SchemaField[] | undefined;
  /** `key:value` of the object store. */
  readonly tags: readonly string[];
  readonly now: number;
}

/** The proposals of a table, but for its folder and its profile. */
export function tableProposals(
  { urn: entityUrn, table, fields, tags, now }: TableContent,
  config: S3Config,
): ChangeProposal[] {
  const { platform, platform_instance: instance } = config;
  const partitions = [...table.partitions.values()];
  const first = partitions.reduce<Partition | undefined>(
    (best, next) => (best && best.oldest <= next.oldest ? best : next),
    undefined,
  );
  const last = partitions.reduce<Partition | undefined>(
    (best, next) => (best && best.newest > next.newest ? best : next),
    undefined,
  );
  const proposals: ChangeProposal[] = [
    { entityUrn, aspectName: 'status', aspect: makeStatusAspect() },
    {
      entityUrn,
      aspectName: 'datasetProperties',
      aspect: {
        name: table.name,
        description: '',
        tags: [],
        customProperties: {
          ...(fields !== undefined && { schema_inferred_from: table.sample.path }),
          ...(table.partial
            ? { number_of_partitions: String(partitions.length) }
            : { number_of_files: String(table.numberOfFiles), size_in_bytes: String(table.size) }),
        },
        ...(first && { created: { time: first.oldest } }),
        lastModified: { time: last?.newest ?? table.sample.modified },
        ...consoleUrl(table.path, config),
      },
    },
    {
      entityUrn,
      aspectName: 'subTypes',
      aspect: makeSubTypesAspect(['Table']),
    },
  ];
  if (instance !== undefined)
    proposals.push({
      entityUrn,
      aspectName: 'dataPlatformInstance',
      aspect: makeDataPlatformInstanceAspect(platform, instance),
    });
  if (fields !== undefined)
    proposals.push({
      entityUrn,
      aspectName: 'schemaMetadata',
      aspect: {
        ...makeSchemaMetadataAspect({ schemaName: table.name, platform, columns: [] }),
        fields: [...fields],
      },
    });
  if (tags.length > 0)
    proposals.push({ entityUrn, aspectName: 'globalTags', aspect: makeGlobalTagsAspect(tags) });
  proposals.push({
    entityUrn,
    aspectName: 'operation',
    aspect: {
      timestampMillis: now,
      lastUpdatedTimestamp: table.sample.modified,
      operationType: 'UPDATE',
    },
  });
  if (config.generate_partition_aspects && first && last)
    proposals.push({
      entityUrn,
      aspectName: 'partitionsSummary',
      aspect: { minPartition: summary(first), maxPartition: summary(last) },
    });
  return proposals;
}

const summary = ({ id, oldest, newest }: Partition) => ({
  partition: id,
  createdTime: oldest,
  lastModifiedTime: newest,
});

/** Page of the table in the console of AWS; other stores have none. */
function consoleUrl(path: string, { platform, aws_config: aws }: S3Config) {
  const [, bucket, key] = /^s3[an]?:\/\/([^/]+)\/(.*)$/.exec(path) ?? [];
  if (platform !== 's3' || bucket === undefined || aws?.aws_endpoint_url !== undefined) return {};
  const region = aws?.aws_region ?? 'us-east-1';
  return { externalUrl: `https://${region}.console.aws.amazon.com/s3/buckets/${bucket}?prefix=${key ?? ''}` };
}

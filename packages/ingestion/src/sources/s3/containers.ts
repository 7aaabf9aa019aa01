import {
  addDatasetToContainer,
  BucketKey,
  type ContainerKey,
  FolderKey,
  genContainers,
} from '@colophon/sdk/builders';
import type { SourceRecord } from '../../definitions/record.ts';
import { isS3Url, parseS3Url } from '../file-store/s3-url.ts';
import type { S3Config } from './config.ts';

/** Buckets and folders, each of which is written once. */
export class Containers {
  readonly #config: S3Config;
  readonly #written = new Set<string>();

  constructor(config: S3Config) {
    this.#config = config;
  }

  /** Records of the folders of a path that have not been written. Its last name is not one of them. */
  *above(path: string): Generator<SourceRecord> {
    yield* this.#records(this.#chain(parentOf(path)));
  }

  /** Records of a folder and those above it. */
  *of(folder: string): Generator<SourceRecord> {
    yield* this.#records(this.#chain(folder));
  }

  /** The proposals that put a dataset into the folder of its path; none if the path has no folder. */
  membership(path: string, datasetUrn: string) {
    const key = this.#chain(parentOf(path)).at(-1)?.key;
    return key === undefined ? [] : [addDatasetToContainer(key, datasetUrn)];
  }

  *#records(chain: readonly Link[]): Generator<SourceRecord> {
    for (const [index, { key, name, subType }] of chain.entries()) {
      if (this.#written.has(key.asUrn())) continue;
      this.#written.add(key.asUrn());
      const proposals = genContainers(key, {
        name,
        subTypes: [subType],
        parentContainerKey: chain[index - 1]?.key,
      });
      yield { id: name, proposals };
    }
  }

  #chain(folder: string): Link[] {
    const { platform, platform_instance: instance, env } = this.#config;
    // DataHub takes the environment for the instance here, and so it is part of the id.
    const common = { platform, instance, env, backcompatEnvAsInstance: true };
    const links: Link[] = [];
    let names = folder;
    let prefix: string | undefined;
    if (isS3Url(folder)) {
      const { bucket, key } = parseS3Url(folder);
      links.push({
        key: new BucketKey({ ...common, bucketName: bucket }),
        name: bucket,
        subType: 'S3 bucket',
      });
      names = key;
      prefix = bucket;
    } else if (folder.startsWith('/')) prefix = '';
    for (const name of names.split('/').filter((part) => part !== '' && part !== '.')) {
      prefix = prefix === undefined ? name : `${prefix}/${name}`;
      links.push({ key: new FolderKey({ ...common, folderAbsPath: prefix }), name, subType: 'Folder' });
    }
    return links;
  }
}

interface Link {
  readonly key: ContainerKey;
  readonly name: string;
  readonly subType: string;
}

const parentOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')));

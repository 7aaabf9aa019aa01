import { encodeUrnPart, printUrn } from '@colophon/schema';
import type { Identifier } from '../events/event.ts';
import type { OpenLineageSettings } from '../settings.ts';

/** The platforms of files, by the scheme of their namespace. */
const filePlatforms: Readonly<Record<string, string>> = {
  s3: 's3',
  s3a: 's3',
  s3n: 's3',
  gs: 'gcs',
  gcs: 'gcs',
  abfs: 'abs',
  abfss: 'abs',
  wasb: 'abs',
  wasbs: 'abs',
  dbfs: 'dbfs',
  file: 'file',
};

/** Schemes that the catalogue calls otherwise. */
const platforms: Readonly<Record<string, string>> = { awsathena: 'athena', sqlserver: 'mssql' };

const isGlue = (namespace: string): boolean => /^(?:arn:)?aws:glue:/.test(namespace);

/** `table/shop/orders`, as Glue's resource names have it, is `shop.orders`. */
const glueName = (name: string): string => name.replace(/^table\//, '').replaceAll('/', '.');

/** What a URN says of a dataset, besides its environment. */
interface Located {
  readonly platform: string;
  readonly name: string;
}

/** The URN of a dataset, by OpenLineage's naming of its namespace. */
export const datasetUrnOf = (dataset: Identifier, settings: OpenLineageSettings): string =>
  urnOf(locate(dataset, settings), settings);

/** The URN of the table that a symlink names. */
export const symlinkUrnOf = ({ namespace, name }: Identifier, settings: OpenLineageSettings): string =>
  urnOf(
    isGlue(namespace)
      ? { platform: 'glue', name: glueName(name) }
      : { platform: 'hive', name: name.startsWith('table/') ? glueName(name) : name },
    settings,
  );

/** The URN of a field of a dataset. */
export const fieldUrnOf = (datasetUrn: string, field: string): string =>
  printUrn({ entityType: 'schemaField', parts: [datasetUrn, encodeUrnPart(field)] });

function locate({ namespace, name }: Identifier, settings: OpenLineageSettings): Located {
  if (isGlue(namespace)) return { platform: 'glue', name: glueName(name) };
  const scheme = /^([^:/]+):\/\//.exec(namespace)?.[1];
  const filePlatform = ownOf(filePlatforms, scheme ?? namespace);
  if (filePlatform === undefined)
    return scheme === undefined
      ? { platform: namespace, name }
      : { platform: ownOf(platforms, scheme) ?? scheme, name };
  if (scheme === undefined) return { platform: filePlatform, name: withoutPartition(name, settings) };
  const isJoined = namespace.endsWith('/') || name.startsWith('/');
  const path = withoutPartition(`${namespace}${isJoined ? '' : '/'}${name}`.replace(/\/+$/, ''), settings);
  const located = path.slice(scheme.length + '://'.length);
  return {
    platform: filePlatform,
    name: (filePlatform === 'file' ? located : located.replace(/^\//, '')) || name,
  };
}

const withoutPartition = (path: string, settings: OpenLineageSettings): string =>
  settings.withoutPartition?.(path) || path;

function urnOf({ platform, name }: Located, settings: OpenLineageSettings): string {
  const { commonDatasetPlatformInstance: instance, commonDatasetEnv, env = 'PROD' } = settings;
  return printUrn({
    entityType: 'dataset',
    parts: [
      `urn:li:dataPlatform:${encodeUrnPart(platform)}`,
      encodeUrnPart(instance === undefined ? name : `${instance}.${name}`),
      commonDatasetEnv ?? env,
    ],
  });
}

/** A member of an object of ours; a name from an event may be that of a member that every object has. */
const ownOf = (map: Readonly<Record<string, string>>, name: string): string | undefined =>
  Object.hasOwn(map, name) ? map[name] : undefined;

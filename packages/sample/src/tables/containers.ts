import {
  BucketKey,
  type ContainerKey,
  DatabaseKey,
  FolderKey,
  genContainers,
  SchemaKey,
} from '@colophon/sdk/builders';
import type { AnyProposal } from '@colophon/sdk/emitters';
import type { BrowsePathEntry } from '@colophon/sdk/types';
import { makeContainerUrn, makeDataPlatformInstanceUrn } from '@colophon/sdk/urns';
import { write } from '../write.ts';
import type { Estate } from './estate.ts';
import type { Table } from './table.ts';

/** A container with its place in the tree. */
interface Place {
  readonly key: ContainerKey;
  readonly parent: ContainerKey | undefined;
  readonly name: string;
  readonly subType: string;
}

const names: Readonly<Record<string, readonly [database: string, schema: string]>> = {
  postgres: ['Database', 'Schema'],
  snowflake: ['Database', 'Schema'],
  iceberg: ['Catalog', 'Namespace'],
};

const descriptions: Readonly<Record<string, string>> = {
  'snowflake raw': 'Copies of sources, as they are. For models only: everybody else uses the marts.',
  'snowflake analytics': 'What dbt builds, from staging to reports.',
  'snowflake analytics.core': 'Dimensions and facts that every team uses. Start here.',
  'snowflake analytics.staging': 'One view for each source table, cleaned. Nothing is joined.',
  'snowflake analytics.finance': 'Tables that finance answers for. Changes are reviewed by controlling.',
  'snowflake analytics.reporting': 'What dashboards read. Not for queries of your own.',
  'snowflake dev.sandbox': 'For trials. Emptied every first of the month, at least in theory.',
  'postgres shop': 'The database of the web shop and the stores.',
  'postgres wms': 'The database of warehouse management.',
  'postgres crm': 'Customers, consents and the loyalty programme. Most of it is personal data.',
  'iceberg lake': 'The lake: events from Kafka, and what is made of them.',
  's3 tarnfell-lake': 'The bucket of the lake, with files of partners, exports and training sets.',
};

/** The containers of a table, outermost first: a database and a schema, or a bucket and its folders. */
function placesOf({ platform, path, instance, env = 'PROD' }: Table): readonly Place[] {
  const common = { platform, instance, env };
  if (platform === 's3') {
    const [bucketName = '', ...folders] = path;
    const bucket: Place = {
      key: new BucketKey({ ...common, bucketName }),
      parent: undefined,
      name: bucketName,
      subType: 'S3 bucket',
    };
    const places = [bucket];
    for (const [i, name] of folders.entries()) {
      const key = new FolderKey({
        ...common,
        folderAbsPath: [bucketName, ...folders.slice(0, i + 1)].join('/'),
      });
      places.push({ key, parent: places.at(-1)?.key, name, subType: 'Folder' });
    }
    return places;
  }
  const [databaseName, schemaName] = names[platform] ?? [];
  const [database, schema] = path;
  if (
    databaseName === undefined ||
    schemaName === undefined ||
    database === undefined ||
    schema === undefined
  )
    return [];
  const outer = new DatabaseKey({ ...common, database });
  return [
    { key: outer, parent: undefined, name: database, subType: databaseName },
    { key: new SchemaKey({ ...common, database, schema }), parent: outer, name: schema, subType: schemaName },
  ];
}

/** The containers of all tables, each once. */
export function* containerProposals(estate: Estate): Generator<AnyProposal> {
  const seen = new Set<string>();
  for (const table of estate.tables) {
    const places = placesOf(table);
    for (const [i, { key, parent, name, subType }] of places.entries()) {
      const urn = makeContainerUrn(key);
      if (seen.has(urn)) continue;
      seen.add(urn);
      const qualifiedName = places
        .slice(0, i + 1)
        .map((place) => place.name)
        .join(table.platform === 's3' ? '/' : '.');
      const description = descriptions[`${table.platform} ${qualifiedName}`];
      yield* genContainers(key, {
        name,
        subTypes: [subType],
        qualifiedName,
        parentContainerKey: parent,
        ...(description !== undefined && { description }),
      });
      yield write(urn, 'browsePathsV2', { path: pathOf(table, places.slice(0, i)) });
    }
  }
}

/** Where a table is found: the container that holds it, and the path on which people browse to it. */
export function placeProposals(table: Table): AnyProposal[] {
  const places = placesOf(table);
  const innermost = places.at(-1);
  return [
    ...(innermost ? [write(table.urn, 'container', { container: makeContainerUrn(innermost.key) })] : []),
    write(table.urn, 'browsePathsV2', { path: pathOf(table, places) }),
  ];
}

function pathOf({ platform, instance, path }: Table, places: readonly Place[]): BrowsePathEntry[] {
  const urns = places.map(({ key }) => makeContainerUrn(key));
  // What has no containers is in folders of the same names.
  const entries =
    urns.length > 0 || names[platform] || platform === 's3' ? urns.map(toEntry) : path.map((id) => ({ id }));
  return instance === undefined
    ? entries
    : [toEntry(makeDataPlatformInstanceUrn(platform, instance)), ...entries];
}

const toEntry = (urn: string): BrowsePathEntry => ({ id: urn, urn });

/** The deployments of platforms, each once. */
export function* instanceProposals(
  estate: Estate,
  others: readonly (readonly [string, string])[],
): Generator<AnyProposal> {
  const pairs = new Map<string, readonly [string, string]>();
  for (const { platform, instance } of estate.tables)
    if (instance !== undefined) pairs.set(`${platform} ${instance}`, [platform, instance]);
  for (const pair of others) pairs.set(pair.join(' '), pair);
  for (const [platform, instance] of pairs.values())
    yield write(makeDataPlatformInstanceUrn(platform, instance), 'dataPlatformInstanceProperties', {
      name: instance,
      description: instanceDescriptions[instance] ?? 'The deployment that everybody at Tarnfell uses.',
    });
}

const instanceDescriptions: Readonly<Record<string, string>> = {
  'tarnfell-commerce':
    'PostgreSQL for the shop, the products and the customers. In Frankfurt, with two standbys.',
  'tarnfell-operations': 'PostgreSQL for warehouses and customer care. In Frankfurt, with one standby.',
  'tarnfell-commerce-staging': 'PostgreSQL for tests. Data is invented, and replaced every Sunday.',
  'tarnfell-events': 'Kafka for all events, with three brokers.',
  'tarnfell-lake': 'The catalogue of the lake.',
};

import { type ContainerKey, DatabaseKey, SchemaKey } from '@colophon/sdk/builders';
import { type Env, makeDatasetUrnWithPlatformInstance } from '@colophon/sdk/urns';
import type { DatabaseSystem } from './database.ts';

/** Settings that become part of names. */
export interface NameSettings {
  readonly env: string;
  readonly platform_instance?: string | undefined;
  readonly convert_urns_to_lowercase: boolean;
}

/** A table by its place. */
export interface TablePlace {
  readonly database: string;
  readonly schema: string;
  readonly table: string;
}

/** Names and URNs of what a system has, the same as DataHub's source gives. */
export interface Names {
  /** `shop.public.orders`, which patterns match too. */
  datasetName(place: TablePlace): string;
  datasetUrn(place: TablePlace): string;
  databaseKey(database: string): DatabaseKey;
  /** Key of the container of a table: its schema, or its database where there are two levels. */
  tableContainerKey(database: string, schema: string): ContainerKey;
}

export function createNames(
  { platform, levels, databaseInName = true }: DatabaseSystem,
  { env, platform_instance: instance, convert_urns_to_lowercase: toLowerCase }: NameSettings,
): Names {
  // DataHub's sources write the environment where the instance belongs, so that the GUIDs of old catalogues stay.
  const common = { platform, instance, env, backcompatEnvAsInstance: true };
  const datasetName = ({ database, schema, table }: TablePlace) =>
    levels === 3 && databaseInName ? `${database}.${schema}.${table}` : `${schema}.${table}`;
  return {
    datasetName,
    datasetUrn(place) {
      const name = datasetName(place);
      return makeDatasetUrnWithPlatformInstance(
        platform,
        toLowerCase ? name.toLowerCase() : name,
        instance,
        // The configuration takes any name; the server is the one to refuse it.
        env as Env,
      );
    },
    databaseKey: (database) => new DatabaseKey({ ...common, database }),
    tableContainerKey: (database, schema) =>
      levels === 3
        ? new SchemaKey({ ...common, database, schema })
        : new DatabaseKey({ ...common, database }),
  };
}

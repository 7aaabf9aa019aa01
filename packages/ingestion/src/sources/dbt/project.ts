import type { Artifacts } from './artifacts.ts';
import type { SqlLineage } from './column-lineage.ts';
import type { DbtConfig } from './config.ts';
import type { NodeUrns } from './node-urns.ts';
import type { DbtNode } from './nodes.ts';

/** A dbt project as it was read. */
export interface Project {
  readonly config: DbtConfig;
  readonly urns: NodeUrns;
  /** All nodes by unique id, with those that the recipe leaves out: others may read them. */
  readonly nodes: ReadonlyMap<string, DbtNode>;
  readonly lineage: ReadonlyMap<string, SqlLineage>;
  /** Custom properties that say which artifacts were read. */
  readonly properties: Readonly<Record<string, string>>;
  /** When the catalog was written, in milliseconds since the epoch. */
  readonly catalogTime: number | undefined;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** Which artifacts were read, by the names that DataHub gives to these properties. */
export function artifactProperties({ manifest, catalog }: Artifacts): Record<string, string> {
  const all = {
    manifest_schema: manifest.metadata.dbt_schema_version,
    manifest_version: manifest.metadata.dbt_version,
    manifest_adapter: manifest.metadata.adapter_type,
    catalog_schema: catalog?.metadata.dbt_schema_version,
    catalog_version: catalog?.metadata.dbt_version,
  };
  return Object.fromEntries(
    Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

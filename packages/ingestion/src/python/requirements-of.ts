import type { Connector } from './connectors/read-connectors.ts';

/** The version of DataHub's package that runs by default: the one that the list of connectors is printed from. */
export interface RequirementsOptions {
  /** Version of `acryl-datahub`. */
  readonly version: string;
  /** Type of the recipe's sink. */
  readonly sink?: string | undefined;
  /** Further requirements: the driver of a database, a package with transformers. */
  readonly packages?: readonly string[];
}

/** Sinks with an extra of their own. Others need nothing beside the package. */
const sinkExtras: Readonly<Record<string, string>> = {
  'datahub-rest': 'datahub-rest',
  'datahub-kafka': 'datahub-kafka',
  'datahub-lite': 'datahub-lite',
};

/** What connectors need that DataHub's package has no extra for. */
const furtherPackages: Readonly<Record<string, readonly string[]>> = {
  sqlmesh: ['sqlmesh'],
};

/** The requirements of a connector's environment: DataHub's package in one version, with the extras of source and sink. */
export function requirementsOf(
  connector: Pick<Connector, 'name' | 'extra'>,
  { version, sink = 'datahub-rest', packages = [] }: RequirementsOptions,
): string[] {
  const extras = [connector.extra, sinkExtras[sink]].filter((extra) => extra !== undefined);
  const names = [...new Set(extras)].toSorted();
  const datahub = `acryl-datahub${names.length > 0 ? `[${names.join(',')}]` : ''}==${version}`;
  return [datahub, ...(furtherPackages[connector.name] ?? []), ...packages];
}

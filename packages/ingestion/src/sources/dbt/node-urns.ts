import { type Env, makeDatasetUrnWithPlatformInstance } from '@colophon/sdk/urns';
import type { DbtConfig } from './config.ts';
import { type DbtNode, isInTarget } from './nodes.ts';

/** The URNs of nodes, on dbt and on the platform that dbt works on. */
export class NodeUrns {
  readonly #config: DbtConfig;

  constructor(config: DbtConfig) {
    this.#config = config;
  }

  /** On dbt. */
  dbt(node: DbtNode): string {
    return this.#urn('dbt', this.#config.platform_instance, node);
  }

  /** Of the table or view. */
  target(node: DbtNode): string {
    return this.#urn(this.#config.target_platform, this.#config.target_platform_instance, node);
  }

  /** What lineage of another node names: the table, or what dbt alone has. */
  upstream(node: DbtNode): string {
    const isTable = isInTarget(node) && (node.type !== 'source' || this.#config.skip_sources_in_lineage);
    return isTable ? this.target(node) : this.dbt(node);
  }

  #urn(platform: string, instance: string | undefined, node: DbtNode): string {
    const name = qualifiedName(node);
    return makeDatasetUrnWithPlatformInstance(
      platform,
      this.#config.convert_urns_to_lowercase ? name.toLowerCase() : name,
      instance,
      this.#config.env as Env,
    );
  }
}

/** `database.schema.name`, as far as there is a database. */
export const qualifiedName = ({ database, manifest, name }: DbtNode): string =>
  [database, manifest.schema, name]
    .filter((part) => part)
    .join('.')
    .replaceAll('"', '');

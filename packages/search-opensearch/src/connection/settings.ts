/** How OpenSearch is reached. */
export interface SearchSettings {
  /** Address of the cluster or of a load balancer before it, with its path and without credentials. */
  readonly url: string;
  /** Value of the header `Authorization`; absent where nobody signs in. */
  readonly authorization?: string;
  /** In front of the names of indexes and aliases, with an underscore behind it. Default: nothing. */
  readonly prefix: string;
  /** Primary shards of a new index. Default 1. */
  readonly shards: number;
  /** Copies of each shard; undefined leaves the number to the cluster: one where there are nodes for it. */
  readonly replicas?: number;
}

/** A setting that cannot be used. The message names it, and has no secret in it. */
export class SearchSettingsError extends Error {
  override readonly name = 'SearchSettingsError';
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the settings: the address, and from the environment what DataHub's server reads there, under the same names.
 *
 * @throws SearchSettingsError
 */
export function readSearchSettings(address: string, env: Environment): SearchSettings {
  const url = URL.parse(address.trim());
  if (url === null || !/^https?:$/.test(url.protocol))
    // The value may have a password.
    throw new SearchSettingsError(
      'expected the address of OpenSearch, such as http://localhost:9200, and it is something else.',
    );
  const username = decoded(url.username) || text(env, 'ELASTICSEARCH_USERNAME');
  const password = decoded(url.password) || text(env, 'ELASTICSEARCH_PASSWORD');
  const path = url.pathname === '/' ? (text(env, 'ELASTICSEARCH_PATH_PREFIX') ?? '') : url.pathname;
  const prefix = text(env, 'INDEX_PREFIX');
  if (prefix !== undefined && !/^[a-z0-9][a-z0-9_.-]*$/.test(prefix))
    throw new SearchSettingsError(
      `INDEX_PREFIX: expected small letters, digits, "_", "-" and ".", got "${prefix}".`,
    );
  const replicas = count(env, 'ELASTICSEARCH_NUM_REPLICAS_PER_INDEX', 0);
  return {
    url: `${url.origin}${path.replace(/\/+$/, '').replace(/^(?!\/|$)/, '/')}`,
    ...(username !== undefined && {
      authorization: `Basic ${Buffer.from(`${username}:${password ?? ''}`).toString('base64')}`,
    }),
    prefix: prefix === undefined ? '' : `${prefix}_`,
    shards: count(env, 'ELASTICSEARCH_NUM_SHARDS_PER_INDEX', 1) ?? 1,
    ...(replicas !== undefined && { replicas }),
  };
}

const text = (env: Environment, name: string): string | undefined => env[name]?.trim() || undefined;

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function count(env: Environment, name: string, least: number): number | undefined {
  const value = text(env, name);
  if (value === undefined) return undefined;
  if (/^\d+$/.test(value) && Number(value) >= least) return Number(value);
  throw new SearchSettingsError(`${name}: expected a whole number from ${least} on, got "${value}".`);
}

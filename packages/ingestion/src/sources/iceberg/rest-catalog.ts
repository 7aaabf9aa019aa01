import { SourceError } from '../../definitions/errors.ts';
import type { Catalog, ListedTable } from './catalogs.ts';
import type { CatalogConfig } from './configuration.ts';
import { parseLongJson, toTableMetadata } from './table-metadata.ts';

/** Separates the parts of a namespace in an address. */
const separator = '\u001f';

/** A server that speaks the REST protocol of Iceberg catalogues. */
export function createRestCatalog(config: CatalogConfig, signal: AbortSignal): Catalog {
  const base = (config.uri ?? '').replace(/\/$/, '');
  let prefix: Promise<string> | undefined;

  async function request(path: string): Promise<string> {
    const headers = config.token === undefined ? {} : { Authorization: `Bearer ${config.token}` };
    const response = await fetch(`${base}/v1/${path}`, { headers, signal }).catch((cause: unknown) => {
      const reason =
        cause instanceof Error && cause.cause instanceof Error ? cause.cause.message : String(cause);
      throw new SourceError(`Cannot reach the catalogue at ${base}: ${reason}`, {
        remedy: 'Check `uri`.',
        cause,
      });
    });
    if (response.status === 401 || response.status === 403)
      throw new SourceError(
        `The catalogue at ${base} does not allow to read ${path}: status ${response.status}`,
        {
          remedy: 'Check `token`, and that it may list namespaces and load tables.',
        },
      );
    if (!response.ok) throw new Error(`The catalogue answers with status ${response.status} to ${path}`);
    return response.text();
  }

  async function findPrefix(): Promise<string> {
    if (config.prefix !== undefined) return `${config.prefix}/`;
    const query = config.warehouse === undefined ? '' : `?warehouse=${encodeURIComponent(config.warehouse)}`;
    const answer = JSON.parse(await request(`config${query}`)) as Record<string, Record<string, string>>;
    const found = answer.overrides?.prefix ?? answer.defaults?.prefix;
    return found === undefined ? '' : `${found}/`;
  }

  async function* pages<T>(path: string, key: string): AsyncGenerator<T> {
    prefix ??= findPrefix();
    let token = '';
    do {
      const query = token === '' ? '' : `?pageToken=${encodeURIComponent(token)}`;
      const page = JSON.parse(await request(`${await prefix}${path}${query}`)) as Record<string, unknown>;
      yield* (page[key] ?? []) as T[];
      token = (page['next-page-token'] as string | null | undefined) ?? '';
    } while (token !== '');
  }

  const addressOf = (namespace: string) =>
    `namespaces/${encodeURIComponent(namespace.split('.').join(separator))}`;

  return {
    async *namespaces() {
      for await (const parts of pages<string[]>('namespaces', 'namespaces')) {
        const name = parts.join('.');
        const answer = JSON.parse(await request(`${await prefix}${addressOf(name)}`)) as {
          properties?: Record<string, string>;
        };
        yield { name, properties: answer.properties ?? {} };
      }
    },
    async *tables(namespace): AsyncGenerator<ListedTable> {
      for await (const { name } of pages<{ name: string }>(`${addressOf(namespace)}/tables`, 'identifiers'))
        yield {
          namespace,
          name,
          async load() {
            const path = `${await prefix}${addressOf(namespace)}/tables/${encodeURIComponent(name)}`;
            const answer = parseLongJson(await request(path)) as { metadata?: unknown };
            return toTableMetadata(answer.metadata);
          },
        };
    },
  };
}

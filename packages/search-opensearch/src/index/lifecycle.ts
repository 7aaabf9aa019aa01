import type { Registry } from '@colophon/schema';
import type { Client } from '../connection/client.ts';
import type { SearchSettings } from '../connection/settings.ts';
import { indexFormat, indexTemplate } from './mapping.ts';
import { indexPattern, newIndexName, searchAlias, writeAlias } from './names.ts';

/** Makes an index that is empty and that no search finds. */
export async function createIndex(
  client: Client,
  registry: Registry,
  settings: SearchSettings,
): Promise<string> {
  const index = newIndexName(settings.prefix);
  await client.send({
    method: 'PUT',
    path: `/${index}`,
    body: { ...indexTemplate(registry, settings), aliases: { [writeAlias(index)]: {} } },
    // Until its shards have started.
    timeoutMs: 90_000,
  });
  return index;
}

/** The index that searches find; undefined when there is none. */
export async function currentIndex(
  client: Client,
  prefix: string,
  signal?: AbortSignal,
): Promise<{ readonly name: string; readonly isUsable: boolean } | undefined> {
  const alias = searchAlias(prefix);
  const found = await client.send<Readonly<Record<string, MappedIndex>>>(
    // The mappings of all fields are long.
    { path: `/${alias}/_mapping`, query: { filter_path: '*.mappings._meta' }, signal },
    [404],
  );
  const [entry, ...others] = Object.entries(found).filter(([name]) => name.startsWith(`${alias}_`));
  if (!entry) return undefined;
  const [name, { mappings }] = entry;
  return { name, isUsable: others.length === 0 && mappings?._meta?.colophon?.format === indexFormat };
}

interface MappedIndex {
  readonly mappings?: { readonly _meta?: { readonly colophon?: { readonly format?: number } } };
}

/** Lets searches find this index and no other, from one moment to the next, and removes the others. */
export async function switchTo(
  client: Client,
  prefix: string,
  index: string,
  signal?: AbortSignal,
): Promise<void> {
  const alias = searchAlias(prefix);
  const known = await client.send<object>({ path: `/_alias/${alias}`, signal }, [404]);
  const before = Object.keys(known).filter((name) => name.startsWith(`${alias}_`) && name !== index);
  await client.send({
    method: 'POST',
    path: '/_aliases',
    body: {
      actions: [...before.map((name) => ({ remove: { index: name, alias } })), { add: { index, alias } }],
    },
    signal,
  });
  await removeOthers(client, prefix, index, signal);
}

/** Removes every index of this program but one: those that were in use before, and those that were never completed. */
export async function removeOthers(
  client: Client,
  prefix: string,
  kept: string | undefined,
  signal?: AbortSignal,
): Promise<void> {
  for (const name of await allIndexes(client, prefix, signal))
    if (name !== kept) await client.send({ method: 'DELETE', path: `/${name}`, signal }, [404]);
}

/** The index in use, and those that are being built. */
export async function allIndexes(
  client: Client,
  prefix: string,
  signal?: AbortSignal,
): Promise<readonly string[]> {
  const all = await client.send<object>({ path: `/${indexPattern(prefix)}/_alias`, signal }, [404]);
  return Object.keys(all).filter((name) => name.startsWith(`${searchAlias(prefix)}_`));
}

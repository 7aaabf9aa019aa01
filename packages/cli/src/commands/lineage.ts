import type { GraphClient, LineageEntity } from '@colophon/sdk/graph';
import { makeSchemaFieldUrn, parseUrn } from '@colophon/sdk/urns';
import { CommandError } from '../describe-failure.ts';
import { printJson } from '../print/print-json.ts';
import { printTable } from '../print/print-table.ts';
import type { ClientSettings } from './client-settings.ts';
import { withClient } from './with-client.ts';

interface LineageSettings extends ClientSettings {
  readonly direction: 'upstream' | 'downstream';
  readonly hops?: number;
  readonly columns?: boolean;
  readonly pathTo?: string;
  readonly json?: boolean;
}

/** `colophon lineage`: what an entity is made from, or what is made from it. */
export async function lineage(urn: string, settings: LineageSettings): Promise<void> {
  const { columns, pathTo } = settings;
  if (columns && pathTo !== undefined)
    throw new CommandError('--columns and --path-to cannot be combined', 'usage');
  await withClient(settings, (client) => {
    if (columns) return printColumns(client, urn, settings);
    if (pathTo !== undefined) return printPath(client, urn, pathTo, settings);
    return printEntities(client, urn, settings);
  });
}

async function printEntities(client: GraphClient, urn: string, settings: LineageSettings): Promise<void> {
  const entities = await Array.fromAsync(walk(client, urn, settings));
  if (settings.json) printJson(entities);
  else
    printTable(
      ['hops', 'urn', 'relationship'],
      entities.map((entity) => [entity.hops, entity.urn, entity.type]),
      `${urn} has no ${settings.direction} lineage.`,
    );
}

async function printPath(
  client: GraphClient,
  urn: string,
  to: string,
  settings: LineageSettings,
): Promise<void> {
  parseUrn(to);
  for await (const { urn: reached, path } of walk(client, urn, {
    ...settings,
    hops: settings.hops ?? anyHops,
  })) {
    if (reached !== to) continue;
    if (settings.json) printJson(path);
    else
      printTable(
        ['hops', 'urn'],
        path.map((step, hops) => [hops, step]),
        '',
      );
    return;
  }
  throw new CommandError(`${to} is not ${settings.direction} of ${urn}`, 'notFound');
}

async function printColumns(client: GraphClient, urn: string, settings: LineageSettings): Promise<void> {
  const schema = await client.getAspect(urn, 'schemaMetadata');
  if (!schema) throw new CommandError(`${urn} has no schemaMetadata, which names its columns`, 'notFound');
  const found: (LineageEntity & { readonly column: string })[] = [];
  for (const { fieldPath: column } of schema.fields) {
    for await (const entity of walk(client, makeSchemaFieldUrn(urn, column), settings))
      found.push({ column, ...entity });
  }
  if (settings.json) printJson(found);
  else
    printTable(
      ['column', 'hops', 'urn'],
      found.map(({ column, hops, urn: reached }) => [column, hops, reached]),
      `The columns of ${urn} have no ${settings.direction} lineage.`,
    );
}

/** Longer than any way. */
const anyHops = 100_000;
/** Entities of one request. */
const pageSize = 1000;

async function* walk(
  client: GraphClient,
  urn: string,
  { direction, hops = 1 }: Pick<LineageSettings, 'direction' | 'hops'>,
): AsyncGenerator<LineageEntity> {
  for (let start = 0; ; ) {
    const page = await client.lineage(urn, {
      direction: direction === 'upstream' ? 'UPSTREAM' : 'DOWNSTREAM',
      maxHops: hops,
      start,
      count: pageSize,
    });
    yield* page.entities;
    start += page.entities.length;
    if (page.entities.length === 0 || start >= page.total) {
      if (page.isPartial)
        console.error(`There are more than the server visits: these are the nearest ${start}.`);
      return;
    }
  }
}

import type { GraphClient, Reference } from '@colophon/sdk/graph';
import { confirm } from '../confirm.ts';
import { CommandError } from '../describe-failure.ts';
import { entities } from '../print/format-count.ts';
import { printJson } from '../print/print-json.ts';
import { printTable } from '../print/print-table.ts';
import type { ClientSettings } from './client-settings.ts';
import { type Deletion, deleteEach } from './delete-each.ts';
import { type SelectionSettings, toSearch } from './selection.ts';
import { withClient } from './with-client.ts';

interface DeleteSettings extends ClientSettings, SelectionSettings {
  readonly query?: string;
  readonly hard?: boolean;
  readonly references?: boolean;
  readonly dryRun?: boolean;
  readonly yes?: boolean;
  readonly json?: boolean;
}

/** `colophon delete`: soft-deletes or hard-deletes an entity, or the results of a search. */
export async function deleteEntities(urn: string | undefined, settings: DeleteSettings): Promise<void> {
  const { query, entity, filter, hard = false, references = false, dryRun = false, yes = false } = settings;
  const isSearch = query !== undefined || entity !== undefined || filter !== undefined;
  if (isSearch === (urn !== undefined)) {
    throw new CommandError('expected a URN, or at least one of --query, --entity and --filter', 'usage');
  }
  const deletion: Deletion = { hard, references };
  await withClient(settings, async (client) => {
    const urns = urn === undefined ? await find(client, settings) : await checked(client, urn);
    if (dryRun) {
      await preview(client, urns, deletion, settings.json);
      return;
    }
    // A soft delete of one entity is undone with one command.
    const isHarmless = urn !== undefined && !hard && !references;
    if (urns.length > 0) await confirm(question(urns, deletion), yes || isHarmless);
    const report = await deleteEach(client, urns, deletion);
    if (settings.json) printJson(report);
    else console.log(`${hard ? 'Deleted' : 'Soft-deleted'} ${nameOf(urns)}${countsOf(report, deletion)}.`);
  });
}

async function find(client: GraphClient, settings: DeleteSettings): Promise<string[]> {
  // A hard delete includes the entities that are soft-deleted already.
  const includeRemoved = settings.hard || settings.includeRemoved || false;
  const hits = client.scroll({
    ...toSearch(settings.query, { ...settings, includeRemoved }),
    pageSize: 1000,
  });
  return Array.fromAsync(hits, ({ urn }) => urn);
}

/** @throws CommandError when the entity does not exist: a soft delete would create it. */
async function checked(client: GraphClient, urn: string): Promise<string[]> {
  if (await client.exists(urn, { includeRemoved: true })) return [urn];
  throw new CommandError(`${urn} does not exist`, 'notFound');
}

async function preview(
  client: GraphClient,
  urns: readonly string[],
  { hard, references }: Deletion,
  json = false,
): Promise<void> {
  const pointing: Reference[] = [];
  if (references) {
    for (const urn of urns) {
      const { relatedAspects } = await client.deleteReferences(urn, { dryRun: true });
      pointing.push(...relatedAspects);
    }
  }
  if (json) {
    printJson({ urns, ...(references && { references: pointing }) });
    return;
  }
  printTable(
    [hard ? 'to delete' : 'to soft-delete'],
    urns.map((urn) => [urn]),
    'No results.',
  );
  if (!references) return;
  console.log();
  const rows = pointing.map(({ entity, aspect, relationship }) => [entity, aspect, relationship]);
  printTable(['referring entity', 'aspect', 'relationship'], rows, 'No references.');
}

const question = (urns: readonly string[], { hard, references }: Deletion): string =>
  `${hard ? 'Permanently delete' : 'Soft-delete'} ${nameOf(urns)}${references ? ', and remove all references' : ''}?`;

const nameOf = (urns: readonly string[]): string =>
  urns.length === 1 && urns[0] !== undefined ? urns[0] : entities(urns.length);

const countsOf = (
  { rows, timeseriesRows, references }: Awaited<ReturnType<typeof deleteEach>>,
  deletion: Deletion,
): string =>
  [
    deletion.hard ? `: aspect values: ${rows}, time-series values: ${timeseriesRows}` : '',
    deletion.references ? `; references removed: ${references}` : '',
  ].join('');

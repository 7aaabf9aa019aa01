import type { GraphClient, Reference } from '@colophon/sdk';
import { confirm } from '../confirm.ts';
import { CommandError } from '../describe-failure.ts';
import { entities } from '../print/counted.ts';
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

/** `colophon delete`: hides an entity, or those that a search finds, or deletes them wholly. */
export async function deleteEntities(urn: string | undefined, settings: DeleteSettings): Promise<void> {
  const { query, entity, filter, hard = false, references = false, dryRun = false, yes = false } = settings;
  const isSearch = query !== undefined || entity !== undefined || filter !== undefined;
  if (isSearch === (urn !== undefined)) {
    throw new CommandError(
      'expected a URN, or at least one of --query, --entity and --filter to find entities by',
      'usage',
    );
  }
  const deletion: Deletion = { hard, references };
  await withClient(settings, async (client) => {
    const urns = urn === undefined ? await find(client, settings) : await checked(client, urn);
    if (dryRun) {
      await preview(client, urns, deletion, settings.json);
      return;
    }
    // One entity that is hidden is shown again by one command.
    const isHarmless = urn !== undefined && !hard && !references;
    if (urns.length > 0) await confirm(`${wish(deletion)} ${nameOf(urns)}?`, yes || isHarmless);
    const report = await deleteEach(client, urns, deletion);
    if (settings.json) printJson(report);
    else console.log(`${hard ? 'Deleted' : 'Hid'} ${nameOf(urns)}${said(report, deletion)}.`);
  });
}

async function find(client: GraphClient, settings: DeleteSettings): Promise<string[]> {
  // What is hidden already is deleted wholly with the rest.
  const includeRemoved = settings.hard || settings.includeRemoved || false;
  const hits = client.scroll({
    ...toSearch(settings.query, { ...settings, includeRemoved }),
    pageSize: 1000,
  });
  return Array.fromAsync(hits, ({ urn }) => urn);
}

/** @throws CommandError when the entity was never written: to hide it would make it. */
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
    [hard ? 'to delete' : 'to hide'],
    urns.map((urn) => [urn]),
    'Nothing is found.',
  );
  if (!references) return;
  console.log();
  const rows = pointing.map(({ entity, aspect, relationship }) => [entity, aspect, relationship]);
  printTable(['pointing entity', 'aspect', 'relationship'], rows, 'Nothing points there.');
}

const wish = ({ hard, references }: Deletion): string =>
  `${hard ? 'Delete for ever' : 'Hide'}${references ? ', with all that points there,' : ''}`;

const nameOf = (urns: readonly string[]): string =>
  urns.length === 1 && urns[0] !== undefined ? urns[0] : entities(urns.length);

const said = (
  { rows, timeseriesRows, references }: Awaited<ReturnType<typeof deleteEach>>,
  deletion: Deletion,
): string =>
  [
    deletion.hard ? `: values of aspects: ${rows}, points in time: ${timeseriesRows}` : '',
    deletion.references ? `; references taken out: ${references}` : '',
  ].join('');

import { findSource, listRunsOf, listSources, type SavedSource } from '@colophon/ingestion/managed';
import type { Colophon } from '@colophon/sdk';
import { confirm } from '../../confirm.ts';
import { CommandError } from '../../describe-failure.ts';
import { printJson } from '../../print/print-json.ts';
import { printTable } from '../../print/print-table.ts';
import type { ClientSettings } from '../client-settings.ts';
import { withColophon } from './with-colophon.ts';

/** `colophon ingest list-sources`. */
export async function listSavedSources(
  settings: ClientSettings & { readonly json?: boolean },
): Promise<void> {
  const rows = await withColophon(settings, async (client) => {
    const sources = await listSources(client);
    return Promise.all(
      sources.map(async ({ urn, info }) => {
        const [last] = await listRunsOf(client, urn, 1);
        const { name, type, schedule, config } = info;
        return {
          urn,
          name,
          type,
          ...(schedule && { schedule }),
          executorId: config.executorId ?? 'default',
          ...(last && { lastRun: last.urn, lastStatus: last.result?.status ?? 'PENDING' }),
        };
      }),
    );
  });
  if (settings.json) return printJson(rows);
  printTable(
    ['name', 'type', 'schedule', 'executor', 'last run'],
    rows.map(({ name, type, schedule, executorId, lastStatus }) => [
      name,
      type,
      schedule ? `${schedule.interval} ${schedule.timezone}` : '-',
      executorId,
      lastStatus ?? '-',
    ]),
    'No sources are saved. Save one with "colophon ingest deploy".',
  );
}

/** `colophon ingest remove-source`. */
export async function removeSource(
  nameOrUrn: string,
  settings: ClientSettings & { readonly yes?: boolean },
): Promise<void> {
  await withColophon(settings, async (client) => {
    const { urn, info } = await requireSource(client, nameOrUrn);
    await confirm(`Remove the source ${info.name}?`, settings.yes ?? false);
    await client.entities.hardDelete(urn);
    console.log(`Removed ${info.name}`);
  });
}

/** @throws CommandError when there is no such source. */
export async function requireSource(client: Colophon, nameOrUrn: string): Promise<SavedSource> {
  const source = await findSource(client, nameOrUrn);
  if (source) return source;
  throw new CommandError(
    `there is no saved source ${nameOrUrn}; "colophon ingest list-sources" lists those that exist`,
    'notFound',
  );
}

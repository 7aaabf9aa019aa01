import type { ChangeCategory } from '@colophon/sdk';
import { parseTime } from '../parse-time.ts';
import { printJson } from '../print/print-json.ts';
import { printTable } from '../print/print-table.ts';
import type { ClientSettings } from './client-settings.ts';
import { withClient } from './with-client.ts';

interface TimelineSettings extends ClientSettings {
  readonly category?: readonly ChangeCategory[];
  readonly since: string;
  readonly until?: string;
  readonly json?: boolean;
}

/** `colophon timeline`: what changed about an entity, oldest first. */
export async function timeline(urn: string, settings: TimelineSettings): Promise<void> {
  const { category, until } = settings;
  const entries = await withClient(settings, (client) =>
    client.timeline(urn, {
      ...(category && { categories: category }),
      start: parseTime('--since', settings.since),
      ...(until !== undefined && { end: parseTime('--until', until) }),
    }),
  );
  if (settings.json) {
    printJson(entries);
    return;
  }
  const rows = entries.flatMap(({ timestamp, actor, semVer, changeEvents }) =>
    changeEvents.map((change) => [
      new Date(timestamp).toISOString(),
      semVer.replace(/-computed$/, ''),
      change.category,
      change.description,
      actor,
    ]),
  );
  printTable(['time', 'version', 'category', 'change', 'by'], rows, `Nothing changed about ${urn}.`);
}

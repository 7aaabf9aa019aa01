import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseTime } from '../parse-time.ts';
import { printJson } from '../print/print-json.ts';
import { printTable } from '../print/print-table.ts';
import { send } from './call-identity.ts';
import { type ClientSettings, tokenOf } from './client-settings.ts';
import { userUrnOf } from './names-to-urns.ts';

interface FilterSettings extends ClientSettings {
  readonly since?: string;
  readonly until?: string;
  readonly actor?: readonly string[];
  readonly action?: readonly string[];
  readonly subject?: readonly string[];
  readonly outcome?: string;
}

interface SearchSettings extends FilterSettings {
  readonly limit: number;
  readonly json?: boolean;
}

interface AuditEntry {
  readonly time: number;
  readonly action: string;
  readonly outcome: string;
  readonly actor?: string;
  readonly subject?: string;
  readonly address?: string;
  readonly details?: Readonly<Record<string, unknown>>;
}

interface AuditPage {
  readonly nextScrollId?: string;
  readonly usageEvents: readonly { readonly rawUsageEvent: AuditEntry }[];
}

const path = '/openapi/v1/events/audit';
const maxPageSize = 1000;

/** `colophon audit search`: who did what, newest first. */
export async function searchAudit(settings: SearchSettings): Promise<void> {
  const { action, subject, outcome, limit, json } = settings;
  const body = JSON.stringify({
    ...(action && { actions: action }),
    ...(settings.actor && { actorUrns: settings.actor.map(userUrnOf) }),
    ...(subject && { subjects: subject }),
    ...(outcome !== undefined && { outcome }),
  });
  const period = periodOf(settings);
  const entries: AuditEntry[] = [];
  for (let scrollId: string | undefined; ; ) {
    const query = new URLSearchParams({
      ...period,
      size: String(Math.min(limit - entries.length, maxPageSize)),
      ...(scrollId !== undefined && { scrollId }),
    });
    const response = await send(settings.server, `${path}/search?${query}`, {
      method: 'POST',
      headers: { ...authorization(settings), 'Content-Type': 'application/json' },
      body,
    });
    const page = (await response.json()) as AuditPage;
    entries.push(...page.usageEvents.map(({ rawUsageEvent }) => rawUsageEvent));
    scrollId = page.nextScrollId;
    if (scrollId === undefined || entries.length >= limit) break;
  }
  if (json) printJson(entries);
  else
    printTable(
      ['time', 'action', 'outcome', 'actor', 'subject', 'address', 'details'],
      entries.map((entry) => [
        new Date(entry.time).toISOString(),
        entry.action,
        entry.outcome,
        entry.actor ?? '',
        entry.subject ?? '',
        entry.address ?? '',
        printDetails(entry.details),
      ]),
      'There are no such entries.',
    );
}

/** `colophon audit export`: JSON lines on standard output, and nothing else there. */
export async function exportAudit(settings: FilterSettings): Promise<void> {
  const { actor = [], action = [], subject = [], outcome } = settings;
  const query = new URLSearchParams(periodOf(settings));
  for (const user of actor) query.append('actor', userUrnOf(user));
  for (const name of action) query.append('action', name);
  for (const one of subject) query.append('subject', one);
  if (outcome !== undefined) query.append('outcome', outcome);
  const { body } = await send(settings.server, `${path}/export?${query}`, {
    method: 'GET',
    headers: authorization(settings),
  });
  if (body) await pipeline(Readable.from(body), process.stdout, { end: false });
}

function authorization(settings: ClientSettings): Record<string, string> {
  const token = tokenOf(settings);
  return token === undefined ? {} : { Authorization: `Bearer ${token}` };
}

const periodOf = ({ since, until }: FilterSettings): Record<string, string> => ({
  ...(since !== undefined && { startTime: String(parseTime('--since', since)) }),
  ...(until !== undefined && { endTime: String(parseTime('--until', until)) }),
});

/** `reason=password count=2`. */
const printDetails = (details: AuditEntry['details'] = {}): string =>
  Object.entries(details)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ');

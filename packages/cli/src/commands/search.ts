import type { GraphClient, ScrollOptions, SearchHit, SortCriterion } from '@colophon/sdk/graph';
import { CommandError } from '../describe-failure.ts';
import { printJson } from '../print/print-json.ts';
import { printTable } from '../print/print-table.ts';
import { printable } from '../print/printable.ts';
import type { ClientSettings } from './client-settings.ts';
import { type SelectionSettings, toSearch } from './selection.ts';
import { withClient } from './with-client.ts';

interface SearchSettings extends ClientSettings, SelectionSettings {
  readonly sort?: readonly string[];
  readonly start: number;
  readonly count: number;
  readonly all?: boolean;
  readonly urns?: boolean;
  readonly json?: boolean;
}

/** `colophon search`: entities that match a query, the best match first unless everything is asked for. */
export async function search(query: string | undefined, settings: SearchSettings): Promise<void> {
  const sort = (settings.sort ?? []).map(parseSort);
  const what: ScrollOptions = { ...toSearch(query, settings), sort };
  // A walk has no end, but only a search ranks. A field to sort by gives both the same order.
  const read = settings.all || sort.length > 0 ? walk : rankedPage;
  const { hits, hasMore } = await withClient(settings, (client) => read(client, what, settings));
  print(hits, settings);
  if (hasMore) console.error(`There are more: --start ${settings.start + settings.count} shows them.`);
}

interface Shown {
  readonly hits: readonly SearchHit[];
  readonly hasMore: boolean;
}

/** Hits that the server ranks, and the most of them that may be ignored. */
const rankedHits = 10_000;

async function rankedPage(
  client: GraphClient,
  { entityTypes = [], ...what }: ScrollOptions,
  { start, count }: SearchSettings,
): Promise<Shown> {
  for (const [name, value] of Object.entries({ start, count })) {
    if (value > rankedHits)
      throw new CommandError(
        `--${name}: expected at most ${rankedHits} of the best matches, got ${value}; use --all or --sort to go further`,
        'usage',
      );
  }
  const { hits, total } = await client.search({ ...what, entityTypes, start, count });
  return { hits, hasMore: count > 0 && total > start + hits.length };
}

/** Hits of one request of a walk. */
const largestPage = 1000;

async function walk(
  client: GraphClient,
  what: ScrollOptions,
  { all = false, start, count }: SearchSettings,
): Promise<Shown> {
  // One more than is shown, to know whether there are more.
  const wanted = all ? Number.POSITIVE_INFINITY : start + count + 1;
  const hits: SearchHit[] = [];
  if (count === 0 && !all) return { hits, hasMore: false };
  for await (const hit of client.scroll({ ...what, pageSize: Math.min(wanted, largestPage) })) {
    hits.push(hit);
    if (hits.length === wanted) break;
  }
  return { hits: all ? hits : hits.slice(start, start + count), hasMore: hits.length === wanted };
}

/** Reads `name`, or `name:desc`; a name that holds a colon needs its order. */
function parseSort(text: string): SortCriterion {
  const [, field = text, order] = /^(.+):(asc|desc)$/.exec(text) ?? [];
  if (order === undefined && field.includes(':')) {
    const came = JSON.stringify(text);
    throw new CommandError(`--sort: expected field, field:asc or field:desc, got ${came}`, 'usage');
  }
  return { field, order: order === 'desc' ? 'DESCENDING' : 'ASCENDING' };
}

function print(hits: readonly SearchHit[], { urns, json }: SearchSettings): void {
  if (json) printJson(hits);
  // What another program reads is exact.
  else if (urns) for (const { urn } of hits) console.log(process.stdout.isTTY ? printable(urn) : urn);
  else printHits(hits);
}

function printHits(hits: readonly SearchHit[]): void {
  const fieldsOf = ({ matchedFields }: SearchHit): string =>
    [...new Set(matchedFields.map(({ name }) => name))].join(', ');
  // Without words to match, there is nothing to say of that.
  const hasMatches = hits.some((hit) => hit.matchedFields.length > 0);
  printTable(
    hasMatches ? ['urn', 'matched in'] : ['urn'],
    hits.map((hit) => (hasMatches ? [hit.urn, fieldsOf(hit)] : [hit.urn])),
    'No results.',
  );
}

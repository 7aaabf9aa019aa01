import type { ScrollOptions, SearchHit, SortCriterion } from '@colophon/sdk';
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

/** `colophon search`: entities that match a query, the best match first. */
export async function search(query: string | undefined, settings: SearchSettings): Promise<void> {
  const { all = false, start, count } = settings;
  const page: ScrollOptions = { ...toSearch(query, settings), sort: (settings.sort ?? []).map(parseSort) };
  // One more than is shown tells whether there are more.
  const wanted = all ? Number.POSITIVE_INFINITY : start + count + 1;
  const found = await withClient(settings, async (client) => {
    const hits: SearchHit[] = [];
    if (count === 0 && !all) return hits;
    for await (const hit of client.scroll({ ...page, pageSize: Math.min(wanted, largestPage) })) {
      hits.push(hit);
      if (hits.length === wanted) break;
    }
    return hits;
  });
  print(all ? found : found.slice(start, start + count), settings);
  if (found.length === wanted) console.error(`There are more: --start ${start + count} shows them.`);
}

/** Hits of one request. */
const largestPage = 1000;

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
    'Nothing is found.',
  );
}

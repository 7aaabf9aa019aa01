import { type ExportQuery, exportQuery } from '../../gen/search/export.ts';
import { request } from '../data/request.ts';
import { presentationOf } from '../entity/presentations.ts';
import { texts } from '../texts/texts.ts';
import { toCsv } from './csv.ts';
import { namesIn } from './names-in.ts';
import { pathText } from './path-text.ts';
import { commonInput } from './search-request.ts';
import type { SearchState } from './search-state.ts';

/** Results that a file has at most. */
export const mostExported = 10_000;
const pageSize = 500;

type Result = NonNullable<ExportQuery['scrollAcrossEntities']>['searchResults'][number];

/** Reads every result of a search, and gives them as a table. */
export async function exportResults(
  state: SearchState,
  onProgress: (read: number, total: number) => void,
  signal: AbortSignal,
): Promise<string> {
  const rows: string[][] = [[...texts.search.exported]];
  let scrollId: string | null = null;
  do {
    const { scrollAcrossEntities: page }: ExportQuery = await request(
      exportQuery,
      {
        input: {
          ...commonInput(state),
          count: pageSize,
          scrollId,
          searchFlags: { skipAggregates: true, skipHighlighting: true },
        },
      },
      signal,
    );
    rows.push(...(page?.searchResults ?? []).map(rowOf));
    onProgress(rows.length - 1, page?.total ?? 0);
    scrollId = page?.nextScrollId ?? null;
  } while (scrollId !== null && rows.length <= mostExported);
  return toCsv(rows.slice(0, mostExported + 1));
}

const rowOf = ({ entity: { urn, card } }: Result): string[] => [
  urn,
  presentationOf(card.entityType).label,
  card.name,
  card.platform?.card.name ?? '',
  pathText(card.path).join(' / '),
  card.description ?? '',
  card.owners.map((owner) => owner.card.name).join(', '),
  card.domain?.card.name ?? '',
  namesIn(card.terms, card.termCount),
  namesIn(card.tags, card.tagCount),
];

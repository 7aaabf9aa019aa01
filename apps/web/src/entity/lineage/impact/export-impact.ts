import { type ExportImpactQuery, exportImpactQuery } from '../../../../gen/entity/lineage/impact/impact.ts';
import { request } from '../../../data/request.ts';
import { toCsv } from '../../../search/csv.ts';
import { namesIn } from '../../../search/names-in.ts';
import { pathText } from '../../../search/path-text.ts';
import { impactTexts } from '../../../texts/lineage.ts';
import { presentationOf } from '../../presentations.ts';
import type { LineageState } from '../lineage-state.ts';
import { impactInput } from './impact-request.ts';

const pageSize = 500;
/** Entities that a file has at most: as many as a walk along lineage reaches. */
const mostExported = 40_000;

type Result = NonNullable<ExportImpactQuery['scrollAcrossLineage']>['searchResults'][number];

/** Reads everything that is upstream or downstream, and gives it as a table. */
export async function exportImpact(
  urn: string,
  state: LineageState,
  onProgress: (read: number, total: number) => void,
  signal: AbortSignal,
): Promise<string> {
  const rows: string[][] = [[...impactTexts.exported]];
  let scrollId: string | null = null;
  do {
    const { scrollAcrossLineage: page }: ExportImpactQuery = await request(
      exportImpactQuery,
      {
        input: {
          ...impactInput(urn, state),
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
  return toCsv(rows);
}

const rowOf = ({ degree, entity: { urn, card } }: Result): string[] => [
  urn,
  String(degree),
  presentationOf(card.entityType).label,
  card.name,
  card.platform?.card.name ?? '',
  pathText(card.path).join(' / '),
  card.owners.map((owner) => owner.card.name).join(', '),
  card.domain?.card.name ?? '',
  namesIn(card.terms, card.termCount),
  namesIn(card.tags, card.tagCount),
];

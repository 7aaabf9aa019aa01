import { type ExportQuery, exportQuery } from '../../../gen/search/export.ts';
import { request } from '../../data/request.ts';
import { commonInput } from '../search-request.ts';
import type { SearchState } from '../search-state.ts';
import type { Target } from './selection.ts';

/** Entities that can be chosen together. */
export const mostChosen = 1000;
const pageSize = 250;

/** Reads everything that a search finds, up to the limit. */
export async function readTargets(
  state: SearchState,
  onProgress: (read: number) => void,
): Promise<readonly Target[]> {
  const targets: Target[] = [];
  let scrollId: string | null = null;
  do {
    onProgress(targets.length);
    const { scrollAcrossEntities: page }: ExportQuery = await request(exportQuery, {
      input: {
        ...commonInput(state),
        count: pageSize,
        scrollId,
        searchFlags: { skipAggregates: true, skipHighlighting: true },
      },
    });
    targets.push(...(page?.searchResults ?? []).map(({ entity }) => entity));
    scrollId = page?.nextScrollId ?? null;
  } while (scrollId !== null && targets.length < mostChosen);
  return targets.slice(0, mostChosen);
}

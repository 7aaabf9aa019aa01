import type { Store } from '../ports/store.ts';
import { boundsOf } from '../query-bounds.ts';
import { compareText } from '../search/compare.ts';
import { withFieldNames } from '../search/field-names.ts';
import { type FoundHit, type SearchQuery, searchQuery } from '../search/query.ts';
import type { FoundPage } from '../search/searches.ts';
import { withVisibility } from '../search/visibility.ts';
import { degreeFacet, degreeOf, hopsFor, splitDegrees } from './degrees.ts';
import { parentOf, reach, withPaths } from './lineage.ts';
import type { LineageSearch, LineageSearchPage, ReachedEntity } from './query.ts';

interface Found extends Pick<FoundHit, 'score'> {
  readonly entity: ReachedEntity;
}

/**
 * Searches what a walk along lineage reached. Without words and sorting, the nearest come first. A column is found by
 * what its dataset says.
 */
export async function searchLineage(
  store: Store,
  search: (query: SearchQuery) => Promise<Pick<FoundPage, 'asOf' | 'hits' | 'facets'>>,
  query: LineageSearch,
): Promise<LineageSearchPage> {
  const { input, facets: fields } = query;
  // What is made from an older version, or goes into it, is part of the way.
  const shownAlso = { includeRemoved: query.includeRemoved === true, includeOutdated: true };
  const visible = withVisibility(withFieldNames({ ...query, ...shownAlso }));
  const { sort, includeRemoved } = visible;
  const { filter, wanted } = splitDegrees(visible.filter);
  const maxHops = Math.min(
    query.maxHops ?? Number.POSITIVE_INFINITY,
    hopsFor(wanted) ?? Number.POSITIVE_INFINITY,
  );
  const {
    asOf: walkedAsOf,
    shown,
    isPartial,
    pathTo,
  } = await reach(store, {
    ...query,
    includeRemoved,
    maxHops,
    includeAbsent: false,
  });
  const bySubject = Map.groupBy(
    shown.filter(({ hops }) => wanted.has(degreeOf(hops))),
    subjectOf,
  );
  const urns = [...bySubject.keys()];
  const isEverything = input === '*' || input === '';
  const asksNothing = isEverything && filter.length + sort.length + fields.length === 0;
  const { asOf, hits, facets } = asksNothing
    ? { asOf: walkedAsOf, hits: urns.map((urn) => ({ urn, score: 1 })), facets: [] }
    : await search(
        searchQuery({
          urns,
          input,
          filter,
          sort,
          facets: fields,
          includeRemoved,
          includeOutdated: true,
          count: urns.length,
          visible: query.visible,
          ...boundsOf(query),
        }),
      );
  const found = hits.flatMap(({ urn, score }) =>
    (bySubject.get(urn) ?? []).map((entity): Found => ({ entity, score })),
  );
  if (isEverything && sort.length === 0) found.sort(byHops);
  const page = found.slice(query.start, query.start + query.count);
  return {
    asOf: Math.min(walkedAsOf, asOf),
    total: found.length,
    entities: withPaths(
      page.map(({ entity }) => entity),
      pathTo,
    ).map((entity, i) => ({ ...entity, score: page[i]?.score ?? 0 })),
    isPartial,
    facets: [...facets, degreeFacet(found.map(({ entity }) => entity.hops))],
  };
}

const subjectOf = ({ urn, entityType }: ReachedEntity): string =>
  entityType === 'schemaField' ? parentOf(urn) : urn;

const byHops = ({ entity: a }: Found, { entity: b }: Found): number =>
  a.hops - b.hops || compareText(a.urn, b.urn);

import type { SearchIndex } from '../ports/search-index.ts';
import { type Criterion, searchQuery } from '../search/query.ts';
import type { ResolvedQuery } from '../search/resolved-query.ts';
import { everything } from '../search/text-query.ts';

const pageSize = 1000;

/** The entities of some types for which all criteria of a clause hold, soft-deleted ones too. */
export function findUrns(
  index: Pick<SearchIndex, 'search'>,
  entityTypes: readonly string[],
  filter: readonly (readonly Criterion[])[],
): Promise<string[]> {
  const {
    input: _,
    includeReferenceTypes: __,
    includeOutdated: ___,
    ...defaults
  } = searchQuery({ entityTypes });
  return everyHit(index, {
    ...defaults,
    filter,
    includeRemoved: true,
    hiddenTypes: [],
    text: everything,
    textFields: new Set(),
    weights: [],
  });
}

/** The URNs of everything that a query finds. */
export async function everyHit(index: Pick<SearchIndex, 'search'>, query: ResolvedQuery): Promise<string[]> {
  const urns: string[] = [];
  let after: NonNullable<ResolvedQuery['scroll']> = {};
  for (;;) {
    const page = await index.search({ ...query, count: pageSize, scroll: after });
    urns.push(...page.hits.map(({ urn }) => urn));
    if (!page.end) return urns;
    after = { after: page.end };
  }
}

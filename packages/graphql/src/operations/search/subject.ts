import type { Subject } from '../../resolvers.ts';
import { searches } from './search.ts';

/** Finding entities by words and filters. */
const searching: Subject = {
  queries: {
    search: searches.search,
    searchAcrossEntities: searches.searchAcrossEntities,
    scrollAcrossEntities: searches.scrollAcrossEntities,
    aggregateAcrossEntities: searches.aggregateAcrossEntities,
  },
};

/** Everything by which entities are found: searches, lineage, browsing, suggestions. */
export const search: readonly Subject[] = [searching];

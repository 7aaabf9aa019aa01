import type { Registry } from '@colophon/schema';
import { resolveEntityTypes } from '../entity-types.ts';
import { CatalogueError } from '../errors.ts';
import { createPace } from '../pace.ts';
import type { IndexAnswer } from '../ports/index-answer.ts';
import type { BrowseGroup } from '../ports/search-index.ts';
import type { Store } from '../ports/store.ts';
import { boundsOf } from '../query-bounds.ts';
import { resolveBeginning, suggestionsOf } from './autocomplete.ts';
import { type BrowsePath, browsePathsOf, inPlace, placeOf } from './browse.ts';
import { checkProperties } from './check-properties.ts';
import { checkInput, checkSearch, checkText } from './check-search.ts';
import { parseCursor, printCursor } from './cursor.ts';
import { defaultFacets } from './facets.ts';
import { createMatcher, lengthOf } from './matched-fields.ts';
import type { FoundHit, SearchHit, SearchPage, SearchQuery } from './query.ts';
import { maxHighlightedLength } from './query.ts';
import { scoreOf } from './ranking.ts';
import { relativesIn } from './relatives.ts';
import { resolveSearch } from './resolve-search.ts';
import type { ResolvedQuery } from './resolved-query.ts';
import { restrict } from './restrict.ts';

export interface FoundPage extends Omit<SearchPage, 'end' | 'hits'> {
  readonly hits: readonly FoundHit[];
}

export interface ScrollPage extends FoundPage {
  /** Asks for the next page; absent when this one is the last. */
  readonly next?: string;
}

export interface Suggestions extends IndexAnswer {
  readonly suggestions: readonly string[];
  readonly hits: readonly SuggestedHit[];
  readonly facets: SearchPage['facets'];
}

export interface SuggestedHit extends SearchHit {
  /** What of it starts with the prefix. */
  readonly values: readonly string[];
}

/** A place in the browse tree. */
export interface BrowsePage extends IndexAnswer {
  readonly groups: readonly BrowseGroup[];
  /** Of the entities in the place itself. */
  readonly page: FoundPage;
}

/** Everything by which entities are found, other than by following edges. */
export interface Searches {
  search(query: SearchQuery): Promise<FoundPage>;
  /**
   * One page on a way through everything that matches, however much it is; `start` has no meaning. Without
   * a sort field the way follows the first writes; so, and sorted by `urn`, no entity is skipped or met twice while others
   * are written. Sorted by another field, one whose value changes meanwhile may be.
   */
  scroll(query: SearchQuery, cursor?: string): Promise<ScrollPage>;
  /** Names, or values of the field, that start with a prefix, and the entities that have them. */
  autocomplete(query: SearchQuery, field?: string): Promise<Suggestions>;
  /** The folders at a path of the browse tree, by name, and a page of the entities in it. */
  browse(query: SearchQuery, path: BrowsePath): Promise<BrowsePage>;
  /** The paths under which an entity is found when browsing, with slashes. */
  browsePaths(urn: string): Promise<readonly string[]>;
  /** The fields offered as facets for these entity types; for all when the list is empty. */
  facets(entityTypes: readonly string[]): readonly string[];
}

export function createSearches(registry: Registry, store: Store): Searches {
  const resolve = async (query: SearchQuery): Promise<ResolvedQuery> => {
    const entityTypes = resolveEntityTypes(registry, query.entityTypes);
    const checked = checkSearch(query);
    await checkProperties(store, checked.filter);
    return resolveSearch(registry, { ...checked, entityTypes }, relativesIn(store, boundsOf(query)));
  };

  async function withMatches(query: ResolvedQuery, hits: readonly SearchHit[]): Promise<FoundHit[]> {
    if (!query.highlight) return hits.map((hit) => ({ ...hit, score: scoreOf(hit), matchedFields: [] }));
    const matchedFields = createMatcher(registry, query);
    const pace = createPace(query);
    const found: FoundHit[] = [];
    let lengthLeft = maxHighlightedLength;
    for (const hit of hits) {
      await pace();
      const document = lengthLeft > 0 ? await store.document(hit.urn) : undefined;
      if (document) lengthLeft -= lengthOf(document);
      found.push({ ...hit, score: scoreOf(hit), matchedFields: document ? matchedFields(document) : [] });
    }
    return found;
  }

  /** Asks the index for what the query may see of what it asks for. */
  async function ask(resolved: ResolvedQuery, visible: SearchQuery['visible']): Promise<SearchPage> {
    const query = restrict(registry, resolved, visible);
    if (query) return store.search(query);
    const facets = resolved.facets.map((field) => ({ field, counts: [] }));
    return { asOf: await store.logHead(), total: 0, hits: [], facets };
  }

  async function find(resolved: ResolvedQuery, visible: SearchQuery['visible']): Promise<FoundPage> {
    const { asOf, total, hits, facets } = await ask(resolved, visible);
    return { asOf, total, hits: await withMatches(resolved, hits), facets };
  }

  return {
    search: async (query) => find(await resolve(query), query.visible),

    async scroll(query, cursor) {
      const resolved = await resolve({ ...query, start: 0 });
      if (query.count === 0)
        throw new CatalogueError('INVALID_REQUEST', 'count: expected at least 1 for each page, got 0');
      const scroll = cursor === undefined ? {} : { after: parseCursor(resolved, cursor) };
      const { asOf, total, hits, facets, end } = await ask({ ...resolved, scroll }, query.visible);
      return {
        asOf,
        total,
        hits: await withMatches(resolved, hits),
        facets,
        ...(end && { next: printCursor(resolved, end) }),
      };
    },

    async autocomplete({ input, ...query }, field) {
      checkInput(input);
      const text = resolveBeginning(registry, input, field);
      checkText(text);
      const resolved = await resolve({ ...query, input: '*' });
      const { asOf, hits, facets } = await ask(
        { ...resolved, text, ...(field === undefined && { name: input }) },
        query.visible,
      );
      const pace = createPace(query);
      const suggested: SuggestedHit[] = [];
      let lengthLeft = maxHighlightedLength;
      for (const hit of hits) {
        await pace();
        const document = lengthLeft > 0 ? await store.document(hit.urn) : undefined;
        if (document) lengthLeft -= lengthOf(document);
        suggested.push({ ...hit, values: document ? suggestionsOf(registry, document, input, field) : [] });
      }
      return { asOf, suggestions: valuesOf(suggested, query.count), hits: suggested, facets };
    },

    async browse(query, path) {
      const resolved = restrict(registry, await resolve(query), query.visible);
      const { asOf, groups } = resolved
        ? await store.groups(resolved, placeOf(path).groups)
        : { asOf: await store.logHead(), groups: [] };
      const page = await find(await resolve(inPlace(query, path)), query.visible);
      return { asOf: Math.min(asOf, page.asOf), groups, page };
    },

    browsePaths: async (urn) => browsePathsOf(await store.document(urn)),
    facets: (entityTypes) => defaultFacets(registry, resolveEntityTypes(registry, entityTypes)),
  };
}

/** The first values of several hits, each once. */
export const valuesOf = (hits: readonly SuggestedHit[], count: number): readonly string[] =>
  [...new Set(hits.flatMap(({ values }) => values))].slice(0, count);

import { entityTypeField, type SearchQuery, type Suggestions, valuesOf } from '@colophon/catalogue';
import { RequestError } from '@colophon/wire';
import type { GraphqlContext } from '../../context.ts';
import { stubOf } from '../../entities/resolve-field.ts';
import type { Subject } from '../../subject.ts';
import { suggestedTypes, symbolOfType } from './input/entity-types.ts';
import { requireRange } from './input/page.ts';
import { readSearch } from './input/read-search.ts';
import type { SearchInput } from './input/search-input.ts';

interface AutoCompleteInput extends Omit<SearchInput, 'query' | 'start' | 'count' | 'searchFlags'> {
  readonly query: string;
  readonly field?: string | null;
  readonly limit?: number | null;
}

interface Given {
  readonly input: AutoCompleteInput;
}

/** Names that are suggested unless the caller says how many. */
const defaultLimit = 5;
const maxLimit = 1000;
/** How many times as many are asked for over all types as are shown of each. */
const queriedTogether = 5;
/** More than there are entity types. */
const allTypes = 1000;

async function readSuggest(
  context: GraphqlContext,
  input: AutoCompleteInput,
): Promise<SearchQuery | undefined> {
  if (input.query.trim() === '')
    throw new RequestError('INVALID_REQUEST', 'input.query: expected the beginning of a name, got none');
  const count = requireRange('input.limit', input.limit ?? defaultLimit, 1, maxLimit);
  return readSearch(
    context,
    { ...input, count },
    { types: suggestedTypes(context.registry), highlights: false },
  );
}

/**
 * The suggestions of each type that has some. One query over all types counts those of each; it is asked again for those
 * types alone that have more of them than it shows.
 */
async function suggestByType({ session }: GraphqlContext, query: SearchQuery, field: string | undefined) {
  const count = Math.min(maxLimit, query.count * queriedTogether);
  const facets = [entityTypeField];
  const all = await session.autocomplete({ ...query, count, facets, facetLimit: allTypes }, field);
  const counts = new Map(all.facets[0]?.counts.map((each) => [each.value, each.count]));
  const found = [];
  for (const entityType of query.entityTypes) {
    const wanted = Math.min(query.count, counts.get(entityType) ?? 0);
    if (wanted === 0) continue;
    const hits = all.hits.filter((hit) => hit.entityType === entityType).slice(0, query.count);
    const isComplete = hits.length === wanted;
    found.push({
      entityType,
      ...(isComplete
        ? { hits, suggestions: valuesOf(hits, query.count) }
        : await session.autocomplete({ ...query, entityTypes: [entityType] }, field)),
    });
  }
  return found;
}

const answerOf = ({ suggestions, hits }: Pick<Suggestions, 'suggestions' | 'hits'>) => ({
  suggestions,
  entities: hits.flatMap(({ urn }) => stubOf(urn) ?? []),
});

/** Names that complete what was typed. */
export const suggesting: Subject = {
  queries: {
    async autoComplete({ input }: Given, context: GraphqlContext) {
      const query = await readSuggest(context, input);
      const found = query && (await context.session.autocomplete(query, input.field ?? undefined));
      return { query: input.query, ...answerOf(found ?? { suggestions: [], hits: [] }) };
    },

    async autoCompleteForMultiple({ input }: Given, context: GraphqlContext) {
      const query = await readSuggest(context, input);
      const found = query ? await suggestByType(context, query, input.field ?? undefined) : [];
      return {
        query: input.query,
        suggestions: found.map(({ entityType, ...answer }) => ({
          type: symbolOfType(entityType),
          ...answerOf(answer),
        })),
      };
    },
  },
};

import type { SearchQuery, Suggestions } from '@colophon/catalogue';
import { RequestError } from '@colophon/wire';
import type { GraphqlContext } from '../../context.ts';
import { stubOf } from '../../entities/resolve-field.ts';
import type { Subject } from '../../subject.ts';
import { suggestedTypes, symbolOfName } from './input/entity-types.ts';
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

async function readSuggest(
  context: GraphqlContext,
  input: AutoCompleteInput,
): Promise<SearchQuery | undefined> {
  if (input.query.trim() === '')
    throw new RequestError('INVALID_REQUEST', 'input.query: expected the beginning of a name, got none');
  const count = requireRange('input.limit', input.limit ?? defaultLimit, 1, maxLimit);
  return readSearch(context, { ...input, count }, { types: suggestedTypes, highlights: false });
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
      const suggestions = [];
      for (const entityType of query?.entityTypes ?? []) {
        const found = await context.session.autocomplete(
          { ...(query as SearchQuery), entityTypes: [entityType] },
          input.field ?? undefined,
        );
        if (found.hits.length > 0) suggestions.push({ type: symbolOfName(entityType), ...answerOf(found) });
      }
      return { query: input.query, suggestions };
    },
  },
};

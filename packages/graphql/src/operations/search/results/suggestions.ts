import type { SearchQuery } from '@colophon/catalogue';
import type { GraphqlContext } from '../../../context.ts';

/** Names that are offered in place of a text that finds nothing. */
const maxSuggestions = 3;
/** Beginnings of the text that are tried, each shorter by a character. */
const maxAttempts = 3;

/** Names that begin as a text does that finds nothing: it may be misspelt at its end. */
export async function suggestionsFor({ session }: GraphqlContext, query: SearchQuery) {
  const text = query.input.trim();
  for (let length = text.length - 1; length >= Math.max(3, text.length - maxAttempts); length--) {
    const input = text.slice(0, length);
    const { suggestions } = await session.autocomplete({
      ...query,
      input,
      start: 0,
      count: maxSuggestions,
      facets: [],
      highlight: false,
    });
    if (suggestions.length > 0)
      return suggestions.map((name) => ({ text: name, score: length / Math.max(text.length, name.length) }));
  }
  return [];
}

import type { Registry } from '@colophon/schema';
import type { SearchDocument } from '../ports/search-index.ts';
import { annotationsOf } from '../project/annotations.ts';
import { createPhraseTest } from './matched-fields.ts';
import { resolveField } from './resolve-field.ts';
import { nothing, phrase, prefix } from './resolve-words.ts';
import { searchedField } from './searched-fields.ts';
import { allOf, type TextQuery } from './text-query.ts';
import { foldName, wordsOf } from './words.ts';

/** Prefix matches: in names, all words in any order; in the requested field, its value. */
export function resolveBeginning(
  registry: Registry,
  beginning: string,
  field: string | undefined,
): TextQuery {
  const named = field === undefined ? undefined : searchedField(registry, field);
  if (named) return resolveField(named, { kind: 'leaf', match: 'prefix', text: beginning.trim() });
  const words = wordsOf(beginning);
  if (words.length === 0) return nothing;
  return allOf(
    words.map((word) => ({ kind: 'term', best: [phrase([word])], others: [prefix([word])], inNames: true })),
  );
}

/** The values of an entity that start with a prefix, in the field or in the model's autocomplete fields. */
export function suggestionsOf(
  registry: Registry,
  { fieldsByAspect }: SearchDocument,
  beginning: string,
  field: string | undefined,
): readonly string[] {
  const begins = createPhraseTest(wordsOf(beginning).map((word) => prefix([foldName(word)])));
  const values = Object.entries(fieldsByAspect).flatMap(([aspectName, fields]) => {
    const aspect = registry.aspects.get(aspectName);
    const suggested = aspect ? annotationsOf(aspect).search : [];
    return suggested.flatMap(({ name, annotation: { autocomplete, label } }) =>
      (field === undefined ? autocomplete || label === 'name' : name === field) ? (fields[name] ?? []) : [],
    );
  });
  return [...new Set(values.map(String))].filter(begins);
}

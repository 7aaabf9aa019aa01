import { isUrn, type Registry } from '@colophon/schema';
import { type ParsedQuery, parseQuery } from './parse-query.ts';
import { criterionOf } from './query.ts';
import { resolveField } from './resolve-field.ts';
import { nothing, phrase, prefix, resolveWords } from './resolve-words.ts';
import { searchedField } from './searched-fields.ts';
import { allOf, anyOf, everything, type TextQuery } from './text-query.ts';
import type { Leaf } from './tokenize-query.ts';
import { wordsOf } from './words.ts';

/** A query text as a store can follow it. */
export interface ResolvedInput {
  readonly text: TextQuery;
  /** The text when it may be the whole name of an entity: such entities come first. */
  readonly name?: string;
}

/**
 * Reads a query text: the language of {@link parseQuery}, and otherwise plain words, so that every text has an answer.
 * A URN asks for its entity.
 */
export function resolveInput(registry: Registry, input: string): ResolvedInput {
  const written = input.trim().replace(/^\/q\s+/u, '');
  if (written === '') return { text: everything };
  if (isUrn(written)) return { text: { kind: 'criterion', criterion: criterionOf('urn', [written]) } };
  const plain: Leaf = { kind: 'leaf', match: 'words', text: written };
  const parsed = parseQuery(written, (name) => searchedField(registry, name) !== undefined) ?? plain;
  const isName = parsed.kind === 'leaf' && parsed.field === undefined && parsed.match !== 'anything';
  return {
    text: resolve(parsed, (leaf) => resolveLeaf(registry, leaf)),
    ...(isName && { name: parsed.text }),
  };
}

function resolve(query: ParsedQuery, leaf: (leaf: Leaf) => TextQuery): TextQuery {
  switch (query.kind) {
    case 'leaf':
      return leaf(query);
    case 'not':
      return { kind: 'not', of: resolve(query.of, leaf) };
    case 'all':
      return allOf(query.of.map((part) => resolve(part, leaf)));
    case 'any':
      return anyOf(query.of.map((part) => resolve(part, leaf)));
  }
}

function resolveLeaf(registry: Registry, leaf: Leaf): TextQuery {
  const field = leaf.field === undefined ? undefined : searchedField(registry, leaf.field);
  return field ? resolveField(field, leaf) : resolveText(leaf);
}

function resolveText({ match, text }: Leaf): TextQuery {
  if (match === 'anything') return everything;
  const words = wordsOf(text);
  if (words.length === 0) return nothing;
  if (match === 'words') return resolveWords(text);
  return { kind: 'term', best: [match === 'prefix' ? prefix(words) : phrase(words)], others: [] };
}

import { modelSearchFields } from '@colophon/catalogue';
import { maxFilterLength, textWeights } from '@colophon/catalogue/for-stores';
import type { Registry } from '@colophon/schema';
import type { SearchSettings } from '../connection/settings.ts';
import { fieldKey } from '../documents/names.ts';

/** Raised when documents of an earlier version cannot be searched by this one: the index is then built anew. */
export const indexFormat = 1;

/** Furthest place of a hit that a page may have; scrolls go on. */
export const maxResultWindow = 1_000_000;

/** Letters of a beginning that has a list of its own: longer ones begin few words. */
const maxPrefixLetters = 5;

/** How quickly further mentions of a word count less, of a field of weight 1, and how much the length of a text does. */
const [k1, b] = [1.2, 0.75];

/** What the index has of each value; see `FieldValues`. */
const keyword = { type: 'keyword', norms: false };
const found = { ...keyword, doc_values: false };
const parts = {
  v: keyword,
  l: found,
  n: { type: 'double' },
  t: found,
  // Sorted by, and asked whether it is there.
  s: keyword,
  b: found,
  p: found,
  e: found,
  c: found,
  g: keyword,
  h: keyword,
} as const;

/** Parts that every field may have. Those of long texts and of paths are few, and mapped when they come. */
const usual = ['v', 'l', 'n', 's'] as const;

const words = { type: 'text', analyzer: 'words' };
const prefixes = { index_prefixes: { min_chars: 1, max_chars: maxPrefixLetters } };

/** The settings and mappings of a new index: every search field of the model, and a rule for those that people define. */
export function indexTemplate(registry: Registry, { shards, replicas }: SearchSettings) {
  const fields = modelSearchFields(registry);
  return {
    settings: {
      index: {
        number_of_shards: shards,
        ...(replicas === undefined ? { auto_expand_replicas: '0-1' } : { number_of_replicas: replicas }),
        // The follower makes visible what it has written, and then says how far it is.
        refresh_interval: '-1',
        max_result_window: maxResultWindow,
        // A deletion is remembered so long, so that a request that comes late does not undo it.
        gc_deletes: '1h',
        mapping: { total_fields: { limit: fields.length * usual.length + 20_000 } },
        analysis: {
          tokenizer: { spaces: { type: 'whitespace', max_token_length: 1000 } },
          analyzer: { words: { type: 'custom', tokenizer: 'spaces' } },
        },
        similarity: Object.fromEntries(
          Object.entries(textWeights).map(([name, weight]) => [
            `weighted_${name}`,
            // As if each word of the text were there so many times.
            { type: 'BM25', k1: k1 / weight, b },
          ]),
        ),
      },
    },
    mappings: {
      _meta: { colophon: { format: indexFormat } },
      _source: { includes: ['urn', 'type', 'offset', 'mark'] },
      dynamic: false,
      dynamic_templates: Object.entries(parts).map(([part, mapping]) => ({
        [`field_${part}`]: { path_match: `f.*.${part}`, mapping },
      })),
      properties: {
        urn: keyword,
        urnLow: found,
        type: keyword,
        typeLow: found,
        removed: { type: 'boolean' },
        whole: found,
        exact: { ...found, ignore_above: maxFilterLength },
        // Where words are looked for; in the others, how much they say.
        all: { ...words, ...prefixes, norms: false },
        name: { ...words, ...prefixes, copy_to: 'all', similarity: 'weighted_name' },
        strong: { ...words, copy_to: 'all', similarity: 'weighted_strong' },
        text: { ...words, copy_to: 'all', similarity: 'weighted_text' },
        weak: { ...words, copy_to: 'all', similarity: 'weighted_weak' },
        offset: { type: 'long', index: false },
        mark: { ...keyword, index: false },
        f: {
          dynamic: true,
          properties: Object.fromEntries(
            fields.map((field) => [
              fieldKey(field),
              { dynamic: true, properties: Object.fromEntries(usual.map((part) => [part, parts[part]])) },
            ]),
          ),
        },
      },
    },
  };
}

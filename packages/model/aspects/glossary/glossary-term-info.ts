import { aspect, string, urn } from '@colophon/schema';
import { customProperties } from '../common/shared-fields.ts';

export const glossaryTermInfo = aspect({
  name: 'glossaryTermInfo',
  record: 'com.linkedin.glossary.GlossaryTermInfo',
  doc: 'Name, definition, source and parent group of a glossary term.',
  fields: {
    customProperties,
    id: {
      type: string,
      doc: 'Identifier of the term, separate from its title; optional.',
      optional: true,
      search: { kind: 'TEXT_PARTIAL' },
    },
    name: {
      type: string,
      doc: 'Display name; it can change without changing the URN.',
      optional: true,
      search: { kind: 'WORD_GRAM', aliases: ['_entityName'], boost: 10.0, autocomplete: true, label: 'name' },
    },
    definition: {
      type: string,
      doc: 'What the term means in the business, shown as its documentation.',
      search: { kind: 'TEXT', hasValues: 'hasDescription', label: 'description' },
    },
    parentNode: {
      type: urn('glossaryNode'),
      doc: 'URN of the parent term group; absent at the top of the glossary.',
      optional: true,
      search: { kind: 'URN', name: 'parentNode', hasValues: 'hasParentNode' },
      relationship: { name: 'IsPartOf', to: ['glossaryNode'] },
    },
    termSource: {
      type: string,
      doc: '`INTERNAL` for your own terms, the usual value, or `EXTERNAL` for terms from a published vocabulary.',
      search: { kind: 'KEYWORD' },
    },
    sourceRef: {
      type: string,
      doc: 'Name or code of the vocabulary of an external term, such as `FIBO`.',
      optional: true,
      search: { kind: 'KEYWORD' },
    },
    sourceUrl: {
      type: string,
      doc: 'URL where the external vocabulary defines the term.',
      optional: true,
    },
    rawSchema: {
      type: string,
      doc: 'Schema of the term as raw text. Deprecated, with no stated replacement.',
      optional: true,
      deprecated: true,
    },
  },
});

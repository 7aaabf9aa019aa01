import { aspect, string, urn } from '@colophon/schema';
import { customProperties } from '../common/shared-fields.ts';

export const glossaryNodeInfo = aspect({
  name: 'glossaryNodeInfo',
  record: 'com.linkedin.glossary.GlossaryNodeInfo',
  doc: 'Name, definition and parent of a term group, the folder that contains glossary terms and other groups.',
  fields: {
    customProperties,
    definition: {
      type: string,
      doc: 'Definition of what the terms of this group have in common.',
      search: { kind: 'TEXT', hasValues: 'hasDescription', label: 'description' },
    },
    parentNode: {
      type: urn('glossaryNode'),
      doc: 'URN of the parent term group; absent at the top of the glossary.',
      optional: true,
      search: { kind: 'URN', name: 'parentNode', hasValues: 'hasParentNode' },
      relationship: { name: 'IsPartOf', to: ['glossaryNode'] },
    },
    name: {
      type: string,
      doc: 'Display name; it can change without changing the URN.',
      optional: true,
      search: {
        kind: 'WORD_GRAM',
        name: 'displayName',
        aliases: ['_entityName'],
        boost: 10.0,
        autocomplete: true,
        label: 'name',
      },
    },
    id: {
      type: string,
      doc: 'Identifier of the term group, separate from its title; optional.',
      optional: true,
      search: { kind: 'TEXT_PARTIAL' },
    },
  },
});

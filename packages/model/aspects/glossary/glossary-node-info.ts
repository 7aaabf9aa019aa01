import { aspect, string, urn } from '@colophon/schema';
import { customProperties } from '../common/shared-fields.ts';

export const glossaryNodeInfo = aspect({
  name: 'glossaryNodeInfo',
  record: 'com.linkedin.glossary.GlossaryNodeInfo',
  doc: 'Name, definition and place in the hierarchy of a term group, the folder that holds glossary terms and further groups.',
  fields: {
    customProperties,
    definition: {
      type: string,
      doc: 'Text saying what the terms of this group have in common.',
      search: { kind: 'TEXT', hasValues: 'hasDescription', label: 'description' },
    },
    parentNode: {
      type: urn('glossaryNode'),
      doc: 'Urn of the term group this one sits in; absent at the top of the glossary.',
      optional: true,
      search: { kind: 'URN', name: 'parentNode', hasValues: 'hasParentNode' },
      relationship: { name: 'IsPartOf', to: ['glossaryNode'] },
    },
    name: {
      type: string,
      doc: 'Title shown on screen, which may change without changing the urn.',
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
      doc: 'Identifier of the term group apart from its title; may be absent.',
      optional: true,
      search: { kind: 'TEXT_PARTIAL' },
    },
  },
});

import { aspect, string } from '@colophon/schema';

export const tagProperties = aspect({
  name: 'tagProperties',
  record: 'com.linkedin.tag.TagProperties',
  doc: 'Display name, description and colour of a tag.',
  fields: {
    name: {
      type: string,
      doc: 'Display name of the tag; unlike the name in `TagKey` it can be changed later.',
      search: { kind: 'WORD_GRAM', aliases: ['_entityName'], boost: 10.0, autocomplete: true, label: 'name' },
    },
    description: {
      type: string,
      doc: 'When to use the tag and what it implies.',
      optional: true,
      search: { kind: 'TEXT', hasValues: 'hasDescription', label: 'description' },
    },
    colorHex: {
      type: string,
      doc: 'Colour of the tag as `#` and six hexadecimal digits, for example `#1E88E5`; when absent, the interface picks one.',
      optional: true,
    },
  },
});

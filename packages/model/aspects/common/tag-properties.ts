import { aspect, string } from '@colophon/schema';

export const tagProperties = aspect({
  name: 'tagProperties',
  record: 'com.linkedin.tag.TagProperties',
  doc: 'Display name, description and colour of a tag.',
  fields: {
    name: {
      type: string,
      doc: 'Name shown on the tag; unlike the one in `TagKey` it can be changed later.',
      search: { kind: 'WORD_GRAM', aliases: ['_entityName'], boost: 10.0, autocomplete: true, label: 'name' },
    },
    description: {
      type: string,
      doc: 'When to put the tag on something and what follows from it.',
      optional: true,
      search: { kind: 'TEXT', hasValues: 'hasDescription', label: 'description' },
    },
    colorHex: {
      type: string,
      doc: 'Colour of the tag as `#` and six hexadecimal digits, for example `#1E88E5`; the interface picks one when absent.',
      optional: true,
    },
  },
});

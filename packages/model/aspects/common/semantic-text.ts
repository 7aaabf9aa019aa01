import { aspect, string } from '@colophon/schema';

export const semanticText = aspect({
  name: 'semanticText',
  record: 'com.linkedin.common.SemanticText',
  doc: "Curated text to embed for semantic search instead of the entity's body, such as a summary with sample questions.",
  fields: {
    text: {
      type: string,
      doc: 'Text to embed instead of the body, also searchable by keyword; without the aspect the body is embedded.',
      search: { kind: 'TEXT', name: 'semanticText' },
    },
  },
});

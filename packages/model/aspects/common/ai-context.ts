import { array, aspect, string } from '@colophon/schema';

export const aiContext = aspect({
  name: 'aiContext',
  record: 'com.linkedin.common.AiContext',
  doc: 'Hints for AI models about a metric, semantic model or schema field; follows the OSI `ai_context` layout.',
  fields: {
    synonyms: {
      type: array(string),
      doc: 'Synonyms and abbreviations, such as `ARR` for annual recurring revenue.',
      optional: true,
    },
    instructions: {
      type: string,
      doc: 'Instructions for a model on how to read and apply the entity, also readable by people.',
      optional: true,
    },
    examples: {
      type: array(string),
      doc: 'Sample values or typical uses that show a model what real data looks like.',
      optional: true,
    },
    customInstructions: {
      type: string,
      doc: 'Free text given to a model in addition to `instructions`, to adjust its behaviour.',
      optional: true,
    },
  },
});

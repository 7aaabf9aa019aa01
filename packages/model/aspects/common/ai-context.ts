import { array, aspect, string } from '@colophon/schema';

export const aiContext = aspect({
  name: 'aiContext',
  record: 'com.linkedin.common.AiContext',
  doc: 'Hints for AI models about a metric, semantic model or schema field, so that they match and explain it correctly; follows the OSI `ai_context` layout.',
  fields: {
    synonyms: {
      type: array(string),
      doc: 'Other words and short forms people use for the same thing, such as `ARR` for annual recurring revenue.',
      optional: true,
    },
    instructions: {
      type: string,
      doc: 'Prose telling a model how to read and apply the entity, readable by people as well.',
      optional: true,
    },
    examples: {
      type: array(string),
      doc: 'Sample values or typical uses that show a model what real data looks like.',
      optional: true,
    },
    customInstructions: {
      type: string,
      doc: 'Free text given to a model besides `instructions`, to adjust how it behaves.',
      optional: true,
    },
  },
});

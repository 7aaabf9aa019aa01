import { z } from 'zod';
import { defineTool } from '../server/tool.ts';
import { requireReferences } from './edit-aspect.ts';

export const createGlossaryTerm = defineTool({
  kind: 'writing',
  name: 'create_glossary_term',
  title: 'Create a glossary term',
  description:
    'Add a term to the business glossary. Search first: a second call makes a second term. Returns the URN, for change_terms.',
  isIdempotent: false,
  input: {
    name: z.string().trim().min(1).max(300).describe('Name of the term, as people say it.'),
    definition: z.string().max(100_000).describe('What the term means, in Markdown.'),
    parent: z
      .string()
      .min(1)
      .optional()
      .describe(
        'URN of the term group (glossaryNode) that the term belongs to. Default: the top of the glossary.',
      ),
  },
  async run({ name, definition, parent }, { session }) {
    if (parent !== undefined) await requireReferences(session, [parent], 'parent', ['glossaryNode']);
    const urn = `urn:li:glossaryTerm:${crypto.randomUUID()}`;
    await session.propose([
      {
        entityUrn: urn,
        aspectName: 'glossaryTermInfo',
        changeType: 'CREATE_ENTITY',
        value: {
          name,
          definition,
          termSource: 'INTERNAL',
          ...(parent !== undefined && { parentNode: parent }),
        },
      },
    ]);
    return { data: { urn } };
  },
});

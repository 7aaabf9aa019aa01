import { RequestError } from '@colophon/wire';
import { z } from 'zod';
import { countFitting, offsetOf, pageOfParts, pageParameters, roomOf } from '../answers/paging.ts';
import { defineTool, type ToolContext } from '../server/tool.ts';
import type { Documentation } from './documentation.ts';

const maxOffset = 10_000;

export const searchDocumentation = defineTool({
  kind: 'documentation',
  name: 'search_documentation',
  title: "Search Colophon's documentation",
  description:
    'Search the documentation of Colophon itself: its APIs, SDKs, command line, model, deployment and access. Returns pages and sections, best first. Read them with read_documentation.',
  input: {
    query: z.string().min(1).max(500).describe('Words to look for.'),
    limit: z.int().min(1).max(50).default(10).describe('Most results, 1 to 50. Default 10.'),
    ...pageParameters,
  },
  async run({ query, limit, max_tokens, cursor }, context) {
    const start = offsetOf(cursor, maxOffset);
    const all = await documentationOf(context).search(query);
    const results = all.slice(start, start + limit).map((found) => ({ ...found }));
    const shown = countFitting(results, roomOf(max_tokens));
    const end = start + Math.min(shown, results.length);
    return {
      data: { total: all.length, start, results: results.slice(0, shown) },
      next: end < all.length && end > start ? String(end) : undefined,
    };
  },
});

export const readDocumentation = defineTool({
  kind: 'documentation',
  name: 'read_documentation',
  title: "Read Colophon's documentation",
  description: 'Read a page of the documentation of Colophon as Markdown, or one section of it.',
  input: {
    page: z
      .string()
      .min(1)
      .max(500)
      .describe('The page, as search_documentation names it, such as quickstart or api/openapi/usage-guide.'),
    section: z
      .string()
      .max(500)
      .optional()
      .describe('Heading of a section, to read it alone. Default: the whole page.'),
    ...pageParameters,
  },
  async run({ page: id, section, max_tokens, cursor }, context) {
    const page = await documentationOf(context).page(id);
    const { values, next } = pageOfParts(
      [{ name: 'text', text: section === undefined ? page.markdown : textOfSection(page, section) }],
      cursor,
      roomOf(max_tokens),
    );
    const { text, ...others } = values;
    return { data: { page: page.id, title: page.title, ...others }, document: String(text ?? ''), next };
  },
});

function textOfSection({ id, sections }: Awaited<ReturnType<Documentation['page']>>, wanted: string): string {
  const found = sections.find(({ heading }) => heading.toLowerCase() === wanted.toLowerCase());
  if (found) return `## ${found.heading}\n\n${found.text}`;
  throw new RequestError(
    'NOT_FOUND',
    `section: expected a heading of ${id} (${sections
      .map(({ heading }) => heading)
      .join('; ')
      .slice(0, 1000)}), got ${JSON.stringify(wanted)}`,
  );
}

/** The server lists these tools where there is documentation alone. */
function documentationOf({ documentation }: ToolContext): Documentation {
  if (documentation) return documentation;
  throw new Error('A tool about the documentation was called on a server without one');
}

import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';
import { pageIdOf } from './content/page-record.ts';

/** The documentation: one MDX file per page, in the repository's `docs` folder. */
export const collections = {
  docs: defineCollection({
    loader: glob({
      // A build with further definitions in the model reads a copy of the pages, with theirs among them.
      base: process.env.COLOPHON_DOCS ?? '../../docs',
      pattern: '**/*.{md,mdx}',
      generateId: ({ entry }) => pageIdOf(entry),
    }),
    schema: z.strictObject({
      /** The page's heading, and its name in the browser's tab. */
      title: z.string().min(1),
      /** One sentence: the standfirst under the heading, and the description for search engines. */
      description: z.string().min(1),
      /** A shorter name for the sidebar. Default: the title. */
      sidebarName: z.string().min(1).optional(),
    }),
  }),
};

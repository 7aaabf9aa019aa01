/** A file that people look for at the root of a repository, and that is a page of the documentation too. */
interface RootPage {
  readonly file: string;
  readonly id: string;
  readonly title: string;
  readonly description: string;
}

/** The pages that `npm run generate` prints from the files at the root. */
export const rootPages: readonly RootPage[] = [
  {
    file: 'CHANGELOG.md',
    id: 'releases',
    title: 'Releases',
    description: 'What changed for users in each version of Colophon, newest first.',
  },
  {
    file: 'SECURITY.md',
    id: 'security',
    title: 'Security',
    description:
      'How to report a vulnerability in Colophon, what it protects against whom, and what it does not protect against.',
  },
  {
    file: 'CODE_OF_CONDUCT.md',
    id: 'CODE_OF_CONDUCT',
    title: 'Code of conduct',
    description: 'How people treat one another in this project, and what to do when somebody does not.',
  },
];

const HEADING = /^# .+\n+/;
const RELATIVE_LINK = /\]\((?![a-z]+:|#)([^)#]+)(#[^)]*)?\)/g;

/** Prints a Markdown file of the root as a page: with frontmatter in place of its heading, and links to pages. */
export function printRootPage({ file, title, description }: RootPage, markdown: string): string {
  if (!HEADING.test(markdown)) throw new Error(`${file}: expected a heading of level 1 on the first line`);
  const body = markdown
    .replace(HEADING, '')
    .replace(RELATIVE_LINK, (_, path: string, anchor = '') => `](${addressOf(path, file)}${anchor})`);
  return `---
title: ${JSON.stringify(title)}
description: ${JSON.stringify(description)}
noSamples: "It is printed from a file that people read at the root of the project."
---

{/* Printed by \`npm run generate\` from ${file}. Do not edit. */}

${body}`;
}

/** The address of the page that a file is, as a link at the root names it. */
function addressOf(path: string, file: string): string {
  const id = rootPages.find((page) => page.file === path)?.id ?? /^docs\/(.+)\.mdx$/.exec(path)?.[1];
  if (id === undefined)
    throw new Error(`${file}: links to ${path}, which is no page: expected docs/<id>.mdx`);
  return id === 'README' ? '/docs' : `/docs/${id}`;
}

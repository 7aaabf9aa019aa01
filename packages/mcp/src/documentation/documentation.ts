import { RequestError } from '@colophon/wire';

/** The files of the built documentation, by their path in it. */
export interface DocumentationFiles {
  /** Undefined when there is no such file. */
  read(path: string): Promise<string | undefined>;
}

/** A page, as Markdown. */
export interface DocumentationPage {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly markdown: string;
  readonly sections: readonly Section[];
}

interface Section {
  readonly heading: string;
  readonly text: string;
  /** The same without letter case, for searches. */
  readonly folded: string;
}

export interface FoundSection {
  readonly page: string;
  readonly title: string;
  readonly section: string;
  readonly excerpt: string;
}

export interface Documentation {
  /** The sections that fit best, best first. */
  search(words: string): Promise<readonly FoundSection[]>;
  /** @throws RequestError `NOT_FOUND` */
  page(id: string): Promise<DocumentationPage>;
}

/** Sections of one page among the results: more hide other pages. */
const maxSectionsOfPage = 2;
const maxFound = 200;
const excerptLength = 300;

/** Searches and reads the documentation. Its pages are read with the first call, and kept. */
export function createDocumentation(files: DocumentationFiles): Documentation {
  let loaded: Promise<readonly DocumentationPage[]> | undefined;
  const pages = () => {
    loaded ??= readPages(files).catch((error: unknown) => {
      loaded = undefined;
      throw error;
    });
    return loaded;
  };
  return {
    async search(words) {
      const terms = termsOf(words);
      const scored = (await pages()).flatMap((page) => scorePage(page, terms));
      return scored
        .sort((a, b) => b.score - a.score)
        .slice(0, maxFound)
        .map(({ found }) => found);
    },

    async page(id) {
      const wanted = id.replace(/^\/?(?:docs\/)?/, '').replace(/(?:\.md)?(?:#.*)?$/, '') || 'README';
      const page = (await pages()).find((each) => each.id === wanted);
      if (page) return page;
      throw new RequestError(
        'NOT_FOUND',
        `page: there is no page ${JSON.stringify(id.slice(0, 200))}. Find pages with search_documentation.`,
      );
    },
  };
}

interface PageRecord {
  readonly id: string;
  readonly title: string;
  readonly description: string;
}

async function readPages(files: DocumentationFiles): Promise<readonly DocumentationPage[]> {
  const index = await files.read('docs/index.json');
  if (index === undefined) return [];
  const records = JSON.parse(index) as readonly PageRecord[];
  const pages: DocumentationPage[] = [];
  for (const { id, title, description } of records) {
    const markdown = await files.read(`docs/${id}.md`);
    if (markdown !== undefined)
      pages.push({ id, title, description, markdown, sections: sectionsOf(markdown, title) });
  }
  return pages;
}

/** Cuts a page at its headings; lines in code that look like some are none. */
function sectionsOf(markdown: string, title: string): Section[] {
  const sections: { heading: string; lines: string[] }[] = [{ heading: title, lines: [] }];
  let isCode = false;
  for (const line of markdown.split('\n')) {
    if (/^\s*(?:```|~~~)/.test(line)) isCode = !isCode;
    const heading = isCode ? undefined : /^#{2,4} +(.+)$/.exec(line)?.[1];
    if (heading === undefined) sections.at(-1)?.lines.push(line);
    else sections.push({ heading, lines: [] });
  }
  return sections.map(({ heading, lines }) => {
    const text = lines.join('\n').trim();
    return { heading, text, folded: text.toLowerCase() };
  });
}

/** Words that are in nearly every question, and say nothing about it. */
const commonWords = new Set(
  'a an and are as at be by can do does for from how i in is it my of on or that the this to what when where which with you'.split(
    ' ',
  ),
);

function termsOf(words: string): string[] {
  const all = words.toLowerCase().match(/[\p{L}\p{N}_-]+/gu) ?? [];
  const telling = all.filter((word) => !commonWords.has(word));
  // "tags" finds "tag", which "tags" begins with.
  return [...new Set(telling.length > 0 ? telling : all)].map((word) =>
    word.length > 3 ? word.replace(/(?:ies|es|s)$/, (end) => (end === 'ies' ? 'i' : '')) : word,
  );
}

/** What a word counts in a heading, and in a title, where in a text it counts 1. */
const headingWeight = 6;
const titleWeight = 8;

function scorePage(page: DocumentationPage, terms: readonly string[]) {
  const title = `${page.title} ${page.description}`.toLowerCase();
  return page.sections
    .map((section) => {
      const heading = section.heading.toLowerCase();
      const scores = terms.map((term) => {
        const count = countOf(section.folded, term);
        const own = Math.log2(1 + count) + (heading.includes(term) ? headingWeight : 0);
        return own === 0 ? 0 : own + (title.includes(term) ? titleWeight : 0);
      });
      const matched = scores.filter((score) => score > 0).length;
      // A section that has all the words is worth more than one that has one of them often.
      const score = scores.reduce((sum, each) => sum + each, 0) * (matched / Math.max(terms.length, 1)) ** 2;
      return { score, found: toFound(page, section, terms) };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, maxSectionsOfPage);
}

/** How often a word begins in a text, up to 20 times. */
function countOf(text: string, term: string): number {
  let count = 0;
  for (let at = text.indexOf(term); at >= 0 && count < 20; at = text.indexOf(term, at + term.length))
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text.charAt(at - 1))) count += 1;
  return count;
}

function toFound(
  page: DocumentationPage,
  { heading, text, folded }: Section,
  terms: readonly string[],
): FoundSection {
  const places = terms.map((term) => folded.indexOf(term)).filter((at) => at >= 0);
  const first = places.length > 0 ? Math.min(...places) : 0;
  const from = Math.max(0, text.lastIndexOf('\n', Math.max(0, first - 60)) + 1);
  return {
    page: page.id,
    title: page.title,
    section: heading,
    excerpt: text.slice(from, from + excerptLength).trim(),
  };
}

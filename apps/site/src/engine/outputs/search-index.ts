import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pageHref } from '../../content/page-record.ts';
import { assembleIndex, extractPage, type PageKind, type PageSource } from '../../search/index.ts';
import type { BuiltPage, BuiltSite } from '../built-site.ts';
import { type BuildCache, keyOf } from '../cache.ts';
import type { SiteFile } from '../site-file.ts';

const code = join(import.meta.dirname, '../../search');

/** Lists all pages, so that it would answer everything. */
const pageIndex = 'page-index';
/** Groups of the sidebar for those who work on Colophon, and not with it. */
const projectGroups: ReadonlySet<string> = new Set(['Community', 'Release history']);

/** The files that search reads in the browser. What a page says is read again when the page changed. */
export async function printSearchIndex({ pages }: BuiltSite, cache: BuildCache): Promise<SiteFile[]> {
  const hash = await hashOfCode();
  return assembleIndex(
    pages
      .filter(({ record }) => record.id !== pageIndex)
      .map((page) => {
        const source = toSource(page);
        return cache.json(keyOf('search', hash, JSON.stringify(source)), () => extractPage(source));
      }),
  );
}

function toSource({
  record: { id, title, description },
  place,
  html,
  origin,
  searchTerms,
}: BuiltPage): PageSource {
  return {
    id,
    href: pageHref(id),
    title,
    description,
    groups: place.breadcrumbs,
    kind: kindOf(id, place.breadcrumbs, origin),
    html,
    terms: searchTerms,
  };
}

function kindOf(id: string, groups: readonly string[], origin: string | undefined): PageKind {
  // It answers those who look for what does not exist yet.
  if (id === 'roadmap') return 'guide';
  if (groups.some((group) => projectGroups.has(group))) return 'project';
  return origin === undefined ? 'guide' : 'reference';
}

/** Other code reads other things out of the same page. */
async function hashOfCode(): Promise<string> {
  const files = (await readdir(code, { recursive: true })).filter((file) => file.endsWith('.ts')).sort();
  return keyOf(...(await Promise.all(files.map((file) => readFile(join(code, file))))));
}

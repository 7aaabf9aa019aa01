import { createLazyHighlighter } from '../markdown/highlight.ts';
import type { Article } from '../render/article.tsx';
import type { SiteFacts } from '../render/site-context.ts';
import type { RendererBundle } from './bundle.ts';
import { type BuildCache, keyOf } from './cache.ts';
import type { SourcePage } from './read-pages.ts';

/** Components that show the site around a page: their page is printed again when the site changes. */
const SHOWS_SITE = /<Pages(ByGroup|ByLetter)\b/;

/** Prints the texts of pages, and remembers them, and of a page that changed every block of code that did not. */
export function createArticlePrinter({ renderer, hash }: RendererBundle, cache: BuildCache) {
  const highlighter = createLazyHighlighter();
  const codeKey = (code: string, lang: string): string => keyOf('code', hash, lang, code);

  /** One line of HTML for each line of code; the grammar must be loaded when the code is new. */
  function highlight(code: string, lang: string): string[] {
    return cache.text(codeKey(code, lang), () => highlighter.lines(code, lang).join('\n')).split('\n');
  }

  async function print(page: SourcePage, site: SiteFacts): Promise<Article> {
    const around = SHOWS_SITE.test(page.body) ? JSON.stringify(site.sidebar) : '';
    const key = keyOf('article', hash, page.file, page.body, around);
    if (cache.has(key)) return cache.json<Article>(key, neverMade);
    const compiled = renderer.compileArticle(page.body, page.file);
    const fresh = compiled.fences.filter(({ code, lang }) => !cache.has(codeKey(code, lang)));
    await highlighter.load(fresh.map(({ lang }) => lang));
    return cache.json(key, () => compiled.print(site));
  }

  return { highlight, print, load: highlighter.load };
}

function neverMade(): never {
  throw new Error('The cache lost an entry that it had just now.');
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Redirect } from '../../../../../docs/redirects.ts';
import { pageHref } from '../../content/page-record.ts';
import { escapeText } from '../../markdown/escape-text.ts';
import type { BuiltSite } from '../built-site.ts';
import type { SiteFile } from '../site-file.ts';

/**
 * What is served at addresses that have moved: a page that sends the reader on, without a script and on any host, and
 * `docs/redirects.json` for hosts that can do better.
 */
export async function printRedirects({ pages, options }: BuiltSite): Promise<SiteFile[]> {
  const redirects = await readRedirects(options.docs);
  const titles = new Map(pages.map(({ record }) => [record.id, record.title]));
  const addresses = redirects.map(({ from, to }) => [pageHref(from), pageHref(to)]);
  const files = redirects.map(({ from, to }) => {
    const title = titles.get(to);
    if (title === undefined || titles.has(from))
      throw new Error(
        `docs/redirects.ts sends "${from}" to "${to}": the first is a page, or the second is none.`,
      );
    return { path: `docs/${from}.html`, content: redirectPage(from, to, title, options.origin) };
  });
  const json = `${JSON.stringify(Object.fromEntries(addresses), null, 1)}\n`;
  return [...files, { path: 'docs/redirects.json', content: json }];
}

/** The redirects of a folder of pages; none when it has no list of them. */
async function readRedirects(docs: string): Promise<readonly Redirect[]> {
  const file = join(docs, 'redirects.ts');
  if (!existsSync(file)) return [];
  const { redirects }: { redirects: readonly Redirect[] } = await import(pathToFileURL(file).href);
  return redirects;
}

/** Its address starts from its own place, so that the site may be under any path. */
function redirectPage(from: string, to: string, title: string, origin: string): string {
  const href = escapeText(pageHref(to).replace('/', '../'.repeat(from.split('/').length)));
  return `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<title>${escapeText(title)}</title>
<meta http-equiv="refresh" content="0; url=${href}">
<link rel="canonical" href="${escapeText(origin + pageHref(to))}">
<p><a href="${href}">${escapeText(title)}</a></p>
</html>
`;
}

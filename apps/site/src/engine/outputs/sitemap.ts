import { pageHref } from '../../content/page-record.ts';
import { escapeText } from '../../markdown/escape-text.ts';
import type { BuiltSite } from '../built-site.ts';
import type { SiteFile } from '../site-file.ts';

/** The addresses of all pages for search engines, and the file that announces them. */
export function printSitemap({ pages, options: { origin } }: BuiltSite): SiteFile[] {
  const entries = [
    { address: '/', changed: undefined },
    ...pages.map(({ record, changed }) => ({ address: pageHref(record.id), changed })),
  ].map(({ address, changed }) => {
    const date = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`;
    return `<url><loc>${escapeText(origin + address)}</loc>${date}</url>\n`;
  });
  const content = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`;
  const robots = `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
  return [
    { path: 'sitemap.xml', content },
    { path: 'robots.txt', content: robots },
  ];
}

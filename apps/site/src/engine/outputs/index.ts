import type { BuiltSite } from '../built-site.ts';
import type { BuildCache } from '../cache.ts';
import type { SiteFile } from '../site-file.ts';
import { unpackVersions } from '../versions.ts';
import { printLlmsTexts } from './llms-texts.ts';
import { printMarkdownCopies } from './markdown-copies.ts';
import { printPictures } from './pictures.ts';
import { printRecords } from './records.ts';
import { printRedirects } from './redirects.ts';
import { printScreens } from './screens.ts';
import { printSearchIndex } from './search-index.ts';
import { printSitemap } from './sitemap.ts';

/** Every other output that is made from the pages. Another file of that kind is another line here. */
export async function createOutputs(site: BuiltSite, cache: BuildCache): Promise<SiteFile[]> {
  return [
    printRecords(site),
    ...printMarkdownCopies(site),
    ...printLlmsTexts(site),
    ...printSitemap(site),
    ...(await printRedirects(site)),
    ...(await printSearchIndex(site, cache)),
    ...(await printPictures(site, cache)),
    ...(await printScreens(site)),
    ...(await unpackVersions(site.options.versions)),
  ];
}

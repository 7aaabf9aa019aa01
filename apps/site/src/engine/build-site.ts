import { join } from 'node:path';
import { pageHref } from '../content/page-record.ts';
import { toAbsoluteLinks, toRelativeLinks } from '../render/relative-links.ts';
import type { BuildOptions } from './build-options.ts';
import type { BuiltPage, BuiltSite } from './built-site.ts';
import { BuildCache } from './cache.ts';
import { checkSite, type PrintedPage, type SiteWeight } from './check-site.ts';
import { printFavicons } from './favicons.ts';
import { withManifests } from './inputs.ts';
import { createOutputs } from './outputs/index.ts';
import { readPageDates } from './page-dates.ts';
import { readApplication } from './read-application.ts';
import { readPages } from './read-pages.ts';
import type { SiteFile } from './site-file.ts';
import { bundleSite, createSitePrinter, INTERNAL } from './site-printer.ts';
import { type WriteReport, writeSite } from './write-site.ts';

/** A site that was printed and found right, but is not written anywhere yet. */
export interface PrintedSite extends SiteWeight {
  pages: number;
  files: SiteFile[];
  /** What it was made from: files, and folders of which every file counts. */
  inputs: readonly string[];
}

export interface BuildReport extends WriteReport, SiteWeight {
  pages: number;
  inputs: readonly string[];
}

/** Builds the whole site into a folder of static files. Nothing is written when a page breaks a promise. */
export async function buildSite(options: BuildOptions): Promise<BuildReport> {
  const { files, ...printed } = await printSite(options);
  const report = await writeSite(options.out, files, options.cache);
  return { ...printed, ...report };
}

/** Prints every file of the site. Throws an error that lists what breaks a promise, if anything does. */
export async function printSite(options: BuildOptions): Promise<PrintedSite> {
  const [sources, dates, bundles] = await Promise.all([
    readPages(options.docs),
    readPageDates(options.docs),
    bundleSite(options),
  ]);
  const cache = new BuildCache(join(options.cache, 'build.sqlite'));
  try {
    const printer = await createSitePrinter(options, sources, cache, bundles);
    const pages: BuiltPage[] = [];
    for (const source of sources) pages.push(await printer.page(source, dates.get(source.file)));
    const documents = new Map(pages.map((page) => [pageHref(page.record.id), printer.document(page)]));
    documents.set('/', await printer.titlePage(sources));
    documents.set('/404', printer.notFound());
    for (const source of options.internal === undefined ? [] : await readPages(options.internal))
      documents.set(`/${INTERNAL}/${source.record.id}`, await printer.internalPage(source));
    const site: BuiltSite = { facts: printer.facts, pages, options };
    const others = [
      ...printer.files,
      ...(await printFavicons(cache)),
      ...(await createOutputs(site, cache)),
      ...(await readApplication(options, bundles.client.tryWorker)),
    ];
    const printed = [...documents].map(([address, html]): PrintedPage => {
      return { address, html, file: toFile(address, html, options) };
    });
    const weight = checkSite(printed, others, cache);
    const inputs = withManifests([...foldersOf(options), ...bundles.bundle.inputs, ...bundles.client.inputs]);
    return { pages: pages.length, ...weight, inputs, files: [...printed.map(({ file }) => file), ...others] };
  } finally {
    cache.close();
  }
}

/** The folders that a build reads as a whole: the pages, the versions that were kept, and the site's own code. */
const foldersOf = ({ docs, versions }: BuildOptions): string[] => [
  docs,
  ...(versions === undefined ? [] : [versions]),
  join(import.meta.dirname, '../..'),
];

function toFile(address: string, html: string, { origin }: BuildOptions): SiteFile {
  if (address === '/404') {
    const base = new URL(`${origin}/`).pathname;
    return { path: '404.html', content: toAbsoluteLinks(html, base) };
  }
  const path = address === '/' ? 'index.html' : `${address.slice(1)}.html`;
  return { path, content: toRelativeLinks(html, address) };
}

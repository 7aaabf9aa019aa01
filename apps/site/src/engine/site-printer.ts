import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { SidebarItem } from '../../../../docs/sidebar-types.ts';
import { placeOf } from '../content/reading-order.ts';
import { resolveSidebar } from '../content/resolve-sidebar.ts';
import type { SiteFacts } from '../render/site-context.ts';
import { createArticlePrinter } from './article-printer.ts';
import type { BuildOptions } from './build-options.ts';
import type { BuiltPage } from './built-site.ts';
import { bundleClient, bundleRenderer, type ClientBundle, type RendererBundle } from './bundle.ts';
import { type BuildCache, keyOf } from './cache.ts';
import { editHrefOf } from './edit-href.ts';
import { pictureOf } from './outputs/pictures.ts';
import type { SourcePage } from './read-pages.ts';
import { ASSETS, type SiteFile } from './site-file.ts';
import { readTitleSamples } from './title-samples.ts';

/** Prints pages of one site: the components are bundled, the sidebar is resolved. */
export interface SitePrinter {
  facts: SiteFacts;
  /** Styles, scripts and fonts. */
  files: SiteFile[];
  /** Prints the text of a page. */
  page(source: SourcePage, changed: string | undefined): Promise<BuiltPage>;
  /** Prints a page for those who work on the site: it is in no list, and search engines leave it out. */
  internalPage(source: SourcePage): Promise<string>;
  /** Prints the whole of a page. Its links start at the root of the site, and so do those of the others. */
  document(page: BuiltPage): string;
  titlePage(pages: readonly SourcePage[]): Promise<string>;
  notFound(): string;
}

/** Folder of the pages for those who work on the site, and their address. */
export const INTERNAL = 'internal';

/** The code that prints, and the code that pages load. */
export interface Bundles {
  bundle: RendererBundle;
  client: ClientBundle;
}

export async function bundleSite({ cache }: BuildOptions): Promise<Bundles> {
  const [bundle, client] = await Promise.all([bundleRenderer(join(cache, 'renderer')), bundleClient(cache)]);
  return { bundle, client };
}

/** Resolves the sidebar of some pages. Throws when the two do not fit each other. */
export async function createSitePrinter(
  options: BuildOptions,
  sources: readonly SourcePage[],
  cache: BuildCache,
  { bundle, client }: Bundles,
): Promise<SitePrinter> {
  const items = await readSidebar(options.docs);
  const { renderer, hash } = bundle;
  const sidebar = resolveSidebar(
    items,
    sources.map(({ record }) => record),
  );
  const list = renderer.printSidebar(sidebar);
  const listFile = `${ASSETS}/sidebar-${keyOf(list).slice(0, 8)}.txt`;
  const articles = createArticlePrinter(bundle, cache);
  const facts: SiteFacts = {
    assets: { ...bundle.assets, ...client.assets, sidebar: `/${listFile}` },
    sidebar,
    version: options.version,
    origin: options.origin,
    ...(options.kept && { kept: options.kept }),
    highlight: articles.highlight,
  };
  const shell = keyOf('document', hash, JSON.stringify(facts), options.repository ?? '');
  return {
    facts,
    files: [...bundle.files, ...client.files, { path: listFile, content: list }],
    page: async (source, changed) => ({
      ...source,
      ...(await articles.print(source, facts)),
      place: placeOf(source.record.id, sidebar),
      source: `docs/${source.file}`,
      ...(changed !== undefined && { changed }),
    }),
    internalPage: async (source) => {
      const { html, outline } = await articles.print(source, facts);
      const place = { folio: 0, pages: sources.length, breadcrumbs: [INTERNAL] };
      const file = `apps/site/src/${INTERNAL}/${source.file}`;
      const page = {
        // By its own name it could be taken for a page of the documentation, and marked in the sidebar.
        page: { ...source.record, id: `${INTERNAL}/${source.record.id}` },
        place,
        outline,
        source: file,
        origin: undefined,
        editHref: editHrefOf(file, undefined, options.repository),
        text: html,
        isInternal: true,
      };
      return renderer.printInternalPage(facts, page);
    },
    document: ({ record, place, outline, source, origin, changed, html }) => {
      const page = {
        page: record,
        place,
        outline,
        source,
        origin,
        editHref: editHrefOf(source, origin, options.repository),
        ...(changed !== undefined && { changed }),
        text: html,
      };
      const print = () => renderer.printDocsPage(facts, page, pictureOf(record.id), isLong(html));
      return cache.text(keyOf(shell, JSON.stringify(page)), print);
    },
    titlePage: async (pages) => {
      const samples = readTitleSamples(pages);
      await articles.load(Object.values(samples).flatMap(({ lang, output }) => [lang, output.lang]));
      return renderer.printTitlePage(facts, samples, pictureOf('index'));
    },
    notFound: () => renderer.printNotFound(facts),
  };
}

async function readSidebar(docs: string): Promise<readonly SidebarItem[]> {
  const file = join(docs, 'sidebar.ts');
  // A module is read once a process; a sidebar that was edited since has another address.
  const { overviewSidebar } = await import(`${pathToFileURL(file).href}?at=${Date.now()}`);
  if (!Array.isArray(overviewSidebar)) throw new Error(`${file} must export the list "overviewSidebar".`);
  return overviewSidebar;
}

/** The text of a page, compressed, next to which the size limit of a page leaves no space for a second font. */
const LONG_BYTES = 11_500;

const isLong = (text: string): boolean => gzipSync(text).length > LONG_BYTES;

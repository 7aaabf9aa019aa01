import { type BuildCache, keyOf } from './cache.ts';
import {
  findDeadLinks,
  findDoubleIds,
  findPolicyBreaks,
  idsOf,
  linksOf,
  loadedBy,
  tagsOf,
} from './check-html.ts';
import { gzipOf } from './compress.ts';
import type { SiteFile } from './site-file.ts';

/** Before the reader touches anything: page, style, scripts and fonts, compressed. */
const PAGE_MAX_BYTES = 50_000;
const SCRIPTS_MAX_BYTES = 5_000;

/** A page, printed: its address, its HTML with links that start at the root of the site, and the file that it is sent as. */
export interface PrintedPage {
  address: string;
  html: string;
  file: SiteFile;
}

/** What a check must know of a page; reading it takes long enough to be remembered. */
interface PageFacts {
  ids: string[];
  links: string[];
  loads: string[];
  /** What is wrong with the page by itself. */
  findings: string[];
  gzipBytes: number;
}

/** The outcome of a check that found nothing wrong. */
export interface SiteWeight {
  heaviest: { address: string; bytes: number; scriptBytes: number };
}

/**
 * Checks every page against the guarantees of the site, and throws an error that lists violations:
 * dead links and anchors, what the content security policy would reject, duplicate ids, pages that are too heavy.
 */
export function checkSite(
  pages: readonly PrintedPage[],
  others: readonly SiteFile[],
  cache: BuildCache,
): SiteWeight {
  const facts = new Map(
    pages.map((page) => [
      page.address,
      cache.json(keyOf('facts', page.address, page.html, page.file.content), () => readFacts(page)),
    ]),
  );
  const addresses = new Map([...facts].map(([address, { ids }]) => [address, new Set(ids)]));
  // Of a page among them, both addresses are known.
  for (const { path } of others)
    for (const known of [path, path.replace(/\.html$/, '')]) addresses.set(`/${known}`, new Set());
  const sizeOf = transferSizes(others);
  const findings = new Map<string, string[]>();
  let heaviest = { address: '', bytes: 0, scriptBytes: 0 };
  for (const [address, page] of facts) {
    const weight = { address, bytes: page.gzipBytes, scriptBytes: 0 };
    for (const path of page.loads) {
      const bytes = sizeOf(path);
      weight.bytes += bytes;
      if (path.endsWith('.js')) weight.scriptBytes += bytes;
    }
    // Every component stands on such a page, for tests alone.
    const isInternal = address.startsWith('/internal/');
    if (!isInternal && weight.bytes > heaviest.bytes) heaviest = weight;
    const found = [
      ...page.findings,
      ...findDeadLinks(page.links, address, addresses),
      ...(isInternal ? [] : findHeaviness(weight)),
    ];
    for (const finding of found) findings.set(finding, [...(findings.get(finding) ?? []), address]);
  }
  if (findings.size > 0) throw new Error(`The site breaks its promises:\n${listFindings(findings)}`);
  return { heaviest };
}

/** A line each: what is wrong in the frame of the pages is wrong on all of them, and said once. */
function listFindings(findings: ReadonlyMap<string, readonly string[]>): string {
  return [...findings]
    .map(([finding, [first, ...others]]) =>
      others.length === 0 ? `${first} ${finding}.` : `${first} and ${others.length} other pages: ${finding}.`,
    )
    .join('\n');
}

function readFacts({ html, file }: PrintedPage): PageFacts {
  const tags = tagsOf(html);
  return {
    ids: idsOf(tags),
    links: [...new Set(linksOf(tags))],
    loads: loadedBy(tags),
    findings: [...findPolicyBreaks(tags), ...findDoubleIds(tags)],
    gzipBytes: gzipOf(file).length,
  };
}

function findHeaviness({ bytes, scriptBytes }: { bytes: number; scriptBytes: number }): string[] {
  const found: string[] = [];
  if (bytes > PAGE_MAX_BYTES) found.push(`weighs ${bytes} bytes: at most ${PAGE_MAX_BYTES}`);
  if (scriptBytes > SCRIPTS_MAX_BYTES)
    found.push(`loads ${scriptBytes} bytes of scripts: at most ${SCRIPTS_MAX_BYTES}`);
  return found;
}

/** Fonts are compressed already; a server sends them as they are. */
function transferSizes(files: readonly SiteFile[]): (path: string) => number {
  const byPath = new Map(files.map((file) => [`/${file.path}`, file]));
  return (path) => {
    const file = byPath.get(path);
    if (file === undefined) return 0;
    return path.endsWith('.woff2') ? file.content.length : gzipOf(file).length;
  };
}

import { gzipSync } from 'node:zlib';
import { toRelativeLinks } from '../render/relative-links.ts';
import type { SiteFile } from './bundle.ts';
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

/** Before the reader touches anything: page, style, scripts and fonts, compressed. */
const PAGE_MAX_BYTES = 50_000;
const SCRIPTS_MAX_BYTES = 5_000;

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
 * Holds every page, by its address, against the promises of the site, and throws an error that lists what breaks one:
 * dead links and anchors, what the content security policy would refuse, ids that stand twice, pages that are too heavy.
 */
export function checkSite(
  pages: ReadonlyMap<string, string>,
  others: readonly SiteFile[],
  cache: BuildCache,
): SiteWeight {
  const facts = new Map(
    [...pages].map(([address, html]) => [
      address,
      cache.json(keyOf('facts', address, html), () => readFacts(address, html)),
    ]),
  );
  const addresses = new Map([...facts].map(([address, { ids }]) => [address, new Set(ids)]));
  for (const { path } of others) addresses.set(`/${path}`, new Set());
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
    if (weight.bytes > heaviest.bytes) heaviest = weight;
    const found = [
      ...page.findings,
      ...findDeadLinks(page.links, address, addresses),
      ...findHeaviness(weight),
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

function readFacts(address: string, html: string): PageFacts {
  const tags = tagsOf(html);
  return {
    ids: idsOf(tags),
    links: [...new Set(linksOf(tags))],
    loads: loadedBy(tags),
    findings: [...findPolicyBreaks(tags), ...findDoubleIds(tags)],
    // As it is sent: with links that start at the page.
    gzipBytes: gzipSync(toRelativeLinks(html, address), { level: 9 }).length,
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
  const contents = new Map(files.map(({ path, content }) => [`/${path}`, content]));
  const sizes = new Map<string, number>();
  return (path) => {
    const content = contents.get(path);
    if (content === undefined) return 0;
    const size =
      sizes.get(path) ?? (path.endsWith('.woff2') ? content.length : gzipSync(content, { level: 9 }).length);
    sizes.set(path, size);
    return size;
  };
}

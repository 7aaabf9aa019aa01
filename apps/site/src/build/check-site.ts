import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import { findDeadLinks, findDoubleIds, findPolicyBreaks, idsOf, tagsOf } from './check-html.ts';

/** Before the reader touches anything: page, style, scripts and fonts, compressed. */
const PAGE_MAX_BYTES = 50_000;
const SCRIPTS_MAX_BYTES = 4_000;

/** Reads every built page after the build, and fails the build when one breaks a promise of the site. */
export function checkSite(): AstroIntegration {
  return {
    name: 'colophon:check-site',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const root = fileURLToPath(dir);
        await removeUnusedRuntime(root);
        const pages = await readPages(root);
        const findings = [
          ...findBrokenPages(pages),
          ...(await findHeavyPages(root, pages, (line) => logger.info(line))),
        ];
        if (findings.length > 0)
          throw new Error(`The built site breaks its promises:\n${findings.join('\n')}`);
      },
    },
  };
}

/** React's client runtime: the integration always writes it, and no page loads it while there is no island. */
async function removeUnusedRuntime(root: string): Promise<void> {
  const html = [...(await readPages(root)).values()].join('');
  for (const file of await readdir(join(root, '_astro'))) {
    if (file.startsWith('client.') && !html.includes(file)) await rm(join(root, '_astro', file));
  }
}

/** The HTML of each page, by the address at which it is served. */
async function readPages(root: string): Promise<Map<string, string>> {
  const files = (await readdir(root, { recursive: true })).filter((file) => file.endsWith('.html')).sort();
  const pages = new Map<string, string>();
  for (const file of files) {
    const address = `/${file.replace(/(^index)?\.html$/, '')}`;
    pages.set(address, await readFile(join(root, file), 'utf8'));
  }
  return pages;
}

function findBrokenPages(pages: ReadonlyMap<string, string>): string[] {
  const addresses = new Map([...pages].map(([address, html]) => [address, new Set(idsOf(html))]));
  return [...pages].flatMap(([address, html]) =>
    [...findPolicyBreaks(html), ...findDoubleIds(html), ...findDeadLinks(html, address, addresses)].map(
      (finding) => `${address} ${finding}.`,
    ),
  );
}

async function findHeavyPages(
  root: string,
  pages: ReadonlyMap<string, string>,
  log: (line: string) => void,
): Promise<string[]> {
  const sizes = new Map<string, number>();
  const findings: string[] = [];
  let heaviest = { address: '', bytes: 0, scripts: 0 };
  for (const [address, html] of pages) {
    let bytes = gzipSync(html).length;
    let scripts = 0;
    for (const path of loadedBy(html)) {
      const size = sizes.get(path) ?? (await transferSize(join(root, path)));
      sizes.set(path, size);
      bytes += size;
      if (path.endsWith('.js')) scripts += size;
    }
    if (bytes > PAGE_MAX_BYTES) findings.push(`${address} weighs ${bytes} bytes: at most ${PAGE_MAX_BYTES}.`);
    if (scripts > SCRIPTS_MAX_BYTES)
      findings.push(`${address} loads ${scripts} bytes of scripts: at most ${SCRIPTS_MAX_BYTES}.`);
    if (bytes > heaviest.bytes) heaviest = { address, bytes, scripts };
  }
  log(
    `heaviest of ${pages.size} pages: ${heaviest.address}, ${heaviest.bytes} bytes, ${heaviest.scripts} of them scripts`,
  );
  return findings;
}

/** What a browser loads with the page: styles, scripts, the preloaded font, the icon. */
function loadedBy(html: string): Set<string> {
  const paths = tagsOf(html).flatMap(({ name, attributes }) => {
    if (name === 'script' || name === 'img') return attributes.get('src') ?? [];
    return name === 'link' ? (attributes.get('href') ?? []) : [];
  });
  return new Set(paths.filter((path) => path.startsWith('/')));
}

/** Fonts are compressed already; a server sends them as they are. */
async function transferSize(file: string): Promise<number> {
  const content = await readFile(file);
  return file.endsWith('.woff2') ? content.length : gzipSync(content).length;
}

import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runMeasured, type Usage } from '../process-tree.ts';

/** Makes a site of a folder of pages. */
export interface Engine {
  readonly name: string;
  /** Forgets what earlier builds kept. */
  forget(): Promise<void>;
  build(pages: string): Promise<Usage>;
}

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const production = { NODE_ENV: 'production' };

/** Ours: the command behind `npm run site:build`, over other pages. */
export function createColophon(folder: string): Engine {
  const [out, cache] = [join(folder, 'colophon-out'), join(folder, 'colophon-cache')];
  const program = here('../../../scripts/build-site.ts');
  return {
    name: 'Colophon',
    forget: () => removeAll(out, cache),
    build: (pages) =>
      runMeasured(
        process.execPath,
        [program, '--docs', pages, '--out', out, '--cache', cache, '--repository', 'https://example.org'],
        { env: production },
      ),
  };
}

/** What each page costs at the least: see `floor/site-build.ts`. It keeps nothing. */
export function createFloor(folder: string): Engine {
  const out = join(folder, 'floor-out');
  return {
    name: 'bare React, Sätteri and Shiki',
    forget: () => removeAll(out),
    build: (pages) =>
      runMeasured(process.execPath, [here('../floor/site-build.ts'), pages, out], { env: production }),
  };
}

const docusaurus = here('../../docusaurus');

/** Docusaurus with everything that makes it faster: see `docusaurus/docusaurus.config.js`. */
export async function createDocusaurus(): Promise<Engine> {
  await installDocusaurus();
  // Docusaurus runs what it bundled from there as CommonJS, which the nearest package.json must allow.
  const out = join(docusaurus, 'dist');
  const program = join(docusaurus, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  return {
    name: 'Docusaurus',
    forget: () => removeAll(out, join(docusaurus, '.docusaurus'), join(docusaurus, 'node_modules/.cache')),
    build: (pages) =>
      runMeasured(process.execPath, [program, 'build', '--out-dir', out], {
        cwd: docusaurus,
        // Without CI it looks for a newer version of itself.
        env: { ...production, CI: 'true', BENCH_DOCS: pages },
      }),
  };
}

/** Installs what the lock file names, unless that is there. */
async function installDocusaurus(): Promise<void> {
  const locked = await readFile(join(docusaurus, 'package-lock.json'), 'utf8');
  const marker = join(docusaurus, 'node_modules/.installed-from');
  if (existsSync(marker) && (await readFile(marker, 'utf8')) === locked) return;
  console.log('Installing Docusaurus (350 MB, once) …');
  const npm = join(dirname(process.execPath), 'npm');
  await runMeasured(existsSync(npm) ? npm : 'npm', ['ci', '--no-audit', '--no-fund'], { cwd: docusaurus });
  await writeFile(marker, locked);
}

async function removeAll(...paths: readonly string[]): Promise<void> {
  for (const path of paths) await rm(path, { recursive: true, force: true });
}

/**
 * Builds the documentation site into `apps/site/dist` and compresses what a browser accepts compressed, so that the
 * server only picks files. With further definitions for the model (`COLOPHON_MODEL` names their folder) the pages of
 * the entities that they concern are printed anew, and the site is built apart, into `.cache/site-with-model/dist`.
 */
import { execFileSync } from 'node:child_process';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { registry as builtIn } from '@colophon/model';
import { printReferencePage } from '@colophon/schema/printers';
import { loadModel } from '../packages/cli/src/model/load-model.ts';
import { enumerationsPage } from './model-subjects.ts';

const root = join(import.meta.dirname, '..');
const site = join(root, 'apps/site');
const model = process.env.COLOPHON_MODEL;
const apart = join(root, '.cache/site-with-model');
const dist = join(model ? apart : site, 'dist');
const compressible = new Set(['.html', '.css', '.js', '.json', '.svg', '.txt', '.md', '.xml']);

buildPages(model ? await environmentFor(model) : {});
await compressFiles();

function buildPages(env: Record<string, string>): void {
  const require = createRequire(join(site, 'package.json'));
  const astro = join(dirname(require.resolve('astro/package.json')), 'bin/astro.mjs');
  execFileSync(process.execPath, [astro, 'build'], {
    cwd: site,
    stdio: 'inherit',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...env },
  });
}

/** Copies the pages, prints those that the definitions change among them, and says where all that lies. */
async function environmentFor(modelFolder: string): Promise<Record<string, string>> {
  const registry = await loadModel(modelFolder);
  const docs = join(apart, 'docs');
  await rm(docs, { recursive: true, force: true });
  await cp(join(root, 'docs'), docs, { recursive: true });
  for (const [name, entity] of registry.entities) {
    if (entity === builtIn.entities.get(name)) continue;
    const page = join(docs, `generated/metamodel/entities/${name}.mdx`);
    await writeFile(page, printReferencePage(registry, entity, enumerationsPage));
  }
  return { COLOPHON_DOCS: docs, COLOPHON_SITE_OUT: dist, COLOPHON_SITE_CACHE: join(apart, 'cache') };
}

async function compressFiles(): Promise<void> {
  for (const entry of await readdir(dist, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !compressible.has(extname(entry.name))) continue;
    const path = join(entry.parentPath, entry.name);
    const content = await readFile(path);
    await writeFile(`${path}.br`, await promisify(brotliCompress)(content));
    await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
  }
}

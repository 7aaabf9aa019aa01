/**
 * Builds the documentation site into `apps/site/dist` and compresses what a browser accepts compressed, so that the
 * server only picks files.
 */
import { execFileSync } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const site = join(import.meta.dirname, '../apps/site');
const compressible = new Set(['.html', '.css', '.js', '.json', '.svg', '.txt', '.md', '.xml']);

const require = createRequire(join(site, 'package.json'));
const astro = join(dirname(require.resolve('astro/package.json')), 'bin/astro.mjs');
execFileSync(process.execPath, [astro, 'build'], {
  cwd: site,
  stdio: 'inherit',
  env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
});

for (const entry of await readdir(join(site, 'dist'), { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !compressible.has(extname(entry.name))) continue;
  const path = join(entry.parentPath, entry.name);
  const content = await readFile(path);
  await writeFile(`${path}.br`, await promisify(brotliCompress)(content));
  await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
}

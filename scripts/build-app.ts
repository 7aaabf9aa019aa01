/** Builds the application into `apps/web/dist`, with compressed copies of what a browser accepts compressed. */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { brotliOf } from '../apps/site/src/engine/compress.ts';

const app = join(import.meta.dirname, '../apps/web');
const out = join(app, 'dist');

// A test that builds it has a mode of its own, with which React would be the one for developing.
process.env.NODE_ENV = 'production';
await build({ root: app, configFile: join(app, 'vite.config.ts'), logLevel: 'warn' });
for (const name of globSync('**/*.{html,js,css,svg}', { cwd: out })) {
  const content = readFileSync(join(out, name));
  writeFileSync(join(out, `${name}.br`), brotliOf(content));
  writeFileSync(join(out, `${name}.gz`), gzipSync(content, { level: 9 }));
}

/**
 * Takes the pictures of the README from the built site, into `docs/assets`:
 *
 *     npm run site:build && node scripts/run.mjs tests/e2e/screenshots.ts
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContextOptions } from 'playwright-core';
import sharp from 'sharp';
import { narrow, setStage, wide } from './browser.ts';

interface Picture {
  name: string;
  path: string;
  options: BrowserContextOptions;
}

const pictures: readonly Picture[] = [
  { name: 'landing-light', path: '/', options: { viewport: wide, colorScheme: 'light' } },
  { name: 'introduction-light', path: '/docs', options: { viewport: wide, colorScheme: 'light' } },
  {
    name: 'entity-dark',
    path: '/docs/generated/metamodel/entities/dataset#ownership',
    options: { viewport: wide, colorScheme: 'dark' },
  },
  {
    name: 'quickstart-phone',
    path: '/docs/quickstart#describe-a-table',
    options: { viewport: narrow, colorScheme: 'light', deviceScaleFactor: 2 },
  },
];

/** Longest file, so that the README is there at once. */
const maxBytes = 120_000;

const folder = join(import.meta.dirname, '../../docs/assets');

await mkdir(folder, { recursive: true });
await using stage = await setStage();
for (const { name, path, options } of pictures) {
  const page = await stage.open(path, options);
  await page.evaluate(() => document.fonts.ready);
  const taken = await page.screenshot({ animations: 'disabled' });
  const small = await sharp(taken)
    .png({ palette: true, colours: 64, effort: 10, compressionLevel: 9 })
    .toBuffer();
  if (small.length > maxBytes)
    throw new Error(`The picture ${name} has ${small.length} bytes: at most ${maxBytes}.`);
  await writeFile(join(folder, `${name}.png`), small);
  console.log(`docs/assets/${name}.png  ${small.length} bytes`);
}

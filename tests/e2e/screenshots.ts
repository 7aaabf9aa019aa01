/**
 * Takes the pictures of the README from the built site, into `docs/assets`:
 *
 *     npm run site:build && node scripts/run.mjs tests/e2e/screenshots.ts
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import sharp from 'sharp';
import { narrow, setStage, wide } from './browser.ts';

interface Picture {
  name: string;
  path: string;
  options: BrowserContextOptions;
  /** What a reader does before the picture is taken. */
  before?(page: Page): Promise<void>;
}

const pictures: readonly Picture[] = [
  { name: 'landing-light', path: '/', options: { viewport: wide, colorScheme: 'light' } },
  {
    name: 'search-light',
    path: '/docs/quickstart',
    options: { viewport: wide, colorScheme: 'light' },
    async before(page) {
      await page.keyboard.press('/');
      await page.getByRole('combobox').fill('who owns a dataset');
      await page.getByRole('option').nth(3).waitFor();
    },
  },
  {
    name: 'entity-dark',
    path: '/docs/generated/metamodel/entities/dataset#ownership',
    options: { viewport: wide, colorScheme: 'dark' },
  },
  {
    name: 'sandbox-light',
    path: '/docs/sandbox',
    options: { viewport: wide, colorScheme: 'light' },
    async before(page) {
      await page
        .getByRole('button', { name: /^Start/ })
        .first()
        .click();
      await page
        .getByText(/^loans|^rides/)
        .first()
        .waitFor();
      await page.getByRole('button', { name: /^Run/ }).first().click();
      await page.getByText(/^Ran in /).waitFor();
      await page.evaluate(() => window.scrollTo(0, 320));
    },
  },
  {
    name: 'quickstart-phone',
    path: '/docs/quickstart#describe-a-table',
    options: { viewport: narrow, colorScheme: 'light', deviceScaleFactor: 2 },
  },
];

const settledMs = 1_000;

/** Longest file, so that the README is there at once. */
const maxBytes = 120_000;

const folder = join(import.meta.dirname, '../../docs/assets');

await mkdir(folder, { recursive: true });
await using stage = await setStage();
for (const { name, path, options, before } of pictures) {
  const page = await stage.open(path, options);
  await page.evaluate(() => document.fonts.ready);
  await before?.(page);
  // What a jump brings near the screen is laid out now, and moves the page once more.
  await page.waitForTimeout(settledMs);
  const taken = await page.screenshot({ animations: 'disabled' });
  const small = await sharp(taken)
    .png({ palette: true, colours: 64, effort: 10, compressionLevel: 9 })
    .toBuffer();
  if (small.length > maxBytes)
    throw new Error(`The picture ${name} has ${small.length} bytes: at most ${maxBytes}.`);
  await writeFile(join(folder, `${name}.png`), small);
  console.log(`docs/assets/${name}.png  ${small.length} bytes`);
}

/**
 * Takes the pictures of the README from the built site, into `docs/assets`:
 *
 *     npm run site:build && node scripts/run.mjs tests/e2e/screenshots.ts
 *
 * `npm run screens` takes those of the application.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import sharp from 'sharp';
import { serve } from '../support/serve.ts';
import { launchBrowser, narrow, wide } from './browser.ts';
import { siteFolder } from './folders.ts';

/** The address that the pictures show. */
const address = 'http://localhost:8080';

interface Picture {
  name: string;
  path: string;
  options: BrowserContextOptions;
  /** What a reader does before the picture is taken. */
  before?(page: Page): Promise<void>;
}

const pictures: readonly Picture[] = [
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
await using site = await serve('--site', siteFolder);
// The pages show the address by which they were opened: that of the quickstart, not the free port of this run.
const browser = await launchBrowser(
  `--host-resolver-rules=MAP ${new URL(address).host} ${new URL(site.address).host}`,
);

async function open(path: string, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({ baseURL: address, ...options });
  const page = await context.newPage();
  // A long page has the text font when the reader comes from another page, as most do.
  await page.goto('/docs/quickstart');
  await page.goto(path);
  return page;
}

for (const { name, path, options, before } of pictures) {
  const page = await open(path, options);
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
await browser.close();

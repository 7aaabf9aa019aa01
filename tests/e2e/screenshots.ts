/**
 * Takes the pictures of the README from the built site, into `docs/assets`:
 *
 *     npm run site:build && node scripts/run.mjs tests/e2e/screenshots.ts
 *
 * With `product` after it, takes those of the title page instead, into `apps/site/src/pictures`; build the site again then.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import sharp from 'sharp';
import { narrow, type Stage, setStage, wide } from './browser.ts';

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

/** The sandbox with the lineage of a dataset. */
async function showLineage(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Start/ })
    .first()
    .click();
  await page.getByRole('tab', { name: 'Changes' }).getByText(/\d/).waitFor();
  await page
    .getByRole('group', { name: 'Examples' })
    .getByRole('button', { name: 'Lineage', exact: true })
    .click();
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await page.getByText(/^Ran in /).waitFor();
  await page.getByRole('tab', { name: 'Lineage' }).click();
  await page.locator('.workbench [data-drawing] svg').waitFor();
  await page.locator('.workbench').evaluate((element) => element.scrollIntoView());
}

const themes = ['light', 'dark'] as const;

const settledMs = 1_000;

/** Longest file, so that the README is there at once. */
const maxBytes = 120_000;

const folder = join(import.meta.dirname, '../../docs/assets');

/** Small enough for the limit of a page, with everything else on the title page. */
const maxProductBytes = 15_200;

/** As the title page says it, too. */
const productSize = { width: 888, height: 540 };

async function takeProduct(stage: Stage): Promise<void> {
  for (const theme of themes) {
    // The narrowest screen that has the code beside the catalogue.
    const viewport = { width: 1280, height: 800 };
    const page = await stage.open('/docs/sandbox', { viewport, colorScheme: theme, deviceScaleFactor: 1 });
    await showLineage(page);
    await page.waitForTimeout(settledMs);
    const taken = await page.locator('.workbench__sides').screenshot({ animations: 'disabled' });
    const small = await sharp(taken)
      .extract({ left: 0, top: 0, ...productSize })
      .avif({ quality: 22, effort: 6 })
      .toBuffer();
    if (small.length > maxProductBytes)
      throw new Error(`The picture of the product has ${small.length} bytes: at most ${maxProductBytes}.`);
    const file = `apps/site/src/pictures/product-${theme}.avif`;
    await writeFile(join(folder, '../..', file), small);
    console.log(`${file}  ${small.length} bytes`);
  }
}

await mkdir(folder, { recursive: true });
await using stage = await setStage();
const isProduct = process.argv.includes('product');
if (isProduct) await takeProduct(stage);
for (const { name, path, options, before } of isProduct ? [] : pictures) {
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

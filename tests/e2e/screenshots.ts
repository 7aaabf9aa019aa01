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
import { narrowPicture, widePicture } from '../../apps/site/src/components/product-pictures.ts';
import { linkTo } from '../../apps/site/src/islands/workbench/shared-code.ts';
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

/** What the picture of the product runs: it describes a table, its owner and tag, and what it is made from. */
const described = `import { lineageProposal } from '@colophon/sdk/builders';
import { RestEmitter } from '@colophon/sdk/emitters';
import { addOwner, addTag, patchProposals } from '@colophon/sdk/patch';
import { makeDatasetUrn, makeUserUrn } from '@colophon/sdk/urns';

const orders = makeDatasetUrn('dbt', 'orders');
const placed = makeDatasetUrn('kafka', 'placed');
const buyers = makeDatasetUrn('mysql', 'customers');
const revenue = makeDatasetUrn('dbt', 'revenue');

const server = '${address}';
const emitter = new RestEmitter({ server });
await emitter.emitMany([
  {
    entityUrn: orders,
    aspectName: 'datasetProperties',
    aspect: { name: 'orders', description: 'One row for every order of the web shop.' },
  },
  lineageProposal([placed, buyers], orders),
  lineageProposal([orders], revenue),
  ...patchProposals(orders, [addOwner(makeUserUrn('ana')), addTag('pii')]),
]);
console.log('Described', orders);
`;

/** The sandbox after a run, with one of the entities that it wrote. A link with code starts it by itself. */
async function showEntity(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Changes' }).getByText(/\d/).waitFor();
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await page.getByText(/^Ran in /).waitFor();
  await page.getByRole('searchbox', { name: 'Search the catalogue' }).fill('web shop');
  await page
    .getByRole('tabpanel')
    .getByRole('button', { name: /orders/ })
    .first()
    .click();
  await page.locator('.workbench [data-drawing] svg').waitFor();
  await page.locator('.workbench').evaluate((element) => element.scrollIntoView());
}

const themes = ['light', 'dark'] as const;

const settledMs = 1_000;

/** Longest file, so that the README is there at once. */
const maxBytes = 120_000;

const folder = join(import.meta.dirname, '../../docs/assets');

/** Small enough for the limit of a page, with everything else on the title page. */
const maxProductBytes = 14_500;

/** The whole workbench where the code is beside the catalogue, and the catalogue alone on a phone. */
const productPictures = [
  { name: 'product', viewport: { width: 1280, height: 860 }, part: '.workbench__sides', size: widePicture },
  { name: 'product-narrow', viewport: narrow, part: '.workbench__view', size: narrowPicture },
];

/** Space around the part, in pixels of the page. */
const marginPx = 16;

async function takeProduct(): Promise<void> {
  for (const { name, viewport, part, size } of productPictures)
    for (const theme of themes) {
      const path = `/docs/sandbox${linkTo({ language: 'ts', code: described })}`;
      const page = await open(path, { viewport, colorScheme: theme, deviceScaleFactor: 1.5 });
      await showEntity(page);
      await page.waitForTimeout(settledMs);
      const box = await page.locator(part).evaluate((element) => {
        const { x, y, width } = element.getBoundingClientRect();
        return { x: x + scrollX, y: y + scrollY, width };
      });
      const width = box.width + 2 * marginPx;
      const taken = await page.screenshot({
        animations: 'disabled',
        fullPage: true,
        clip: { x: box.x - marginPx, y: box.y, width, height: (width * size.height) / size.width },
      });
      const small = await sharp(taken).resize(size).avif({ quality: 24, effort: 9 }).toBuffer();
      if (small.length > maxProductBytes)
        throw new Error(`The picture of the product has ${small.length} bytes: at most ${maxProductBytes}.`);
      const file = `apps/site/src/pictures/${name}-${theme}.avif`;
      await writeFile(join(folder, '../..', file), small);
      console.log(`${file}  ${small.length} bytes`);
    }
}

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

const isProduct = process.argv.includes('product');
if (isProduct) await takeProduct();
for (const { name, path, options, before } of isProduct ? [] : pictures) {
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

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { narrow, type Stage, setStage, wide } from './browser.ts';
import { pages } from './site-pages.ts';

let stage: Stage;

beforeAll(async () => {
  stage = await setStage();
});

afterAll(() => stage?.[Symbol.asyncDispose]());

describe('a drawing', () => {
  const drawing = (page: Page) => page.locator('[data-drawing]').first();
  const status = (page: Page) => page.locator('.drawing__tools [role=status]').first();
  const widthOf = (page: Page) =>
    drawing(page)
      .locator('svg')
      .evaluate((svg) => svg.clientWidth);

  test('loads its controls only when needed', async () => {
    const page = await stage.open('about:blank');
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.goto(pages.architecture, { waitUntil: 'networkidle' });
    expect(scripts.filter((url) => url.includes('pan-zoom'))).toEqual([]);
    await drawing(page).hover();
    await page.locator('.drawing__tools').first().waitFor({ state: 'attached' });
    expect(scripts.filter((url) => url.includes('pan-zoom'))).toHaveLength(1);
  });

  test('is zoomed by keyboard, with the size announced', async () => {
    const page = await stage.open(pages.architecture);
    await drawing(page).focus();
    await status(page).waitFor({ state: 'attached' });
    const printed = await widthOf(page);
    await page.keyboard.press('+');
    expect(await status(page).textContent()).toBe('125 per cent');
    expect(await widthOf(page)).toBeGreaterThan(printed * 1.2);
    await page.keyboard.press('-');
    await page.keyboard.press('-');
    expect(await widthOf(page)).toBeLessThan(printed);
    await page.keyboard.press('0');
    expect(await widthOf(page)).toBe(printed);
  });

  test('zooms around the pointer, and follows a drag', async () => {
    const page = await stage.open(pages.architecture);
    await drawing(page).hover();
    await status(page).waitFor({ state: 'attached' });
    const position = () => drawing(page).evaluate(({ scrollLeft, scrollTop }) => ({ scrollLeft, scrollTop }));
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -300);
    await page.keyboard.up('Control');
    await expect.poll(async () => (await position()).scrollTop).toBeGreaterThan(0);
    const before = await position();
    const box = await drawing(page).boundingBox();
    const [x, y] = [(box?.x ?? 0) + 100, (box?.y ?? 0) + 100];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 40, y + 30, { steps: 4 });
    await page.mouse.up();
    expect(await position()).toEqual({
      scrollLeft: before.scrollLeft - 40,
      scrollTop: before.scrollTop - 30,
    });
  });

  test('fills the screen, and Escape restores it with the focus', async () => {
    const page = await stage.open(pages.architecture);
    await drawing(page).focus();
    await page.getByRole('button', { name: 'Enlarge' }).first().click();
    const dialog = page.getByRole('dialog');
    expect(await dialog.boundingBox()).toMatchObject({ x: 0, y: 0, ...page.viewportSize() });
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await drawing(page).evaluate((view) => view === document.activeElement)).toBe(true);
  });
});

describe('a word of the glossary', () => {
  const term = (page: Page) => page.locator('.term').first();
  const sentence = (page: Page) => page.getByRole('tooltip').first();

  test('is explained on hover and by keyboard', async () => {
    const page = await stage.open(pages.architecture);
    expect(await sentence(page).isVisible()).toBe(false);
    await term(page).hover();
    await sentence(page).waitFor();
    await sentence(page).hover();
    expect(await sentence(page).isVisible()).toBe(true);
    await page.mouse.move(0, 0);
    await sentence(page).waitFor({ state: 'hidden' });
    await term(page).locator('a').focus();
    await sentence(page).waitFor();
  });

  test('is closed with Escape, and can be opened again', async () => {
    const page = await stage.open(pages.architecture);
    const link = term(page).locator('a');
    await link.focus();
    await sentence(page).waitFor();
    await page.keyboard.press('Escape');
    await sentence(page).waitFor({ state: 'hidden' });
    await page.keyboard.press('Tab');
    await link.focus();
    await sentence(page).waitFor();
  });

  test('shows its sentence on the first tap, and follows its link on the second', async () => {
    const page = await stage.open(pages.architecture, { viewport: narrow, hasTouch: true });
    const link = term(page).locator('a');
    await link.tap();
    await sentence(page).waitFor();
    expect(new URL(page.url()).pathname).toBe(pages.architecture);
    await link.tap();
    await page.waitForURL(({ pathname }) => pathname !== pages.architecture);
  });

  test('is explained without scripts too', async () => {
    const page = await stage.open(pages.architecture, { javaScriptEnabled: false });
    await term(page).locator('a').focus();
    await sentence(page).waitFor();
  });
});

describe('a block of code', () => {
  test('offers to wrap long lines, and to unwrap them', async () => {
    const page = await stage.open(pages.concepts, { viewport: narrow });
    const block = page.locator('.code:has(.wrap) pre').first();
    const isTooWide = () => block.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
    const button = page.getByRole('button', { name: 'Wrap' }).first();
    await button.waitFor({ state: 'attached' });
    expect(await isTooWide()).toBe(true);
    await button.click();
    expect(await isTooWide()).toBe(false);
    expect(await button.getAttribute('aria-pressed')).toBe('true');
    await button.click();
    expect(await isTooWide()).toBe(true);
  });

  test('copies the new state of a change, without its marks', async () => {
    const page = await stage.open(pages.components, { permissions: ['clipboard-read', 'clipboard-write'] });
    const frame = page.locator('.code:has(ins)');
    await frame.hover();
    await frame.getByRole('button', { name: 'Copy' }).click();
    await page.getByText('Copied').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      [
        'export function serve(options: Options) {',
        '  const port = options.port ?? 8080;',
        "  const host = options.host ?? '127.0.0.1';",
        '  return listen(port);',
        '}',
      ].join('\n'),
    );
  });
});

describe('a table with many columns', () => {
  test('becomes labelled cards on a phone', async () => {
    const page = await stage.open(pages.components, { viewport: narrow });
    const row = page.locator('.table--cards tbody tr').first();
    const [about, value] = await row.locator('td').all();
    expect((await value?.boundingBox())?.y).toBeGreaterThan((await about?.boundingBox())?.y ?? Infinity);
    const label = await value?.evaluate((cell) => getComputedStyle(cell, '::before').content);
    expect(label).toBe(`"${await page.locator('.table--cards th').nth(1).textContent()}"`);
    // The labels say it: the head would say it a second time.
    expect(await page.locator('.table--cards thead').first().isVisible()).toBe(false);
  });
});

describe('on paper', () => {
  test('has all content of a page, without controls', async () => {
    const page = await stage.open(pages.components, { colorScheme: 'dark' });
    await page.locator('.tabs[data-ready]').first().waitFor();
    await page.locator('[data-drawing]').first().hover();
    await page.locator('.drawing__tools').first().waitFor({ state: 'attached' });
    await page.emulateMedia({ media: 'print' });
    for (const gone of [
      '.sidebar',
      '.outline',
      '.pagination',
      '.code__tools',
      '.tabs__list',
      '.drawing__tools',
    ])
      expect(await page.locator(`${gone}:visible`).count(), gone).toBe(0);
    for (const panel of await page.locator('.tabs__panel').all()) expect(await panel.isVisible()).toBe(true);
    expect(await page.locator('.colophon').isVisible()).toBe(true);
    const address = await page
      .locator('.prose a[href^="http"]')
      .first()
      .evaluate((link) => getComputedStyle(link, '::after').content);
    expect(address).toContain('http');
    const paper = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    expect(paper).toBe('rgb(255, 255, 255)');
  });
});

describe('the filter of aspects', () => {
  test('shows the aspects that match every word, in the index and below it', async () => {
    const page = await stage.open(pages.dataset);
    const filter = page.getByRole('searchbox', { name: 'Filter aspects' });
    const index = page.locator('.aspect-index');
    const all = await index.locator('a').count();
    expect(all).toBeGreaterThan(30);
    await filter.fill('owner');
    await expect.poll(() => index.locator('a:visible').count()).toBeLessThan(all / 3);
    expect(await index.locator('a:visible').allInnerTexts()).toContain('ownership');
    expect(await page.locator('#ownership').isVisible()).toBe(true);
    expect(await page.locator('#upstreamLineage').isVisible()).toBe(false);
    expect(await page.getByRole('heading', { name: 'Lineage', exact: true }).isVisible()).toBe(false);
    await filter.fill('');
    await expect.poll(() => index.locator('a:visible').count()).toBe(all);
    expect(await page.locator('#upstreamLineage').isVisible()).toBe(true);
  });

  test('finds an aspect by a field, and shows the count', async () => {
    const page = await stage.open(pages.dataset);
    await page.getByRole('searchbox', { name: 'Filter aspects' }).fill('uniqueUserCount');
    await expect
      .poll(() => page.locator('.aspect-index a:visible').allInnerTexts())
      .toEqual(['datasetUsageStatistics', 'usageFeatures']);
    expect(await page.locator('#filter-count').innerText()).toMatch(/^2 aspects of \d+$/);
  });
});

describe('the reference of an interface', () => {
  const reference = '/docs/api/openapi/reference';

  test('has the method and the path on one line, and what they do below', async () => {
    const page = await stage.open(reference, { viewport: narrow });
    for (const line of await page.locator('.endpoints > li').all()) {
      const [method, path, link] = await Promise.all(
        ['.method', 'code', 'a'].map((part) => line.locator(part).boundingBox()),
      );
      if (!method || !path || !link) throw new Error('A line of the reference is not drawn.');
      expect(Math.abs(method.y - path.y)).toBeLessThan(method.height);
      expect(path.x).toBeGreaterThan(method.x + method.width);
      expect(link.y).toBeGreaterThanOrEqual(path.y + path.height - 4);
    }
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });

  test('has the request and its answer to the right on a wide screen, and below on a narrow one', async () => {
    for (const viewport of [wide, narrow]) {
      const page = await stage.open(`${reference}/entities-v3`, { viewport });
      const endpoint = page.locator('.endpoint').first();
      const said = await endpoint.locator('.answers').boundingBox();
      const example = await endpoint.locator('.endpoint__example').boundingBox();
      if (!said || !example) throw new Error('The endpoint is not drawn.');
      if (viewport === wide) expect(example.x).toBeGreaterThan(said.x + said.width);
      else expect(example.y).toBeGreaterThan(said.y + said.height - 1);
      expect(said.width).toBeGreaterThan(300);
    }
  });
});

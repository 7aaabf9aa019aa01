import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { narrow, type Stage, setStage } from './browser.ts';
import { pages } from './site-pages.ts';

let stage: Stage;

beforeAll(async () => {
  stage = await setStage();
});

afterAll(() => stage?.[Symbol.asyncDispose]());

/** The element that has the focus, in a word or two. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    return element?.textContent?.trim() || element?.nodeName || '';
  });
}

async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

/** Presses Tab until something with exactly this text has the focus, and fails when there is no such stop. */
async function tabTo(page: Page, text: string): Promise<void> {
  const passed: string[] = [];
  for (let stop = ''; stop !== text; passed.push(stop)) {
    if (passed.length > 400) throw new Error(`Tab never came to "${text}", only to: ${passed.join(' | ')}`);
    await press(page, 'Tab');
    stop = await focused(page);
  }
}

describe('by keyboard alone', () => {
  test.each([pages.landing, pages.introduction])(
    'the first stop on %s leads past everything to the text',
    async (path) => {
      const page = await stage.open(path);
      await press(page, 'Tab');
      expect(await focused(page)).toBe('Skip to content');
      expect(await page.locator('.skip').boundingBox()).toMatchObject({ height: expect.closeTo(40, -2) });
      await press(page, 'Enter', 'Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
      expect(new URL(page.url()).hash).toBe('#text');
    },
  );

  test('a group of the sidebar opens and closes', async () => {
    const page = await stage.open('/docs/api/apis');
    const group = page.locator('.sidebar details:has(> summary:text-is("Rest.li"))');
    expect(await group.getAttribute('open')).toBeNull();
    await group.locator('summary').focus();
    await press(page, 'Enter');
    expect(await group.getAttribute('open')).not.toBeNull();
    await press(page, 'Tab');
    expect(await focused(page)).toBe('Rest.li overview');
    await press(page, 'Shift+Tab', 'Space');
    expect(await group.getAttribute('open')).toBeNull();
  });

  test('the arrows choose a tab, and the choice holds when the reader comes back', async () => {
    const page = await stage.open(pages.dataset);
    const selected = page.getByRole('tab', { selected: true });
    expect(await selected.innerText()).toMatch(/typescript/i);
    await selected.focus();
    await press(page, 'ArrowRight', 'ArrowRight');
    expect(await focused(page)).toBe('CLI');
    await press(page, 'ArrowRight');
    expect(await focused(page)).toBe('TypeScript');
    await press(page, 'ArrowLeft');
    expect(await focused(page)).toBe('CLI');
    expect(await page.getByRole('tabpanel').count()).toBe(1);
    expect(await page.getByRole('tabpanel').innerText()).toContain('npx @colophon/cli put');
    await page.goto(pages.tag);
    await page.goto(pages.dataset);
    expect(await selected.textContent()).toBe('CLI');
    expect(await page.getByRole('tabpanel').innerText()).toContain('npx @colophon/cli put');
  });

  test('Tab leads from the top of a page through the sidebar to another page, and to its tabs', async () => {
    const page = await stage.open(pages.introduction);
    await tabTo(page, 'Developer guides');
    await press(page, 'Enter');
    await tabTo(page, 'Entities');
    await press(page, 'Enter');
    await page.waitForURL('**/entities');
    await tabTo(page, 'Dataset');
    await press(page, 'Enter');
    await page.waitForURL('**/dataset');
    expect(await page.locator('h1').innerText()).toBe('Dataset');
    await tabTo(page, 'TypeScript');
    await press(page, 'ArrowRight');
    expect(await page.getByRole('tabpanel').innerText()).toContain('curl');
  });

  test('a block that is wider than its frame scrolls', async () => {
    const page = await stage.open(pages.dataset, { viewport: narrow });
    const block = page.locator('pre[tabindex="0"]').first();
    await block.focus();
    await press(page, 'ArrowRight', 'ArrowRight');
    await expect.poll(() => block.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  });

  test('the button of a block puts its code on the clipboard', async () => {
    const page = await stage.open(pages.quickstart, { permissions: ['clipboard-read', 'clipboard-write'] });
    const block = page.locator('.code', { hasText: 'npx @colophon/cli put' }).first();
    const button = block.locator('.copy');
    await button.focus();
    expect(await button.evaluate((element) => getComputedStyle(element).opacity)).toBe('1');
    await press(page, 'Enter');
    await expect.poll(() => button.textContent()).toBe('Copied');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied.split('\n')).toEqual([
      "npx @colophon/cli put 'urn:li:dataset:(urn:li:dataPlatform:postgres,shop.public.orders,PROD)' datasetProperties <<'EOF'",
      '{',
      '  "name": "orders",',
      '  "description": "One row for every order of the web shop."',
      '}',
      'EOF',
    ]);
  });
});

describe('the drawer of a narrow screen', () => {
  async function openDrawer(): Promise<Page> {
    const page = await stage.open(pages.introduction, { viewport: narrow });
    expect(await page.locator('.sidebar').isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Contents' }).focus();
    await press(page, 'Enter');
    await expect.poll(() => focused(page)).toBe('Close');
    return page;
  }

  const holdsFocus = (page: Page) =>
    page.evaluate(
      () => document.activeElement === document.body || document.activeElement?.closest('.sidebar') !== null,
    );

  test('opens with Enter, and keeps the focus inside, forwards and backwards', async () => {
    const page = await openDrawer();
    const stops = new Set<string>();
    for (const key of ['Tab', 'Shift+Tab'])
      for (let count = 0; count < 20; count += 1) {
        await press(page, key);
        expect(await holdsFocus(page)).toBe(true);
        stops.add(await focused(page));
      }
    expect(stops).toContain('Quickstart');
    expect(stops).toContain('Close');
  });

  test('closes with Escape, and gives the focus back to its button', async () => {
    const page = await openDrawer();
    await press(page, 'Tab', 'Tab', 'Escape');
    expect(await page.locator('.sidebar').isVisible()).toBe(false);
    expect(await focused(page)).toBe('Contents');
    await press(page, 'Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });

  test('leads to a page', async () => {
    const page = await openDrawer();
    await page.locator('.sidebar a[href$="/what-is-colophon/concepts"]').focus();
    await press(page, 'Enter');
    await page.waitForURL('**/concepts');
    expect(await page.locator('h1').innerText()).toBe('Concepts');
    expect(await page.locator('.sidebar').isVisible()).toBe(false);
  });
});

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { narrow, type Stage, setStage, wide } from './browser.ts';
import { pages } from './site-pages.ts';

let stage: Stage;

beforeAll(async () => {
  stage = await setStage();
});

afterAll(() => stage?.[Symbol.asyncDispose]());

describe.each(Object.entries({ wide, narrow }))('without scripts, on a %s screen', (_, viewport) => {
  const open = (path: string): Promise<Page> => stage.open(path, { viewport, javaScriptEnabled: false });

  test('the text can be read to its end', async () => {
    const page = await open(pages.quickstart);
    for (const text of ['In this quickstart you start a catalogue', 'Stop the catalogue with Ctrl-C.'])
      expect(await page.getByText(text).isVisible()).toBe(true);
  });

  test('all variants of a sample are shown, each under its name', async () => {
    const page = await open(pages.dataset);
    const panels = page.locator('.tabs').first().locator('[data-label]');
    expect(await panels.locator('h4').allTextContents()).toEqual(['TypeScript', 'HTTP', 'CLI']);
    for (const panel of await panels.all()) {
      expect(await panel.locator('h4').isVisible()).toBe(true);
      expect(await panel.locator('pre').first().isVisible()).toBe(true);
    }
  });

  test('there are no buttons without a function', async () => {
    const page = await open(pages.quickstart);
    expect(await page.locator('.copy:visible, .theme:visible, .tabs__list:visible').count()).toBe(0);
  });

  test('every page can be reached from every page', async () => {
    const page = await open(pages.tag);
    await page.locator('main').getByRole('link', { name: 'All pages' }).click();
    expect(await page.locator('main .page-index a:visible').count()).toBeGreaterThan(140);
    await page.locator('main').getByRole('link', { name: 'Quickstart' }).first().click();
    expect(await page.locator('h1').innerText()).toBe('Quickstart');
  });
});

test.each(Object.entries({ wide, narrow }))(
  'without scripts, the sidebar of a %s screen leads to the index of all pages',
  async (_, viewport) => {
    const page = await stage.open(pages.introduction, { viewport, javaScriptEnabled: false });
    if (viewport === narrow) await page.getByRole('button', { name: 'Contents' }).click();
    await page.locator('#sidebar').getByRole('link', { name: 'All pages' }).click();
    expect(await page.locator('h1').innerText()).toBe('All pages');
  },
);

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { narrow, type Stage, setStage, wide } from './browser.ts';
import { pages } from './site-pages.ts';

let stage: Stage;

beforeAll(async () => {
  stage = await setStage();
});

afterAll(() => stage?.[Symbol.asyncDispose]());

describe('from page to page', () => {
  test('a page is fetched when the reader points at its link, once', async () => {
    const page = await stage.open(pages.introduction);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const link = page.locator('#sidebar').getByRole('link', { name: 'Quickstart' });
    await link.hover();
    await expect.poll(() => asked).toContain(pages.quickstart);
    await page.mouse.move(0, 0);
    await link.hover();
    expect(asked.filter((path) => path === pages.quickstart)).toHaveLength(1);
  });

  test('nothing is fetched ahead for a reader who saves data', async () => {
    const page = await stage.open('about:blank');
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await page.goto(pages.introduction);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.locator('#sidebar').getByRole('link', { name: 'Quickstart' }).hover();
    await page.waitForTimeout(200);
    expect(asked).not.toContain(pages.quickstart);
  });

  test('a page that is not in the contents marks no other as the one that is read', async () => {
    const page = await stage.open(pages.components);
    const link = page.locator('#sidebar').getByRole('link', { name: 'Components', exact: true });
    const current = page.locator('#sidebar [aria-current]');
    await link.waitFor();
    expect(await current.count()).toBe(0);
    await page.goto('/docs/components');
    await link.waitFor();
    expect(await link.getAttribute('aria-current')).toBe('page');
    expect(await current.count()).toBe(1);
  });

  test('one page turns into the next', async () => {
    const page = await stage.open(pages.introduction);
    const turns = await page.evaluate(() =>
      [...document.styleSheets].some((sheet) =>
        [...sheet.cssRules].some((rule) => rule.cssText.includes('@view-transition')),
      ),
    );
    expect(turns).toBe(true);
  });

  test.each([
    ['wide', wide],
    ['narrow', narrow],
  ])('back leads to the place that the reader left, on a %s screen', async (_, viewport) => {
    const page = await stage.open(`${pages.dataset}#upstreamLineage`, { viewport });
    const heading = page.locator('#upstreamLineage');
    const top = async () => Math.round((await heading.boundingBox())?.y ?? Number.NaN);
    await expect.poll(top).toBeGreaterThan(0);
    const before = await top();
    await page.goto(pages.quickstart);
    await page.goBack();
    await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(viewport.height / 2);
  });
});

describe('a link to a place far down a long page', () => {
  test.each([
    ['wide', wide, 'ownership.owners.owner'],
    ['narrow', narrow, 'ownership.owners.owner'],
    ['narrow', narrow, 'relationships'],
  ])('leads there, on a %s screen', async (_, viewport, id) => {
    const page = await stage.open(`${pages.dataset}#${id}`, { viewport });
    const top = () => page.evaluate((name) => document.getElementById(name)?.getBoundingClientRect().top, id);
    // What is above the place is laid out late, and must not push it off the screen.
    await page.waitForTimeout(500);
    expect(await top()).toBeGreaterThan(0);
    expect(await top()).toBeLessThan(viewport.height / 3);
  });
});

describe('an address that has no page', () => {
  test.each(Object.entries({ wide, narrow }))(
    'leads on by a near title and by the search on a %s screen',
    async (_, viewport) => {
      const page = await stage.open('/docs/api/tutorial/add-tags', { viewport });
      await page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor();
      const near = page.getByRole('region', { name: 'Did you mean' });
      await near.getByText('Tag a dataset and one of its columns').waitFor();
      await near.getByRole('link', { name: 'Add tags' }).click();
      await page.getByRole('heading', { level: 1, name: 'Add tags' }).waitFor();

      await page.goBack();
      await page.getByRole('button', { name: /Search/ }).click();
      await page.getByRole('combobox').fill('remove a tag');
      const found = page.getByRole('option', { name: /Remove/ }).first();
      const address = (await found.getAttribute('href')) ?? '';
      await found.click();
      await page.waitForURL(address);
      await page.getByRole('heading', { level: 1 }).waitFor();
    },
  );
});

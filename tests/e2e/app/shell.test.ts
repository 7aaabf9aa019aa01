import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { narrow, wide } from '../browser.ts';
import { type AppStage, axe, keepPicture, setAppStage } from './stage.ts';

const dataset = 'urn:li:dataset:(urn:li:dataPlatform:postgres,shop.public.orders,PROD)';

let stage: AppStage;
beforeAll(async () => {
  stage = await setAppStage();
  await stage.store('dataset', dataset, {
    datasetProperties: { name: 'orders', description: 'One row for each order.' },
    globalTags: { tags: [{ tag: 'urn:li:tag:pii' }] },
  });
});
afterAll(() => stage?.[Symbol.asyncDispose]());

describe('the application', () => {
  test('is what the server shows first, and finds a table', async () => {
    const page = await stage.open('/');
    await page.getByRole('combobox', { name: 'Search the catalogue' }).fill('orders');
    await page
      .getByRole('option', { name: /orders/ })
      .first()
      .click();
    await page.getByRole('heading', { name: 'orders', level: 1 }).waitFor();
    expect(decodeURIComponent(new URL(page.url()).pathname)).toBe(`/dataset/${dataset}`);
    await page.goBack();
    await page.getByRole('heading', { name: 'Find, understand and trace your data' }).waitFor();
    expect(stage.complaints).toEqual([]);
  });

  test.each(['/', '/search?q=orders', '/browse', '/no/such/page/at/all'])(
    'has no axe violation on %s',
    async (path) => {
      const page = await stage.open(path);
      await page.getByRole('main').waitFor();
      await page.waitForLoadState('networkidle');
      expect(await axe(page)).toEqual([]);
      await page.context().close();
    },
  );

  test.each([wide, narrow])(
    'shows its frame, in the theme that was chosen, before its script has come: %o',
    async (viewport) => {
      const context = await stage.browser.newContext({
        viewport,
        baseURL: stage.address,
        colorScheme: 'light',
        storageState: {
          cookies: [],
          origins: [{ origin: stage.address, localStorage: [{ name: 'theme', value: 'dark' }] }],
        },
      });
      const page = await context.newPage();
      const late = Promise.withResolvers<void>();
      await page.route(/\/_app\/index-.*\.js$/, async (route) => {
        await late.promise;
        await route.continue();
      });
      await page.goto('/', { waitUntil: 'commit' });
      const waiting = page.getByText('Colophon', { exact: true });
      await waiting.waitFor();
      const nameAt = async (element: Element) => {
        // Where it is depends on its font, which comes in its own time.
        await document.fonts.ready;
        const text = document.createRange();
        text.selectNodeContents(element.lastChild ?? element);
        const { x, y } = text.getBoundingClientRect();
        return [x, y].map(Math.round);
      };
      const before = await waiting.evaluate(nameAt);
      expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
      late.resolve();
      const brand = page.getByRole('link', { name: 'Colophon' });
      await brand.waitFor();
      expect(await brand.evaluate(nameAt)).toEqual(before);
      await context.close();
    },
  );

  test('has its places behind a button on a narrow screen', async () => {
    const page = await stage.open('/', { viewport: narrow });
    const menu = page.getByRole('button', { name: 'Menu' });
    const browse = page.getByRole('link', { name: 'Browse' });
    expect(await browse.isVisible()).toBe(false);
    await menu.click();
    await browse.waitFor();
    expect(await axe(page)).toEqual([]);
    await page.setViewportSize(narrow);
    await keepPicture(page, 'menu-narrow');
    await browse.click();
    await page.getByRole('heading', { name: 'Browse', level: 1 }).waitFor();
    expect(await browse.isVisible()).toBe(false);
  });

  test('says that an address has no page', async () => {
    const page = await stage.open('/no/such/page/at/all');
    await page.getByText('There is no such page.').waitFor();
    await page.getByRole('link', { name: 'Go to the home page' }).click();
    await page.getByRole('heading', { name: 'Find, understand and trace your data' }).waitFor();
  });
});

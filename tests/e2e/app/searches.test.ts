import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AppStage, axe, keepPicture, setAppStage } from './stage.ts';

let stage: AppStage;
beforeAll(async () => {
  stage = await setAppStage();
  for (const name of ['orders', 'orders_archive'])
    await stage.store('dataset', `urn:li:dataset:(urn:li:dataPlatform:postgres,shop.${name},PROD)`, {
      datasetProperties: { name },
    });
});
afterAll(() => stage?.[Symbol.asyncDispose]());

interface Listed {
  readonly top: readonly { readonly text: string }[];
}

/** What the server has counted. */
const listed = async (server: AppStage = stage): Promise<Listed> =>
  (await fetch(`${server.address}/openapi/v1/tracking/searches`)).json() as Promise<Listed>;

async function search(page: Page, text: string): Promise<void> {
  const field = page.getByRole('combobox', { name: 'Search the catalogue' });
  await field.fill(text);
  const reported = page.waitForResponse(/\/tracking\/track$/);
  await field.press('Enter');
  await page.getByRole('heading', { name: `Results for “${text}”` }).waitFor();
  await reported;
}

test('says how searches are counted as long as there are none', async () => {
  const page = await stage.open('/analytics/searches?period=week');
  await page.getByText('Nobody has searched in this period.').waitFor();
  await page.getByText(/not who searched\. Counts are kept for 90 days/).waitFor();
  expect(await axe(page)).toEqual([]);
  await page.context().close();
});

test('counts a search that is made, what it finds and what is opened, and nothing else', async () => {
  const page = await stage.open('/search?q=');
  await page.getByRole('heading', { name: 'Everything' }).waitFor();
  await search(page, 'Customer churn');
  await search(page, 'orders');
  const opened = page.waitForResponse(/\/tracking\/track$/);
  await page.getByRole('main').getByRole('link', { name: 'orders_archive' }).click();
  await opened;
  await page.goBack();
  await page.getByText('2 results').waitFor();

  const sums = { filtered: 0, opened: 0, averagePlace: null };
  const churn = { text: 'customer churn', searches: 1, empty: 1, ...sums };
  const orders = { text: 'orders', searches: 1, empty: 0, filtered: 0, opened: 1, averagePlace: 2 };
  expect(await listed()).toMatchObject({
    days: [{ searches: 2, empty: 1, opened: 1 }],
    top: [churn, orders],
    empty: [churn],
  });

  await page.goto('/analytics/searches');
  const empty = page.getByRole('region', { name: 'Searches that find nothing' });
  await empty.getByRole('link', { name: 'customer churn' }).waitFor();
  expect(await empty.getByRole('row').count()).toBe(2);
  await page.getByRole('link', { name: '7 days' }).click();
  await page.waitForURL(/period=week/);
  await keepPicture(page, 'searches');
  expect(await axe(page)).toEqual([]);

  // To look at a search is not to make it.
  await page.getByRole('region', { name: 'Most searched' }).getByRole('link', { name: 'orders' }).click();
  await page.getByText('2 results').waitFor();
  await search(page, 'customers');
  expect((await listed()).top.map(({ text }) => text)).toEqual(['customer churn', 'customers', 'orders']);
  expect(await listed()).toMatchObject({ top: [churn, {}, orders] });
  expect(stage.complaints).toEqual([]);
  await page.context().close();
});

test('says so on a server that records none, and searches all the same', async () => {
  await using off = await setAppStage({ options: ['--search-days', '0'] });
  const page = await off.open('/search?q=');
  await search(page, 'orders');
  expect(await listed(off)).toMatchObject({ keptDays: 0, top: [] });
  await page.goto('/analytics/searches');
  await page.getByText('Searches are not recorded.').waitFor();
  await page.getByText(/runs with --search-days 0/).waitFor();
  expect(await axe(page)).toEqual([]);
  expect(off.complaints).toEqual([]);
  await page.context().close();
});

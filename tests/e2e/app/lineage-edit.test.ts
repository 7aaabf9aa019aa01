import { afterAll, beforeAll, expect, test } from 'vitest';
import { lineageOf, orders, revenue, storeShop, suppliers } from './lineage-data.ts';
import { type AppStage, axe, keepPicture, setAppStage } from './stage.ts';

/** How long something may take on a busy machine. */
const patience = { timeout: 15_000 };

let stage: AppStage;
beforeAll(async () => {
  stage = await setAppStage();
  await storeShop(stage);
});
afterAll(() => stage?.[Symbol.asyncDispose]());

interface UpstreamLineage {
  readonly upstreams: readonly { readonly dataset: string }[];
}

const upstreamsOf = async (urn: string) =>
  ((await stage.stored(urn, 'upstreamLineage')) as UpstreamLineage | undefined)?.upstreams.map(
    (upstream) => upstream.dataset,
  ) ?? [];

test('lineage is added by hand, shown, and taken back', async () => {
  const page = await stage.open(lineageOf(suppliers));
  await page.getByText('1 entity, 0 edges').waitFor();
  await page.getByRole('button', { name: 'Edit lineage' }).click();
  await page.getByRole('button', { name: 'Add upstream' }).click();
  await page.getByRole('combobox', { name: 'Add upstream' }).fill('revenue');
  await page
    .getByRole('option', { name: /revenue/ })
    .first()
    .click();
  await page.getByText('by hand').waitFor();
  await expect.poll(() => upstreamsOf(suppliers), patience).toEqual([revenue]);
  await keepPicture(page, 'lineage-edit');
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByText('2 entities, 1 edge').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => upstreamsOf(suppliers), patience).toEqual([]);
  await page.getByText('1 entity, 0 edges').waitFor();
  await page.context().close();
});

test('lineage is removed, upstream and downstream', async () => {
  const page = await stage.open(lineageOf(revenue));
  await page.getByRole('button', { name: 'Edit lineage' }).click();
  await page.getByRole('button', { name: 'Remove orders' }).click();
  await expect.poll(() => upstreamsOf(revenue), patience).toEqual([]);
  await page.getByRole('button', { name: 'Remove churn' }).click();
  await page.getByRole('button', { name: 'Remove churn' }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByText('1 entity, 0 edges').waitFor();
  await page.context().close();
});

test('what the server does not accept is told, and nothing is changed', async () => {
  const page = await stage.open(lineageOf(orders));
  await page.route('**/api/graphql', async (route) => {
    if (!route.request().postData()?.includes('UpdateLineage')) return route.continue();
    const errors = [{ message: 'Not allowed to edit this lineage', extensions: { code: 403 } }];
    return route.fulfill({ status: 200, json: { data: null, errors } });
  });
  await page.getByRole('button', { name: 'Edit lineage' }).click();
  await page.getByRole('button', { name: 'Add upstream' }).click();
  await page.getByRole('combobox', { name: 'Add upstream' }).fill('suppliers');
  await page
    .getByRole('option', { name: /suppliers/ })
    .first()
    .click();
  await page.getByText('Not allowed to edit this lineage').waitFor();
  expect(await upstreamsOf(orders)).toEqual([]);
  await page.context().close();
});

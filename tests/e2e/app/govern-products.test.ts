import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type AppStage, axe, keepPicture, setAppStage } from './stage.ts';

const product = 'urn:li:dataProduct:history';
const dataset = (name: string) => `urn:li:dataset:(urn:li:dataPlatform:postgres,shop.public.${name},PROD)`;

let stage: AppStage;
beforeAll(async () => {
  stage = await setAppStage();
});
afterAll(() => stage?.[Symbol.asyncDispose]());

beforeEach(async () => {
  await stage.store('domain', 'urn:li:domain:sales', { domainProperties: { name: 'Sales' } });
  await stage.store('domain', 'urn:li:domain:people', { domainProperties: { name: 'People' } });
  for (const name of ['orders', 'customers'])
    await stage.store('dataset', dataset(name), { datasetProperties: { name } });
  await stage.store('dataProduct', product, {
    dataProductProperties: {
      name: 'Order history',
      description: 'All *orders*',
      assets: [{ destinationUrn: dataset('orders') }],
    },
    domains: { domains: ['urn:li:domain:sales'] },
  });
});

const open = async (path = '', heading = 'Data products'): Promise<Page> => {
  const page = await stage.open(`/govern/products${path}`);
  await page.getByRole('heading', { name: heading, exact: true }).waitFor();
  return page;
};
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const idOf = (page: Page) => decodeURIComponent(new URL(page.url()).pathname.split('/').at(-1) ?? '');

describe('the data products', () => {
  test.each([
    ['', 'Data products'],
    [`/${product}`, 'Order history'],
  ])('have no axe violation on %s', async (path, heading) => {
    const page = await open(path, heading);
    await page.getByRole('table').waitFor();
    await page.waitForLoadState('networkidle');
    expect(await axe(page)).toEqual([]);
    await keepPicture(page, `products-${path.length}`);
    expect(stage.complaints).toEqual([]);
    await page.context().close();
  });

  test('are listed by domain', async () => {
    const page = await open();
    await page.getByRole('row', { name: /Order history.*Sales.*1/ }).waitFor();
    await page.getByRole('combobox', { name: 'Domain' }).selectOption('Sales');
    expect(new URL(page.url()).searchParams.get('only')).toBe('urn:li:domain:sales');
    await page.goto('/govern/products?only=urn:li:domain:people');
    await page.getByText('There are no data products yet.').waitFor();
  });

  test('are created in a domain', async () => {
    const page = await open();
    await button(page, 'New data product').click();
    const form = page.getByRole('dialog', { name: 'New data product' });
    await form.getByLabel('Name').fill('Staff');
    expect(await form.getByRole('button', { name: 'Create' }).isDisabled()).toBe(true);
    await button(page, 'Choose: Domain').click();
    await page.getByRole('option', { name: 'People' }).click();
    await form.getByRole('button', { name: 'Create' }).click();
    await page.getByRole('heading', { name: 'Staff', exact: true }).waitFor();
    expect(await stage.stored(idOf(page), 'dataProductProperties')).toMatchObject({ name: 'Staff' });
    expect(await stage.stored(idOf(page), 'domains')).toMatchObject({ domains: ['urn:li:domain:people'] });
  });

  test('take assets in, and let them go', async () => {
    const page = await open(`/${product}`, 'Order history');
    await button(page, 'Add an asset').click();
    await page.getByRole('combobox', { name: 'Add an asset' }).fill('customers');
    await page
      .getByRole('option', { name: /customers/ })
      .first()
      .click();
    await button(page, 'Remove customers').waitFor();
    const stored = async () =>
      (
        (await stage.stored(product, 'dataProductProperties')) as { assets: { destinationUrn: string }[] }
      ).assets.map(({ destinationUrn }) => destinationUrn);
    expect(await stored()).toEqual([dataset('orders'), dataset('customers')]);
    await button(page, 'Remove orders').click();
    await page.getByText('orders removed').waitFor();
    expect(await stored()).toEqual([dataset('customers')]);
  });

  test('are renamed, described and deleted', async () => {
    const page = await open(`/${product}`, 'Order history');
    await button(page, 'Rename').click();
    await page.getByRole('dialog').getByLabel('Name').fill('Old orders');
    await button(page, 'Save').click();
    await page.getByRole('heading', { name: 'Old orders', exact: true }).waitFor();
    await button(page, 'Edit the description').click();
    await page.getByRole('textbox', { name: 'Edit the description' }).fill('Of ten years');
    await button(page, 'Save').click();
    await page.getByText('Description changed').waitFor();
    expect(await stage.stored(product, 'dataProductProperties')).toMatchObject({
      name: 'Old orders',
      description: 'Of ten years',
    });
    await button(page, 'Delete').click();
    await page.getByText('Its assets stay as they are.').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('heading', { name: 'Data products', exact: true }).waitFor();
    expect(await stage.stored(product, 'dataProductProperties')).toBeUndefined();
    expect(await stage.stored(dataset('orders'), 'datasetProperties')).toBeDefined();
  });
});

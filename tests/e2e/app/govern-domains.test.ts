import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type AppStage, axe, keepPicture, setAppStage } from './stage.ts';

const domain = (id: string) => `urn:li:domain:${id}`;
const orders = 'urn:li:dataset:(urn:li:dataPlatform:postgres,shop.public.orders,PROD)';

let stage: AppStage;
beforeAll(async () => {
  stage = await setAppStage();
});
afterAll(() => stage?.[Symbol.asyncDispose]());

beforeEach(async () => {
  await stage.store('domain', domain('sales'), {
    domainProperties: { name: 'Sales', description: 'All *sales*' },
  });
  await stage.store('domain', domain('people'), { domainProperties: { name: 'People' } });
  await stage.store('domain', domain('retail'), {
    domainProperties: { name: 'Retail', parentDomain: domain('sales') },
  });
  await stage.store('dataset', orders, {
    datasetProperties: { name: 'orders' },
    domains: { domains: [domain('retail')] },
  });
});

const open = async (path: string): Promise<Page> => {
  const page = await stage.open(`/govern/domains${path}`);
  await page.getByRole('heading', { name: 'Domains', level: 1 }).waitFor();
  return page;
};
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const row = (page: Page, name: string) => page.getByRole('treeitem', { name });

describe('the domains', () => {
  test.each(['', `/${domain('retail')}`])('have no axe violation on %s', async (path) => {
    const page = await open(path);
    await row(page, 'Sales').first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(await axe(page)).toEqual([]);
    await keepPicture(page, `domains-${path.length}`);
    expect(stage.complaints).toEqual([]);
    await page.context().close();
  });

  test('show a chosen domain in the tree, with how much belongs to it', async () => {
    const page = await open(`/${domain('retail')}`);
    await row(page, 'Retail').and(page.locator('[aria-level="2"]')).waitFor();
    await page.getByRole('link', { name: '1 entity', exact: true }).waitFor();
  });

  test('can be created in another one, and moved, renamed and deleted', async () => {
    const page = await open(`/${domain('sales')}`);
    await button(page, 'New domain in here').click();
    await page.getByRole('dialog').getByLabel('Name').fill('Wholesale');
    await button(page, 'Create').click();
    await page.getByRole('heading', { name: 'Wholesale', exact: true }).waitFor();
    const urn = decodeURIComponent(new URL(page.url()).pathname.split('/').at(-1) ?? '');
    expect(await stage.stored(urn, 'domainProperties')).toMatchObject({
      name: 'Wholesale',
      parentDomain: domain('sales'),
    });
    await row(page, 'Wholesale').and(page.locator('[aria-level="2"]')).waitFor();

    await button(page, 'Move').click();
    await button(page, 'Choose: Parent').click();
    await page.getByRole('combobox', { name: 'Parent' }).fill('People');
    await page.getByRole('option', { name: 'People' }).click();
    const move = page.getByRole('dialog', { name: 'Move Wholesale' });
    await move.getByRole('button', { name: 'Move', exact: true }).click();
    await page.getByText('Wholesale moved').waitFor();
    expect(await stage.stored(urn, 'domainProperties')).toMatchObject({ parentDomain: domain('people') });

    await button(page, 'Rename').click();
    await page.getByRole('dialog').getByLabel('Name').fill('Big customers');
    await button(page, 'Save').click();
    await row(page, 'Big customers').waitFor();
    expect(await stage.stored(urn, 'domainProperties')).toMatchObject({ name: 'Big customers' });

    await button(page, 'Delete').click();
    await page.getByText('It is empty. This cannot be undone.').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('heading', { name: 'People', exact: true }).waitFor();
    expect(await stage.stored(urn, 'domainProperties')).toBeUndefined();
  });

  test('say what is in the way of a deletion', async () => {
    const page = await open(`/${domain('sales')}`);
    await button(page, 'Delete').click();
    await page.getByText('Move or delete what is in it first.').waitFor();
    expect(await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).isDisabled()).toBe(true);
  });

  test('take entities out when they are deleted', async () => {
    const page = await open(`/${domain('retail')}`);
    await button(page, 'Delete').click();
    await page.getByText('1 entity will be in no domain.').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByText('Retail deleted').waitFor();
    expect(await stage.stored(orders, 'domains')).toMatchObject({ domains: [] });
  });

  test('name what is wrong beside its field', async () => {
    const page = await open(`/${domain('sales')}`);
    await button(page, 'New domain').click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Name').fill('Retail');
    await button(page, 'Create').click();
    await form.getByText(/has a domain "Retail" already/).waitFor();
    expect(await form.getByLabel('Name').inputValue()).toBe('Retail');
  });
});

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type AppStage, axe, keepPicture, setAppStage } from './stage.ts';

const pii = 'urn:li:tag:pii';
const orders = 'urn:li:dataset:(urn:li:dataPlatform:postgres,shop.public.orders,PROD)';

let stage: AppStage;
beforeAll(async () => {
  stage = await setAppStage();
});
afterAll(() => stage?.[Symbol.asyncDispose]());

beforeEach(async () => {
  await stage.store('tag', pii, {
    tagProperties: { name: 'PII', description: 'About a person', colorHex: '#bd2a14' },
  });
  await stage.store('tag', 'urn:li:tag:gold', { tagProperties: { name: 'Gold' } });
  await stage.store('dataset', orders, {
    datasetProperties: { name: 'orders' },
    globalTags: { tags: [{ tag: pii }] },
  });
});

const open = async (path = ''): Promise<Page> => {
  const page = await stage.open(`/govern/tags${path}`);
  await page.getByRole('link', { name: 'PII' }).waitFor();
  return page;
};
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

describe('the tags', () => {
  test('have no axe violation, and say how often each is used', async () => {
    const page = await open();
    await page.getByRole('row', { name: /PII/ }).getByRole('link', { name: '1', exact: true }).waitFor();
    expect(await axe(page)).toEqual([]);
    await keepPicture(page, 'tags');
    expect(stage.complaints).toEqual([]);
  });

  test('are searched by the address', async () => {
    const page = await open('?q=PII');
    expect(await page.getByRole('link', { name: 'Gold' }).count()).toBe(0);
    await page.getByRole('searchbox', { name: 'Search tags' }).fill('nothing at all');
    await page.getByText('Nothing matches.').waitFor();
  });

  test('are created with a colour', async () => {
    const page = await open();
    await button(page, 'New tag').click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Name').fill('Legacy');
    await form.getByLabel('Description').fill('Do not use');
    await form.getByLabel('Colour').fill('#123456');
    await button(page, 'Create').click();
    await page.getByText('Legacy created').waitFor();
    const link = page.getByRole('table').getByRole('link', { name: 'Legacy' });
    const urn = decodeURIComponent((await link.getAttribute('href'))?.split('/').at(-1) ?? '');
    expect(await stage.stored(urn, 'tagProperties')).toMatchObject({
      name: 'Legacy',
      description: 'Do not use',
      colorHex: '#123456',
    });
  });

  test('are edited', async () => {
    const page = await open();
    await button(page, 'Edit PII').click();
    const form = page.getByRole('dialog');
    expect(await form.getByLabel('Colour').inputValue()).toBe('#bd2a14');
    await form.getByLabel('Name').fill('Personal');
    await form.getByLabel('Colour').fill('#00aa00');
    await button(page, 'Save').click();
    await page.getByText('Personal saved').waitFor();
    expect(await stage.stored(pii, 'tagProperties')).toEqual({
      name: 'Personal',
      description: 'About a person',
      colorHex: '#00aa00',
    });
  });

  test('are deleted, and taken from what has them', async () => {
    const page = await open();
    await button(page, 'Delete PII').click();
    await page.getByText('It is removed from 1 entity').waitFor();
    await button(page, 'Delete').click();
    await page.getByText('PII deleted').waitFor();
    expect(await stage.stored(pii, 'tagProperties')).toBeUndefined();
    expect(await stage.stored(orders, 'globalTags')).toMatchObject({ tags: [] });
  });
});

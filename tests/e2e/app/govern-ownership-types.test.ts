import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AppStage, axe, keepPicture, setAppStage } from './stage.ts';

const orders = 'urn:li:dataset:(urn:li:dataPlatform:postgres,shop.public.orders,PROD)';
const steward = 'urn:li:ownershipType:shop-steward';

let stage: AppStage;
beforeAll(async () => {
  stage = await setAppStage();
});
afterAll(() => stage?.[Symbol.asyncDispose]());

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('ownership types are listed, created, edited and deleted', async () => {
  const stamp = { time: 0, actor: 'urn:li:corpuser:datahub' };
  await stage.store('ownershipType', steward, {
    ownershipTypeInfo: { name: 'Shop steward', description: 'Knows', created: stamp, lastModified: stamp },
  });
  await stage.store('dataset', orders, {
    ownership: { owners: [{ owner: 'urn:li:corpuser:ada', type: 'CUSTOM', typeUrn: steward }] },
  });
  const page = await stage.open('/govern/ownership-types');
  await page.getByRole('row', { name: /Shop steward.*Knows.*1/ }).waitFor();
  await page.getByRole('row', { name: /Technical Owner/ }).waitFor();
  expect(await axe(page)).toEqual([]);
  await keepPicture(page, 'ownership-types');

  await button(page, 'New ownership type').click();
  await page.getByRole('dialog').getByLabel('Name').fill('Reviewer');
  await page.getByRole('dialog').getByLabel('Description').fill('Reads it');
  await button(page, 'Create').click();
  await page.getByRole('row', { name: /Reviewer.*Reads it/ }).waitFor();

  await button(page, 'Edit Shop steward').click();
  await page.getByRole('dialog').getByLabel('Description').fill('Knows everything');
  await button(page, 'Save').click();
  await page.getByText('Shop steward saved').waitFor();
  expect(await stage.stored(steward, 'ownershipTypeInfo')).toMatchObject({
    name: 'Shop steward',
    description: 'Knows everything',
  });

  await button(page, 'Delete Shop steward').click();
  await page.getByText('Owners of 1 entity no longer have a type.').waitFor();
  await button(page, 'Delete').click();
  await page.getByText('Shop steward deleted').waitFor();
  expect(await stage.stored(steward, 'ownershipTypeInfo')).toBeUndefined();
  expect(JSON.stringify(await stage.stored(orders, 'ownership'))).not.toContain(steward);
  expect(stage.complaints).toEqual([]);
});

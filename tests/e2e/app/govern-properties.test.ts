import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { narrow } from '../browser.ts';
import { type AppStage, axe, keepPicture, setAppStage } from './stage.ts';

const retention = 'urn:li:structuredProperty:shop.retention';
const dataset = (name: string) => `urn:li:dataset:(urn:li:dataPlatform:postgres,shop.${name},PROD)`;
const orders = dataset('orders');
const customers = dataset('customers');
const entityType = (name: string) => `urn:li:entityType:datahub.${name}`;

let stage: AppStage;
let page: Page;
beforeAll(async () => {
  stage = await setAppStage();
  for (const urn of [orders, customers])
    await stage.store('dataset', urn, {
      datasetProperties: { name: urn === orders ? 'orders' : 'customers' },
    });
  page = await stage.open('/govern/properties');
  page.setDefaultTimeout(10_000);
});
afterAll(() => stage?.[Symbol.asyncDispose]());

const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = () => page.getByRole('dialog').last();
const told = (text: string) => page.getByRole('log').getByText(text, { exact: true }).waitFor();
const valuesOf = async (urn: string) =>
  (((await stage.stored(urn, 'structuredProperties')) ?? {}) as { properties?: readonly unknown[] })
    .properties;

test('a structured property is defined, with its allowed values and where it is shown', async () => {
  await page.getByText('No structured property is defined yet.').waitFor();
  await button('New structured property').click();
  await dialog().getByLabel('Name', { exact: true }).fill('Retention');
  await dialog().getByLabel('Qualified name').fill('shop.retention');
  await dialog().getByLabel('Description').fill('Days for which rows are kept');
  await dialog().getByLabel('Type').selectOption({ label: 'Number' });
  await button('Add a value').click();
  await dialog().getByLabel('Value 1', { exact: true }).fill('a month');
  await dialog().getByText('“a month” is not a number.').waitFor();
  expect(await button('Create').isDisabled()).toBe(true);
  await dialog().getByLabel('Value 1', { exact: true }).fill('30');
  await dialog().getByLabel('Meaning of value 1').fill('A month');
  await dialog().getByLabel('Filters of a search').check();
  expect(await axe(page)).toEqual([]);
  await keepPicture(page, 'property-form');
  await button('Create').click();
  await told('Retention created');
  expect(await stage.stored(retention, 'propertyDefinition')).toMatchObject({
    qualifiedName: 'shop.retention',
    displayName: 'Retention',
    description: 'Days for which rows are kept',
    valueType: 'urn:li:dataType:datahub.number',
    cardinality: 'SINGLE',
    entityTypes: [entityType('dataset')],
    allowedValues: [{ value: { double: 30 }, description: 'A month' }],
  });
  expect(await stage.stored(retention, 'structuredPropertySettings')).toMatchObject({
    showInSearchFilters: true,
    isHidden: false,
  });
});

test('it is set on many entities from a search, and the list says on how many', async () => {
  await page.goto('/search?filters={"_entityType":["DATASET"]}');
  await page.getByRole('checkbox', { name: 'Choose orders' }).click();
  await button('Choose all 2 on this page').click();
  await button('Edit').click();
  await page.getByRole('option', { name: 'Set or remove a structured property' }).click();
  await dialog().getByLabel('Property', { exact: true }).selectOption({ label: 'Retention' });
  await dialog().getByLabel('Value', { exact: true }).selectOption({ label: '30 – A month' });
  await button('Save').click();
  await told('Retention set to 30: 2 entities');
  for (const urn of [orders, customers])
    expect(await valuesOf(urn)).toMatchObject([{ propertyUrn: retention, values: [{ double: 30 }] }]);

  await page.goto('/govern/properties');
  await page.getByRole('row', { name: /Retention.*Number.*One.*Datasets.*2/ }).waitFor();
  expect(await axe(page)).toEqual([]);
  await keepPicture(page, 'properties');
  await page.getByRole('link', { name: '2', exact: true }).click();
  await page.getByText('customers').first().waitFor();
  expect(new URL(page.url()).searchParams.get('where')).toBe('structuredProperties.shop.retention:*');
});

test('an edit extends it, and says why the rest cannot be changed', async () => {
  await page.goto(`/govern/properties/${encodeURIComponent(retention)}`);
  await page.getByText('shop.retention').waitFor();
  expect(await axe(page)).toEqual([]);
  await button('Edit').click();
  await dialog().getByText('The type cannot be changed').waitFor();
  expect(await dialog().getByLabel('Datasets').isDisabled()).toBe(true);
  await dialog().getByLabel('Charts').check();
  await dialog().getByLabel('An entity can have several values').check();
  await button('Add a value').click();
  await dialog().getByLabel('Value 2', { exact: true }).fill('90');
  await button('Save').click();
  await told('Retention saved');
  expect(await stage.stored(retention, 'propertyDefinition')).toMatchObject({
    cardinality: 'MULTIPLE',
    entityTypes: [entityType('dataset'), entityType('chart')],
    allowedValues: [{ value: { double: 30 } }, { value: { double: 90 } }],
  });
});

test('an entity has several values of it, which are changed on its page', async () => {
  await page.goto(`/dataset/${encodeURIComponent(orders)}/properties`);
  await button('Edit Retention').click();
  await dialog().getByLabel('90').check();
  await button('Save').click();
  await told('Retention set');
  expect(await valuesOf(orders)).toMatchObject([{ values: [{ double: 30 }, { double: 90 }] }]);
});

test('fits a narrow screen', async () => {
  await page.setViewportSize(narrow);
  for (const path of ['/govern/properties', `/govern/properties/${encodeURIComponent(retention)}`]) {
    await page.goto(path);
    await page.getByText('Retention').first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  }
});

test('it is deleted, after a warning that says who loses values', async () => {
  await page.goto(`/govern/properties/${encodeURIComponent(retention)}`);
  await button('Delete').click();
  await dialog().getByText('2 entities lose their values.').waitFor();
  await dialog().getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByText('No structured property is defined yet.').waitFor();
  expect(await stage.stored(retention, 'propertyDefinition')).toBeUndefined();
  await expect.poll(() => valuesOf(orders)).toEqual([]);
  expect(stage.complaints).toEqual([]);
});

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { narrow, wide } from '../browser.ts';
import { type AppStage, axe, keepPicture, setAppStage } from './stage.ts';

const tier = 'urn:li:structuredProperty:shop.tier';
const unit = 'urn:li:structuredProperty:shop.unit';
const dataset = (name: string) => `urn:li:dataset:(urn:li:dataPlatform:postgres,shop.${name},PROD)`;
const orders = dataset('orders');
const customers = dataset('customers');
const me = 'urn:li:corpuser:datahub';

let stage: AppStage;
let page: Page;
/** URN of the form that the first test creates. */
let form = '';

beforeAll(async () => {
  stage = await setAppStage();
  const define = (urn: string, displayName: string, types: readonly string[], more: object = {}) =>
    stage.store('structuredproperty', urn, {
      propertyDefinition: {
        qualifiedName: urn.split(':').at(-1),
        displayName,
        valueType: 'urn:li:dataType:datahub.string',
        cardinality: 'SINGLE',
        entityTypes: types.map((type) => `urn:li:entityType:datahub.${type}`),
        ...more,
      },
    });
  await define(tier, 'Tier', ['dataset'], {
    allowedValues: [{ value: { string: 'Gold' } }, { value: { string: 'Silver' } }],
  });
  await define(unit, 'Unit', ['schemaField']);
  for (const urn of [orders, customers])
    await stage.store('dataset', urn, {
      datasetProperties: { name: urn === orders ? 'orders' : 'customers' },
      ownership: { owners: [{ owner: urn === orders ? me : 'urn:li:corpuser:ada', type: 'DATAOWNER' }] },
      schemaMetadata: {
        schemaName: 'shop',
        platform: 'urn:li:dataPlatform:postgres',
        version: 0,
        hash: '',
        platformSchema: { 'com.linkedin.schema.OtherSchema': { rawSchema: '' } },
        fields: ['id', 'price'].map((fieldPath) => ({
          fieldPath,
          nativeDataType: 'int',
          type: { type: { 'com.linkedin.schema.NumberType': {} } },
        })),
      },
    });
  page = await stage.open('/govern/forms');
  page.setDefaultTimeout(10_000);
});
afterAll(() => stage?.[Symbol.asyncDispose]());

const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = () => page.getByRole('dialog').last();
const told = (text: string) => page.getByRole('log').getByText(text, { exact: true }).last().waitFor();
const question = (title: string) => page.getByRole('region', { name: title, exact: true });
const formsOf = async (urn: string) => (await stage.stored(urn, 'forms')) as Record<string, unknown[]>;

test('a form is written: what it asks, and whom', async () => {
  await page.getByText('There are no forms yet.').waitFor();
  await button('New form').click();
  await dialog().getByLabel('Name', { exact: true }).fill('Basics');
  await dialog().getByLabel('Type').selectOption({ label: 'Verification' });
  await button('Add a question').click();
  await dialog().getByLabel('Question 1', { exact: true }).fill('In which unit is it?');
  await dialog().getByLabel('For each column: Question 1').check();
  await dialog().getByLabel('Structured property of question 1').selectOption({ label: 'Unit' });
  await button('Add a question').click();
  await dialog().getByLabel('Question 2', { exact: true }).fill('How critical is it?');
  expect(await button('Create').isDisabled()).toBe(true);
  await dialog().getByLabel('Structured property of question 2').selectOption({ label: 'Tier' });
  await dialog().getByLabel('Required: Question 1').uncheck();
  expect(await axe(page)).toEqual([]);
  await keepPicture(page, 'form-author');
  await button('Create').click();
  await told('Basics created');
  await page.getByRole('heading', { name: 'Basics' }).waitFor();
  form = decodeURIComponent(new URL(page.url()).pathname.split('/').at(-1) ?? '');
  expect(await stage.stored(form, 'formInfo')).toMatchObject({
    name: 'Basics',
    type: 'VERIFICATION',
    prompts: [
      {
        title: 'In which unit is it?',
        type: 'FIELDS_STRUCTURED_PROPERTY',
        required: false,
        structuredPropertyParams: { urn: unit },
      },
      { title: 'How critical is it?', type: 'STRUCTURED_PROPERTY', required: true },
    ],
    actors: { owners: true, users: [], groups: [] },
  });
});

test('an edit keeps the questions and their ids, in the order that is chosen', async () => {
  const before = (await stage.stored(form, 'formInfo')) as { prompts: readonly { id: string }[] };
  await button('Edit').click();
  await dialog().getByLabel('Description').fill('What everybody asks');
  await button('Move up: question 2').click();
  await button('Save').click();
  await told('Basics saved');
  expect(await stage.stored(form, 'formInfo')).toMatchObject({
    description: 'What everybody asks',
    prompts: [{ id: before.prompts[1]?.id, title: 'How critical is it?' }, { id: before.prompts[0]?.id }],
  });
});

test('it is assigned to one asset, and to what a search finds', async () => {
  await button('Assign to an asset').click();
  await dialog().getByRole('combobox').fill('orders');
  await page
    .getByRole('option', { name: /orders/ })
    .first()
    .click();
  await told('Assigned to orders');
  expect(await formsOf(orders)).toMatchObject({ incompleteForms: [{ urn: form }] });
  await page.getByRole('link', { name: 'Choose many in the search' }).click();
  const assignBoth = async () => {
    for (const name of ['Choose orders', 'Choose customers'])
      await page.getByRole('checkbox', { name, exact: true }).check();
    await button('Edit').click();
    await page.getByRole('option', { name: 'Assign a form' }).click();
    await page.getByRole('option', { name: 'Basics' }).click();
    await told('Form Basics assigned: 1 entity');
    expect(await formsOf(customers)).toMatchObject({ incompleteForms: [{ urn: form }] });
  };
  await assignBoth();
  // One that had it before keeps it.
  await button('Undo').click();
  await told('Undone: Form Basics assigned: 1 entity');
  expect(await formsOf(customers)).toMatchObject({ incompleteForms: [] });
  expect(await formsOf(orders)).toMatchObject({ incompleteForms: [{ urn: form }] });
  await assignBoth();
});

test('the list and the page of a form say how far it is', async () => {
  await page.goto('/govern/forms');
  await page.getByRole('row', { name: /Basics.*Verification.*2.*Owners.*0 of 2/ }).waitFor();
  expect(await axe(page)).toEqual([]);
  await page.goto(`/govern/forms/${encodeURIComponent(form)}?state=open&whose=mine`);
  await page.getByRole('row', { name: /orders.*0 of 2 questions answered/ }).waitFor();
  expect(await page.getByRole('row', { name: /customers/ }).count()).toBe(0);
  await page.getByRole('link', { name: 'All', exact: true }).click();
  await page.getByLabel('Owner', { exact: true }).selectOption({ label: 'All owners' });
  await page.getByRole('row', { name: /customers.*0 of 2/ }).waitFor();
  expect(await axe(page)).toEqual([]);
  await keepPicture(page, 'form');
});

test('it is filled in on the page of the asset, for columns one after the other', async () => {
  await page.getByRole('link', { name: 'Fill in for orders' }).click();
  const critical = question('How critical is it?');
  await critical.getByLabel('Value').selectOption({ label: 'Gold' });
  await critical.getByRole('button').click();
  await told('How critical is it?: answer saved');
  expect(await stage.stored(orders, 'structuredProperties')).toMatchObject({
    properties: [{ propertyUrn: tier, values: [{ string: 'Gold' }] }],
  });
  const units = question('In which unit is it?');
  await units.getByText('0 of 2 columns answered').waitFor();
  await units.getByLabel('Value').fill('piece');
  await units.getByRole('button').click();
  await units.getByText('1 of 2 columns answered').waitFor();
  expect(await stage.stored(`urn:li:schemaField:(${orders},id)`, 'structuredProperties')).toMatchObject({
    properties: [{ propertyUrn: unit, values: [{ string: 'piece' }] }],
  });
  await units.getByLabel('Column').selectOption('price');
  await units.getByLabel('Value').fill('euro');
  await units.getByRole('button').click();
  await units.getByText('2 of 2 columns answered').waitFor();
  expect(await formsOf(orders)).toMatchObject({
    incompleteForms: [],
    completedForms: [{ urn: form, incompletePrompts: [] }],
  });
  expect(await axe(page)).toEqual([]);
  await keepPicture(page, 'form-fill');
});

test('it is verified by those who are asked, when it is complete', async () => {
  await button('Verify').click();
  await told('Basics verified');
  await dialog()
    .getByText(/^Verified by .* on /)
    .waitFor();
  expect(await formsOf(orders)).toMatchObject({ verifications: [{ form, lastModified: { actor: me } }] });
  await button('Close').first().click();
  await page.getByRole('complementary').getByText('Verified').waitFor();
  expect(page.url()).not.toContain('form=');

  await page.goto(`/dataset/${encodeURIComponent(customers)}?form=${encodeURIComponent(form)}`);
  await dialog().getByText('Answer the required questions first.').waitFor({ state: 'attached' });
  expect(await dialog().getByRole('button', { name: 'Verify' }).getAttribute('aria-disabled')).toBe('true');
});

test('fits a narrow screen', async () => {
  await page.setViewportSize(narrow);
  for (const path of ['/govern/forms', `/govern/forms/${encodeURIComponent(form)}`]) {
    await page.goto(path);
    await page.getByText('1 of 2').first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  }
});

test('it is assigned by a search, which is shown, changed and removed', async () => {
  const returns = dataset('returns');
  const search = async () =>
    ((await stage.stored(form, 'dynamicFormAssignment')) as { filter: object } | undefined)?.filter;
  await stage.store('dataset', returns, { datasetProperties: { name: 'returns' } });
  await page.setViewportSize(wide);
  await button('Assign by a search').click();
  const query = dialog().getByLabel('Query', { exact: true });
  await query.fill('orders');
  await dialog().getByText('Only conditions on fields with values').waitFor();
  expect(await dialog().getByRole('button', { name: 'Assign by a search' }).isDisabled()).toBe(true);
  await query.fill('platform:"urn:li:dataPlatform:postgres"');
  await dialog().getByText('It finds 3 assets that can have forms.').waitFor();
  expect(await axe(page)).toEqual([]);
  await keepPicture(page, 'form-search');
  await dialog().getByRole('button', { name: 'Assign by a search' }).click();
  await told('Basics assigned by the search');
  expect(await search()).toMatchObject({ or: [{ and: [{ field: 'platform' }] }] });
  expect(await formsOf(returns)).toMatchObject({ incompleteForms: [{ urn: form }] });
  const shown = page.getByText('platform:urn:li:dataPlatform:postgres', { exact: true });
  await shown.waitFor();
  await page.getByRole('row', { name: /returns/ }).waitFor();

  // What somebody else has stored meanwhile is shown before it is overwritten.
  await button('Change the search').click();
  await query.fill('origin:DEV');
  await stage.store('form', form, {
    dynamicFormAssignment: { filter: { or: [{ and: [{ field: 'origin', values: ['PROD'] }] }] } },
  });
  await button('Save').click();
  await page.getByText('Assigned by a search: origin:PROD').waitFor();
  await button('Keep what is stored').click();
  await page.getByText('origin:PROD', { exact: true }).waitFor();
  expect(await axe(page)).toEqual([]);

  await button('Remove the search').click();
  await dialog().getByRole('button', { name: 'Remove', exact: true }).click();
  await told('Search removed');
  await page.getByText('No search assigns it.').waitFor();
  expect(await search()).toBeUndefined();
  expect(await formsOf(returns)).toMatchObject({ incompleteForms: [] });
  expect(await formsOf(customers)).toMatchObject({ incompleteForms: [{ urn: form }] });
});

test('it is taken off an asset, and deleted', async () => {
  await button('Remove customers').click();
  await told('Removed from customers');
  expect(await formsOf(customers)).toMatchObject({ incompleteForms: [], completedForms: [] });
  await page.getByText('1 of 1').waitFor();
  await button('Delete').click();
  await dialog().getByText('It is removed from 1 asset.').waitFor();
  await dialog().getByRole('button', { name: 'Delete', exact: true }).click();
  await told('Basics deleted');
  await page.getByText('There are no forms yet.').waitFor();
  expect(await stage.stored(form, 'formInfo')).toBeUndefined();
  expect(stage.complaints).toEqual([]);
});

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { orders, pageOf, report, storeShop } from './entity-samples.ts';
import { type AppStage, keepPicture, setAppStage } from './stage.ts';

let stage: AppStage;
beforeAll(async () => {
  stage = await setAppStage();
  await storeShop(stage);
});
afterAll(() => stage?.[Symbol.asyncDispose]());

/** Opens a page on which what is missing is told soon, with its name. */
async function open(path: string): Promise<Page> {
  const page = await stage.open(path);
  page.setDefaultTimeout(10_000);
  return page;
}

/** Picks the first of what a picker finds. */
async function pick(page: Page, button: string, text: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  await page.getByRole('dialog').last().getByRole('combobox').fill(text);
  await page.getByRole('option', { name: text }).first().click();
}
const told = (page: Page, text: string) => page.getByRole('log').getByText(text, { exact: true }).waitFor();
const undo = (page: Page) => page.getByRole('log').getByRole('button', { name: 'Undo' }).last().click();
async function act(page: Page, entry: string): Promise<void> {
  await page.getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

describe('labels', () => {
  test('are put to an entity where they are shown, and taken back', async () => {
    const page = await open(pageOf(orders));
    await pick(page, 'Add a tag', 'PII');
    await told(page, 'Tag PII added');
    expect(await stage.stored(orders, 'globalTags')).toMatchObject({ tags: [{ tag: 'urn:li:tag:pii' }] });
    await undo(page);
    await expect.poll(() => stage.stored(orders, 'globalTags')).toEqual({ tags: [] });
    await pick(page, 'Add a term', 'Revenue');
    await told(page, 'Term Revenue added');
    await pick(page, 'Choose a domain', 'Shop');
    await told(page, 'Put into the domain Shop');
    expect(await stage.stored(orders, 'domains')).toMatchObject({ domains: ['urn:li:domain:shop'] });
    await page.context().close();
  });

  test('an owner has a type, and goes as that type alone', async () => {
    const page = await open(pageOf(orders));
    await pick(page, 'Add an owner', 'Grace');
    await page.getByLabel('Type of ownership').selectOption({ label: 'Data Steward' });
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await told(page, 'Grace Hopper is an owner');
    await page.getByRole('complementary').getByText('Data Steward').waitFor();
    expect(await stage.stored(orders, 'ownership')).toMatchObject({
      owners: [{ owner: 'urn:li:corpuser:grace', typeUrn: 'urn:li:ownershipType:__system__data_steward' }],
    });
    await page.getByRole('button', { name: 'Remove Grace Hopper' }).click();
    await told(page, 'Grace Hopper is no owner any more');
    expect(await stage.stored(orders, 'ownership')).toMatchObject({ owners: [] });
    await page.context().close();
  });

  test('that did not reach the server are kept, and offered again after the page was closed', async () => {
    const page = await open(pageOf(orders));
    await page.getByRole('button', { name: 'Add a tag' }).click();
    await page.getByRole('option', { name: 'PII' }).waitFor();
    await page.context().setOffline(true);
    await page.getByRole('option', { name: 'PII' }).click();
    await page.getByRole('log').getByText('Not done: Tag PII added').waitFor();
    await page.getByText('1 edit did not reach the server.').waitFor();
    // What was shown before the answer came is taken back, and the page stays.
    expect(await page.getByRole('button', { name: 'Remove PII' }).count()).toBe(0);
    await page.getByRole('heading', { name: 'orders', level: 1 }).waitFor();
    await page.context().setOffline(false);
    await page.reload();
    await page.getByRole('button', { name: 'Send again' }).click();
    await page.getByRole('button', { name: 'Remove PII' }).waitFor();
    expect(await stage.stored(orders, 'globalTags')).toMatchObject({ tags: [{ tag: 'urn:li:tag:pii' }] });
    await page.context().close();
  });
});

describe('links', () => {
  test('are added, changed and removed; a wrong address is shown in the form, which keeps it', async () => {
    const page = await open(pageOf(orders));
    await page.getByRole('button', { name: 'Add a link' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Address').fill('javascript:alert(1)');
    await form.getByLabel('Text').fill('Runbook');
    await form.getByRole('button', { name: 'Save' }).click();
    await form
      .getByRole('alert')
      .getByText(/expected an address/)
      .waitFor();
    expect(await form.getByLabel('Text').inputValue()).toBe('Runbook');
    await form.getByLabel('Address').fill('https://example.org/runbook');
    await form.getByRole('button', { name: 'Save' }).click();
    await told(page, 'Link Runbook added');
    await page.getByRole('button', { name: 'Edit Runbook' }).click();
    await form.getByLabel('Text').fill('Runbook of the shop');
    await form.getByRole('button', { name: 'Save' }).click();
    await told(page, 'Link Runbook of the shop changed');
    expect(await stage.stored(orders, 'institutionalMemory')).toMatchObject({
      elements: [{ url: 'https://example.org/runbook', description: 'Runbook of the shop' }],
    });
    await page.getByRole('button', { name: 'Remove Runbook of the shop' }).click();
    await told(page, 'Link Runbook of the shop removed');
    expect(await stage.stored(orders, 'institutionalMemory')).toMatchObject({ elements: [] });
    await page.context().close();
  });
});

describe('an entity as a whole', () => {
  test('is deprecated with a note, a day and a replacement', async () => {
    const page = await open(pageOf(orders));
    await act(page, 'Deprecate');
    await page.getByLabel('Note').fill('Use the **report**.');
    await page.getByLabel('Decommissioned on').fill('2027-01-31');
    await pick(page, 'Choose a replacement', 'report');
    await keepPicture(page, 'entity-deprecation');
    await page.getByRole('button', { name: 'Deprecate', exact: true }).click();
    await told(page, 'Deprecated');
    await page.getByText('Decommissioned on Jan 31, 2027.').waitFor();
    expect(await stage.stored(orders, 'deprecation')).toMatchObject({
      deprecated: true,
      note: 'Use the **report**.',
      replacement: report,
    });
    await undo(page);
    await expect.poll(() => stage.stored(orders, 'deprecation')).toMatchObject({ deprecated: false });
    await page.context().close();
  });

  test('is renamed, deleted and restored', async () => {
    const page = await open(pageOf(orders));
    await act(page, 'Rename');
    await page.getByLabel('Name', { exact: true }).fill('All orders');
    await page.getByRole('button', { name: 'Rename', exact: true }).click();
    await page.getByRole('heading', { name: 'All orders', level: 1 }).waitFor();
    await undo(page);
    await page.getByRole('heading', { name: 'orders', level: 1, exact: true }).waitFor();
    await act(page, 'Delete');
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByText(/nobody finds it/).waitFor();
    expect(await stage.stored(orders, 'status')).toMatchObject({ removed: true });
    await act(page, 'Restore');
    await told(page, 'Restored');
    expect(await stage.stored(orders, 'status')).toMatchObject({ removed: false });
    await page.context().close();
  });

  test('has incidents that are raised and resolved', async () => {
    const page = await open(pageOf(orders, 'quality'));
    await page.getByRole('button', { name: 'Raise an incident' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Title').fill('Late');
    await form.getByLabel('What is wrong').fill('Nothing came today');
    await form.getByLabel('Type').selectOption('FRESHNESS');
    await form.getByRole('button', { name: 'Raise' }).click();
    await page.getByText('1 active incident').waitFor();
    await page.getByRole('button', { name: 'Resolve Late' }).click();
    await form.getByLabel('What was done').fill('Loaded again');
    await form.getByRole('button', { name: 'Resolve' }).click();
    await form.waitFor({ state: 'detached' });
    await page.getByText('Loaded again').waitFor();
    const { dataset } = (await stage.graphql(
      'query ($urn: String!) { dataset(urn: $urn) { incidents { incidents { title incidentType incidentStatus { state message } } } } }',
      { urn: orders },
    )) as { dataset: { incidents: { incidents: unknown } } };
    expect(dataset.incidents.incidents).toEqual([
      {
        title: 'Late',
        incidentType: 'FRESHNESS',
        incidentStatus: { state: 'RESOLVED', message: 'Loaded again' },
      },
    ]);
    await page.context().close();
  });

  test('has properties that are set: one of the allowed values, and custom ones', async () => {
    const page = await open(pageOf(orders, 'properties'));
    await page.getByRole('button', { name: 'Edit Retention' }).click();
    await page.getByLabel('Value').selectOption('30 days');
    await page.getByRole('button', { name: 'Save' }).click();
    await told(page, 'Retention set');
    expect(await stage.stored(orders, 'structuredProperties')).toMatchObject({
      properties: [{ propertyUrn: 'urn:li:structuredProperty:retention', values: [{ string: '30 days' }] }],
    });
    await page.getByRole('button', { name: 'Add a property' }).click();
    await page.getByLabel('Name').fill('a/b');
    await page.getByLabel('Value').fill('c');
    await page.getByRole('button', { name: 'Save' }).click();
    await told(page, 'a/b set');
    expect(await stage.stored(orders, 'datasetProperties')).toMatchObject({
      customProperties: { team: 'shop', 'a/b': 'c' },
    });
    await page.getByRole('button', { name: 'Remove a/b' }).click();
    await told(page, 'a/b removed');
    expect(await stage.stored(orders, 'datasetProperties')).toMatchObject({
      customProperties: { team: 'shop' },
    });
    await page.context().close();
  });
});

describe('a text that somebody else changes meanwhile', () => {
  test('is shown beside one’s own, and nothing is lost', async () => {
    const page = await open(pageOf(orders, 'documentation'));
    await page.getByRole('button', { name: 'Edit the description' }).click();
    await page.getByRole('textbox', { name: 'Edit the description' }).fill('Mine');
    await page.reload();
    expect(await page.getByRole('textbox', { name: 'Edit the description' }).inputValue()).toBe('Mine');
    await stage.store('dataset', orders, { editableDatasetProperties: { description: 'Theirs' } });
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Somebody else changed this in the meantime.').waitFor();
    await page.getByText('Theirs', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Save mine' }).click();
    await told(page, 'Description changed');
    expect(await stage.stored(orders, 'editableDatasetProperties')).toMatchObject({ description: 'Mine' });
    await page.context().close();
  });

  test('is not overwritten as an aspect either', async () => {
    const page = await open(pageOf(report, 'raw'));
    await page.getByText('datasetProperties', { exact: true }).click();
    await page.getByRole('button', { name: 'Edit datasetProperties' }).click();
    const text = page.getByRole('textbox', { name: 'Edit datasetProperties' });
    await text.fill('{\n  "name": 3\n}');
    await page.getByRole('button', { name: 'Save' }).click();
    const fault = page.getByRole('alert');
    await fault.getByText('Line 2:').waitFor();
    expect(await fault.textContent()).toContain('expected string, got 3');
    await text.fill('{\n  "name": "mine",\n}');
    await page.getByRole('button', { name: 'Save' }).click();
    await fault.getByText(/^Line \d/).waitFor();
    await stage.store('dataset', report, { datasetProperties: { name: 'theirs' } });
    await text.fill('{ "name": "mine" }');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Somebody else changed this in the meantime.').waitFor();
    await keepPicture(page, 'entity-conflict');
    await page.getByRole('button', { name: 'Save mine' }).click();
    await told(page, 'datasetProperties saved');
    expect(await stage.stored(report, 'datasetProperties')).toMatchObject({ name: 'mine' });
    await page.context().close();
  });
});

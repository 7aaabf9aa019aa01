import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type AppStage, axe, keepPicture, setAppStage } from './stage.ts';

const group = (id: string) => `urn:li:glossaryNode:${id}`;
const term = (id: string) => `urn:li:glossaryTerm:${id}`;
const orders = 'urn:li:dataset:(urn:li:dataPlatform:postgres,shop.public.orders,PROD)';
/** More than a page of a tree. */
const many = 2000;

let stage: AppStage;
beforeAll(async () => {
  stage = await setAppStage();
  await stage.store('glossaryNode', group('many'), {
    glossaryNodeInfo: { name: 'Imported', definition: '' },
  });
  const terms = Array.from({ length: many }, (_, i) => ({
    urn: term(`many-${i}`),
    glossaryTermInfo: {
      value: {
        name: `Imported ${String(i).padStart(4, '0')}`,
        definition: '',
        termSource: 'INTERNAL',
        parentNode: group('many'),
      },
    },
  }));
  const stored = await fetch(`${stage.address}/openapi/v3/entity/glossaryTerm?async=false`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(terms),
  });
  expect(stored.status).toBe(200);
});
afterAll(() => stage?.[Symbol.asyncDispose]());

beforeEach(async () => {
  for (const [id, name] of [
    ['finance', 'Finance'],
    ['people', 'People'],
  ] as const)
    await stage.store('glossaryNode', group(id), { glossaryNodeInfo: { name, definition: `About ${name}` } });
  await stage.store('glossaryTerm', term('vat'), {
    glossaryTermInfo: {
      name: 'VAT',
      definition: 'A *tax*',
      termSource: 'INTERNAL',
      parentNode: group('finance'),
    },
    glossaryRelatedTerms: { isRelatedTerms: [], hasRelatedTerms: [] },
  });
  await stage.store('glossaryTerm', term('tax'), {
    glossaryTermInfo: { name: 'Tax', definition: 'Paid to the state', termSource: 'INTERNAL' },
  });
  await stage.store('dataset', orders, {
    datasetProperties: { name: 'orders' },
    glossaryTerms: {
      terms: [{ urn: term('vat') }],
      auditStamp: { time: 0, actor: 'urn:li:corpuser:datahub' },
    },
  });
});

const open = async (path: string): Promise<Page> => {
  const page = await stage.open(`/govern/glossary${path}`);
  await page.getByRole('heading', { name: 'Glossary', level: 1 }).waitFor();
  return page;
};
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const row = (page: Page, name: string) => page.getByRole('treeitem', { name });

describe('the glossary', () => {
  test.each(['', `/${term('vat')}`, `/${group('finance')}`])('has no axe violation on %s', async (path) => {
    const page = await open(path);
    await page.waitForLoadState('networkidle');
    expect(await axe(page)).toEqual([]);
    await keepPicture(page, `glossary-${path.length}`);
    expect(stage.complaints).toEqual([]);
    await page.context().close();
  });

  test('shows a chosen term where it is in the tree, with what it means and what uses it', async () => {
    const page = await open(`/${term('vat')}`);
    await row(page, 'VAT').and(page.locator('[aria-selected="true"][aria-level="2"]')).waitFor();
    await page.locator('em', { hasText: 'tax' }).waitFor();
    await page.getByRole('link', { name: '1 entity', exact: true }).waitFor();
  });

  test('opens a group with thousands of terms without drawing them all', async () => {
    const page = await open('');
    await row(page, 'Imported').first().waitFor();
    const tree = page.getByRole('tree');
    await tree.focus();
    await page.keyboard.press('Home');
    while (!(await row(page, 'Imported').first().getAttribute('data-active')))
      await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await row(page, 'Imported 0000').waitFor();
    expect(await page.getByRole('treeitem').count()).toBeLessThan(80);
    for (let i = 0; i < 3; i += 1) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => decodeURIComponent(url.pathname).endsWith(term('many-2')));
    await tree.evaluate((element) => element.scrollTo(0, 1500 * 32));
    await row(page, 'Imported 1500').waitFor();
  });

  test('finds a term, and keeps the search in the address', async () => {
    const page = await open('');
    await page.getByRole('searchbox', { name: 'Search the glossary' }).fill('VAT');
    await row(page, 'VAT').waitFor();
    expect(new URL(page.url()).searchParams.get('q')).toBe('VAT');
    await page.reload();
    await row(page, 'VAT').waitFor();
    expect(await row(page, 'Imported').count()).toBe(0);
  });

  test('creates a term in the chosen group', async () => {
    const page = await open(`/${group('people')}`);
    await button(page, 'New term in here').click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Name').fill('Employee');
    await form.getByLabel('Description').fill('Somebody who works **here**');
    await button(page, 'Create').click();
    await page.getByRole('heading', { name: 'Employee' }).waitFor();
    const urn = decodeURIComponent(new URL(page.url()).pathname.split('/').at(-1) ?? '');
    expect(await stage.stored(urn, 'glossaryTermInfo')).toMatchObject({
      name: 'Employee',
      definition: 'Somebody who works **here**',
      parentNode: group('people'),
    });
    await row(page, 'Employee').waitFor();
  });

  test('says beside the name what is wrong with it, and keeps what was typed', async () => {
    const page = await open(`/${group('finance')}`);
    await button(page, 'New term').click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Name').fill('VAT');
    await form.getByLabel('Description').fill('Kept');
    await button(page, 'Create').click();
    await form.getByText(/has "VAT" already/).waitFor();
    expect(await form.getByLabel('Name').getAttribute('aria-invalid')).toBe('true');
    expect(await form.getByLabel('Description').inputValue()).toBe('Kept');
  });

  test('creates a group at the top', async () => {
    const page = await open('');
    await button(page, 'New group').click();
    await page.getByRole('dialog').getByLabel('Name').fill('Logistics');
    await button(page, 'Create').click();
    await page.getByRole('heading', { name: 'Logistics' }).waitFor();
    const urn = decodeURIComponent(new URL(page.url()).pathname.split('/').at(-1) ?? '');
    expect(await stage.stored(urn, 'glossaryNodeInfo')).toMatchObject({ name: 'Logistics' });
  });

  test('renames a term', async () => {
    const page = await open(`/${term('vat')}`);
    await button(page, 'Rename').click();
    await page.getByRole('dialog').getByLabel('Name').fill('Value added tax');
    await button(page, 'Save').click();
    await page.getByRole('heading', { name: 'Value added tax', exact: true }).waitFor();
    await row(page, 'Value added tax').waitFor();
    expect(await stage.stored(term('vat'), 'glossaryTermInfo')).toMatchObject({ name: 'Value added tax' });
  });

  test('edits a definition', async () => {
    const page = await open(`/${term('tax')}`);
    await button(page, 'Edit the description').click();
    await page.getByRole('textbox', { name: 'Edit the description' }).fill('Paid **often**');
    await button(page, 'Save').click();
    await page.locator('strong', { hasText: 'often' }).waitFor();
    await page.getByText('Description changed').waitFor();
    await expect
      .poll(() => stage.stored(term('tax'), 'glossaryTermInfo'))
      .toMatchObject({ definition: 'Paid **often**' });
  });

  test('moves a term into another group, and to the top', async () => {
    const page = await open(`/${term('vat')}`);
    await button(page, 'Move').click();
    await button(page, 'Choose: Parent').click();
    await page.getByRole('combobox', { name: 'Parent' }).fill('People');
    await page.getByRole('option', { name: 'People' }).click();
    await page
      .getByRole('dialog', { name: 'Move VAT' })
      .getByRole('button', { name: 'Move', exact: true })
      .click();
    await page.getByText('VAT moved').waitFor();
    expect(await stage.stored(term('vat'), 'glossaryTermInfo')).toMatchObject({
      parentNode: group('people'),
    });
    await button(page, 'Move').click();
    await button(page, 'Remove People').click();
    await page
      .getByRole('dialog', { name: 'Move VAT' })
      .getByRole('button', { name: 'Move', exact: true })
      .click();
    await expect.poll(() => stage.stored(term('vat'), 'glossaryTermInfo')).not.toHaveProperty('parentNode');
    await row(page, 'VAT').and(page.locator('[aria-level="1"]')).waitFor();
  });

  test('adds and removes a related term', async () => {
    const page = await open(`/${term('vat')}`);
    await button(page, 'Add a broader term').click();
    await page.getByRole('combobox', { name: 'Add a broader term' }).fill('Tax');
    await page.getByRole('option', { name: 'Tax' }).first().click();
    await button(page, 'Remove Tax').waitFor();
    expect(await stage.stored(term('vat'), 'glossaryRelatedTerms')).toMatchObject({
      isRelatedTerms: [term('tax')],
    });
    await keepPicture(page, 'glossary-related');
    await button(page, 'Remove Tax').click();
    await page.getByText('Related term Tax removed').waitFor();
    expect(await stage.stored(term('vat'), 'glossaryRelatedTerms')).toMatchObject({ isRelatedTerms: [] });
  });

  test('adds an owner, and removes one', async () => {
    await stage.store('corpuser', 'urn:li:corpuser:ada', {
      corpUserInfo: { active: true, displayName: 'Ada Byron' },
    });
    const page = await open(`/${term('tax')}`);
    await button(page, 'Add an owner').click();
    await page.getByRole('combobox', { name: 'Add an owner' }).fill('Ada');
    await page.getByRole('option', { name: 'Ada Byron' }).click();
    await button(page, 'Remove Ada Byron').waitFor();
    await expect
      .poll(() => stage.stored(term('tax'), 'ownership'))
      .toMatchObject({ owners: [{ owner: 'urn:li:corpuser:ada' }] });
    await button(page, 'Remove Ada Byron').click();
    await expect.poll(() => stage.stored(term('tax'), 'ownership')).toMatchObject({ owners: [] });
  });

  test('says what deleting a term changes, and deletes it', async () => {
    const page = await open(`/${term('vat')}`);
    await button(page, 'Delete').click();
    const asked = page.getByRole('dialog', { name: 'Delete VAT?' });
    await asked.getByText('It is removed from 1 entity').waitFor();
    await asked.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('heading', { name: 'Finance', exact: true }).waitFor();
    expect(await stage.stored(term('vat'), 'glossaryTermInfo')).toBeUndefined();
    expect(await stage.stored(orders, 'glossaryTerms')).toMatchObject({ terms: [] });
    await expect.poll(() => row(page, 'VAT').count()).toBe(0);
  });

  test('moves what is in a deleted group to the top', async () => {
    const page = await open(`/${group('finance')}`);
    await button(page, 'Delete').click();
    const asked = page.getByRole('dialog', { name: 'Delete Finance?' });
    await asked.getByText('What is directly in it (1) is not deleted').waitFor();
    await asked.getByRole('button', { name: 'Delete' }).click();
    await row(page, 'VAT').and(page.locator('[aria-level="1"]')).waitFor();
    expect(await stage.stored(group('finance'), 'glossaryNodeInfo')).toBeUndefined();
    expect(await stage.stored(term('vat'), 'glossaryTermInfo')).not.toHaveProperty('parentNode');
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { narrow } from '../browser.ts';
import { group, job, orders, pageOf, rawOrders, storeShop } from './entity-samples.ts';
import { type AppStage, axe, keepPicture, setAppStage } from './stage.ts';

let stage: AppStage;
beforeAll(async () => {
  stage = await setAppStage();
  await storeShop(stage);
});
afterAll(() => stage?.[Symbol.asyncDispose]());

describe('the page of an entity', () => {
  test.each([
    ['quality', orders, 'Amounts are positive'],
    ['queries', orders, 'Revenue by day'],
    ['properties', orders, 'Retention'],
    ['access', orders, 'Request access'],
    ['documentation', orders, 'Every order'],
    ['raw', orders, 'datasetProperties'],
    ['history', orders, 'was added'],
    ['runs', job, '1 min 35 s'],
    ['related', group, 'Grace Hopper'],
  ])('shows %s of %s, and has no axe violation there', async (tab, urn, text) => {
    const page = await stage.open(pageOf(urn, tab));
    page.setDefaultTimeout(10_000);
    await page.locator('.entity__body').getByText(text).first().waitFor();
    await keepPicture(page, `entity-${tab}`);
    expect(await axe(page)).toEqual([]);
    await page.context().close();
  });

  test.each([
    ['properties', 'Custom properties', 'dataset#datasetProperties.customProperties'],
    ['queries', 'Statement', 'query#queryProperties.statement'],
    ['queries', 'Written by', 'query#queryProperties.source'],
    ['quality', 'Result', 'assertion#assertionRunEvent.result.type'],
    ['quality', 'Latest runs', 'assertion#assertionRunEvent.timestampMillis'],
  ])('leads from %s, %s, to the reference', async (tab, label, place) => {
    const page = await stage.open(pageOf(orders, tab));
    const link = page.locator('.entity__body').getByRole('link', { name: label, exact: true });
    await link.waitFor();
    expect(await link.getAttribute('href')).toBe(`/docs/generated/metamodel/entities/${place}`);
    await page.context().close();
  });

  test('says what it is in its head, but where the description is shown', async () => {
    const page = await stage.open(pageOf(orders, 'lineage'));
    const head = page.locator('.entity__head');
    await head.getByText('Every order').waitFor();
    await page.locator('.entity__tabs').getByRole('link', { name: 'Documentation' }).click();
    await page.locator('.entity__body').getByText('Every order').first().waitFor();
    expect(await head.getByText('Every order').count()).toBe(0);
    await page.context().close();
  });

  test('says what is wrong with it, and where the same data is', async () => {
    const page = await stage.open(pageOf(orders));
    page.setDefaultTimeout(10_000);
    await page.getByRole('link', { name: '1 of 1 assertions are failing' }).waitFor();
    await page.getByRole('link', { name: 'orders model' }).waitFor();
    await page.context().close();
  });
});

describe('the contents of a data product', () => {
  test('are the assets that it names', async () => {
    const product = 'urn:li:dataProduct:shop-360';
    await stage.store('dataproduct', product, {
      dataProductProperties: { name: 'Shop 360', assets: [{ destinationUrn: orders }] },
    });
    const page = await stage.open(pageOf(product));
    page.setDefaultTimeout(10_000);
    await page.getByText('1 result', { exact: true }).waitFor();
    await page.locator('.results').getByRole('link', { name: 'orders', exact: true }).waitFor();
    await page.context().close();
  });
});

describe('the history of an entity', () => {
  test('names what was added, with a link and its URN', async () => {
    const tag = 'urn:li:tag:pii';
    await stage.store('dataset', rawOrders, { globalTags: { tags: [{ tag }] } });
    const page = await stage.open(pageOf(rawOrders, 'history'), { viewport: narrow });
    page.setDefaultTimeout(10_000);
    const line = page.locator('.history__line').filter({ hasText: 'The tag PII was added.' });
    await line.getByRole('link', { name: 'PII' }).waitFor();
    expect(await line.getByTitle(tag).count()).toBe(1);
    expect(await page.locator('.history').innerText()).not.toContain('urn:li:');
    // Of a row of tabs that is wider than the window, the one that is shown is in view.
    const tab = page.locator('.entity__tabs').getByRole('link', { name: 'History' });
    const { x = -1, width = 0 } = (await tab.boundingBox()) ?? {};
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(narrow.width);
    await page.context().close();
  });
});

describe('the panel of a column', () => {
  test('opens with Enter, is in the address, and closes with Escape', async () => {
    const page = await stage.open(pageOf(orders));
    page.setDefaultTimeout(10_000);
    await page.getByRole('button', { name: 'Look at the column amount' }).press('Enter');
    const panel = page.getByRole('region', { name: 'Column amount' });
    await panel.getByText('What comes in.').waitFor();
    await panel.getByText('by fk_raw').waitFor();
    await panel.getByRole('link', { name: 'raw_orders' }).first().waitFor();
    expect(new URL(page.url()).searchParams.get('column')).toBe('amount');
    // It has no page of its own.
    await panel.getByRole('button', { name: 'Copy URN' }).waitFor();
    expect(await panel.getByRole('link', { name: 'Open the page of the column' }).count()).toBe(0);
    await keepPicture(page, 'entity-column');
    expect(await axe(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
    expect(new URL(page.url()).searchParams.get('column')).toBeNull();
    await page.context().close();
  });

  test('edits the description, the tags and the terms of the column', async () => {
    const page = await stage.open(`${pageOf(rawOrders)}?column=amt`);
    page.setDefaultTimeout(10_000);
    const panel = page.getByRole('region', { name: 'Column amt' });
    await panel.getByRole('button', { name: 'Edit the description' }).click();
    await panel.getByRole('textbox').fill('What it costs');
    await panel.getByRole('button', { name: 'Save' }).click();
    await panel.getByText('What it costs').first().waitFor();
    for (const [button, name] of [
      ['Add a tag to the column', 'PII'],
      ['Add a term to the column', 'Revenue'],
    ] as const) {
      await panel.getByRole('button', { name: button }).click();
      await page.getByRole('option', { name }).click();
      await panel.getByRole('button', { name: `Remove ${name}` }).waitFor();
    }
    expect(await stage.stored(rawOrders, 'editableSchemaMetadata')).toMatchObject({
      editableSchemaFieldInfo: [
        {
          fieldPath: 'amt',
          description: 'What it costs',
          globalTags: { tags: [{ tag: 'urn:li:tag:pii' }] },
          glossaryTerms: { terms: [{ urn: 'urn:li:glossaryTerm:revenue' }] },
        },
      ],
    });
    await page.context().close();
  });
});

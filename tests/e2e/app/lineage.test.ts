import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { narrow } from '../browser.ts';
import {
  churn,
  column,
  hub,
  lineageOf,
  orders,
  revenue,
  staged,
  storeHub,
  storeShop,
  suppliers,
} from './lineage-data.ts';
import { type AppStage, axe, keepPicture, setAppStage } from './stage.ts';

/** Downstreams of the hub: more than are shown by themselves. */
const fan = 70;

/** How long something may take on a busy machine. */
const patience = { timeout: 15_000 };

let stage: AppStage;
beforeAll(async () => {
  stage = await setAppStage();
  await storeShop(stage);
  await storeHub(stage, fan);
});
afterAll(() => stage?.[Symbol.asyncDispose]());

const searchOf = (page: Page) => new URL(page.url()).searchParams;
const graphOf = (page: Page) => page.getByRole('application', { name: /^Lineage of/ });
const panelOf = (page: Page, name: string) => page.locator('.graph__panel').filter({ hasText: name });
/** What the list names, by its links. */
const listed = async (page: Page) => page.locator('.lineage-list__item .entity-link').allInnerTexts();

describe('the graph', () => {
  test('is walked through by keys, and the address keeps what is selected and open', async () => {
    const page = await stage.open(lineageOf(orders));
    await page.getByText('2 entities, 1 edge').waitFor();
    await graphOf(page).focus();
    await page.keyboard.press('ArrowRight');
    await panelOf(page, 'load_orders').waitFor();
    await page.keyboard.press(']');
    await page.getByText('3 entities, 2 edges').waitFor();
    await page.reload();
    await page.getByText('3 entities, 2 edges').waitFor();
    await panelOf(page, 'load_orders').waitFor();
    await page.context().close();
  });

  test('shows the columns of a table, and follows one of them to its end', async () => {
    const page = await stage.open(lineageOf(staged));
    await graphOf(page).focus();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('c');
    await expect.poll(() => searchOf(page).get('columns'), patience).toBe(JSON.stringify([staged]));
    await page.goto(lineageOf(staged, { columns: [staged], node: staged }));
    await page.getByRole('button', { name: 'Follow amount' }).click();
    await page.getByText('Following the column amount of orders').waitFor();
    expect(searchOf(page).get('column')).toBe(column(staged, 'amount'));
    await page.getByText('3 entities, 2 edges').waitFor();
    await keepPicture(page, 'lineage-column');
    await page.getByRole('link', { name: 'List' }).click();
    await expect.poll(() => listed(page), patience).toEqual(['orders', 'orders', 'revenue']);
    await page.getByRole('button', { name: 'Back to all lineage' }).click();
    await expect.poll(() => searchOf(page).get('column'), patience).toBeNull();
    await page.context().close();
  });

  test('shows the path between two entities, without a pointer', async () => {
    const page = await stage.open(lineageOf(orders, { depth: 4, tasks: 'folded' }));
    await page.getByText('4 entities, 3 edges').waitFor();
    await graphOf(page).focus();
    await page.keyboard.press('p');
    for (const _ of [1, 2]) await page.keyboard.press('ArrowRight');
    await page.getByText('3 entities on the path').waitFor();
    expect(searchOf(page).get('pin')).toBe(orders);
    expect(searchOf(page).get('node')).toBe(revenue);
    await page.context().close();
  });

  test('finds what is far away by the search, and says what is not in the lineage', async () => {
    const page = await stage.open(lineageOf(orders));
    await page.getByText('2 entities, 1 edge').waitFor();
    for (const [name, urn] of [
      ['churn', churn],
      ['suppliers', suppliers],
    ] as const) {
      await page.getByRole('button', { name: 'Find', exact: true }).click();
      await page.getByRole('combobox', { name: 'Find in the lineage' }).fill(name);
      await page
        .getByRole('option', { name: new RegExp(name) })
        .first()
        .click();
      await expect.poll(() => searchOf(page).get('node'), patience).toBe(urn);
      if (urn === churn) {
        await panelOf(page, 'churn').waitFor();
        await page.getByText('5 entities, 4 edges').waitFor();
      } else await page.getByText('What you look for is not in this lineage.').waitFor();
    }
    await page.context().close();
  });
});

describe('the list', () => {
  test('has what the graph has, and folds tasks', async () => {
    const page = await stage.open(lineageOf(orders, { view: 'list', depth: 2 }));
    await expect.poll(() => listed(page), patience).toEqual(['orders', 'load_orders', 'orders']);
    await page.getByRole('checkbox', { name: 'Show tasks' }).click();
    await expect.poll(() => listed(page), patience).toEqual(['orders', 'orders', 'revenue']);
    expect(searchOf(page).get('tasks')).toBe('folded');
    await page.context().close();
  });

  test('shows the most important of many, and the rest on request', async () => {
    const page = await stage.open(lineageOf(hub, { view: 'list', depth: 3, most: 10 }));
    // The one that leads on is the most important.
    await expect.poll(() => listed(page), patience).toContain('beyond');
    expect(await listed(page)).toHaveLength(1 + 10 + 1);
    await page.getByRole('button', { name: `Show ${fan - 10} downstream` }).click();
    await page.getByText(`${fan + 2} entities`).waitFor();
    await page.context().close();
  });

  test('is narrowed by name, and by when edges were seen', async () => {
    const page = await stage.open(lineageOf(orders, { view: 'list', depth: 5, q: 'churn' }));
    await expect.poll(() => listed(page), patience).toContain('churn');
    await page.getByLabel('Name').fill('nothing like it');
    await expect.poll(() => listed(page), patience).toEqual(['orders']);
    await page.context().close();
    const early = await stage.open(lineageOf(revenue, { view: 'list', direction: 'downstream' }));
    await early.getByText('2 entities, 1 edge').waitFor();
    await early.goto(lineageOf(revenue, { view: 'list', direction: 'downstream', since: '2021-01-01' }));
    await early.getByText('1 entity, 0 edges').waitFor();
    await early.context().close();
  });
});

describe('the impact', () => {
  test('names what is affected and whom to notify, and is saved as a file', async () => {
    const page = await stage.open(lineageOf(orders, { view: 'impact' }));
    await page.getByText('1 owner to notify').waitFor();
    const rows = page.getByRole('region', { name: 'What it affects' }).locator('tbody tr');
    expect(await rows.count()).toBe(4);
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as CSV' }).click();
    const file = await saving;
    const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
    expect(lines).toHaveLength(5);
    expect(lines.find((line) => line.includes('mart.revenue'))).toContain('Anna Weber');
    await page.getByRole('button', { name: 'Anna Weber: 1 asset' }).click();
    await expect.poll(() => rows.count(), patience).toBe(1);
    expect(JSON.parse(searchOf(page).get('filters') ?? '')).toEqual({ owners: ['urn:li:corpuser:anna'] });
    await page.context().close();
  });

  test('leads upstream to causes', async () => {
    const page = await stage.open(lineageOf(churn, { view: 'impact' }));
    await page.getByText('Nothing is known to depend on it.').waitFor();
    await page.getByLabel('Direction').selectOption('upstream');
    await page.getByRole('heading', { name: 'Where it comes from' }).waitFor();
    await expect.poll(() => page.locator('.impact tbody tr').count(), patience).toBe(4);
    await page.context().close();
  });
});

describe.each(['graph', 'list', 'impact'])('the view %s', (view) => {
  test('has no axe violation, and fits a narrow screen', async () => {
    const page = await stage.open(
      lineageOf(orders, { view, depth: 3, columns: [orders], node: orders, q: view === 'impact' ? '' : 'o' }),
    );
    await page.waitForLoadState('networkidle');
    await keepPicture(page, `lineage-${view}`);
    expect(await axe(page)).toEqual([]);
    await page.setViewportSize(narrow);
    await keepPicture(page, `lineage-${view}-narrow`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    await page.context().close();
  });
});

test('nothing complains', () => expect(stage.complaints).toEqual([]));

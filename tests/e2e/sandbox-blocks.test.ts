import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runAxe } from './axe.ts';
import { narrow, type Stage, setStage } from './browser.ts';

let stage: Stage;

beforeAll(async () => {
  stage = await setStage();
});

afterAll(() => stage?.[Symbol.asyncDispose]());

/** A page with programs and requests, each of which needs those above it. */
const path = '/docs/how/search';
const blocks = (page: Page): Locator => page.locator('.code[data-run]:visible');
const within = (block: Locator, name: string): Locator => block.getByRole('button', { name, exact: true });
const status = (block: Locator): Locator => block.getByRole('status');
const editor = (block: Locator): Locator => block.getByRole('textbox');

/** Waits until the run of a block is over. */
const over = (block: Locator): Promise<void> =>
  block.locator('.ran:is([data-state=done], [data-state=failed])').waitFor();

describe('a sample on its page', () => {
  test('runs after the blocks above it, and shows its output below the code', async () => {
    const page = await stage.open('/docs/api/openapi/usage-guide');
    const block = blocks(page).nth(1);
    await within(block, 'Run').click();
    await over(block);
    expect(await status(block).innerText()).toMatch(/^Ran in \d+ ms\. The block above ran first\.$/);
    const printed = await block.locator('.run-output').innerText();
    expect(JSON.parse(printed)).toMatchObject({ urn: 'urn:li:tag:pii' });
    expect(printed.split('\n').length).toBeGreaterThan(3);
    expect(await block.locator('.run-output .ts').count()).toBeGreaterThan(2);
    await within(block, 'Run').click();
    await status(block)
      .getByText(/^Ran in \d+ ms\.$/)
      .waitFor();
  });

  test('can be edited, run again, and reset', async () => {
    const page = await stage.open(path, { permissions: ['clipboard-read', 'clipboard-write'] });
    const block = blocks(page).first();
    const printed = await block.locator('pre').innerText();
    await within(block, 'Edit').click();
    await editor(block).waitFor();
    expect(await editor(block).evaluate((field) => field.matches(':focus'))).toBe(true);
    await page.keyboard.press('Control+a');
    await page.keyboard.insertText("console.log('mine');\nthrow new Error('no');");
    await page.keyboard.press('Control+Enter');
    await over(block);
    expect(await status(block).innerText()).toBe('Failed in line 2.');
    expect(await block.locator('.run-output').innerText()).toMatch(/^mine\n.*no/);
    expect(await block.locator('.cm-faulty').innerText()).toContain('throw');
    await within(block, 'Copy').click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('mine');
    await within(block, 'Reset the text').click();
    await expect.poll(() => block.locator('pre').first().innerText()).toBe(printed);
    expect(await block.locator('pre .ts').count()).toBeGreaterThan(0);
    await within(block, 'Run').click();
    await status(block).getByText('It printed nothing.').waitFor();
  });

  test('is stopped, and runs again', async () => {
    const page = await stage.open(path);
    const block = blocks(page).first();
    await within(block, 'Edit').click();
    await editor(block).waitFor();
    await page.keyboard.press('Control+a');
    await page.keyboard.insertText('for (;;);');
    await page.keyboard.press('Control+Enter');
    await within(block, 'Stop').click();
    await status(block).getByText('Stopped').waitFor();
    await within(block, 'Reset the text').click();
    await within(block, 'Run').click();
    await status(block).getByText('Ran in').waitFor();
  });

  test('states that the catalogue has earlier changes, and resets it', async () => {
    const page = await stage.open(path);
    await within(blocks(page).first(), 'Run').click();
    await over(blocks(page).first());
    expect(await page.getByText('keeps your earlier changes').count()).toBe(0);
    await page.reload();
    const block = blocks(page).first();
    await within(block, 'Run').click();
    await block.getByText('keeps your earlier changes').waitFor();
    await within(block, 'Reset it').click();
    await status(block).getByText('has the sample metadata again').waitFor();
    const next = blocks(page).nth(1);
    await within(next, 'Run').click();
    await over(next);
    expect(await status(next).innerText()).toContain('The block above ran first.');
    expect(await page.getByText('keeps your earlier changes').count()).toBe(0);
  });

  test('can be run and edited by keyboard alone', async () => {
    const page = await stage.open(path);
    const block = blocks(page).first();
    await within(block, 'Run').focus();
    await page.keyboard.press('Enter');
    await over(block);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await editor(block).waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Run');
  });
});

describe('after a run, the page shows', () => {
  const changed = (block: Locator): Locator => block.locator('.changed');

  test('the entity and the lines that changed, or nothing without changes', async () => {
    const page = await stage.open('/docs/api/tutorials/updating-owners');
    await page.getByRole('tab', { name: 'CLI' }).first().click();
    const block = blocks(page).nth(1);
    await within(block, 'Run').click();
    await changed(block).getByText('shop.public.orders', { exact: true }).waitFor();
    const lines = (element: string) => changed(block).locator(`${element}.line`).allInnerTexts();
    expect((await lines('del')).join()).toContain('urn:li:corpuser:ana');
    expect((await lines('ins')).join()).toContain('urn:li:corpuser:ben');
    expect(await runAxe(page)).toEqual([]);
    const read = blocks(page).nth(2);
    await within(read, 'Run').click();
    await over(read);
    expect(await changed(read).count()).toBe(0);
  });

  test('the lineage when that changed', async () => {
    const page = await stage.open('/docs/api/tutorials/adding-lineage', { viewport: narrow });
    const block = blocks(page).filter({ hasText: 'addUpstream' }).first();
    await within(block, 'Run').click();
    await changed(block).locator('.changed__lineage svg').first().waitFor();
    expect(await changed(block).locator('.lineage__entity').count()).toBeGreaterThan(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(narrow.width);
    expect(await runAxe(page)).toEqual([]);
  });

  test('what a deletion removed', async () => {
    const page = await stage.open('/docs/posts');
    const block = page.locator('.code[data-run]', { hasText: 'colophon/cli delete' });
    await within(block, 'Run').click();
    await changed(block).getByText('deleted', { exact: true }).waitFor();
  });
});

test('axe finds nothing on a block that ran, one being edited, and one that failed', async () => {
  const page = await stage.open(path);
  const [program, request] = [blocks(page).first(), blocks(page).nth(1)];
  await within(request, 'Run').click();
  await over(request);
  await within(program, 'Edit').click();
  await editor(program).waitFor();
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText("throw new Error('no');");
  await page.keyboard.press('Control+Enter');
  await over(program);
  expect(await runAxe(page)).toEqual([]);
});

test('what a block prints fits a narrow screen', async () => {
  const page = await stage.open(path, { viewport: narrow });
  const block = blocks(page).nth(1);
  await within(block, 'Run').click();
  await over(block);
  await within(block, 'Edit').click();
  await editor(block).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(narrow.width);
});

test('a page loads nothing of the catalogue before a button is pressed', async () => {
  const page = await stage.open('about:blank');
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await page.goto(path, { waitUntil: 'networkidle' });
  expect(loaded.filter((file) => /wasm|run-block|press-edit|sandbox-worker|seed/.test(file))).toEqual([]);
});

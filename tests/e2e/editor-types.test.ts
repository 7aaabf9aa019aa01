import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runAxe } from './axe.ts';
import { type Stage, setStage } from './browser.ts';

let stage: Stage;

beforeAll(async () => {
  stage = await setStage();
});

afterAll(() => stage?.[Symbol.asyncDispose]());

const path = '/docs/api/tutorials/adding-lineage';
const starts = /language-worker|types-\w+\.bin/;

/** Opens the editor of the first program of a page, and puts a code into it. */
async function edit(page: Page, code: string): Promise<Locator> {
  const block = page.locator('.code[data-run=ts]').first();
  await block.getByRole('button', { name: 'Edit', exact: true }).click();
  await block.getByRole('textbox').waitFor();
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(code);
  return block;
}

describe('the editor of a program', () => {
  test('completes the names of the SDK, and the texts that its types allow', async () => {
    const page = await stage.open(path);
    const block = await edit(
      page,
      "import { RestEmitter } from '@colophon/sdk/emitters';\nnew RestEmitter({}).",
    );
    await page.keyboard.press('Control+Space');
    const names = block.locator('.cm-tooltip-autocomplete li');
    await names.filter({ hasText: 'emitMany' }).waitFor();
    expect(await names.allInnerTexts()).toContain('emit');
    await page.keyboard.insertText("emit({ entityUrn: '', aspectName: 'owner");
    await page.keyboard.press('Control+Space');
    await names.filter({ hasText: /^ownership$/ }).waitFor();
    expect(await runAxe(page)).toEqual([]);
  });

  test('shows type errors, and none for the samples of the page', async () => {
    const page = await stage.open(path);
    const loaded = page.waitForResponse((response) => starts.test(response.url()));
    const block = page.locator('.code[data-run=ts]').first();
    await block.getByRole('button', { name: 'Edit', exact: true }).click();
    await loaded;
    const wrong = block.locator('.cm-lintRange-error');
    await block.getByRole('textbox').click();
    await page.keyboard.press('Control+End');
    await page.keyboard.insertText("\nmakeDatasetUrn(7, 'a');");
    await wrong.waitFor();
    expect(await wrong.allInnerTexts()).toEqual(['7']);
    await wrong.hover();
    await block.getByText("'number' is not assignable to parameter of type 'string'").waitFor();
  });

  test('loads type information only when a reader edits', async () => {
    const page = await stage.open('about:blank');
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
    await page.goto(path, { waitUntil: 'networkidle' });
    const block = page.locator('.code[data-run=ts]').first();
    await block.getByRole('button', { name: 'Run', exact: true }).click();
    await block.locator('.ran[data-state=done]').waitFor();
    expect(loaded.filter((file) => starts.test(file))).toEqual([]);
    await block.getByRole('button', { name: 'Edit', exact: true }).click();
    await expect.poll(() => loaded.some((file) => starts.test(file))).toBe(true);
  });
});

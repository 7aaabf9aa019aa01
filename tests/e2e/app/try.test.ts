import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startStaticHost } from '../../support/static-host.ts';
import { runAxe } from '../axe.ts';
import { narrow, type Stage, setStage } from '../browser.ts';
import { siteFolder } from '../folders.ts';

let stage: Stage;
let host: Awaited<ReturnType<typeof startStaticHost>>;
beforeAll(async () => {
  stage = await setStage();
  host = await startStaticHost(siteFolder, '/some/path/');
});
afterAll(async () => {
  await host?.[Symbol.asyncDispose]();
  await stage?.[Symbol.asyncDispose]();
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
/** What a page asked for that is no file of the site, and what it complained of. */
function watch(page: Page) {
  const asked: string[] = [];
  const complaints: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!/\/(?:_assets|docs\/try-app)\/|\/docs\/try$/.test(pathname)) asked.push(request.url());
  });
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', ({ message }) => complaints.push(message));
  return { asked, complaints };
}

describe('the application in the documentation', () => {
  test.each(['a server', 'a static host'])('needs nothing but files, from %s', async (from) => {
    const context = await stage.browser.newContext();
    const page = await context.newPage();
    const { asked, complaints } = watch(page);
    await page.goto(from === 'a server' ? `${stage.address}/docs/try` : `${host.address}docs/try`);
    await heading(page).waitFor();
    await page.getByRole('combobox', { name: 'Search the catalogue' }).fill('orders');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Results for “orders”' }).waitFor();
    await page.locator('.result a').first().click();
    await page.getByRole('heading', { name: 'orders', exact: true }).waitFor();
    // The address has all of it, and a static host has one page.
    await page.reload();
    await page.getByRole('heading', { name: 'orders', exact: true }).waitFor();
    expect(asked).toEqual([]);
    expect(complaints).toEqual([]);
    await page.getByRole('link', { name: 'Documentation', exact: true }).first().click();
    await page.waitForURL(/\/docs(?:\.html)?$/);
    await context.close();
  });

  test('keeps edits as long as the page is open', async () => {
    const page = await stage.open('/docs/try#/search?q=orders&filters=%7B%7D&page=1');
    const { complaints } = watch(page);
    await page.locator('.result a').first().click();
    await page.getByRole('button', { name: /^Remove PII$/ }).click();
    await page.getByText('Tag PII removed').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: /^Remove PII$/ }).waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('has no axe violation', async () => {
    const page = await stage.open('/docs/try', { viewport: narrow });
    await heading(page).waitFor();
    expect(await runAxe(page)).toEqual([]);
    await page.context().close();
  });
});

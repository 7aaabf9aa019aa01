import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startStaticHost } from '../support/static-host.ts';
import { launchBrowser, wide } from './browser.ts';
import { root } from './folders.ts';

let folder: string;
let host: Awaited<ReturnType<typeof startStaticHost>>;
let browser: Browser;

/** Runs one of the commands for the site, with everything that it makes in a folder of the test. */
async function site(script: 'keep-site' | 'build-site'): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    join(root, `scripts/${script}.ts`),
    ...[
      '--out',
      join(folder, 'dist'),
      '--cache',
      join(folder, 'cache'),
      '--versions',
      join(folder, 'versions'),
    ],
    ...['--origin', 'https://docs.example.org/some/path', '--date', '2026-01-02'],
  ]);
  return stdout;
}

beforeAll(async () => {
  // Inside the project, so that the bundle of the components finds its packages.
  folder = await mkdtemp(join(root, '.cache/static-host-'));
  await site('keep-site');
  await site('build-site');
  host = await startStaticHost(join(folder, 'dist'), '/some/path/');
  browser = await launchBrowser();
  // Two builds from nothing.
}, 600_000);

afterAll(async () => {
  await browser?.close();
  await host?.[Symbol.asyncDispose]();
  await rm(folder, { recursive: true, force: true });
});

/** Opens a page, and collects what it asks for in vain. */
async function open(path: string): Promise<{ page: Page; failed: string[] }> {
  const page = await browser.newPage({ viewport: wide });
  const failed: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) failed.push(response.url());
  });
  page.on('pageerror', ({ message }) => failed.push(message));
  await page.goto(host.address + path);
  return { page, failed };
}

describe('a static host, with the site under a path', () => {
  test('links the title page to a page of the sidebar, without failed requests', async () => {
    const { page, failed } = await open('');
    await page.getByRole('link', { name: 'Quickstart' }).first().click();
    await page.waitForURL('**/some/path/docs/quickstart');
    await page.locator('#sidebar').getByRole('link', { name: 'Decisions' }).click();
    await page.waitForURL('**/some/path/docs/decisions');
    await page.locator('main').getByRole('link', { name: 'A current Node comes from npm' }).click();
    await page.waitForURL('**/some/path/docs/decisions/node-from-npm');
    expect(await page.locator('h1').evaluate((head) => getComputedStyle(head).fontFamily)).toContain(
      'Young Serif',
    );
    expect(failed).toEqual([]);
  });

  test('proposes similar pages on the 404 page', async () => {
    const { page } = await open('docs/what/quikstart');
    await page.getByRole('link', { name: 'Quickstart' }).first().waitFor();
    await page.locator('[data-near] a').first().click();
    await page.waitForURL('**/some/path/docs/quickstart');
  });

  test('redirects addresses that have moved', async () => {
    const { page, failed } = await open('docs/what-is-datahub/datahub-concepts');
    await page.waitForURL('**/some/path/docs/what-is-colophon/concepts');
    await page.goto(`${host.address}docs/introduction`);
    await page.waitForURL('**/some/path/docs');
    expect(await page.locator('h1').innerText()).toBe('Introduction');
    expect(failed).toEqual([]);
  });

  test('names whole addresses where machines need them', async () => {
    const { page } = await open('docs/quickstart');
    const address = 'https://docs.example.org/some/path/docs/quickstart';
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(address);
    expect(await readFile(join(folder, 'dist/sitemap.xml'), 'utf8')).toContain(`<loc>${address}</loc>`);
  });
});

describe('an old version', () => {
  test('states that it is old, and links to the current page', async () => {
    const { page, failed } = await open('versions/0.1.0/docs/modeling/metadata-model');
    expect(await page.locator('.old-version').innerText()).toMatch(
      /This page is old: .* version 0\.1\.0 of 2026-01-02/,
    );
    await page.getByRole('link', { name: 'Introduction' }).first().click();
    await page.waitForURL('**/some/path/versions/0.1.0/docs');
    await page.getByRole('link', { name: 'Go to the current version' }).click();
    await page.waitForURL('**/some/path/docs');
    expect(await page.locator('.old-version').count()).toBe(0);
    expect(failed).toEqual([]);
  });

  test('is chosen from any page, and left again', async () => {
    const { page } = await open('docs/quickstart');
    await page.getByRole('link', { name: /^Version/ }).click();
    await page.locator('.version-menu').getByText('0.1.0').click();
    await page.waitForURL('**/some/path/versions/0.1.0/docs/quickstart');
    await page.getByRole('link', { name: /^Version/ }).click();
    await page.locator('.version-menu').getByText('now').click();
    await page.waitForURL('**/some/path/docs/quickstart');
  });

  test('is not built again with the site', async () => {
    expect(await site('build-site')).toContain(' 0 files written, 0 removed');
  });
});

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runAxe } from './axe.ts';
import { narrow, type Stage, setStage } from './browser.ts';
import { pages } from './site-pages.ts';

let stage: Stage;

beforeAll(async () => {
  stage = await setStage();
});

afterAll(() => stage?.[Symbol.asyncDispose]());

/** Opens search with a key, and waits for the answer to what is typed then. */
async function searchFor(page: Page, typed: string): Promise<void> {
  await page.keyboard.press('/');
  await page.keyboard.type(typed);
  await answerTo(page, typed);
}

async function answerTo(page: Page, query: string): Promise<void> {
  await page.locator(`[data-answered=${JSON.stringify(query)}]`).waitFor();
}

const field = (page: Page) => page.getByRole('combobox', { name: 'Search' });
const chosen = (page: Page) => page.getByRole('option', { selected: true });

describe('search by keyboard alone', () => {
  test.each(['/', 'Control+k', 'Meta+k'])(
    'opens with %s, and loses no key typed before it is there',
    async (key) => {
      const page = await stage.open(pages.introduction);
      await page.keyboard.press(key);
      await page.keyboard.type('owner');
      await answerTo(page, 'owner');
      expect(await field(page).inputValue()).toBe('owner');
      expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('combobox');
    },
  );

  test('responds while typing, with group, heading and marked excerpt', async () => {
    const page = await stage.open(pages.introduction);
    await searchFor(page, 'upstreamLineage');
    expect(await chosen(page).locator('.search__heading').innerText()).toBe('upstreamLineage');
    expect(await chosen(page).locator('.search__where').innerText()).toBe(
      'Developer guides · Entities · Dataset',
    );
    expect(await chosen(page).locator('mark').first().innerText()).toBe('upstreamLineage');
    expect(await page.getByRole('status').innerText()).toBe('6 results');
  });

  test('arrows, Home and End choose, and Enter opens the place', async () => {
    const page = await stage.open(pages.introduction);
    await searchFor(page, 'change log');
    const options = await page.getByRole('option').count();
    for (const [key, index] of [
      ['ArrowDown', 1],
      ['ArrowUp', 0],
      ['ArrowUp', options - 1],
      ['Home', 0],
      ['End', options - 1],
      ['Home', 0],
    ] as const) {
      await page.keyboard.press(key);
      expect(await field(page).getAttribute('aria-activedescendant')).toBe(`search-result-${index}`);
      expect(await chosen(page).getAttribute('id')).toBe(`search-result-${index}`);
    }
    const address = await chosen(page).getAttribute('href');
    await page.keyboard.press('Enter');
    await page.waitForURL(String(address));
  });

  test('shows results of the last query only', async () => {
    const page = await stage.open(pages.introduction);
    await page.keyboard.press('/');
    for (const query of ['docker', 'python', 'TLS https', 'urn']) {
      await field(page).fill(query);
      await answerTo(page, query);
    }
    const lines = await page
      .getByRole('option')
      .evaluateAll((options) => options.map(({ id, ariaSelected }) => [id, ariaSelected]));
    expect(lines).toEqual(lines.map((_, index) => [`search-result-${index}`, String(index === 0)]));
    expect(await chosen(page).locator('.search__heading').innerText()).toBe('URN');
    expect(await page.getByRole('status').innerText()).toBe(`${lines.length} results`);
  });

  test('Enter waits for the answer to what was typed', async () => {
    const page = await stage.open(pages.introduction);
    await page.keyboard.press('/');
    await page.keyboard.type('quickstart');
    await field(page).press('Enter');
    await page.waitForURL('**/docs/quickstart');
  });

  test('Escape closes it, and the focus is where it was', async () => {
    const page = await stage.open(pages.introduction);
    const button = page.locator('.sidebar').getByRole('button', { name: 'Search' });
    await button.focus();
    await page.keyboard.press('Enter');
    await field(page).waitFor();
    await page.keyboard.type('tag');
    await page.keyboard.press('Escape');
    await field(page).waitFor({ state: 'detached' });
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    await searchFor(page, 'tag');
  });

  test('a result on the same page is opened, and offered as recent', async () => {
    const page = await stage.open(pages.concepts);
    await searchFor(page, 'change log');
    const opened = await chosen(page).locator('.search__heading').innerText();
    await page.keyboard.press('Enter');
    await page.waitForURL('**#*');
    await field(page).waitFor({ state: 'detached' });
    await page.keyboard.press('/');
    expect(await chosen(page).locator('.search__heading').innerText()).toBe(opened);
  });

  test('offers pages to start with to a reader who has opened none', async () => {
    const page = await stage.open(pages.introduction);
    await page.keyboard.press('/');
    await page.getByText('Start here').waitFor();
    await page.keyboard.press('ArrowDown');
    const heading = await chosen(page).locator('.search__heading').innerText();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  });

  test('suggests what to try when nothing is found', async () => {
    const page = await stage.open(pages.introduction);
    await page.keyboard.press('/');
    await page.keyboard.type('qqxzzv');
    await page.getByText('Nothing found for “qqxzzv”').waitFor();
    expect(await field(page).getAttribute('aria-expanded')).toBe('false');
  });

  test('a slash typed in a field is a slash', async () => {
    const page = await stage.open(pages.introduction);
    await searchFor(page, 'a');
    await page.keyboard.type('/b');
    expect(await field(page).inputValue()).toBe('a/b');
  });
});

test('a failed load is reported, and retried', async () => {
  const page = await stage.open(pages.introduction);
  await page.route('**/search/**', (route) => route.abort());
  await page.keyboard.press('/');
  await page.keyboard.type('tag');
  await page.getByText('Search could not be loaded').waitFor();
  await page.unroute('**/search/**');
  await page.keyboard.type('s');
  await answerTo(page, 'tags');
});

test('a page loads nothing of search before it is opened', async () => {
  const page = await stage.open('about:blank');
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await page.goto(pages.introduction, { waitUntil: 'networkidle' });
  expect(loaded.filter((path) => path.startsWith('/search/') || path.includes('open-search'))).toEqual([]);
});

test('on a narrow screen search fills it, and is opened from the bar', async () => {
  const page = await stage.open(pages.introduction, { viewport: narrow });
  await page.locator('.topbar').getByRole('button', { name: 'Search' }).click();
  await field(page).waitFor();
  expect(await page.getByRole('dialog').boundingBox()).toEqual({ x: 0, y: 0, ...narrow });
});

test('axe finds nothing in search, in both themes and at both widths', async () => {
  const page = await stage.open(pages.introduction);
  await searchFor(page, 'upstream');
  expect(await runAxe(page)).toEqual([]);
  await field(page).fill('qqxzzv');
  await page.getByText('Nothing found').waitFor();
  expect(await runAxe(page)).toEqual([]);
});

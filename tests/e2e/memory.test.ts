import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { narrow, type Stage, setStage, wide } from './browser.ts';
import { pages } from './site-pages.ts';

let stage: Stage;

beforeAll(async () => {
  stage = await setStage();
});

afterAll(() => stage?.[Symbol.asyncDispose]());

const ground = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const lightGround = 'rgb(247, 249, 250)';
const darkGround = 'rgb(21, 19, 17)';

async function choose(page: Page, theme: string): Promise<void> {
  await page.getByRole('radio', { name: theme }).check({ force: true });
}

describe('the theme', () => {
  test('follows the system until the reader chooses, and again on request', async () => {
    const page = await stage.open(pages.introduction, { colorScheme: 'dark' });
    expect(await ground(page)).toBe(darkGround);
    await choose(page, 'Light');
    expect(await ground(page)).toBe(lightGround);
    await page.goto(pages.quickstart);
    expect(await ground(page)).toBe(lightGround);
    expect(await page.getByRole('radio', { name: 'Light' }).isChecked()).toBe(true);
    await choose(page, 'System');
    await page.goto(pages.landing);
    expect(await ground(page)).toBe(darkGround);
    expect(await page.getByRole('radio', { name: 'System' }).isChecked()).toBe(true);
  });

  test.each([pages.landing, pages.dataset, pages['a page that does not exist']])(
    'is on %s before the browser has anything to paint',
    async (path) => {
      const page = await stage.open(pages.introduction, { colorScheme: 'light' });
      await choose(page, 'Dark');
      await page.addInitScript(() => {
        new MutationObserver((_, observer) => {
          const { theme } = document.documentElement?.dataset ?? {};
          if (theme === undefined) return;
          Reflect.set(window, 'themeSet', { theme, body: document.body !== null });
          observer.disconnect();
        }).observe(document, { attributes: true, subtree: true, childList: true });
      });
      await page.goto(path);
      expect(await page.evaluate(() => Reflect.get(window, 'themeSet'))).toEqual({
        theme: 'dark',
        body: false,
      });
      expect(await ground(page)).toBe(darkGround);
    },
  );
});

describe('the sidebar', () => {
  const scrolled = (page: Page) => page.locator('#sidebar nav').evaluate((element) => element.scrollTop);
  const current = (page: Page) => page.locator('#sidebar [aria-current="page"]');

  test.each([
    [pages.introduction, 'Introduction'],
    [pages['add tags'], 'Add tags'],
    // The list of entities is a page of its own, which the sidebar marks for each of them.
    [pages.dataset, 'Entities'],
  ])('shows where on the way %s is', async (path, label) => {
    const page = await stage.open(path);
    await current(page).waitFor();
    expect(await current(page).allInnerTexts()).toEqual([label]);
    const [link, frame] = await Promise.all([
      current(page).boundingBox(),
      page.locator('#sidebar nav').boundingBox(),
    ]);
    expect(link && frame && link.y >= frame.y && link.y + link.height <= frame.y + frame.height).toBe(true);
  });

  test('stays where it was scrolled to, from page to page', async () => {
    const page = await stage.open(pages['add tags']);
    const next = page.locator('#sidebar a', { hasText: 'Remove tags' });
    await next.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const [before, place] = [await next.boundingBox(), await scrolled(page)];
    expect(place).toBeGreaterThan(300);
    await next.click();
    await page.waitForURL('**/removing-tags');
    expect(await scrolled(page)).toBe(place);
    expect(await next.boundingBox()).toEqual(before);
  });

  test('keeps the groups that the reader opened and closed', async () => {
    const page = await stage.open(pages.introduction);
    const group = (label: string) => page.locator(`#sidebar details:has(> summary:text-is("${label}"))`);
    await group('APIs').locator('> summary').click();
    await group('Rest.li').locator('> summary').click();
    await group('Get started').locator('> summary').click();
    await page.locator('#sidebar').getByText('Read an aspect', { exact: true }).waitFor();
    await page.goto(pages.concepts);
    expect(await page.locator('#sidebar').getByText('Read an aspect', { exact: true }).isVisible()).toBe(
      true,
    );
    expect(await group('Get started').getAttribute('open')).toBeNull();
  });

  test('shows the groups that were left open, on the first page of another visit', async () => {
    const page = await stage.open(pages.introduction);
    await page.locator('#sidebar summary:text-is("Community")').click();
    await page.locator('#sidebar').getByText('Code of conduct').waitFor();
    await page.evaluate(() => sessionStorage.clear());
    await page.goto(pages.concepts);
    await page.locator('#sidebar').getByText('Code of conduct').waitFor();
  });

  test('is loaded once, and available before the first paint of later pages', async () => {
    const page = await stage.open('about:blank');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const lists = () => asked.filter((path) => path.startsWith('/_assets/sidebar-'));
    await page.goto(pages.introduction);
    await current(page).waitFor();
    expect(lists()).toHaveLength(1);
    await page.addInitScript(() => {
      // Asks when the text begins: all that stands before it is in the first paint.
      new MutationObserver(() => {
        if (document.querySelector('main') && !('marked' in window))
          Object.assign(window, { marked: document.querySelector('#sidebar [aria-current]')?.textContent });
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto(pages.dataset);
    expect(await page.evaluate(() => Reflect.get(window, 'marked'))).toBe('Entities');
    expect(lists()).toHaveLength(1);
  });

  test('is not loaded on a narrow screen until it is needed', async () => {
    const page = await stage.open(pages.introduction, { viewport: narrow });
    await page.waitForLoadState('networkidle');
    const sidebar = page.locator('#sidebar');
    expect(await sidebar.locator('nav a').count()).toBe(1);
    await page.getByRole('button', { name: 'Contents' }).click();
    await current(page).waitFor();
    expect(await current(page).isVisible()).toBe(true);
  });

  test('keeps the name and the search in sight', async () => {
    const page = await stage.open(pages.dataset);
    await current(page).waitFor();
    expect(await scrolled(page)).toBeGreaterThan(300);
    for (const part of ['.brand', '[data-search]', '[data-theme-switch]'])
      expect(await page.locator(`#sidebar ${part}`).boundingBox()).toMatchObject({
        y: expect.toSatisfy((y: number) => y > 0 && y < 900),
      });
  });

  test('leads to all pages when its list cannot be loaded', async () => {
    const page = await stage.open('about:blank');
    await page.route('**/_assets/sidebar-*', (route) => route.abort());
    await page.goto(pages.introduction);
    await page.locator('#sidebar').getByRole('link', { name: 'All pages' }).click();
    expect(await page.locator('h1').innerText()).toBe('All pages');
  });

  test('opens the group of the current page, though the reader closed it before', async () => {
    const page = await stage.open(pages.quickstart);
    await page.locator('#sidebar details:has(> summary:text-is("Get started")) > summary').click();
    await page.goto(pages.introduction);
    expect(await page.locator('#sidebar').getByText('Quickstart', { exact: true }).isVisible()).toBe(false);
    await page.goto(pages.quickstart);
    expect(await current(page).isVisible()).toBe(true);
  });
});

describe('"On this page"', () => {
  test.each([
    ['Sample document', 'What it is'],
    ['Relationships', 'Lineage'],
  ])('marks %s when the reader jumps there, and %s after it', async (first, second) => {
    const page = await stage.open(pages.dataset);
    const marked = page.locator('[data-outline] [aria-current]');
    for (const text of [first, second]) {
      await page.evaluate((wanted) => {
        const headings = [...document.querySelectorAll('h2, h3')];
        headings.find((heading) => heading.textContent?.trim() === wanted)?.scrollIntoView();
      }, text);
      await expect.poll(() => marked.allInnerTexts()).toEqual([text]);
      const box = await marked.boundingBox();
      expect(box && box.y >= 0 && box.y + box.height <= wide.height).toBe(true);
    }
  });
});

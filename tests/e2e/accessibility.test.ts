import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Examined, runAxe, type Violation } from './axe.ts';
import { narrow, type Stage, setStage } from './browser.ts';
import { fetchRecords, pages, pathOf } from './site-pages.ts';

/** One page of each layout and of each printer: what one of them gets wrong, it gets wrong on all of its pages. */
const layouts = {
  landing: pages.landing,
  introduction: pages.introduction,
  concepts: pages.concepts,
  architecture: pages.architecture,
  glossary: pages.glossary,
  components: pages.components,
  quickstart: pages.quickstart,
  dataset: pages.dataset,
  models: pages.models,
  enumerations: '/docs/generated/metamodel/enumerations',
  'all pages': '/docs/page-index',
  releases: '/docs/releases',
  sandbox: '/docs/sandbox',
  'a page that does not exist': pages['a page that does not exist'],
};

/** Pages that are looked at side by side. */
const lanes = 2;

let stage: Stage;

beforeAll(async () => {
  stage = await setStage();
});

afterAll(() => stage?.[Symbol.asyncDispose]());

describe('axe finds nothing, in both themes and at both widths', () => {
  test.each(Object.entries(layouts))('on %s', async (_, path) => {
    const page = await stage.open(path);
    expect(await runAxe(page)).toEqual([]);
    await page.context().close();
  });

  test('on the open drawer', async () => {
    const page = await stage.open(pages.dataset, { viewport: narrow });
    await page.getByRole('button', { name: 'Contents' }).click();
    expect(await page.locator('#sidebar').isVisible()).toBe(true);
    expect(await runAxe(page, [narrow])).toEqual([]);
    await page.context().close();
  });

  // A second and more for each page: too long to wait for before every commit, and CI has the time.
  test.runIf(process.env.CI)('on any page', { timeout: 30 * 60_000 }, async () => {
    const todo = (await fetchRecords(stage.address)).map(pathOf);
    const seen: Record<string, Violation[]> = {};
    // Each layout has been looked at as a whole on all screens, above.
    const examined: Examined = new Map();
    const walk = async (): Promise<void> => {
      const page = await stage.open('about:blank');
      for (let path = todo.pop(); path !== undefined; path = todo.pop()) {
        await page.goto(path);
        const violations = await runAxe(page, undefined, examined);
        if (violations.length > 0) seen[path] = violations;
      }
    };
    await Promise.all(Array.from({ length: lanes }, walk));
    expect(seen).toEqual({});
  });
});

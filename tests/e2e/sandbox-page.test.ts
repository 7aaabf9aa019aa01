import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { matchesJson, matchesOutput } from '../samples/compare.ts';
import { runAxe } from './axe.ts';
import { narrow, type Stage, setStage, wide } from './browser.ts';

let stage: Stage;

beforeAll(async () => {
  stage = await setStage();
});

afterAll(() => stage?.[Symbol.asyncDispose]());

const path = '/docs/sandbox';
/** A busy machine takes a while to load the catalogue again. */
const patience = { timeout: 20_000 };
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const editor = (page: Page) => page.getByRole('textbox', { name: 'Code.' });
const status = (page: Page) => page.locator('.workbench__status');

/** Opens the page and starts the catalogue. What the browser has to complain about goes into `complaints`. */
async function start(options: BrowserContextOptions = {}): Promise<{ page: Page; complaints: string[] }> {
  const page = await stage.open('about:blank', options);
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', ({ message }) => complaints.push(message));
  await page.goto(path);
  await button(page, 'Start the catalogue').click();
  await tab(page, 'Changes').getByText(/\d/).waitFor();
  return { page, complaints };
}

/** Chooses an example. */
const choose = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Examples' }).getByRole('button', { name, exact: true }).click();

/** Presses Run, and waits until the run is over. */
async function run(page: Page): Promise<void> {
  await button(page, 'Run').click();
  await page.locator('.workbench__status:is([data-state=done], [data-state=failed])').waitFor();
}

/** Puts another text into the editor. */
async function type(page: Page, text: string): Promise<void> {
  await editor(page).click();
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(text);
}

test('nothing of the catalogue is loaded before it is started', async () => {
  const page = await stage.open('about:blank');
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await page.goto(path, { waitUntil: 'networkidle' });
  expect(loaded.filter((file) => /wasm|open-workbench|sandbox-worker|seed/.test(file))).toEqual([]);
});

test('every example prints what the page shows, within the policy of the site', async () => {
  const page = await stage.open(path);
  const shown = await page.locator('[data-example]').evaluateAll((examples) =>
    examples.map((example) => ({
      name: example.getAttribute('data-example') ?? '',
      output: example.querySelector('.code--output pre')?.textContent ?? '',
    })),
  );
  expect(shown.length).toBeGreaterThan(4);
  const { page: started, complaints } = await start();
  for (const { name, output } of shown) {
    await choose(started, name);
    await run(started);
    const printed = await started.locator('.workbench__printed').innerText();
    expect(await status(started).innerText(), name).toContain('Ran in');
    if (output !== '')
      expect(matchesOutput(output, printed) || matchesJson(output, printed), `${name}: ${printed}`).toBe(
        true,
      );
  }
  expect(complaints).toEqual([]);
});

describe('what a run did', () => {
  test('is marked among the entities, with a link to their aspects', async () => {
    const { page } = await start();
    await choose(page, 'Tag');
    await run(page);
    const changed = page.locator('.workbench__list [data-new]');
    await changed.first().waitFor();
    const types = await page.locator('.workbench__group summary .label').allTextContents();
    expect(types).toContain('Glossary term');
    expect(types).not.toContain('glossaryTerm');
    expect(await changed.locator('.workbench__name').allInnerTexts()).toEqual([
      'library.public.readers',
      'personal',
    ]);
    await changed.first().getByRole('button').click();
    await page.getByRole('heading', { name: 'library.public.readers' }).waitFor();
    const facts = page.locator('.workbench__view dl');
    await facts.getByText('ines').waitFor();
    expect(await facts.locator('dt').allInnerTexts()).toEqual(['Platform', 'Owners', 'Tags']);
    expect(await facts.locator('dd').allInnerTexts()).toEqual(['postgres', 'ines', 'personal']);
    expect(await page.locator('.workbench__view .code').first().isVisible()).toBe(false);
    await page.getByText('Aspects as JSON').click();
    expect(await page.locator('.workbench__view .code__title').first().innerText()).toBe('ownership');
    expect(await page.locator('.workbench__view .code pre').first().innerText()).toContain(
      '"urn:li:corpuser:ines"',
    );
    const reference = await page.getByRole('link', { name: 'About dataset' }).getAttribute('href');
    expect((await page.request.get(reference ?? '')).ok()).toBe(true);
    await button(page, 'All entities').click();
    await page.getByRole('searchbox').waitFor();
  });

  test('is at the top of the log, in the order of the commits', async () => {
    const { page } = await start();
    await tab(page, 'Changes').click();
    const newest = async () => Number(await page.locator('.workbench__offset').first().innerText());
    const before = await newest();
    await choose(page, 'HTTP');
    await run(page);
    const changed = page.locator('.workbench__log [data-new]');
    await changed.first().waitFor();
    expect(await changed.first().innerText()).toMatch(/rare\s+tag\s+UPSERT tagProperties/);
    expect(await newest()).toBe(before + 2);
    expect(await status(page).innerText()).toContain('2 changes');
  });

  test('is found by search, and facets narrow what is found', async () => {
    const { page } = await start();
    await choose(page, 'Search');
    await run(page);
    await page.getByRole('searchbox').fill('reserv');
    const names = page.locator('.workbench__list .workbench__name');
    await expect.poll(() => names.allInnerTexts(), patience).toEqual(['reservations']);
    await page.getByRole('searchbox').fill('*');
    const facet = page.locator('.workbench__facets').getByRole('button', { name: /^kafka/ });
    await facet.click();
    await expect.poll(() => names.count(), patience).toBe(2);
    expect(await facet.getAttribute('aria-pressed')).toBe('true');
    await page.getByRole('searchbox').fill('qqxzzv');
    await page.getByText('No matches').waitFor();
  });

  test.each([wide, narrow])('fits its frame, large enough to be read, at $width px', async (viewport) => {
    const { page } = await start({ viewport });
    await choose(page, 'Lineage');
    await run(page);
    await tab(page, 'Lineage').click();
    const view = page.locator('.workbench__view [data-drawing]');
    await view.locator('svg').waitFor();
    const { over, scale } = await view.evaluate((element) => {
      const svg = element.querySelector('svg');
      return {
        over: element.scrollWidth - element.clientWidth,
        scale: (svg?.getBoundingClientRect().width ?? 0) / (svg?.viewBox.baseVal.width ?? 1),
      };
    });
    expect(over).toBeLessThanOrEqual(1);
    expect(scale).toBeGreaterThan(0.8);
  });

  test('is drawn with the entity itself, and leads on from there', async () => {
    const { page } = await start();
    await page.getByRole('searchbox').fill('station_days');
    await page.locator('.workbench__list button').first().click();
    const drawing = page.locator('.workbench__view .drawing');
    await drawing.getByRole('link', { name: 'Busy stations' }).click();
    await page.getByRole('heading', { level: 2, name: 'Busy stations' }).waitFor();
  });

  test('is drawn, with links', async () => {
    const { page } = await start();
    await choose(page, 'Lineage');
    await run(page);
    await tab(page, 'Lineage').click();
    const drawing = page.locator('.workbench__view .drawing');
    const chosen = drawing.locator('.lineage__focus');
    await chosen.getByText('library.reminders').waitFor();
    expect(await drawing.locator('.lineage__entity').count()).toBe(4);
    await drawing.getByRole('link', { name: 'library.public.loans' }).click();
    await chosen.getByText('library.public.loans').waitFor();
    await button(page, 'Upstream').click();
    await page.getByText('library.public.loans has no lineage').waitFor();
    await button(page, 'Downstream').click();
    await expect.poll(() => drawing.locator('.lineage__entity').count(), patience).toBe(4);
    expect(new URL(page.url()).hash).toBe('');
  });

  test.each([wide, narrow])('has its caption beside its buttons, at $width px', async (viewport) => {
    const { page } = await start({ viewport });
    await tab(page, 'Lineage').click();
    const drawing = page.locator('.workbench__view .drawing');
    await drawing.locator('.drawing__tools').waitFor({ state: 'attached' });
    const isCovered = await drawing.evaluate((figure) => {
      const tools = figure.querySelector('.drawing__tools')?.getBoundingClientRect();
      const caption = document.createRange();
      caption.selectNodeContents(figure.querySelector('figcaption') ?? figure);
      const meets = ({ right, top, bottom }: DOMRect): boolean =>
        tools !== undefined && right > tools.left && top < tools.bottom && bottom > tools.top;
      return [...caption.getClientRects()].some(meets);
    });
    expect(isCovered).toBe(false);
  });
});

describe('the editor', () => {
  test('runs with Ctrl-Enter, and keeps edits to each example', async () => {
    const { page } = await start();
    await type(page, "console.log('mine');");
    await page.keyboard.press('Control+Enter');
    await page.locator('.workbench__printed').getByText('mine').waitFor();
    await choose(page, 'HTTP');
    await choose(page, 'Describe');
    expect(await editor(page).innerText()).toContain('mine');
    await button(page, 'Reset the text').click();
    expect(await editor(page).innerText()).toContain('new Colophon');
    expect(await button(page, 'Reset the text').count()).toBe(0);
  });

  test('types a slash as a slash', async () => {
    const { page } = await start();
    await type(page, '');
    await page.keyboard.type('1 / 2');
    expect(await editor(page).innerText()).toBe('1 / 2');
  });

  test('indents with Tab, and is left with Escape and Tab', async () => {
    const { page } = await start();
    await type(page, 'one');
    await page.keyboard.press('Home');
    await page.keyboard.press('Tab');
    expect(await editor(page).innerText()).toBe('  one');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Run');
  });

  test('marks the line where a run failed, with the reason', async () => {
    const { page } = await start();
    await type(page, "console.log('before');\nthrow new Error('no such book');");
    await run(page);
    expect(await status(page).innerText()).toContain('Failed in line 2');
    expect(await page.locator('.workbench__printed').innerText()).toMatch(/before\n.*no such book/);
    expect(await page.locator('.cm-faulty').innerText()).toContain('no such book');
    await editor(page).press('End');
    await page.keyboard.type(' ');
    await page.locator('.cm-faulty').waitFor({ state: 'detached' });
  });

  test('takes its code from a link, and does not run it', async () => {
    const { page } = await start({ permissions: ['clipboard-read', 'clipboard-write'] });
    await type(page, "console.log('größer');");
    await button(page, 'Copy a link').click();
    await button(page, 'Link copied').waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const other = await stage.open(link);
    await editor(other).waitFor();
    expect(await editor(other).innerText()).toBe("console.log('größer');");
    expect(await status(other).getAttribute('data-state')).toBe('idle');
  });
});

test('an endless run can be stopped, and leaves no changes', async () => {
  const { page } = await start();
  const held = await tab(page, 'Changes').innerText();
  await type(page, "console.log('round');\nfor (;;);");
  await button(page, 'Run').click();
  await button(page, 'Stop').click();
  await status(page).getByText('Stopped').waitFor();
  expect(await tab(page, 'Changes').innerText()).toBe(held);
  await choose(page, 'HTTP');
  await run(page);
  await expect.poll(() => tab(page, 'Changes').innerText(), patience).not.toBe(held);
});

test('writes survive a reload, but not a reset', async () => {
  const { page } = await start();
  const entities = await tab(page, 'Entities').innerText();
  await choose(page, 'HTTP');
  await run(page);
  await expect.poll(() => tab(page, 'Entities').innerText(), patience).not.toBe(entities);
  const written = await tab(page, 'Entities').innerText();
  await page.reload();
  await button(page, 'Start the catalogue').click();
  await expect.poll(() => tab(page, 'Entities').innerText(), patience).toBe(written);
  await button(page, 'Reset').click();
  await button(page, 'Cancel').click();
  expect(await tab(page, 'Entities').innerText()).toBe(written);
  await button(page, 'Reset').click();
  await button(page, 'Restore samples').click();
  await expect.poll(() => tab(page, 'Entities').innerText(), patience).toBe(entities);
});

test('an empty catalogue explains what to do', async () => {
  const { page } = await start();
  await button(page, 'Reset').click();
  await button(page, 'Start empty').click();
  await page.getByText('The catalogue is empty. Run one of the examples').waitFor();
  await tab(page, 'Changes').click();
  await page.getByText('No changes yet').waitFor();
  await tab(page, 'Lineage').click();
  await page.getByText('No entity has lineage yet').waitFor();
  await choose(page, 'HTTP');
  await run(page);
  await expect.poll(() => tab(page, 'Changes').innerText(), patience).toMatch(/2$/);
});

test('the views are chosen with arrows', async () => {
  const { page } = await start();
  await tab(page, 'Entities').focus();
  await page.keyboard.press('ArrowRight');
  await page.locator('.workbench__log').waitFor();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Changes');
  await page.keyboard.press('ArrowLeft');
  await page.getByRole('searchbox').waitFor();
});

test('axe finds nothing, in any state', async () => {
  const { page } = await start();
  expect(await runAxe(page), 'started').toEqual([]);
  await choose(page, 'Lineage');
  await run(page);
  await page.locator('.workbench__list [data-new]').first().waitFor();
  expect(await runAxe(page), 'after a run').toEqual([]);
  await page.locator('.workbench__list button').first().click();
  await page.getByText('Aspects as JSON').click();
  await page.locator('.workbench__view .code').first().waitFor();
  expect(await runAxe(page), 'an entity').toEqual([]);
  await tab(page, 'Changes').click();
  expect(await runAxe(page), 'changes').toEqual([]);
  await tab(page, 'Lineage').click();
  await page.locator('.workbench__view .drawing').waitFor();
  expect(await runAxe(page), 'lineage').toEqual([]);
  await type(page, "throw new Error('no');");
  await run(page);
  await tab(page, 'Entities').click();
  await button(page, 'All entities').click();
  await page.getByRole('searchbox').fill('*');
  await page.locator('.workbench__facets').waitFor();
  expect(await runAxe(page), 'a failure, and a search').toEqual([]);
  await button(page, 'Reset').click();
  expect(await runAxe(page), 'the question before a reset').toEqual([]);
});

test('fits a narrow screen', async () => {
  const { page } = await start({ viewport: narrow });
  await choose(page, 'Lineage');
  await run(page);
  for (const view of ['Entities', 'Changes', 'Lineage']) {
    await tab(page, view).click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(narrow.width);
  }
});

test.each([
  ['wide', wide],
  ['narrow', narrow],
])('no line of an example is cut off on a %s screen', async (_, viewport) => {
  const { page } = await start({ viewport });
  const scroller = page.locator('.workbench__editor .cm-scroller');
  await scroller.waitFor();
  expect(await scroller.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
});

test('without scripts the page says what is missing, and shows every example', async () => {
  const page = await stage.open(path, { javaScriptEnabled: false });
  await page.getByText('needs JavaScript').waitFor();
  expect(await button(page, 'Start the catalogue').isVisible()).toBe(false);
  for (const example of await page.locator('[data-example]').all())
    expect(await example.locator('pre').first().isVisible()).toBe(true);
});

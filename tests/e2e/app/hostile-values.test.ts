import { registry } from '@colophon/model';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { narrow } from '../browser.ts';
import { dataset, table } from './lineage-data.ts';
import { randomAspects, seeded, urnOf } from './random-aspects.ts';
import { type AppStage, keepPicture, setAppStage } from './stage.ts';
import { failures, goWithin, propose, settled, walkTabs, wideElements } from './walk-pages.ts';

const script = '"\'><script>planted=1</script><img src=x onerror="planted=1"><svg onload=planted=1>';
const texts = [
  script,
  `[a link](javascript:planted=1) <a href="javascript:planted=1">b</a> ![c](x"onerror="planted=1)`,
  '<iframe srcdoc="<script>parent.planted=1</script>"></iframe><style>*{display:none}</style>',
  'javascript:planted=1',
  'data:text/html,<script>planted=1</script>',
  '\u202egnp.exe\u202c \u2066\u2067left\u2069',
  'W'.repeat(500),
  '👩‍👩‍👧‍👦🏴‍☠️'.repeat(30),
  '',
  ' ',
  '\u0007\u001b[31mred\u0008\u200b\ufeff',
  'a\u0301'.repeat(50),
  '{{planted=1}}',
];
const long = `# ${'W'.repeat(500)}\n\n${`${script} | text of a description `.repeat(1_000)}`.slice(
  0,
  100_000,
);

const widest = dataset('hostile.widest');
const empty = dataset('hostile.empty');

let stage: AppStage;
beforeAll(async () => {
  stage = await setAppStage();
}, 60_000);
afterAll(() => stage?.[Symbol.asyncDispose]());

/** A page that notes what a policy has kept from running: nothing may get that far. */
async function openNarrow(): Promise<Page> {
  const page = await stage.open('about:blank', { viewport: narrow });
  page.setDefaultTimeout(20_000);
  await page.addInitScript(() => {
    const kept: string[] = [];
    Object.assign(window, { violations: kept });
    addEventListener('securitypolicyviolation', ({ violatedDirective, sourceFile, blockedURI }) =>
      kept.push(`${violatedDirective} ${sourceFile} ${blockedURI}`),
    );
  });
  await page.goto('/');
  return page;
}

/** What no page may do, whatever is stored. */
async function expectSafe(page: Page, where: string): Promise<void> {
  const found = await page.evaluate(() => ({
    planted: Reflect.get(window, 'planted') ?? 'no',
    violations: Reflect.get(window, 'violations'),
    links: [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .map(({ protocol }) => protocol)
      .filter((protocol) => !['http:', 'https:', 'mailto:'].includes(protocol)),
  }));
  expect(found, where).toEqual({ planted: 'no', violations: [], links: [] });
  const [wide, failed] = await Promise.all([wideElements(page), failures(page)]);
  // In words, since of several faults only their messages are shown.
  expect(wide, `${where} is wider than the window: ${wide.join(', ')}`).toEqual([]);
  expect(failed, where).toEqual([]);
  expect(stage.complaints, where).toEqual([]);
}

describe('what is stored', () => {
  test('does no harm on the page of any type', async () => {
    const random = seeded(1);
    for (const entity of registry.entities.values())
      await Promise.all(
        randomAspects(entity, { random, texts, density: 1 }).map(([aspect, value]) =>
          propose(stage, urnOf(entity.name, 'a'), aspect, value),
        ),
      );
    const faults: unknown[] = [];
    const left = registry.entities.keys();
    // Each page takes the next type: one draws while another waits.
    const walk = async (page: Page) => {
      for (const entityType of left) {
        await goWithin(page, `/${entityType}/${encodeURIComponent(urnOf(entityType, 'a'))}`);
        await settled(page);
        await walkTabs(page, async (tab) => {
          try {
            await expectSafe(page, `${entityType} ${tab}`);
          } catch (error) {
            faults.push(error);
          }
        });
      }
    };
    const page = await openNarrow();
    const others = await Promise.all([openNarrow(), openNarrow()]);
    await Promise.all([page, ...others].map(walk));
    await Promise.all(others.map((other) => other.context().close()));
    expect(faults.slice(0, 10).map(String)).toEqual([]);
    for (const path of ['/search', '/browse', '/govern/tags', '/govern/glossary', '/govern/domains', '/'])
      await page.goto(path).then(async () => {
        await settled(page);
        await expectSafe(page, path);
      });
    await page.context().close();
  }, 300_000);

  test('may be very large: a description of 100 kB, 10,000 tags, a name of 500 letters', async () => {
    await stage.store('dataset', widest, {
      ...table(widest, { columns: ['W'.repeat(500), ...Array.from({ length: 50 }, (_, i) => `c${i}`)] }),
      datasetProperties: { name: 'W'.repeat(500), description: long },
      globalTags: { tags: Array.from({ length: 10_000 }, (_, i) => ({ tag: `urn:li:tag:tag-${i}` })) },
    });
    const page = await openNarrow();
    await page.goto(`/dataset/${encodeURIComponent(widest)}`);
    await settled(page);
    await expectSafe(page, 'widest');
    await keepPicture(page, 'widest-narrow');
    // All are told of, few are drawn.
    const aside = page.getByRole('complementary').filter({ hasText: 'Tags' });
    const more = aside.getByRole('button', { name: 'Show 1,000 of 10,000' });
    await more.waitFor();
    expect(await aside.getByRole('link').count()).toBeLessThan(100);
    await more.click();
    await aside.getByRole('link', { name: 'tag-999', exact: true }).waitFor();
    await walkTabs(page, (tab) => expectSafe(page, `widest ${tab}`));
    await page.context().close();
  }, 120_000);

  test('may be nothing at all', async () => {
    await stage.store('dataset', empty, {
      datasetProperties: {},
      globalTags: { tags: [] },
      ownership: { owners: [] },
    });
    const page = await openNarrow();
    await page.goto(`/dataset/${encodeURIComponent(empty)}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect((await page.getByRole('heading', { level: 1 }).innerText()).trim()).not.toBe('');
    await walkTabs(page, (tab) => expectSafe(page, `empty ${tab}`));
    await page.context().close();
  });
});

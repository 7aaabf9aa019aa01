import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { column, dataset, lineageOf, table } from './lineage-data.ts';
import { type AppStage, setAppStage } from './stage.ts';
import { failures, settled } from './walk-pages.ts';

const container = (id: string) => `urn:li:container:${id}`;
const containers = 12_000;
/** Containers in each other, from the first to the last. */
const nesting = 20;
const longName = 'fct_monthly_recurring_revenue_by_customer_segment_and_region';
const wide = dataset('scale.wide');
const long = dataset(`mart.finance.${longName}`);
const hub = dataset('scale.hub', 'kafka');
const downstreams = 300;
const fed = dataset('scale.fed');
const feeders = 60;
const columnsEach = 60;

let stage: AppStage;
beforeAll(async () => {
  stage = await setAppStage();
  await storeAll(
    'container',
    Array.from({ length: containers }, (_, i) => {
      // The first of each level hold the rest of it, and one holds the next level.
      const parent = i === 0 ? undefined : i < nesting ? i - 1 : i % nesting;
      return [
        container(`c${i}`),
        {
          containerProperties: { name: `Container ${i}` },
          ...(parent !== undefined && { container: { container: container(`c${parent}`) } }),
        },
      ];
    }),
  );
  const names = Array.from({ length: 1_000 }, (_, i) => `column_${i}`);
  await storeAll('dataset', [
    [wide, table(wide, { columns: names })],
    [long, table(long)],
    ...Array.from({ length: 40 }, (_, i): Stored => {
      // Names that share words with the one that is looked for.
      const urn = dataset(`mart.finance.fct_revenue_by_region_${i}`);
      return [urn, table(urn)];
    }),
    [hub, table(hub)],
    ...Array.from({ length: downstreams }, (_, i): Stored => {
      const urn = dataset(`scale.d${i}`, 'hive');
      return [urn, table(urn, { upstreams: [hub] })];
    }),
    ...Array.from({ length: downstreams }, (_, i): Stored => {
      const urn = dataset(`scale.beyond_${i}`, 'hive');
      return [urn, table(urn, { upstreams: [dataset(`scale.d${i}`, 'hive')] })];
    }),
  ]);
  const sources = Array.from({ length: feeders }, (_, i) => dataset(`scale.feeder_${i}`));
  const paths = Array.from({ length: columnsEach }, (_, i) => `f${i}`);
  await storeAll('dataset', [
    ...sources.map((urn): Stored => [urn, table(urn, { columns: paths })]),
    [
      fed,
      table(fed, {
        columns: paths,
        upstreams: sources,
        lineages: sources.flatMap((urn) =>
          paths.map((path): readonly [string, string] => [column(urn, path), path]),
        ),
      }),
    ],
  ]);
}, 240_000);
afterAll(() => stage?.[Symbol.asyncDispose]());

type Stored = readonly [urn: string, aspects: Readonly<Record<string, object>>];

async function storeAll(entityType: string, entities: readonly Stored[]): Promise<void> {
  for (let start = 0; start < entities.length; start += 1_000) {
    const body = entities.slice(start, start + 1_000).map(([urn, aspects]) => ({
      urn,
      ...Object.fromEntries(Object.entries(aspects).map(([name, value]) => [name, { value }])),
    }));
    const answer = await fetch(`${stage.address}/openapi/v3/entity/${entityType}?async=false`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(await answer.text());
  }
}

async function open(path: string): Promise<Page> {
  const page = await stage.open('about:blank');
  page.setDefaultTimeout(30_000);
  await page.addInitScript(() => {
    const long = { count: 0, worst: 0 };
    Object.assign(window, { longTasks: long });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) {
        long.count++;
        long.worst = Math.max(long.worst, duration);
      }
    }).observe({ type: 'longtask' });
  });
  await page.goto(path);
  await settled(page);
  return page;
}
/** Milliseconds of the longest task since it was last asked. */
const worstTask = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const tasks = Reflect.get(window, 'longTasks') as { worst: number };
    const { worst } = tasks;
    tasks.worst = 0;
    return worst;
  });
const done = async (page: Page) => {
  expect(await failures(page)).toEqual([]);
  expect(stage.complaints).toEqual([]);
  await page.context().close();
};

describe('12,000 containers', () => {
  test('are found in the page of one high up, a page of them at a time', async () => {
    const page = await open(`/container/${encodeURIComponent(container('c0'))}`);
    await page.getByRole('heading', { name: 'Container 0', level: 1 }).waitFor();
    await page
      .getByRole('main')
      .getByText(/^600 /)
      .or(page.getByText(/601|599/))
      .first()
      .waitFor();
    expect(
      await page
        .getByRole('main')
        .getByRole('link', { name: /^Container \d+/ })
        .count(),
    ).toBeLessThan(60);
    await page.getByRole('searchbox').last().fill('Container 11980');
    await page
      .getByRole('main')
      .getByRole('link', { name: 'Container 11980', exact: true })
      .first()
      .waitFor();
    await done(page);
  });

  test('show the whole way to one deep down', async () => {
    const page = await open(`/container/${encodeURIComponent(container(`c${nesting - 1}`))}`);
    await page.getByRole('heading', { name: `Container ${nesting - 1}`, level: 1 }).waitFor();
    for (const place of [0, nesting - 2])
      await page
        .getByRole('main')
        .getByRole('link', { name: `Container ${place}`, exact: true })
        .first()
        .waitFor({ state: 'attached' });
    await done(page);
  });
});

test('1,000 columns are filtered without a pause longer than that of a page with few', async () => {
  const page = await open(`/dataset/${encodeURIComponent(dataset('scale.feeder_0'))}`);
  const filter = page.getByRole('searchbox', { name: /columns/i });
  await worstTask(page);
  await filter.pressSequentially('f5');
  await page.getByText('11 of 60').waitFor();
  const few = Math.max(50, await worstTask(page));
  await page.goto(`/dataset/${encodeURIComponent(wide)}`);
  await settled(page);
  await worstTask(page);
  await filter.pressSequentially('column_99');
  await page.getByText('11 of 1,000').waitFor();
  // A long task is one of 50 ms; few rows are drawn in both.
  expect(await worstTask(page)).toBeLessThan(few * 6);
  expect(await page.getByRole('row').count()).toBe(12);
  await done(page);
});

describe('a name of 60 letters with underscores', () => {
  test.each([
    longName,
    longName.split('_').slice(-3).join('_'),
    longName.split('_').slice(0, 4).join('_'),
    longName.slice(0, -4),
  ])('is found first by %s', async (words) => {
    expect(longName).toHaveLength(60);
    const page = await open(`/search?q=${words}`);
    const first = page.getByRole('main').getByRole('link', { name: /fct_/ }).first();
    expect(await first.innerText()).toContain(longName);
    await done(page);
  });

  test('is found in lineage as everywhere', async () => {
    await stage.store('dataset', long, table(long, { upstreams: [hub] }));
    const page = await open(lineageOf(hub));
    await page
      .getByText(/\d+ entities/)
      .first()
      .waitFor();
    await page.getByRole('application', { name: /^Lineage of/ }).focus();
    await page.keyboard.press('f');
    const find = page.getByRole('combobox', { name: 'Find in the lineage' });
    // By its tail, as the search of the catalogue finds it, though it is not among those that are drawn.
    await find.fill(longName.split('_').slice(-3).join('_'));
    await page
      .getByRole('option', { name: new RegExp(longName) })
      .first()
      .waitFor();
    await done(page);
  });
});

test('300 direct downstreams that have downstreams are drawn in parts, and counted as a whole', async () => {
  const page = await open(lineageOf(hub));
  await page
    .getByText(/\d+ entities/)
    .first()
    .waitFor();
  const impact = await stage.graphql(
    `query { searchAcrossLineage(input: { urn: "${hub}", direction: DOWNSTREAM, query: "*", start: 0, count: 1 }) { total } }`,
  );
  expect((impact.searchAcrossLineage as { total: number }).total).toBeGreaterThanOrEqual(2 * downstreams);
  await page.goto(lineageOf(hub, { most: 500, depth: 2 }));
  await page
    .getByText(/60\d entities/)
    .first()
    .waitFor();
  await done(page);
});

test('a table with 3,600 column lineages shows them for one column', async () => {
  const page = await open(`/dataset/${encodeURIComponent(fed)}?column=f7`);
  await page
    .getByRole('complementary')
    .or(page.getByRole('dialog'))
    .getByText('scale.feeder_')
    .or(page.getByText('feeder_0'))
    .first()
    .waitFor();
  await page.goto(lineageOf(fed, { columns: [fed], node: fed }));
  await page
    .getByText(/\d+ entities/)
    .first()
    .waitFor();
  await settled(page);
  await done(page);
});

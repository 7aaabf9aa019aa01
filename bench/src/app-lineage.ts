import type { Page } from 'playwright-core';
import {
  alone,
  framesWhileMoved,
  hops,
  largeLineage,
  perHop,
  root,
} from '../../tests/e2e/app/large-lineage.ts';
import { dataset, lineageOf, table } from '../../tests/e2e/app/lineage-data.ts';
import { speeds } from '../../tests/e2e/app/speeds.ts';
import { settled } from '../../tests/e2e/app/walk-pages.ts';
import { figureOfTimes } from './app/figures.ts';
import { proposeAll } from './app/propose-all.ts';
import { type AppBench, slowDown, startAppBench } from './app/stage.ts';
import { type Figure, figure } from './report.ts';
import type { Rounds } from './rounds.ts';

const benchmark = 'app-lineage';
/** Tables whose first hop is drawn in a round, and how many that has. */
const tables = 8;
const neighbours = 20;
const middle = (i: number): string => dataset(`hop.middle_${i}`);
const slowdown = 4;
const longTaskMs = speeds.task.goal;
const largeTables = hops * perHop + 1;

/** How soon the first hop of a lineage is drawn, and whether a very large one can be moved. */
export async function benchAppLineage({ count }: Rounds): Promise<Figure[]> {
  await using bench = await startAppBench(benchmark, (catalogue) =>
    proposeAll(catalogue, [
      ...largeLineage().map(([urn, upstreams]) => [urn, table(urn, { upstreams })] as const),
      ...Array.from({ length: tables }, (_, i) => [middle(i), table(middle(i))] as const),
      ...Array.from({ length: tables * neighbours }, (_, i) => {
        const urn = dataset(`hop.next_${i}`, 'hive');
        return [urn, table(urn, { upstreams: [middle(i % tables)] })] as const;
      }),
    ]),
  );
  const drawn: number[][] = [];
  for (let round = 0; round < count; round++) {
    const times: number[] = [];
    for (let i = 0; i < tables; i++) times.push(await firstHop(bench, middle(i)));
    drawn.push(times);
  }
  const frames: [large: number, single: number][] = [];
  // Loading thousands takes long: fewer rounds, which the spread tells.
  for (let round = 0; round < Math.min(2, count); round++) frames.push(await moveLarge(bench));
  const tasks = await tasksOfLarge(bench);
  return [
    figureOfTimes(drawn, {
      benchmark,
      what: 'p95 from the answer to the first hop, drawn',
      goalMs: speeds.hop.goal,
    }),
    figure(
      frames.map(([large, single]) => large / single),
      {
        benchmark,
        what: `frames per second, moving ${largeTables.toLocaleString('en')} entities and 10,000 edges`,
        against: 'moving a single entity',
        goal: { atLeast: 0.5 },
        detail: frames.map(([large, single]) => `${large.toFixed(0)} / ${single.toFixed(0)}`).join(', '),
      },
    ),
    figure([Math.max(0, ...tasks) / longTaskMs], {
      benchmark,
      what: `longest task while ${largeTables.toLocaleString('en')} entities are loaded, ${slowdown} times slower`,
      against: `${longTaskMs} ms`,
      goal: { atMost: 1 },
      detail: `${tasks.filter((ms) => ms > longTaskMs).length} of ${tasks.length} long tasks over ${longTaskMs} ms`,
    }),
  ];
}

/** Milliseconds from the last answer with neighbours to the frame that tells of them. */
async function firstHop(bench: AppBench, urn: string): Promise<number> {
  const page = await bench.open('about:blank');
  await page.addInitScript(
    (expected) => {
      const { fetch } = window;
      window.fetch = async (...given: Parameters<typeof fetch>) => {
        const response = await fetch(...given);
        const body = given[1]?.body;
        if (typeof body === 'string' && body.includes('"Neighbours"')) {
          await response.clone().text();
          Object.assign(window, { answeredAt: performance.now() });
        }
        return response;
      };
      const look = () => {
        const isDrawn = document.querySelector('main')?.textContent?.includes(expected) === true;
        if (!isDrawn) requestAnimationFrame(look);
        else setTimeout(() => Object.assign(window, { drawnAt: performance.now() }));
      };
      requestAnimationFrame(look);
    },
    `${neighbours + 1} entities`,
  );
  await page.goto(lineageOf(urn, { depth: 1 }));
  await page.waitForFunction(() => Reflect.get(window, 'drawnAt') !== undefined);
  const time = await page.evaluate(
    () => Number(Reflect.get(window, 'drawnAt')) - Number(Reflect.get(window, 'answeredAt')),
  );
  await page.context().close();
  return time;
}

const large = lineageOf(root, { depth: hops, most: perHop });
const loaded = (page: Page) =>
  page.getByText(`${largeTables.toLocaleString('en')} entities`).waitFor({ timeout: 120_000 });

async function moveLarge(bench: AppBench): Promise<[number, number]> {
  const page = await bench.open(lineageOf(alone));
  await page.getByText('1 entity, 0 edges').waitFor();
  const single = await framesWhileMoved(page);
  await page.goto(large);
  await loaded(page);
  const moved = await framesWhileMoved(page);
  await page.context().close();
  return [moved, single];
}

/** Milliseconds of each long task while the large lineage is loaded on a slow computer. */
async function tasksOfLarge(bench: AppBench): Promise<readonly number[]> {
  const page = await bench.open('about:blank');
  await slowDown(page, slowdown);
  await page.addInitScript(() => {
    const durations: number[] = [];
    Object.assign(window, { durations });
    new PerformanceObserver((list) => {
      durations.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: 'longtask' });
  });
  await page.goto(large);
  await loaded(page);
  await settled(page);
  const durations = await page.evaluate(() => Reflect.get(window, 'durations') as number[]);
  await page.context().close();
  return durations;
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { sampleProposals } from '@colophon/sample';
import { RestEmitter } from '@colophon/sdk/emitters';
import { ensureApplication } from '../../scripts/bootstrap.mjs';
import { type Manifest, sizesOf } from '../../tests/e2e/app/script-size.ts';
import { speeds } from '../../tests/e2e/app/speeds.ts';
import { goWithin, settled } from '../../tests/e2e/app/walk-pages.ts';
import { figureOfTimes } from './app/figures.ts';
import { type AppBench, slowDown, startAppBench } from './app/stage.ts';
import { type Figure, figure } from './report.ts';
import type { Rounds } from './rounds.ts';

/** How much slower than this machine a reader's computes, and Lighthouse's slow 4G. */
const slowdown = 4;
const slowLine = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const loadsPerRound = 3;
/** How long a task may keep a slow computer from answering. */
const longTaskMs = speeds.task.goal;
/** Script before the first view of DataHub, in kB after gzip: built from its source in July 2026. */
const datahubKilobytes = 2_570;

const sampleTime = Date.UTC(2026, 10, 30, 12);
const customers = 'urn:li:dataset:(urn:li:dataPlatform:snowflake,analytics.core.dim_customers,PROD)';

/** How soon the application is there on a slow computer and a slow line, and how long it keeps it from answering. */
export async function benchAppStart({ count }: Rounds): Promise<Figure[]> {
  await using bench = await startAppBench('app-sample', async () => {});
  const emitter = new RestEmitter({ server: bench.address });
  await emitter.emitMany([...sampleProposals({ now: sampleTime })]);
  await emitter.close();
  const painted: number[][] = [];
  const interactive: number[][] = [];
  const tasks: number[][] = [];
  await load(bench);
  for (let round = 0; round < count; round++) {
    const loads: Load[] = [];
    for (let i = 0; i < loadsPerRound; i++) loads.push(await load(bench));
    painted.push(loads.map(({ paintedMs }) => paintedMs));
    interactive.push(loads.map(({ interactiveMs }) => interactiveMs));
    tasks.push(await longTasks(bench));
  }
  const benchmark = 'app-start';
  const line = `slow 4G, ${slowdown} times slower`;
  const over = tasks.map((each) => each.filter((ms) => ms > longTaskMs).length);
  return [
    figureOfTimes(painted, {
      benchmark,
      what: `first content painted, ${line}`,
      goalMs: speeds.painted.goal,
      q: 0.5,
    }),
    figureOfTimes(interactive, {
      benchmark,
      what: `interactive, ${line}`,
      goalMs: speeds.interactive.goal,
      q: 0.5,
    }),
    figure(
      tasks.map((each) => Math.max(0, ...each) / longTaskMs),
      {
        benchmark,
        what: `longest task from the first page over a search and an entity to its lineage, ${slowdown} times slower`,
        against: `${longTaskMs} ms`,
        goal: { atMost: 1 },
        detail: `tasks over ${longTaskMs} ms in each round: ${over.join(', ')}`,
      },
    ),
    await scriptFigure(benchmark),
  ];
}

async function scriptFigure(benchmark: string): Promise<Figure> {
  const app = await ensureApplication(process.execPath);
  const manifest = JSON.parse(readFileSync(join(app, '.vite/manifest.json'), 'utf8')) as Manifest;
  const { first } = sizesOf(
    manifest,
    'index.html',
    (file) => gzipSync(readFileSync(join(app, file))).byteLength,
  );
  return figure([first / 1_000 / datahubKilobytes], {
    benchmark,
    what: 'script before the first view, after gzip',
    against: 'DataHub, 2026-07',
    detail: `${Math.round(first / 1_000)} / ${datahubKilobytes} kB`,
  });
}

interface Load {
  readonly paintedMs: number;
  /** When the field of the search is there, and no long task is left. */
  readonly interactiveMs: number;
}

async function load(bench: AppBench): Promise<Load> {
  const page = await bench.open('about:blank');
  const session = await slowDown(page, slowdown);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slowLine);
  await page.addInitScript(() => {
    const seen = { paintedMs: Number.NaN, fieldMs: 0, lastTaskMs: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) seen.lastTaskMs = startTime + duration;
    }).observe({ type: 'longtask' });
    new PerformanceObserver((list) => {
      for (const { name, startTime } of list.getEntries())
        if (name === 'first-contentful-paint') seen.paintedMs = startTime;
    }).observe({ type: 'paint', buffered: true });
    new MutationObserver((_, observer) => {
      if (!document.querySelector('main input[role="combobox"], header input[role="combobox"]')) return;
      seen.fieldMs = performance.now();
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.waitForFunction(() => !Number.isNaN(Reflect.get(window, 'seen').paintedMs));
  const times = await page.evaluate(() => {
    const { paintedMs, fieldMs, lastTaskMs } = Reflect.get(window, 'seen') as Record<
      'paintedMs' | 'fieldMs' | 'lastTaskMs',
      number
    >;
    return { paintedMs, interactiveMs: Math.max(paintedMs, fieldMs, lastTaskMs) };
  });
  await page.context().close();
  return times;
}

/** Milliseconds of each long task, from the first page on. */
async function longTasks(bench: AppBench): Promise<number[]> {
  const page = await bench.open('about:blank');
  await slowDown(page, slowdown);
  await page.addInitScript(() => {
    const durations: number[] = [];
    Object.assign(window, { durations });
    new PerformanceObserver((list) =>
      durations.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({
      type: 'longtask',
    });
  });
  await page.goto('/');
  await settled(page);
  for (const path of ['/search?q=customers', `/dataset/${customers}`, `/dataset/${customers}/lineage`]) {
    await goWithin(page, encodeURI(path));
    await settled(page);
    await page.waitForLoadState('networkidle');
  }
  const found = await page.evaluate(() => Reflect.get(window, 'durations') as number[]);
  await page.context().close();
  return found;
}

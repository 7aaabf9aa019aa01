import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { narrow, type Stage, setStage } from './browser.ts';
import { type PageName, pages } from './site-pages.ts';

const measured: PageName[] = ['landing', 'quickstart', 'dataset', 'models'];

/** A phone that computes at a quarter of this machine's speed, on a slow 4G line: the figures are Lighthouse's. */
const slowPhone = {
  cpuSlowdown: 4,
  line: {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  },
};

/** What a reader of the slow phone may meet at most. */
const limit = { contentMs: 1000 };

/** Whatever else the machine does makes a page slower and never faster: the best of some loads is closest to it. */
const loads = 5;

let stage: Stage;

beforeAll(async () => {
  stage = await setStage();
});

afterAll(() => stage?.[Symbol.asyncDispose]());

describe('on a slow phone and a slow line', () => {
  test.each(measured)('%s is there within a second, and without a jump', async (name) => {
    let best: Load | undefined;
    for (let count = 0; count < loads && !(best && isGood(best)); count += 1) {
      const load = await loadSlowly(pages[name]);
      if (!best || costOf(load) < costOf(best)) best = load;
    }
    // The pauses are told and not held against the page yet: on a busy machine the first layout takes 70 to 100 ms.
    console.log(
      `${name}: its largest part is there after ${Math.round(best?.contentMs ?? 0)} ms; pauses: ${best?.longTasks.join(', ') || 'none'}`,
    );
    expect(best?.shifts).toEqual([]);
    expect(best?.contentMs).toBeLessThanOrEqual(limit.contentMs);
  });
});

/** How a page came up. */
interface Load {
  /** When the largest part of it was painted (Largest Contentful Paint). */
  contentMs: number;
  /** How long the tasks of more than 50 ms took. */
  longTasks: number[];
  shifts: number[];
}

const isGood = ({ contentMs, longTasks, shifts }: Load): boolean =>
  contentMs <= limit.contentMs && longTasks.length + shifts.length === 0;

const costOf = ({ contentMs, longTasks, shifts }: Load): number =>
  contentMs + (longTasks.length + shifts.length) * limit.contentMs;

async function loadSlowly(path: string): Promise<Load> {
  const page = await stage.open('about:blank', { viewport: narrow });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', slowPhone.line);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowPhone.cpuSlowdown });
  await stage.browser.startTracing(page, { categories: ['devtools.timeline', 'toplevel'] });
  await page.goto(path, { waitUntil: 'networkidle' });
  const seen = await page.evaluate(async () => {
    const entriesOf = (type: string) =>
      new Promise<PerformanceEntry[]>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true });
        setTimeout(() => resolve([]), 500);
      });
    const [paints, shifts] = await Promise.all(['largest-contentful-paint', 'layout-shift'].map(entriesOf));
    return {
      contentMs: paints?.at(-1)?.startTime ?? Number.POSITIVE_INFINITY,
      shifts: (shifts ?? []).map((shift) => Number(Reflect.get(shift, 'value'))),
    };
  });
  const trace = JSON.parse((await stage.browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  await page.context().close();
  return { ...seen, longTasks: longTasksOf(trace.traceEvents) };
}

/** An event of a trace; times are in microseconds. */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** CPU time. The clock would count as well how long the task waited for other processes of this machine. */
  tdur?: number;
}

/** The long tasks of the thread that painted the page. */
function longTasksOf(events: readonly TraceEvent[]): number[] {
  const painted = events.find(({ name }) => /^firstContentfulPaint$/i.test(name));
  return events
    .filter(({ name, pid, tid }) => name.endsWith('RunTask') && pid === painted?.pid && tid === painted.tid)
    .map(({ tdur = 0 }) => Math.round(tdur / 1000))
    .filter((ms) => ms > 50);
}

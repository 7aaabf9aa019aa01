import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LargeSite, serveLargeSite } from '../search/large-site.ts';
import { launchBrowser } from './browser.ts';

/** What the first answer may cost, and how long a reader may wait for one after a key. */
const limit = { firstAnswerBytes: 100_000, keyToResultsMs: 50 };
const pages = 10_000;
const mostRounds = 8;
/** How many times slower than this machine the browser's is. Tests run on any machine, so that they leave it at 1. */
const slowDown = Number(process.env.COLOPHON_CPU_SLOWDOWN ?? 1);

const typed = [
  'upstream lineage',
  'how do I delete an entity',
  'ownership.owners',
  'schemaMetadata',
  'retry status codes',
  'datset propertis',
  'where is the log offset',
];

let site: LargeSite;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([serveLargeSite(pages), launchBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await site?.[Symbol.asyncDispose]();
});

async function openPage(): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(`${site.address}/docs/quickstart.html`, { waitUntil: 'networkidle' });
  return page;
}

const answerTo = (page: Page, query: string) =>
  page.locator(`[data-answered=${JSON.stringify(query)}]`).waitFor();

test.each(['u', 'upstream', 'datset'])(
  `of ${pages} pages, the first answer to "%s" takes little: React, search and index together`,
  async (query) => {
    const page = await openPage();
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Network.enable');
    let bytes = 0;
    devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await page.keyboard.press('/');
    await page.keyboard.insertText(query);
    await page.getByRole('combobox').fill(query);
    await answerTo(page, query);
    console.log(`first answer to "${query}": ${bytes} bytes`);
    expect(bytes).toBeGreaterThan(60_000);
    expect(bytes).toBeLessThanOrEqual(limit.firstAnswerBytes);
    await page.context().close();
  },
);

test(`of ${pages} pages, the answer to a key is there before the reader waits`, {
  timeout: 180_000,
}, async () => {
  const rounds: number[] = [];
  // Whatever else the machine does makes a round slower, and none faster: the fastest is nearest to the truth.
  while (rounds.length < mostRounds && !rounds.some((p95) => p95 <= limit.keyToResultsMs)) {
    const { waitsMs, stretch } = await timeKeys();
    const p95 = quantile(waitsMs, 0.95) / stretch;
    console.log(
      `${waitsMs.length} keys: median ${(quantile(waitsMs, 0.5) / stretch).toFixed(1)} ms, p95 ${p95.toFixed(1)} ms; ` +
        `other processes made it ${stretch.toFixed(2)} times as long`,
    );
    rounds.push(p95);
  }
  expect(Math.min(...rounds)).toBeLessThanOrEqual(limit.keyToResultsMs);
});

const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.POSITIVE_INFINITY;

/** How keys were answered. */
interface KeyTimes {
  /** By the clock, from each key to its answer. */
  waitsMs: number[];
  /**
   * How many times as long as the processor worked at them the tasks of the page took: 1 on a machine that does
   * nothing else, and 2 on one where another process takes every second moment.
   */
  stretch: number;
}

/** Types all queries into a page that has loaded nothing yet. */
async function timeKeys(): Promise<KeyTimes> {
  const page = await openPage();
  await page.keyboard.press('/');
  await page.getByRole('combobox').waitFor();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  await noteTimes(page);
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] });
  for (const query of typed) {
    await page.getByRole('combobox').fill('');
    for (let length = 1; length <= query.length; length += 1) {
      const key = query[length - 1] ?? '';
      await page.keyboard.press(key === ' ' ? 'Space' : key);
      await page.evaluate((asked) => window.answerTo(asked), query.slice(0, length));
    }
  }
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  await page.context().close();
  const times = readTimes(trace.traceEvents);
  expect(times.waitsMs.length).toBeGreaterThan(100);
  return times;
}

/** An event of a trace; times are in microseconds. */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** When it began. */
  ts: number;
  /** By the clock. */
  dur?: number;
  /** CPU time. */
  tdur?: number;
}

function readTimes(events: readonly TraceEvent[]): KeyTimes {
  const marks = events
    .filter(({ name }) => name === marked.key || name === marked.answer)
    .toSorted((a, b) => a.ts - b.ts);
  const waitsMs = marks.flatMap((key, index) => {
    const answer = marks[index + 1];
    return key.name === marked.key && answer?.name === marked.answer ? [(answer.ts - key.ts) / 1000] : [];
  });
  const tasks = events.filter(({ name, tid }) => name.endsWith('RunTask') && tid === marks[0]?.tid);
  const total = (of: 'dur' | 'tdur') => tasks.reduce((sum, task) => sum + (task[of] ?? 0), 0);
  return { waitsMs, stretch: Math.max(1, total('dur') / total('tdur')) };
}

/** What the page marks in the trace. */
const marked = { key: 'key-pressed', answer: 'key-answered' };

declare global {
  interface Window {
    /** Waits for the answer to a query, without looking for it again and again: that would slow it down. */
    answerTo(query: string): Promise<void>;
  }
}

/** Has the page mark each key and the answer to what was typed by then. */
async function noteTimes(page: Page): Promise<void> {
  await page.evaluate((names) => {
    let waiting: { query: string; go: () => void } | undefined;
    addEventListener('keydown', () => performance.mark(names.key), true);
    const dialog = document.querySelector<HTMLElement>('.search');
    if (!dialog) throw new Error('Expected an open search, got none.');
    const tell = () => {
      if (waiting?.query === dialog.dataset.answered) waiting?.go();
    };
    window.answerTo = (query) =>
      new Promise((go) => {
        waiting = { query, go };
        tell();
      });
    new MutationObserver(() => {
      performance.mark(names.answer);
      tell();
    }).observe(dialog, { attributeFilter: ['data-answered'] });
  }, marked);
}

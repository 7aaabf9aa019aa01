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
    const times = await timeKeys();
    const p95 = times[Math.floor(times.length * 0.95)] ?? Number.POSITIVE_INFINITY;
    console.log(
      `${times.length} keys: median ${times[times.length >> 1]?.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`,
    );
    rounds.push(p95);
  }
  expect(Math.min(...rounds)).toBeLessThanOrEqual(limit.keyToResultsMs);
});

/** Types all queries into a page that has loaded nothing yet, and gives how long each key waited for its answer, sorted. */
async function timeKeys(): Promise<number[]> {
  const page = await openPage();
  await page.keyboard.press('/');
  await page.getByRole('combobox').waitFor();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  await noteTimes(page);
  for (const query of typed) {
    await page.getByRole('combobox').fill('');
    for (let length = 1; length <= query.length; length += 1) {
      const key = query[length - 1] ?? '';
      await page.keyboard.press(key === ' ' ? 'Space' : key);
      await page.evaluate((asked) => window.answerTo(asked), query.slice(0, length));
    }
  }
  const times = await page.evaluate(() => window.keyTimes);
  await page.context().close();
  expect(times.length).toBeGreaterThan(100);
  return times.sort((a, b) => a - b);
}

declare global {
  interface Window {
    /** Milliseconds from each key to the answer to what was typed by then. */
    keyTimes: number[];
    /** Waits for the answer to a query, without looking for it again and again: that would slow it down. */
    answerTo(query: string): Promise<void>;
  }
}

/** Has the page note how long each key waited for its answer. */
async function noteTimes(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.keyTimes = [];
    let pressed = 0;
    let waiting: { query: string; go: () => void } | undefined;
    addEventListener(
      'keydown',
      ({ timeStamp }) => {
        pressed = timeStamp;
      },
      true,
    );
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
      window.keyTimes.push(performance.now() - pressed);
      tell();
    }).observe(dialog, { attributeFilter: ['data-answered'] });
  });
}

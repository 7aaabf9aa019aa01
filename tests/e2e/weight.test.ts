import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { narrow, type Stage, setStage, wide } from './browser.ts';
import { type PageName, pages } from './site-pages.ts';

const weighed: PageName[] = ['landing', 'introduction', 'quickstart', 'dataset', 'models'];

/** What a page may weigh before the reader touches it, in bytes on the wire. */
const limit = { all: 50_000, scripts: 15_000 };

let stage: Stage;

beforeAll(async () => {
  stage = await setStage();
});

afterAll(() => stage?.[Symbol.asyncDispose]());

describe.each(weighed)('%s', (name) => {
  test('weighs little, fonts included', async () => {
    const { all, scripts, files } = await weigh(pages[name]);
    console.log(`${name}: ${all} bytes in ${files} files, of which scripts ${scripts}`);
    expect(files).toBeGreaterThan(4);
    expect(all).toBeLessThanOrEqual(limit.all);
    expect(scripts).toBeLessThanOrEqual(limit.scripts);
  });

  test.each(Object.entries({ wide, narrow }))('has no layout shift on a %s screen', async (_, viewport) => {
    expect(await shiftsOf(pages[name], viewport)).toEqual([]);
  });
});

describe('the text font', () => {
  const fontOf = (page: Page) =>
    page.evaluate(() => {
      const faces = [...document.fonts].filter(({ family }) => family === 'Figtree');
      return faces.some(({ status }) => status === 'loaded');
    });

  test('is used on the first page of a visit', async () => {
    const page = await stage.open(pages.quickstart);
    expect(await fontOf(page)).toBe(true);
  });

  test('is deferred by a page that is too long, and used on the next visit', async () => {
    const page = await stage.open(pages.dataset);
    expect(await fontOf(page)).toBe(false);
    const loaded = page.waitForResponse(/text-font/);
    await page.mouse.wheel(0, 300);
    await loaded;
    await page.goto(pages.tag);
    expect(await fontOf(page)).toBe(true);
    await page.goto(pages.dataset);
    await expect.poll(() => fontOf(page)).toBe(true);
  });
});

test('a page has no layout shift when it restores a chosen tab', async () => {
  expect(await shiftsOf(pages.dataset, wide, { tab: 'HTTP' })).toEqual([]);
});

/** All files that come over the wire for a page, when gzip is the only compression; the heads of the answers are not counted. */
async function weigh(path: string): Promise<{ all: number; scripts: number; files: number }> {
  const page = await stage.open('about:blank', { extraHTTPHeaders: { 'Accept-Encoding': 'gzip' } });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  const seen = new Map<string, { head: number; script: boolean }>();
  const sizes = new Map<string, number>();
  devtools.on('Network.responseReceived', ({ requestId, type, response }) => {
    // What stands in a file as a data: address came over the wire with that file, and is counted there.
    if (!response.url.startsWith('data:'))
      seen.set(requestId, { head: response.encodedDataLength, script: type === 'Script' });
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const response = seen.get(requestId);
    if (response) sizes.set(requestId, encodedDataLength - response.head);
  });
  const response = await page.goto(path, { waitUntil: 'networkidle' });
  expect(response?.headers()['content-encoding']).toBe('gzip');
  await page.context().close();
  const sum = (values: Iterable<number>) => [...values].reduce((total, value) => total + value, 0);
  const scripts = sum([...sizes].filter(([id]) => seen.get(id)?.script).map(([, size]) => size));
  return { all: sum(sizes.values()), scripts, files: sizes.size };
}

/** The shifts of the layout from the first paint until everything is still. */
async function shiftsOf(
  path: string,
  viewport: { width: number; height: number },
  stored: Record<string, string> = {},
): Promise<string[]> {
  const page = await stage.open('/favicon.svg', { viewport });
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, stored);
  // Slow enough for a paint between the text and what comes after it.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 40,
    downloadThroughput: 250_000,
    uploadThroughput: 250_000,
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  const shifts = await page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        new PerformanceObserver((list) => {
          resolve(
            list.getEntries().map((entry) => {
              const { value, sources } = entry as PerformanceEntry & {
                value: number;
                sources: { node?: Element }[];
              };
              return `${value} by ${sources.map(({ node }) => node?.className || node?.nodeName).join(', ')}`;
            }),
          );
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve([]), 200);
      }),
  );
  await page.context().close();
  return shifts;
}

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { narrow, type Stage, setStage } from './browser.ts';
import { fetchRecords, type PageRecord, pathOf } from './site-pages.ts';

/** What is looked at on a page; the same for all of them, so that all can be compared at once. */
interface Seen {
  path: string;
  status: number | undefined;
  heading: string;
  title: string;
  complaints: string[];
  /** Pixels by which the page is wider than the screen. */
  overflow: number;
}

let stage: Stage;
let records: PageRecord[];
let seen: Seen[];

beforeAll(async () => {
  stage = await setStage();
  records = await fetchRecords(stage.address);
  const todo = [...records];
  const lanes = await Promise.all([1, 2, 3].map(async () => walk(await openWatched(), todo)));
  seen = lanes.flat().sort((a, b) => (a.path < b.path ? -1 : 1));
});

afterAll(() => stage?.[Symbol.asyncDispose]());

describe('every page of /docs/index.json', () => {
  test('is there, under the title of its record', () => {
    expect(records.length).toBeGreaterThan(70);
    const expected = records.map((record) => ({
      path: pathOf(record),
      status: 200,
      heading: record.title,
      title: `${record.title} – Colophon`,
    }));
    expect(seen.map(({ path, status, heading, title }) => ({ path, status, heading, title }))).toEqual(
      expected.sort((a, b) => (a.path < b.path ? -1 : 1)),
    );
  });

  test('loads without console messages or policy violations', () => {
    expect(seen.filter(({ complaints }) => complaints.length > 0)).toEqual([]);
  });

  test('fits a screen 390 pixels wide', () => {
    expect(seen.filter(({ overflow }) => overflow > 0)).toEqual([]);
  });
});

interface Watched {
  page: Page;
  complaints: string[];
}

/** A page that writes down whatever the browser complains about. */
async function openWatched(): Promise<Watched> {
  const page = await stage.open('about:blank', { viewport: narrow });
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  page.on('requestfailed', (request) => complaints.push(`failed: ${request.url()}`));
  await page.exposeFunction('reportViolation', (violation: string) => complaints.push(violation));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      const report: unknown = Reflect.get(window, 'reportViolation');
      if (typeof report === 'function')
        report(`policy: ${violatedDirective} against ${blockedURI} in ${sourceFile}`);
    });
  });
  return { page, complaints };
}

async function walk({ page, complaints }: Watched, todo: PageRecord[]): Promise<Seen[]> {
  const seen: Seen[] = [];
  for (let record = todo.shift(); record; record = todo.shift()) {
    const path = pathOf(record);
    const response = await page.goto(path);
    seen.push({
      path,
      status: response?.status(),
      heading: await page.locator('h1').innerText(),
      title: await page.title(),
      overflow: await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      complaints: complaints.splice(0),
    });
  }
  return seen;
}

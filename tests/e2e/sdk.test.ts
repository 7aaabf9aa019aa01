import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundle } from '../support/bundle.ts';
import { resultFor } from '../support/sdk-program.ts';
import { type Served, serve } from '../support/serve.ts';
import { launchBrowser } from './browser.ts';

const program = "import { run } from './sdk-program.ts';";

let folder: string;
let site: Served;
let browser: Browser;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'colophon-sdk-'));
  await mkdir(join(folder, '_assets'));
  const inPage = `${program}; window.run = run;`;
  const inWorker = `${program}; onmessage = async ({ data }) => postMessage(await run(data.server, data.name));`;
  await writeFile(join(folder, '_assets/page.js'), await bundle(inPage));
  await writeFile(join(folder, '_assets/worker.js'), await bundle(inWorker));
  await writeFile(
    join(folder, 'index.html'),
    '<!doctype html><script type="module" src="/_assets/page.js"></script>',
  );
  [site, browser] = await Promise.all([serve('--site', folder), launchBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await site?.stop();
  await rm(folder, { recursive: true, force: true });
});

async function openPage(): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(site.address);
  return page;
}

test('the SDK works in a page of a browser', async () => {
  const page = await openPage();
  await page.waitForFunction(() => 'run' in window);
  expect(await page.evaluate(() => Reflect.get(window, 'run')(location.origin, 'page'))).toEqual(
    resultFor('page'),
  );
});

test('the SDK works in a worker of a browser', async () => {
  const page = await openPage();
  const result = await page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const worker = new Worker('/_assets/worker.js', { type: 'module' });
        worker.onmessage = ({ data }) => resolve(data);
        worker.onerror = ({ message }) => reject(new Error(message));
        worker.postMessage({ server: location.origin, name: 'worker' });
      }),
  );
  expect(result).toEqual(resultFor('worker'));
});

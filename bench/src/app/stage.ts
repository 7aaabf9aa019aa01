import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Catalogue, createCatalogue, writeBuiltInData } from '@colophon/catalogue';
import { registry } from '@colophon/model';
import { openThreadedStore } from '@colophon/store-sqlite/node';
import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright-core';
import { ensureApplication } from '../../../scripts/bootstrap.mjs';
import { launchBrowser, wide } from '../../../tests/e2e/browser.ts';
import { ensureCacheFolder } from '../folders.ts';
import { type Server, startApplicationIn } from '../server.ts';

/** The application of a real server, and a browser before it. */
export interface AppBench extends AsyncDisposable {
  readonly address: string;
  /** Opens a page in a context of its own: without a cache, cookies and storage of others. */
  open(path: string, options?: BrowserContextOptions): Promise<Page>;
}

/**
 * Starts a server over a catalogue that was filled before. What was filled stays in the project's cache: the next run starts
 * with it.
 *
 * @param name Of the folder; another one is needed when the content changes.
 */
export async function startAppBench(
  name: string,
  fill: (catalogue: Catalogue) => Promise<void>,
): Promise<AppBench> {
  const app = await ensureApplication(process.execPath);
  const folder = join(await ensureCacheFolder(), name);
  const marker = join(folder, 'filled');
  if (!existsSync(marker)) {
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder);
    const catalogue = createCatalogue({ registry, store: openThreadedStore(folder) });
    await writeBuiltInData(catalogue);
    await fill(catalogue);
    await catalogue.close();
    await writeFile(marker, '');
  }
  const [server, browser] = await Promise.all([startApplicationIn(folder, app), launchBrowser()]);
  return benchOf(server, browser);
}

function benchOf(server: Server, browser: Browser): AppBench {
  const address = `http://localhost:${server.port}`;
  return {
    address,
    async open(path, options = {}) {
      const context = await browser.newContext({ baseURL: address, viewport: wide, ...options });
      const page = await context.newPage();
      page.setDefaultTimeout(30_000);
      await page.goto(path);
      return page;
    },
    async [Symbol.asyncDispose]() {
      await browser.close();
      await server.stop();
    },
  };
}

/** How many times slower than this machine the page computes from now on. */
export async function slowDown(page: Page, times: number): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: times });
  return session;
}

/**
 * Milliseconds from an event in the page to the frame that first shows something.
 *
 * @param event Its type, such as `click`: the time of the last one counts.
 * @param isShown Runs in the page, in each frame.
 */
export async function timeToShow<Given>(
  page: Page,
  event: 'click' | 'keydown' | 'popstate',
  isShown: (given: Given) => boolean,
  given: Given,
  act: () => Promise<unknown>,
): Promise<number> {
  await page.evaluate((type) => {
    const note = (happened: Event) => Object.assign(window, { startedAt: happened.timeStamp });
    addEventListener(type, note, { capture: true, once: true });
    Object.assign(window, { startedAt: undefined });
  }, event);
  // Looked for in the page itself: the way from the page to here is not what a reader waits for.
  const shownAt = page.evaluate<number>(`(${look})(${isShown}, ${JSON.stringify(given)})`);
  await act();
  return shownAt;
}

/** In the page: looks in each frame. What a frame shows has been painted in the task after it. */
const look = (isShown: (given: unknown) => boolean, given: unknown): Promise<number> =>
  new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`Not shown: ${JSON.stringify(given)}`)), 20_000);
    const channel = new MessageChannel();
    const startedAt = () => Reflect.get(window, 'startedAt') as number | undefined;
    channel.port1.onmessage = () => resolve(performance.now() - (startedAt() ?? Number.NaN));
    const frame = () => {
      if (startedAt() !== undefined && isShown(given)) channel.port2.postMessage('');
      else requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });

/** In the page: a page with a heading has come, and nothing of it is still loading. */
export const isSettled = (heading: string): boolean =>
  document.querySelector('main h1')?.textContent?.includes(heading) === true &&
  document.querySelector('main .state--loading, main [aria-busy="true"]') === null;

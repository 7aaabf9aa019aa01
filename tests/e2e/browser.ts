import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { type Served, serve } from '../support/serve.ts';
import { siteFolder } from './folders.ts';
import { unpackChromium } from './unpack-chromium.ts';

export const wide = { width: 1440, height: 900 };
export const narrow = { width: 390, height: 844 };

/** Starts the headless browser that npm brings, with further flags if there are any. */
export async function launchBrowser(...flags: string[]): Promise<Browser> {
  const { executable, environment } = await unpackChromium();
  const inherited = Object.entries(process.env).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return chromium.launch({
    executablePath: executable,
    // The flags of the package itself switch off what is tested here, and end the browser with its first context.
    args: ['--font-render-hinting=none', ...flags],
    env: { ...Object.fromEntries(inherited), ...environment },
  });
}

/** The served site and a browser before it. */
export interface Stage extends AsyncDisposable {
  readonly address: string;
  readonly browser: Browser;
  /** Opens a page in a context of its own: no cookies, no storage, no cache of other tests. */
  open(path: string, options?: BrowserContextOptions): Promise<Page>;
}

/** A name under which the server answers too, as if it stood somewhere else; a browser needs a rule to find it. */
export const remoteName = 'colophon.test';

/** The server and the browser that the files of a worker share, one file after the other. They end with the worker. */
let shared: Promise<{ readonly site: Served; readonly browser: Browser }> | undefined;

const start = async (flags: readonly string[]) => {
  const [site, browser] = await Promise.all([
    serve('--site', siteFolder, '--allowed-host', remoteName),
    launchBrowser(...flags),
  ]);
  return { site, browser };
};

/** Gives the server and a browser without any page; both of their own where the browser needs further flags. */
export async function setStage(...flags: string[]): Promise<Stage> {
  const isShared = flags.length === 0;
  if (isShared) shared ??= start([]);
  const { site, browser } = await (isShared && shared ? shared : start(flags));
  return {
    address: site.address,
    browser,
    async open(path, options = {}) {
      const context = await browser.newContext({ baseURL: site.address, viewport: wide, ...options });
      const page = await context.newPage();
      await page.goto(path);
      return page;
    },
    async [Symbol.asyncDispose]() {
      if (isShared) {
        await Promise.all(browser.contexts().map((context) => context.close()));
        return;
      }
      await browser.close();
      await site[Symbol.asyncDispose]();
    },
  };
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sampleProposals } from '@colophon/sample';
import { RestEmitter } from '@colophon/sdk/emitters';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { ensureApplication } from '../../../scripts/bootstrap.mjs';
import { type Served, serveWith } from '../../support/serve.ts';
import { runAxe, type Violation } from '../axe.ts';
import { launchBrowser, wide } from '../browser.ts';
import { siteFolder } from '../folders.ts';

/** A real server with the built application, and a browser before it. */
export interface AppStage extends AsyncDisposable {
  /** Address of the server, without a slash at its end. */
  readonly address: string;
  readonly browser: Browser;
  readonly server: Served;
  /** What the pages have complained of so far: errors in the console, and errors that nobody caught. */
  readonly complaints: readonly string[];
  /** Opens a page in a context of its own: no cookies, no storage, no cache of other tests. */
  open(path: string, options?: BrowserContextOptions): Promise<Page>;
  /** Asks the server past the application, for what is stored. Throws with the errors of the answer. */
  graphql(query: string, variables?: Readonly<Record<string, unknown>>): Promise<Record<string, unknown>>;
  /** Stores aspects of an entity: `{ datasetProperties: { name: 'orders' } }`. */
  store(entityType: string, urn: string, aspects: Readonly<Record<string, object>>): Promise<void>;
  /** The stored value of an aspect; undefined where there is none. */
  stored(urn: string, aspect: string): Promise<unknown>;
}

/** The time at which a sample is loaded, and which its pages show: they look the same every day. */
export const sampleTime = Date.UTC(2026, 10, 30, 12);

/** What the server writes has that time, too. */
const slowClock = {
  COLOPHON_TEST_TIME: String(sampleTime),
  NODE_OPTIONS: `--import=${new URL('../../support/slow-clock.mjs', import.meta.url)}`,
};

export interface AppStageOptions {
  /** Loads the sample into the server, and sets its clock and that of every page to {@link sampleTime}. Default false. */
  readonly sample?: boolean;
  /** Further options of `colophon serve`. */
  readonly options?: readonly string[];
  /** Further flags of the browser. */
  readonly flags?: readonly string[];
}

/** Starts both. The server has data of its own. */
export async function setAppStage(settings: AppStageOptions = {}): Promise<AppStage> {
  const { options = [], flags = [], sample = false } = settings;
  const app = await ensureApplication(process.execPath);
  // Who takes pictures for the site needs none.
  const site = existsSync(siteFolder) ? ['--site', siteFolder] : [];
  const [server, browser] = await Promise.all([
    serveWith(sample ? slowClock : {}, '--app', app, ...site, ...options),
    launchBrowser(...flags),
  ]);
  const { address } = server;
  if (sample) await loadSample(address);
  const complaints: string[] = [];
  const call = async (path: string, init?: RequestInit): Promise<Response> => {
    const headers = { 'Content-Type': 'application/json' };
    return fetch(`${address}${path}`, { headers, ...init });
  };
  return {
    address,
    browser,
    server,
    complaints,
    async open(path, contextOptions = {}) {
      const context = await browser.newContext({ baseURL: address, viewport: wide, ...contextOptions });
      const page = await context.newPage();
      if (sample) await page.clock.setFixedTime(sampleTime);
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(`${page.url()}: ${message.text()}`);
      });
      page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.stack ?? error.message}`));
      await page.goto(path);
      return page;
    },
    async graphql(query, variables = {}) {
      const answer = await call('/api/graphql', {
        method: 'POST',
        body: JSON.stringify({ query, variables }),
      });
      const { data, errors } = (await answer.json()) as {
        data?: Record<string, unknown>;
        errors?: readonly { readonly message: string }[];
      };
      if (errors || !data) throw new Error(errors?.map(({ message }) => message).join('\n'));
      return data;
    },
    async store(entityType, urn, aspects) {
      const values = Object.entries(aspects).map(([name, value]) => [name, { value }]);
      const answer = await call(`/openapi/v3/entity/${entityType}?async=false`, {
        method: 'POST',
        body: JSON.stringify([{ urn, ...Object.fromEntries(values) }]),
      });
      if (!answer.ok) throw new Error(await answer.text());
    },
    async stored(urn, aspect) {
      const entityType = /^urn:li:([^:]+):/.exec(urn)?.[1];
      const answer = await call(`/openapi/v3/entity/${entityType}/${encodeURIComponent(urn)}/${aspect}`);
      if (answer.status === 404) return undefined;
      if (!answer.ok) throw new Error(await answer.text());
      return ((await answer.json()) as { readonly value: unknown }).value;
    },
    async [Symbol.asyncDispose]() {
      await browser.close();
      await server[Symbol.asyncDispose]();
    },
  };
}

async function loadSample(server: string): Promise<void> {
  const emitter = new RestEmitter({ server });
  await emitter.emitMany([...sampleProposals({ now: sampleTime })]);
  await emitter.close();
}

/** What axe has against a page, in both themes and at both widths. */
export const axe = (page: Page): Promise<Violation[]> => runAxe(page);

/** A folder for pictures, if somebody wants to look at the screens. */
const picturesFolder = process.env.COLOPHON_APP_PICTURES;

/** Keeps a picture of the page in the folder for them; nothing without one. */
export async function keepPicture(page: Page, name: string): Promise<void> {
  if (picturesFolder) await page.screenshot({ path: join(picturesFolder, `${name}.png`) });
}

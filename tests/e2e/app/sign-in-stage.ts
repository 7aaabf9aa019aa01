import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { ensureApplication } from '../../../scripts/bootstrap.mjs';
import {
  administratorName,
  chooseAddress,
  password,
  type SignInServer,
  startSignInServer,
} from '../../sign-in/start-server.ts';
import { launchBrowser, wide } from '../browser.ts';
import { siteFolder } from '../folders.ts';

/** A real server with sign-in and the built application, and a browser before it. */
export interface SignInStage extends AsyncDisposable {
  readonly server: SignInServer;
  /** What the pages have complained of so far. */
  readonly complaints: readonly string[];
  /** Lets somebody sign up, as the invite link has it. */
  signUp(name: string, role?: string): Promise<void>;
  /** A page of a browser in which the user is signed in. */
  signIn(name: string, options?: BrowserContextOptions): Promise<Page>;
  /** The status with which the server answers a token. */
  statusOf(token: string): Promise<number>;
  graphql(query: string): Promise<Record<string, unknown>>;
}

export { administratorName };

/** Starts both. The administrator has claimed the server already. */
export async function setSignInStage(): Promise<SignInStage> {
  const app = await ensureApplication(process.execPath);
  const address = await chooseAddress();
  const [server, browser]: [SignInServer, Browser] = await Promise.all([
    startSignInServer(address, { options: ['--app', app, '--site', siteFolder] }),
    launchBrowser(),
  ]);
  const complaints: string[] = [];
  return {
    server,
    complaints,
    async signUp(name, role) {
      const { token } = await server.call<{ readonly token: string }>(
        'POST',
        '/openapi/v1/identity/invites',
        role === undefined ? {} : { role: `urn:li:dataHubRole:${role}` },
      );
      const answer = await fetch(`${address}/signUp`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ fullName: name, email: name, password, inviteToken: token }),
      });
      if (!answer.ok) throw new Error(await answer.text());
    },
    async signIn(name, options = {}) {
      const context = await browser.newContext({ baseURL: address, viewport: wide, ...options });
      const page = await context.newPage();
      await page.goto('/login');
      await page.getByLabel('Name or e-mail address').fill(name);
      await page.getByLabel('Password').fill(password);
      await page.getByRole('button').click();
      await page.getByRole('link', { name: 'Sign out' }).waitFor();
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(`${page.url()}: ${message.text()}`);
      });
      page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.stack ?? error.message}`));
      return page;
    },
    async statusOf(token) {
      const headers = { Authorization: `Bearer ${token}` };
      return (await fetch(`${address}/openapi/v1/identity/whoami`, { headers })).status;
    },
    async graphql(query) {
      const { data, errors } = await server.call<{ data?: Record<string, unknown>; errors?: unknown }>(
        'POST',
        '/api/graphql',
        { query },
      );
      if (errors || !data) throw new Error(JSON.stringify(errors));
      return data;
    },
    async [Symbol.asyncDispose]() {
      await browser.close();
      await server[Symbol.asyncDispose]();
    },
  };
}

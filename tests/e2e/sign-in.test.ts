import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProvider, type TestProvider } from '@colophon/auth/testing/oidc-provider';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  administratorName,
  chooseAddress,
  password,
  type SignInServer,
  startSignInServer,
} from '../sign-in/start-server.ts';
import { runAxe } from './axe.ts';
import { launchBrowser, narrow, wide } from './browser.ts';

/** A folder for pictures of all pages, if somebody wants to look at them. */
const picturesFolder = process.env.COLOPHON_SIGN_IN_PICTURES;

let provider: TestProvider;
let server: SignInServer;
/** Without a provider, whose first administrator nobody is yet. */
let bare: SignInServer;
let browser: Browser;
beforeAll(async () => {
  const address = await chooseAddress();
  const clientSecret = 'the secret of the catalogue at this provider';
  provider = await startProvider([
    {
      client_id: 'catalogue',
      client_secret: clientSecret,
      redirect_uris: ['one', 'staff', 'wrong'].map((id) => `${address}/callback/${id}`),
    },
  ]);
  const secret = join(await mkdtemp(join(tmpdir(), 'colophon-sign-in-')), 'secret');
  await writeFile(secret, clientSecret);
  const oidc = { issuer: provider.issuer, clientId: 'catalogue', clientSecret: { file: secret } };
  const groups = { groupClaims: ['groups', 'realm_access.roles'], groupPattern: '/data/(.+)' };
  server = await startSignInServer(address, {
    settings: {
      oidc: [
        { ...oidc, ...groups, id: 'one', label: 'Example Identity' },
        { ...oidc, ...groups, id: 'staff', label: 'Staff', requiredGroups: ['stewards', 'editors'] },
        { ...oidc, id: 'wrong', label: 'Wrong', clientSecret: { file: import.meta.filename } },
      ],
    },
  });
  bare = await startSignInServer(await chooseAddress());
  browser = await launchBrowser();
  provider.account = {
    sub: '248289761001',
    preferred_username: 'ada',
    name: 'Ada Lovelace',
    email: 'ada@example.org',
    email_verified: true,
    groups: ['/data/readers', '/data/analysts', '/elsewhere'],
    realm_access: { roles: ['steward', 'offline_access'] },
    'https://example.org/claims/department': 'Analytical Engines',
  };
});
afterAll(async () => {
  await browser?.close();
  for (const part of [bare, server, provider]) await part?.[Symbol.asyncDispose]();
});

/** Opens a page, and does what makes it look as it should. */
interface Look {
  readonly address: () => string;
  readonly isAdministrator?: boolean;
  readonly act?: (page: Page) => Promise<unknown>;
  /** What the heading says. */
  readonly title: string;
}

const submit = async (page: Page, fields: Readonly<Record<string, string>>): Promise<void> => {
  for (const [label, value] of Object.entries(fields))
    await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByRole('button').click();
};

const looks: Readonly<Record<string, Look>> = {
  'sign-in': { address: () => `${bare.address}/login`, title: 'Sign in' },
  'sign-in-with-providers': { address: () => `${server.address}/login`, title: 'Sign in' },
  'sign-in-refused': {
    address: () => `${server.address}/login`,
    act: (page) =>
      submit(page, { 'Name or e-mail address': 'ada@example.org', Password: 'not the password' }),
    title: 'Sign in',
  },
  'sign-up': { address: () => `${bare.address}/signup?invite_token=none`, title: 'Create your account' },
  'sign-up-refused': {
    address: () => `${bare.address}/signup?invite_token=none`,
    act: (page) =>
      submit(page, {
        'Full name': 'Ada Lovelace',
        'E-mail address': 'ada@example.org',
        'New password': 'correct horse battery',
      }),
    title: 'Create your account',
  },
  reset: { address: () => `${bare.address}/reset?reset_token=none`, title: 'Set a new password' },
  'first-administrator': {
    address: () => `${bare.address}/first-administrator?token=none`,
    title: 'Become the first administrator',
  },
  error: { address: () => `${server.address}/sso?provider=staff`, title: 'You are not signed in' },
  'signed-out': { address: () => `${bare.address}/logOut`, title: 'You are signed out' },
  'dry-run': {
    address: () => `${server.address}/sso?provider=one&dry-run`,
    isAdministrator: true,
    title: 'Dry run with Example Identity',
  },
  'dry-run-refused': {
    address: () => `${server.address}/sso?provider=staff&dry-run`,
    isAdministrator: true,
    title: 'Dry run with Staff',
  },
  'dry-run-failed': {
    address: () => `${server.address}/sso?provider=wrong&dry-run`,
    isAdministrator: true,
    title: 'Dry run with Wrong',
  },
};

async function openContext(options: Parameters<Browser['newContext']>[0], isAdministrator = false) {
  const context = await browser.newContext(options);
  if (isAdministrator) {
    const page = await context.newPage();
    await page.goto(`${server.address}/login`);
    await submit(page, { 'Name or e-mail address': administratorName, Password: password });
    await page.close();
  }
  return context;
}

async function show(context: BrowserContext, { address, act, title }: Look): Promise<Page> {
  const page = await context.newPage();
  await page.goto(address());
  await act?.(page);
  expect(await page.locator('h1').innerText()).toBe(title);
  return page;
}

describe.each(Object.entries(looks))('the page %s', (name, look) => {
  test('has nothing that axe finds, and a policy that allows its own style and forms alone', async () => {
    const context = await openContext({ viewport: wide }, look.isAdministrator);
    const page = await show(context, look);
    const problems: string[] = [];
    page.on('console', (message) => problems.push(message.text()));
    const response = await page.request.get(page.url());
    expect(response.headers()['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; font-src data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'$/,
    );
    expect(await runAxe(page)).toEqual([]);
    expect(problems).toEqual([]);
    await context.close();
  });

  test.each(Object.entries({ wide, narrow }))(
    'works without scripts on a %s screen',
    async (screen, viewport) => {
      for (const colorScheme of ['light', 'dark'] as const) {
        const options = { viewport, colorScheme, javaScriptEnabled: false };
        const context = await openContext(options, look.isAdministrator);
        const page = await show(context, look);
        // Nothing is wider than the screen, and all is in the fonts of the site.
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(width).toBeLessThanOrEqual(viewport.width);
        expect(await page.evaluate(() => document.fonts.check('1em "Young Serif"'))).toBe(true);
        if (picturesFolder !== undefined)
          await page.screenshot({
            path: join(picturesFolder, `${name}-${screen}-${colorScheme}.png`),
            fullPage: true,
          });
        await context.close();
      }
    },
  );
});

test('a form is filled in and sent by the keyboard alone', async () => {
  const context = await openContext({ viewport: wide, javaScriptEnabled: false });
  const page = await context.newPage();
  const target = '/openapi/v1/identity/whoami';
  await page.goto(`${server.address}/login?redirect_uri=${target}`);
  await page.getByLabel('Name or e-mail address').focus();
  await page.keyboard.type(administratorName);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await page.waitForURL(`${server.address}${target}`);
  expect(await page.locator('body').innerText()).toContain(administratorName);
  await context.close();
});

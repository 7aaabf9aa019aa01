import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { password } from '../../sign-in/start-server.ts';
import { dataset, orders, staged, table } from './lineage-data.ts';
import { administratorName, setSignInStage } from './sign-in-stage.ts';
import { type AppStage, axe, keepPicture, setAppStage } from './stage.ts';

const pageOf = (urn: string, tab = '') => `/dataset/${encodeURIComponent(urn)}${tab && `/${tab}`}`;

let stage: AppStage;
beforeAll(async () => {
  stage = await setAppStage();
  await stage.store('tag', 'urn:li:tag:pii', { tagProperties: { name: 'PII' } });
  await stage.store('tag', 'urn:li:tag:old', { tagProperties: { name: 'Old' } });
  for (const urn of [orders, staged]) await stage.store('dataset', urn, table(urn, { columns: ['id'] }));
});
afterAll(() => stage?.[Symbol.asyncDispose]());

type Answer = (route: Route) => Promise<void>;
const withStatus =
  (status: number, message: string, headers: Readonly<Record<string, string>> = {}): Answer =>
  (route) =>
    route.fulfill({ status, headers, json: { message, code: 'A_CODE' } });

/** Opens a page for which one operation of GraphQL has another answer, until `mend` is called. */
async function openWith(path: string, operation: string, answer: Answer) {
  const page = await stage.open('/');
  page.setDefaultTimeout(15_000);
  await page.waitForLoadState('networkidle');
  let isBroken = true;
  await page.route('**/api/graphql', (route) =>
    isBroken && route.request().postDataJSON().operationName === operation ? answer(route) : route.fallback(),
  );
  await page.goto(path);
  const mend = () => {
    isBroken = false;
  };
  return { page, mend };
}
const heading = (page: Page, name = 'orders') => page.getByRole('heading', { name, level: 1 }).waitFor();

describe('what cannot be read', () => {
  test.each([
    ['the server is gone', (route: Route) => route.abort(), 'The server does not answer.'],
    ['the server fails', withStatus(500, 'A disk is full.'), 'The server could not answer.'],
    ['a proxy has no server', withStatus(502, 'Bad gateway'), 'The server could not answer.'],
    ['it is not allowed', withStatus(403, 'Ask Ada.'), 'You are not allowed to see this.'],
    ['the request is wrong', withStatus(400, 'No such field.'), 'This could not be loaded.'],
    [
      'the answer is no JSON',
      (route: Route) => route.fulfill({ status: 503, body: '<html>' }),
      'The server could not answer.',
    ],
  ] as const)('is told where %s, and read when it can be', async (_, answer, text) => {
    const { page, mend } = await openWith(pageOf(orders), 'EntityHead', answer);
    const alert = page.getByRole('alert').filter({ hasText: text });
    await alert.waitFor();
    expect(await alert.evaluate((element) => element.className)).toContain('state--failed');
    expect(await page.getByText('Loading …').count()).toBe(0);
    mend();
    await page.getByRole('button', { name: 'Try again' }).click();
    await heading(page);
    await page.context().close();
  });

  test('has no axe violation', async () => {
    const { page } = await openWith(pageOf(orders), 'EntityHead', withStatus(403, 'Ask Ada.'));
    await page.getByRole('alert').waitFor();
    expect(await axe(page)).toEqual([]);
    await keepPicture(page, 'failure-forbidden');
    await page.context().close();
  });

  test('is asked for again when the server is less busy, after the time that it says', async () => {
    let asked = 0;
    const times: number[] = [];
    const { page } = await openWith(pageOf(orders), 'EntityHead', (route) => {
      times.push(Date.now());
      return ++asked > 1 ? route.fallback() : withStatus(429, 'Slow down.', { 'Retry-After': '3' })(route);
    });
    await page.getByText('The server has too much to do.').waitFor();
    await page.getByText(/^Trying again in \d seconds?\.$/).waitFor();
    await keepPicture(page, 'failure-throttled');
    await heading(page);
    expect(asked).toBe(2);
    expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThanOrEqual(2_900);
    await page.context().close();
  });

  test('is told to take long, after a while', async () => {
    const waiting: Route[] = [];
    const { page, mend } = await openWith(pageOf(orders), 'EntityHead', async (route) => {
      waiting.push(route);
    });
    const slow = page.getByText('The server is taking longer than usual.');
    expect(await slow.first().isVisible()).toBe(false);
    await slow.first().waitFor({ timeout: 20_000 });
    expect(await page.getByRole('alert').count()).toBe(0);
    mend();
    for (const route of waiting) await route.fallback();
    await heading(page);
    await page.context().close();
  });

  test('without a network is told, and is read by itself when there is one', async () => {
    const page = await stage.open(pageOf(orders));
    await heading(page);
    await page.context().setOffline(true);
    // The code of the page is there already, its data is not.
    await page.evaluate(
      (path) => {
        history.pushState({}, '', path);
        dispatchEvent(new PopStateEvent('popstate'));
      },
      pageOf(staged, 'documentation'),
    );
    await page.getByText('You are offline.').waitFor({ timeout: 15_000 });
    await keepPicture(page, 'failure-offline');
    await page.context().setOffline(false);
    await page.getByText('You are offline.').waitFor({ state: 'hidden', timeout: 15_000 });
    await page.getByRole('link', { name: 'Documentation' }).first().waitFor();
    await page.context().close();
  });

  test('is not the same as what does not exist', async () => {
    const page = await stage.open(pageOf(dataset('no.such.table')));
    await page.getByText('no.such.table').first().waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
    await page.context().close();
  });
});

describe('edits', () => {
  test('that could not be sent are kept in their order, and sent once from two tabs', async () => {
    const page = await stage.open(pageOf(orders));
    page.setDefaultTimeout(15_000);
    const context = page.context();
    let isGone = true;
    const sent: string[] = [];
    await context.route('**/api/graphql', (route) => {
      const { operationName, query } = route.request().postDataJSON();
      if (!String(query).startsWith('mutation')) return route.fallback();
      if (isGone) return route.fulfill({ status: 503, json: { message: 'Away' } });
      sent.push(operationName);
      return route.fallback();
    });
    for (const tag of ['PII', 'Old']) {
      await page.getByRole('button', { name: 'Add a tag' }).click();
      await page.getByRole('option', { name: tag }).click();
      await page.getByText(`Not done: Tag ${tag} added`).waitFor();
    }
    await page.getByText('2 edits did not reach the server.').waitFor();
    const other = await context.newPage();
    await other.goto(pageOf(staged));
    await other.getByText('2 edits did not reach the server.').waitFor();
    // Sending fails again: nothing is lost, and nothing is there twice.
    await page.getByRole('button', { name: 'Send again' }).click();
    await page.getByText('Not done: Tag PII added').nth(1).waitFor();
    await page.getByText('2 edits did not reach the server.').waitFor();
    isGone = false;
    await Promise.all([
      page.getByRole('button', { name: 'Send again' }).dblclick(),
      other.getByRole('button', { name: 'Send again' }).click(),
    ]);
    await page.getByText('did not reach the server').waitFor({ state: 'hidden' });
    await other.getByText('did not reach the server').waitFor({ state: 'hidden' });
    expect(await stage.stored(orders, 'globalTags')).toMatchObject({
      tags: [{ tag: 'urn:li:tag:pii' }, { tag: 'urn:li:tag:old' }],
    });
    expect(sent).toHaveLength(2);
    await context.close();
  });

  test('that somebody was typing are there after the page was loaded again', async () => {
    const page = await stage.open(pageOf(orders, 'documentation'));
    await page.getByRole('button', { name: 'Edit the description' }).click();
    await page.getByRole('textbox', { name: 'Edit the description' }).fill('Half a sentence');
    await page.reload();
    expect(await page.getByRole('textbox', { name: 'Edit the description' }).inputValue()).toBe(
      'Half a sentence',
    );
    await page.context().close();
  });
});

describe('a new release', () => {
  test('loads an open page again, once, and keeps what was typed', async () => {
    const page = await stage.open(pageOf(orders, 'documentation'));
    page.setDefaultTimeout(15_000);
    await page.getByRole('button', { name: 'Edit the description' }).click();
    await page.getByRole('textbox', { name: 'Edit the description' }).fill('Half a sentence');
    await page.waitForLoadState('networkidle');
    let loads = 0;
    page.on('load', () => loads++);
    // The file had another name in the release that the page is of.
    await page.route('**/history-*.js', (route) => route.fulfill({ status: 404, body: '' }));
    await page.getByRole('link', { name: 'History', exact: true }).click();
    await page.getByText('A part of the application could not be loaded.').waitFor();
    await expect.poll(() => loads).toBe(1);
    await page.getByRole('button', { name: 'Reload the page' }).waitFor();
    await keepPicture(page, 'failure-part');
    await page.waitForTimeout(500);
    expect(loads).toBe(1);
    await page.unroute('**/history-*.js');
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await page
      .getByRole('navigation', { name: 'Parts' })
      .getByRole('link', { name: 'Documentation' })
      .click();
    expect(await page.getByRole('textbox', { name: 'Edit the description' }).inputValue()).toBe(
      'Half a sentence',
    );
    await page.context().close();
  });

  test('is not assumed where the server is gone: the page stays', async () => {
    const page = await stage.open(pageOf(orders));
    await heading(page);
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await page.getByRole('link', { name: 'Govern', exact: true }).click();
    await page.getByText('A part of the application could not be loaded.').waitFor();
    await page.getByRole('link', { name: 'Home', exact: true }).waitFor();
    await page.context().close();
  });
});

describe('a server that stops', () => {
  test('leaves the page as it was', async () => {
    const server = await setAppStage();
    await server.store('dataset', orders, table(orders, { columns: ['id'] }));
    const page = await server.open(pageOf(orders));
    await heading(page);
    await server.server.stop();
    await page.getByRole('link', { name: 'Raw', exact: true }).click();
    await page.getByRole('alert').first().waitFor({ timeout: 20_000 });
    await page.getByRole('link', { name: 'Home', exact: true }).waitFor();
    await server.browser.close();
  });
});

test('who is signed out comes back to the same view by signing in, with the edit that was not sent', async () => {
  const signIn = await setSignInStage();
  await signIn.server.call('POST', '/openapi/v3/entity/tag?async=false', [
    { urn: 'urn:li:tag:pii', tagProperties: { value: { name: 'PII' } } },
  ]);
  await signIn.server.call('POST', '/openapi/v3/entity/dataset?async=false', [
    { urn: orders, datasetProperties: { value: { name: 'orders' } } },
  ]);
  const page = await signIn.signIn(administratorName);
  page.setDefaultTimeout(15_000);
  await page.goto(pageOf(orders, 'documentation'));
  await page.getByRole('button', { name: 'Edit the description' }).click();
  await page.getByRole('textbox', { name: 'Edit the description' }).fill('Half a sentence');
  await page.getByRole('button', { name: 'Add a tag' }).click();
  await page.getByRole('option', { name: 'PII' }).waitFor();
  await page.context().clearCookies();
  await page.getByRole('option', { name: 'PII' }).click();
  await page.getByText('Not done: Tag PII added').waitFor();
  await page.getByText('1 edit did not reach the server.').waitFor();
  await page.getByRole('log').getByRole('link', { name: 'Sign in' }).click();
  await page.getByLabel('Name or e-mail address').fill(administratorName);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button').click();
  await heading(page);
  expect(new URL(page.url()).pathname).toBe(pageOf(orders, 'documentation'));
  expect(await page.getByRole('textbox', { name: 'Edit the description' }).inputValue()).toBe(
    'Half a sentence',
  );
  await page.getByRole('button', { name: 'Send again' }).click();
  await page.getByRole('button', { name: 'Remove PII' }).waitFor();
  expect(await signIn.server.aspect(orders, 'globalTags')).toMatchObject({
    tags: [{ tag: 'urn:li:tag:pii' }],
  });
  await signIn[Symbol.asyncDispose]();
});

test('a form that is signed out stays open, with all that was typed', async () => {
  const page = await stage.open('/govern/tags');
  page.setDefaultTimeout(15_000);
  await page
    .getByRole('button', { name: 'Create tag' })
    .or(page.getByRole('button', { name: 'New tag' }))
    .click();
  await page.getByLabel('Name', { exact: true }).fill('Sensitive');
  await page.route('**/api/graphql', (route) =>
    String(route.request().postDataJSON().query).startsWith('mutation')
      ? withStatus(401, 'Sign in.')(route)
      : route.fallback(),
  );
  await page.getByRole('dialog').getByRole('button').first().click();
  const link = page.getByRole('dialog').getByRole('link', { name: 'Sign in, in another tab' });
  await link.waitFor();
  expect(await link.getAttribute('target')).toBe('_blank');
  expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Sensitive');
  await page.context().close();
});

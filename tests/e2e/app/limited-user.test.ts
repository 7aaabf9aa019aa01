import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { administratorName, type SignInStage, setSignInStage } from './sign-in-stage.ts';
import { axe, keepPicture } from './stage.ts';
import { overflow } from './walk-pages.ts';

const source = 'urn:li:dataHubIngestionSource:shop';

let stage: SignInStage;
let reader: Page;
beforeAll(async () => {
  stage = await setSignInStage();
  await stage.signUp('ada', 'Reader');
  await stage.server.call('POST', '/openapi/v3/entity/dataHubIngestionSource?async=false', [
    {
      urn: source,
      dataHubIngestionSourceInfo: {
        value: { name: 'Shop', type: 'postgres', config: { recipe: '{}', executorId: 'default' } },
      },
    },
  ]);
  reader = await stage.signIn('ada');
  reader.setDefaultTimeout(15_000);
});
afterAll(() => stage?.[Symbol.asyncDispose]());

/** Asks the server as the reader does, with the cookies of the page. Returns the messages of errors. */
const refusedBy = (query: string): Promise<string> =>
  reader.evaluate(async (text) => {
    const answer = await fetch('/api/graphql', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ query: text }),
    });
    return JSON.stringify(((await answer.json()) as { errors?: unknown }).errors ?? '');
  }, query);

test('a reader cannot create, run or edit sources, and is told why', async () => {
  await reader.goto('/ingestion/sources');
  const create = reader.getByRole('button', { name: 'New source' });
  // What the reader may do comes with the account, after the page.
  await reader.getByRole('button', { name: 'New source', disabled: true }).waitFor();
  expect(await create.getAttribute('title')).toContain('MANAGE_INGESTION');
  expect(await axe(reader)).toEqual([]);
  await reader.goto('/ingestion/secrets');
  const secret = reader.getByRole('button', { name: 'New secret' });
  await reader.getByRole('button', { name: 'New secret', disabled: true }).waitFor();
  expect(await secret.getAttribute('title')).toContain('MANAGE_SECRETS');
  expect(
    await refusedBy(
      `mutation { createIngestionExecutionRequest(input: { ingestionSourceUrn: "${source}" }) }`,
    ),
  ).toContain('MANAGE_INGESTION');
  expect(await refusedBy('mutation { createSecret(input: { name: "A", value: "b" }) }')).toContain(
    'MANAGE_SECRETS',
  );
  expect(await stage.server.aspect('urn:li:dataHubSecret:A', 'dataHubSecretValue')).toBeUndefined();
});

test('the audit log is shown and filtered, also on a telephone', async () => {
  const page = await stage.signIn(administratorName);
  page.setDefaultTimeout(15_000);
  await page.goto('/settings/audit');
  const filters = page.getByRole('search', { name: 'Filters' });
  await page.getByRole('row', { name: /ada/ }).first().waitFor();
  const all = await page.getByRole('row').count();
  await filters.getByRole('combobox').nth(1).selectOption({ index: 2 });
  await expect.poll(() => new URL(page.url()).searchParams.get('outcome')).toBe('refused');
  await page.getByRole('row', { name: /ada/ }).first().waitFor();
  await expect.poll(() => page.getByRole('row').count()).toBeLessThan(all);
  expect(await page.locator('.outcome[data-outcome="done"]').count()).toBe(0);
  expect(await axe(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  const list = page.locator('.table--cards');
  expect(await list.evaluate((each) => each.scrollWidth - each.clientWidth)).toBeLessThanOrEqual(0);
  await keepPicture(page, 'audit-narrow');
  await page.goto('/settings/policies');
  await page
    .getByRole('link', { name: /Editors/ })
    .first()
    .waitFor();
  expect(await list.evaluate((each) => each.scrollWidth - each.clientWidth)).toBeLessThanOrEqual(0);
  await keepPicture(page, 'policies-narrow');
  await page.context().close();
});

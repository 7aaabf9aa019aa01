import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { narrow } from '../browser.ts';
import { type AppStage, axe, keepPicture, setAppStage } from './stage.ts';

let stage: AppStage;
let folder: string;
/** A server that never answers, so that a run goes on until somebody ends it. */
let silent: Server;
beforeAll(async () => {
  [stage, folder] = await Promise.all([setAppStage(), mkdtemp(join(tmpdir(), 'ingestion-'))]);
  const database = new DatabaseSync(join(folder, 'shop.db'));
  database.exec('create table customers (id integer primary key, email text)');
  database.close();
  await writeFile(join(folder, 'empty.csv'), 'resource,subresource,glossary_terms\n');
  silent = createServer(() => undefined).listen(0);
});
afterAll(async () => {
  await stage?.[Symbol.asyncDispose]();
  silent?.closeAllConnections();
  silent?.close();
  await rm(folder, { recursive: true, force: true });
});

interface Source {
  readonly urn: string;
  readonly name: string;
  readonly type: string;
  readonly schedule: { readonly interval: string; readonly timezone: string } | null;
  readonly config: { readonly recipe: string; readonly executorId: string };
}
async function sources(): Promise<readonly Source[]> {
  const { listIngestionSources } = await stage.graphql(
    '{ listIngestionSources(input: { count: 100 }) { ingestionSources { urn name type schedule { interval timezone } config { recipe executorId } } } }',
  );
  return (listIngestionSources as { ingestionSources: readonly Source[] }).ingestionSources;
}
const sourceNamed = async (name: string) => (await sources()).find((source) => source.name === name);

const createSource = (name: string, config: object, type = 'sqlite') =>
  stage.graphql('mutation ($input: UpdateIngestionSourceInput!) { createIngestionSource(input: $input) }', {
    input: {
      name,
      type,
      config: { executorId: 'default', recipe: JSON.stringify({ source: { type, config } }) },
    },
  });

const statusOf = async (run: string) =>
  (
    (await stage.stored(`urn:li:dataHubExecutionRequest:${run}`, 'dataHubExecutionRequestResult')) as {
      status?: string;
    }
  )?.status;
const idIn = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) ?? '';
const waitForState = (page: Page, state: string) =>
  page.getByRole('status').filter({ hasText: state }).waitFor({ timeout: 30_000 });

describe('a source', () => {
  test('is created from a type, checked, run, and shows what came of it', async () => {
    const page = await stage.open('/ingestion');
    await page.getByText('No sources yet.').waitFor();
    await page.getByRole('link', { name: 'New source' }).click();
    await page.getByRole('link', { name: /^SQLite/ }).click();
    await page.getByLabel('Name').fill('Shop');
    const recipe = page.getByLabel('Recipe', { exact: true });
    expect(await recipe.inputValue()).toContain('type: sqlite');
    await recipe.fill(`source:\n  type: sqlite\n  config:\n    databse: ${folder}/shop.db\n`);
    await page.getByRole('button', { name: 'Check recipe and connection' }).click();
    const problem = page.getByRole('listitem').filter({ hasText: 'source.config.databse: unknown key' });
    await problem.waitFor({ timeout: 30_000 });
    await problem.getByRole('button', { name: 'Line 4' }).click();
    expect(await recipe.evaluate((area: HTMLTextAreaElement) => area.selectionStart)).toBe(33);
    await keepPicture(page, 'ingestion-problem');
    await recipe.fill(`source:\n  type: sqlite\n  config:\n    database: ${folder}/shop.db\n`);
    await page.getByRole('button', { name: 'Check recipe and connection' }).click();
    await page.getByText('The recipe is valid, and the connection works.').waitFor({ timeout: 30_000 });

    await page.getByLabel('Runs').selectOption('weekly');
    await page.getByLabel('On', { exact: true }).selectOption('Friday');
    await page.getByLabel('At', { exact: true }).fill('22:30');
    expect(await page.getByLabel('Cron expression').inputValue()).toBe('30 22 * * 5');
    await page.getByLabel('Time zone').selectOption('Europe/Berlin');
    await page.getByRole('button', { name: 'Create and run' }).click();

    await page.getByRole('heading', { name: 'Run of Shop', level: 1 }).waitFor();
    await waitForState(page, 'Succeeded');
    expect(await statusOf(idIn(page))).toBe('SUCCESS');
    await page.getByRole('log', { name: 'Log' }).getByText('Reads SQLite').waitFor();
    await page.getByRole('link', { name: 'customers' }).waitFor();
    expect(await sourceNamed('Shop')).toMatchObject({
      type: 'sqlite',
      schedule: { interval: '30 22 * * 5', timezone: 'Europe/Berlin' },
      config: {
        executorId: 'default',
        recipe: JSON.stringify({ source: { type: 'sqlite', config: { database: `${folder}/shop.db` } } }),
      },
    });
    await page.goto('/ingestion/sources');
    const row = page.getByRole('row', { name: /Shop/ });
    await row.getByText('Every Friday at 22:30, Europe/Berlin').waitFor();
    await row.getByText('Succeeded').waitFor();
    expect(stage.complaints).toEqual([]);
    await page.context().close();
  });

  test('says where its text is no YAML, and is not sent', async () => {
    const page = await stage.open('/ingestion/sources/new?type=file');
    await page.getByLabel('Recipe', { exact: true }).fill('source:\n  type: [file\n');
    await page
      .getByRole('button', { name: /^Line [23]/ })
      .first()
      .waitFor();
    expect(await page.getByRole('button', { name: 'Create', exact: true }).isDisabled()).toBe(true);
    expect(await axe(page)).toEqual([]);
    await page.context().close();
  });

  test('keeps what was typed, shows what the server finds at its field, and is edited', async () => {
    await createSource('Edited', { database: '/a.db' });
    const urn = (await sourceNamed('Edited'))?.urn ?? '';
    const path = `/ingestion/sources/${urn.split(':').at(-1)}`;
    const page = await stage.open(path);
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await page.getByLabel('Name').fill('Renamed');
    await page.getByLabel('Runs').selectOption('cron');
    await page.getByLabel('Cron expression').fill('99 3 * * *');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText(/Expected times of the field minute/).waitFor();
    expect((await sourceNamed('Edited'))?.schedule).toBeNull();
    await page.reload();
    await page.getByText('What you typed before was kept.').waitFor();
    expect(await page.getByLabel('Name').inputValue()).toBe('Renamed');
    await page.getByLabel('Cron expression').fill('9 3 * * *');
    await page.getByLabel('Executor').fill('warehouse');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('heading', { name: 'Renamed', level: 1 }).waitFor();
    expect(await sourceNamed('Renamed')).toMatchObject({
      urn,
      schedule: { interval: '9 3 * * *' },
      config: { executorId: 'warehouse' },
    });
    await page.context().close();
  });

  test('is deleted after a question', async () => {
    await createSource('Deleted', { database: '/a.db' });
    const urn = (await sourceNamed('Deleted'))?.urn ?? '';
    const page = await stage.open(`/ingestion/sources/${urn.split(':').at(-1)}`);
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    expect(await sourceNamed('Deleted')).toBeDefined();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('heading', { name: 'Sources', level: 1 }).waitFor();
    expect(await sourceNamed('Deleted')).toBeUndefined();
    await page.context().close();
  });
});

describe('a run', () => {
  test('is followed while it runs, and cancelled', async () => {
    const { port } = silent.address() as AddressInfo;
    await createSource(
      'Slow',
      { url: `http://localhost:${port}`, name: 'slow', swagger_file: 'openapi.json' },
      'openapi',
    );
    const page = await stage.open('/ingestion/sources?q=Slow');
    await page.getByRole('button', { name: 'Run now: Slow' }).click();
    await page.getByRole('row', { name: /Slow/ }).getByText('Running').waitFor({ timeout: 20_000 });
    await page
      .getByRole('row', { name: /Slow/ })
      .getByRole('link', { name: /Running/ })
      .click();
    await page.getByRole('log', { name: 'Log' }).getByText('Reads OpenAPI').waitFor({ timeout: 20_000 });
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.getByRole('button', { name: 'Follow' }).click();
    await keepPicture(page, 'ingestion-running');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await waitForState(page, 'Cancelled');
    expect(await statusOf(idIn(page))).toBe('CANCELLED');
    await page.context().close();
  });

  test('is taken back', async () => {
    await createSource('Back', { database: `${folder}/shop.db`, platform_instance: 'back' });
    const page = await stage.open('/ingestion/sources?q=Back');
    await page.getByRole('button', { name: 'Run now: Back' }).click();
    await page.getByRole('row', { name: /Back/ }).getByText('Succeeded').waitFor({ timeout: 30_000 });
    await page
      .getByRole('row', { name: /Back/ })
      .getByRole('link', { name: /Succeeded/ })
      .click();
    const link = page.getByRole('link', { name: 'customers' });
    await link.waitFor();
    const written = decodeURIComponent(
      new URL((await link.getAttribute('href')) ?? '', stage.address).pathname,
    )
      .split('/')
      .slice(2)
      .join('/');
    expect(written).toContain('customers');
    expect(await stage.stored(written, 'schemaMetadata')).toBeDefined();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download' }).click();
    expect((await download).suggestedFilename()).toMatch(/^run-.+\.log$/);
    await page.getByRole('button', { name: 'Roll back' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Roll back' }).click();
    await waitForState(page, 'Rolled back');
    expect(await stage.stored(written, 'schemaMetadata')).toBeUndefined();
    await page.context().close();
  });

  test('is found by its state', async () => {
    const page = await stage.open('/ingestion/runs');
    await page.getByLabel('State').selectOption('CANCELLED');
    await page.waitForURL(/state=CANCELLED/);
    await page.getByRole('row', { name: /Slow/ }).waitFor();
    expect(await page.getByRole('row', { name: /Shop/ }).count()).toBe(0);
    await page.context().close();
  });
});

test('a secret is stored, changed and deleted, and never shown', async () => {
  const secrets = async () =>
    (
      (await stage.graphql('{ listSecrets(input: {}) { secrets { name description } } }')) as {
        listSecrets: { secrets: readonly object[] };
      }
    ).listSecrets.secrets;
  const page = await stage.open('/ingestion/secrets');
  await page.getByText('No secrets yet.').waitFor();
  await page.getByRole('button', { name: 'New secret' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('shop password');
  await dialog.getByText('Use letters, digits and underscores', { exact: false }).waitFor();
  expect(await dialog.getByRole('button', { name: 'Create' }).isDisabled()).toBe(true);
  await dialog.getByLabel('Name').fill('SHOP_PASSWORD');
  await dialog.getByLabel('Value').fill('hunter2');
  await dialog.getByLabel('Description').fill('Of the reader');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await page.getByRole('row', { name: /SHOP_PASSWORD/ }).waitFor();
  expect(await secrets()).toEqual([{ name: 'SHOP_PASSWORD', description: 'Of the reader' }]);
  const urn = 'urn:li:dataHubSecret:SHOP_PASSWORD';
  const sealed = await sealedValue(urn);

  await page.getByRole('button', { name: 'New secret' }).click();
  await dialog.getByLabel('Name').fill('SHOP_PASSWORD');
  await dialog.getByLabel('Value').fill('other');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await dialog
    .getByText(/exists already/)
    .first()
    .waitFor();
  expect(await dialog.getByLabel('Value').inputValue()).toBe('other');
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('button', { name: 'Edit SHOP_PASSWORD' }).click();
  expect(await dialog.getByLabel('Value').inputValue()).toBe('');
  await dialog.getByLabel('Value').fill('hunter3');
  await dialog.getByLabel('Description').fill('Of the writer');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('row', { name: /Of the writer/ }).waitFor();
  expect(await secrets()).toEqual([{ name: 'SHOP_PASSWORD', description: 'Of the writer' }]);
  expect(await sealedValue(urn)).toMatch(/^v1\./);
  expect(await sealedValue(urn)).not.toBe(sealed);
  expect(await page.content()).not.toContain('hunter');

  await page.getByRole('button', { name: 'Delete SHOP_PASSWORD' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await page.getByText('No secrets yet.').waitFor();
  expect(await secrets()).toEqual([]);
  await page.context().close();
});

/** The value of a secret as it is stored: encrypted. */
const sealedValue = async (urn: string) =>
  ((await stage.stored(urn, 'dataHubSecretValue')) as { readonly value?: string } | undefined)?.value;

test('executors are known by what they did, and by sources that wait for them', async () => {
  await createSource('Elsewhere', { database: '/a.db' });
  const page = await stage.open('/ingestion/executors');
  const own = page.getByRole('row', { name: /default/ });
  await own.getByRole('time').waitFor();
  await page
    .getByRole('row', { name: /warehouse/ })
    .getByText('Not yet')
    .waitFor();
  await page.context().close();
});

test('says what does not exist', async () => {
  const page = await stage.open('/ingestion/sources/nothing');
  await page.getByText('There is no such source.').waitFor();
  await page.goto('/ingestion/runs/nothing');
  await page.getByText('There is no such run.').waitFor();
  expect(stage.complaints).toEqual([]);
  await page.context().close();
});

test.each([
  '/ingestion/sources',
  '/ingestion/sources/new',
  '/ingestion/sources/new?type=postgres',
  '/ingestion/runs',
  '/ingestion/secrets',
  '/ingestion/executors',
])('has no axe violation, and fits a phone, on %s', async (path) => {
  const page = await stage.open(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(await axe(page)).toEqual([]);
  await page.setViewportSize(narrow);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await page.context().close();
});

test('has no axe violation on a source, its form and a run', async () => {
  const urn = (await sourceNamed('Shop'))?.urn ?? '';
  const page = await stage.open(`/ingestion/sources/${urn.split(':').at(-1)}`);
  await page.getByRole('row', { name: /Succeeded/ }).waitFor();
  expect(await axe(page)).toEqual([]);
  await page
    .getByRole('row', { name: /Succeeded/ })
    .getByRole('link')
    .click();
  await page.getByRole('link', { name: 'customers' }).waitFor();
  expect(await axe(page)).toEqual([]);
  await page.goto(`/ingestion/sources/${urn.split(':').at(-1)}?edit=true`);
  await page.getByLabel('Cron expression').waitFor();
  expect(await axe(page)).toEqual([]);
  await page.context().close();
});

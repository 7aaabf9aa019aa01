import { execFile, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../folders.ts';
import { type AppStage, axe, keepPicture, setAppStage } from './stage.ts';

const dataset = 'urn:li:dataset:(urn:li:dataPlatform:postgres,shop.public.orders,PROD)';
const page = (tab: string) => `/dataset/${encodeURIComponent(dataset)}/${tab}`;
const main = join(root, 'packages/cli/src/main.ts');

let stage: AppStage;
/** Inside the project, where the SDK is found. */
let folder: string;
beforeAll(async () => {
  stage = await setAppStage();
  folder = await mkdtemp(join(root, '.cache/api-samples-'));
  await stage.store('tag', 'urn:li:tag:pii', { tagProperties: { name: `It's "personal"` } });
  await stage.store('dataset', dataset, {
    datasetProperties: { name: 'orders', description: 'One row for each order.' },
    globalTags: { tags: [{ tag: 'urn:li:tag:pii' }] },
    editableDatasetProperties: { description: `It's one row for each "order" of \${somebody} \\ nobody.` },
  });
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await stage?.[Symbol.asyncDispose]();
});

/** Runs a shown program, and returns the JSON that it prints. */
async function run(language: string, program: string): Promise<unknown> {
  const printed = language === 'TypeScript' ? await runTypeScript(program) : await runShell(program);
  return JSON.parse(printed);
}

async function runTypeScript(program: string): Promise<string> {
  const file = join(folder, 'sample.ts');
  await writeFile(file, program);
  const { stdout } = await promisify(execFile)(process.execPath, [file]);
  return stdout;
}

async function runShell(program: string): Promise<string> {
  const local = program.replaceAll('npx @colophon/cli', `${process.execPath} ${main}`);
  const child = spawn('bash', ['-c', local], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
  return text(child.stdout);
}

/** The program for each language that the panel shows for its chosen request. */
async function programsOf(shown: Page): Promise<Map<string, string>> {
  const programs = new Map<string, string>();
  for (const button of await shown.getByRole('group', { name: 'Languages' }).getByRole('button').all()) {
    await button.click();
    programs.set(await button.innerText(), await shown.locator('.api__code').innerText());
  }
  return programs;
}

/** GraphQL answers in an envelope, as curl shows; the clients and the command return its data. */
const dataOf = (answer: unknown): unknown =>
  typeof answer === 'object' && answer !== null && 'data' in answer ? answer.data : answer;

describe('the requests behind a view', () => {
  test.each(['/search?q=orders', '/browse', page('documentation'), page('lineage'), page('history')])(
    'of %s are programs that run, and answer alike in each language',
    async (path) => {
      const shown = await stage.open(path);
      await shown.waitForLoadState('networkidle');
      await shown.getByRole('button', { name: 'Show the API' }).click();
      await shown.locator('.api__requests button').first().waitFor();
      const requests = await shown.locator('.api__requests button').all();
      for (const request of requests) {
        await request.click();
        const programs = await programsOf(shown);
        const expected = dataOf(await run('curl', programs.get('curl') ?? ''));
        expect(expected).toBeTypeOf('object');
        if (!programs.has('GraphQL')) continue;
        expect([...programs.keys()]).toEqual(['GraphQL', 'curl', 'TypeScript', 'Python', 'Command line']);
        for (const language of ['TypeScript', 'Command line'])
          expect(dataOf(await run(language, programs.get(language) ?? '')), language).toEqual(expected);
      }
      await shown.context().close();
    },
  );

  test('lead to the page that explains them, and can be reached by the keyboard', async () => {
    const shown = await stage.open('/search?q=orders');
    await shown.getByRole('heading', { level: 1 }).waitFor();
    await shown.keyboard.press('{');
    const link = shown.getByRole('link', { name: 'What it means' });
    await link.waitFor();
    expect(await axe(shown)).toEqual([]);
    await keepPicture(shown, 'api');
    await link.click();
    await shown.waitForURL('**/docs/graphql/queries/search#searchacrossentities');
    expect(await shown.locator('[id="searchacrossentities"]').count()).toBe(1);
    expect(stage.complaints).toEqual([]);
  });

  test('have the edits of this visit', async () => {
    const shown = await stage.open(page('documentation'));
    await shown.getByRole('button', { name: `Remove It's "personal"` }).click();
    await shown.getByText(`Tag It's "personal" removed`).waitFor();
    await shown.getByRole('button', { name: 'Show the API' }).click();
    await shown.getByRole('button', { name: 'Remove tag', exact: true }).click();
    await stage.store('dataset', dataset, { globalTags: { tags: [{ tag: 'urn:li:tag:pii' }] } });
    const programs = await programsOf(shown);
    expect(await run('TypeScript', programs.get('TypeScript') ?? '')).toEqual({ removeTag: true });
    expect(await stage.stored(dataset, 'globalTags')).toEqual({ tags: [] });
  });
});

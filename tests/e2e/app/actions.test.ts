import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPipeline, runPipeline } from '@colophon/actions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { wide } from '../browser.ts';
import { type AppStage, axe, setAppStage } from './stage.ts';

let stage: AppStage;
let folder: string;
beforeAll(async () => {
  [stage, folder] = await Promise.all([setAppStage(), mkdtemp(join(tmpdir(), 'colophon-actions-'))]);
});
afterAll(() => Promise.all([stage?.[Symbol.asyncDispose](), rm(folder, { recursive: true, force: true })]));

const minute = 60_000;

/** Runs a pipeline over the changes that exist. */
async function run(name: string, action: string, options: Partial<Parameters<typeof runPipeline>[1]> = {}) {
  const file = join(folder, `${name}.yaml`);
  await writeFile(
    file,
    `{ name: ${name}, source: { type: log, config: { start: earliest } }, action: ${action}, options: { failed_events_dir: ${folder} } }`,
  );
  const client = { server: stage.address };
  return runPipeline(await readPipeline(file), { client, untilIdle: true, ...options });
}
const urn = (name: string) => `urn:li:platformResource:actionPipeline.${name}`;
/** As a running pipeline would have reported it, some time ago. */
const reported = (name: string, state: object, time = Date.now()) =>
  fetch(`${stage.address}/openapi/v3/entity/platformResource?async=false`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify([
      {
        urn: urn(name),
        platformResourceInfo: {
          value: {
            resourceType: 'actionPipeline',
            primaryKey: name,
            value: {
              blob: JSON.stringify({ name, action: 'slack', source: 'log', status: 'RUNNING', ...state }),
              contentType: 'JSON',
            },
          },
          systemMetadata: { lastObserved: time },
        },
      },
    ]),
  });

test('says how to start a pipeline where none has reported', async () => {
  const page = await stage.open('/ingestion/actions');
  await page.getByText('No pipeline has reported yet.').waitFor();
  await page.getByText(`npx @colophon/cli actions run -c pipeline.yaml --server ${stage.address}`).waitFor();
  expect(await page.getByRole('link', { name: 'Write one in a few minutes' }).getAttribute('href')).toBe(
    '/docs/actions/quickstart',
  );
  await page.context().close();
});

test('shows which pipelines run, fail, stopped or are silent, and removes one from the list', async () => {
  await stage.store('tag', 'urn:li:tag:pii', { tagProperties: { name: 'PII' } });
  await run('greets', '{ type: hello_world }');
  await run('sends', '{ type: webhook, config: { url: "http://127.0.0.1:1/" } }');
  await reported('runs', { startedAt: 1, done: 4 });
  await reported('fails', {
    done: 4,
    failed: 1,
    lastFailure: { time: Date.now(), message: 'channel_not_found' },
  });
  await reported('crashed', { done: 1 }, Date.now() - 6 * minute);
  const page = await stage.open('/ingestion/actions');
  page.setDefaultTimeout(15_000);
  const row = (name: RegExp) => page.getByRole('row', { name });
  await row(/^greets hello_world Ended [2-9]/).waitFor();
  await row(/^sends webhook Ended 0 [2-9]/).waitFor();
  await row(/^runs slack Running Since .* 4 0 Unknown None yet/).waitFor();
  await row(/^fails slack Failing channel_not_found 4 1/).waitFor();
  await row(/^crashed slack No report .* 6 minutes ago/).waitFor();
  await page.getByText('actions replay -c pipeline.yaml').waitFor();
  expect(await axe(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await page.setViewportSize(wide);
  await page.getByRole('button', { name: 'Remove: crashed' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await page.getByText('crashed removed from the list').waitFor();
  expect(await stage.stored(urn('crashed'), 'platformResourceInfo')).toBeUndefined();
  expect(await stage.stored(urn('fails'), 'platformResourceInfo')).toBeDefined();
  await page.context().close();
});

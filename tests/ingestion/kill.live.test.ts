import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { findUnfinishedRun } from '@colophon/ingestion';
import { Colophon } from '@colophon/sdk';
import { makeDatasetUrn } from '@colophon/sdk/urns';
import { expect, it, onTestFinished } from 'vitest';
import { serve } from '../support/serve.ts';

const main = join(import.meta.dirname, '../../packages/cli/src/main.ts');
const tables = 1500;

/** A source that can be told where to wait, so that the kill comes in the middle of the run. */
const source = `
import { z } from ${JSON.stringify(import.meta.resolve('zod'))};
export default {
  name: 'many', title: 'Many', description: 'Many tables.', capabilities: {}, platform: 'many',
  config: z.looseObject({}),
  open: (config) => ({
    async *records() {
      for (let i = 0; i < ${tables}; i++) {
        if (i === Number(config.wait_at)) {
          console.error('waiting');
          await new Promise((resolve) => setTimeout(resolve, 1e9));
        }
        const entityUrn = 'urn:li:dataset:(urn:li:dataPlatform:many,t' + i + ',PROD)';
        yield { id: 't' + i, proposals: [
          { entityUrn, aspectName: 'datasetProperties', aspect: { name: 't' + i, customProperties: {} } },
          { entityUrn, aspectName: 'globalTags', changeType: 'PATCH', patch: { operations: [
            { op: 'add', path: '/tags/urn:li:tag:many', value: { tag: 'urn:li:tag:many' } } ] } },
        ] };
      }
    },
    close: async () => undefined,
  }),
};
`;

it('loses nothing and writes nothing twice when it is killed and resumed', { timeout: 180_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'colophon-ingest-kill-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await using server = await serve();
  const { address } = server;
  const state = join(folder, 'state');
  const recipe = join(folder, 'recipe.yml');
  await writeFile(join(folder, 'many.ts'), source);
  await writeFile(
    recipe,
    [
      'source:',
      '  type: ./many.ts',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: a variable as recipes have it
      '  config: {wait_at: "${WAIT_AT}", stateful_ingestion: {enabled: true}}',
      'pipeline_name: many',
    ].join('\n'),
  );
  const start = (args: readonly string[], waitAt: number): ChildProcess =>
    spawn(process.execPath, [main, 'ingest', 'run', '-c', recipe, '--json', ...args], {
      env: {
        ...process.env,
        COLOPHON_SERVER: address,
        COLOPHON_STATE: state,
        WAIT_AT: String(waitAt),
        XDG_CONFIG_HOME: folder,
      },
    });

  let runId: string | undefined;
  for (const waitAt of [500, 1100]) {
    const child = start(runId === undefined ? [] : ['--resume'], waitAt);
    onTestFinished(() => void child.kill('SIGKILL'));
    for await (const chunk of child.stderr ?? []) if (String(chunk).includes('waiting')) break;
    child.kill('SIGKILL');
    await once(child, 'close');
    const unfinished = await findUnfinishedRun(state, recipe);
    expect(unfinished?.status).toBeUndefined();
    // One run from first to last, so that rolling it back covers all of it.
    runId ??= unfinished?.runId;
    expect(unfinished?.runId).toBe(runId);
  }
  const last = start(['--resume'], -1);
  const [output] = await Promise.all([text(last.stdout as NodeJS.ReadableStream), once(last, 'close')]);
  expect(JSON.parse(output)).toMatchObject({ runId, status: 'SUCCESS' });

  await using client = new Colophon({ server: address });
  expect(await client.aspects.count('datasetProperties', { urnLike: '%dataPlatform:many,%' })).toBe(tables);
  for (const i of [0, 499, 500, 1099, 1100, tables - 1]) {
    const urn = makeDatasetUrn('many', `t${i}`);
    const { globalTags } = await client.aspects.getAll(urn);
    expect(globalTags?.tags).toHaveLength(1);
    const stored = await client.aspects.getStored(urn, 'datasetProperties');
    expect(Number(stored?.version)).toBe(1);
  }
  // Nothing is left to resume, and the state of the pipeline is that of the whole run.
  expect(await findUnfinishedRun(state, recipe)).toBeUndefined();
  const checkpoint = 'urn:li:dataJob:(urn:li:dataFlow:(datahub,many,prod),many_stale_entity_removal)';
  const [kept] = await client.aspects.timeseries(checkpoint, 'datahubIngestionCheckpoint', { limit: 1 });
  expect(JSON.parse(kept?.state.payload ?? '{}').urns).toHaveLength(tables);
});

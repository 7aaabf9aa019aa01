import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Served, serve } from '../support/serve.ts';
import { runTool } from './python.ts';
import { testScript } from './scripted-cases.ts';

await testScript('maintenance_cases.py');

describe("DataHub's command line", () => {
  let served: Served;
  beforeAll(async () => {
    served = await serve();
  });
  afterAll(() => served?.stop());

  const datahub = (...args: string[]) =>
    runTool('datahub', args, { home: served.home, env: { DATAHUB_GMS_URL: served.address } });

  const urn = 'urn:li:tag:rolled';
  const put = (name: string, runId: string) =>
    fetch(`${served.address}/aspects?action=ingestProposal`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        proposal: {
          entityType: 'tag',
          entityUrn: urn,
          aspectName: 'tagProperties',
          changeType: 'UPSERT',
          aspect: { contentType: 'application/json', value: JSON.stringify({ name }) },
          systemMetadata: { runId, lastObserved: 1_750_000_000_000 },
        },
      }),
    });
  const nameNow = async (): Promise<string> => (await datahub('get', '--urn', urn)).stdout;

  it('lists runs, shows one, and rolls it back', async () => {
    await put('good', 'run-good');
    await put('bad', 'run-bad');
    const listed = await datahub('ingest', 'list-runs');
    expect(listed.stdout).toContain('run-good');
    expect(listed.stdout).toContain('run-bad');
    const shown = await datahub('ingest', 'show', '--run-id', 'run-bad');
    expect(shown.stdout).toContain('tagProperties');

    const dry = await datahub('ingest', 'rollback', '--run-id', 'run-bad', '--force', '--dry-run');
    expect(dry.stdout).toContain('will roll back 1 aspects');
    expect(await nameNow()).toContain('"bad"');
    const done = await datahub('ingest', 'rollback', '--run-id', 'run-bad', '--force');
    expect(done.stdout).toContain('rolled back 1 aspects');
    expect(await nameNow()).toContain('"good"');
  });

  it('deletes what a model plug-in wrote', async () => {
    const { code, stdout } = await datahub('delete', 'by-registry', '--registry-id', 'mine:0.0.1', '--hard');
    expect([code, stdout]).toEqual([0, expect.stringContaining('0')]);
  });

  it('soft-deletes and deletes an entity by its URN', async () => {
    const soft = await datahub('delete', '--urn', urn, '--soft', '--force');
    expect([soft.code, soft.stdout]).toEqual([0, expect.anything()]);
    expect(await nameNow()).toContain('"removed": true');
    const hard = await datahub('delete', '--urn', urn, '--hard', '--force');
    expect([hard.code, hard.stdout]).toEqual([0, expect.anything()]);
    expect(await nameNow()).not.toContain('"good"');
  });

  it('deletes references to a URN', async () => {
    const { code, stdout } = await datahub('delete', 'references', '--urn', urn, '--force');
    expect([code, stdout]).toEqual([0, expect.anything()]);
  });

  it('restores indices', async () => {
    const { code, stdout, stderr } = await datahub('check', 'restore-indices', '--urn', urn);
    expect([code, stdout + stderr]).toEqual([0, expect.anything()]);
  });
});

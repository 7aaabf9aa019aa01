import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadPipeline } from '../configuration/read-pipeline.ts';
import { noStatistics } from '../pipeline/statistics.ts';
import { createTestCatalogue, eventsIn, type TestCatalogue } from '../testing/test-catalogue.ts';
import { type PipelineState, stateUrn } from './pipeline-state.ts';
import { createReporter, heartbeatMs, refreshMs } from './report-state.ts';

const yaml = (name: string, action = '{ type: hello_world }') => `
name: ${JSON.stringify(name)}
source: { type: log, config: { start: earliest } }
filter: { event_type: MetadataChangeLogEvent_v1, event: {} }
action: ${action}
`;
let catalogue: TestCatalogue;
beforeEach(async () => {
  catalogue = await createTestCatalogue();
});
afterEach(() => vi.useRealTimers());

async function stateIn(name: string): Promise<PipelineState> {
  const info = await catalogue.client.aspects.get(stateUrn(name), 'platformResourceInfo');
  expect(info).toMatchObject({ resourceType: 'actionPipeline', primaryKey: name });
  return JSON.parse(info?.value?.blob ?? '') as PipelineState;
}
const tagNamed = (name: string) =>
  catalogue.client.aspects.write('urn:li:tag:a', { tagProperties: { name } });

it('stores what a pipeline has done when it ends', async () => {
  await tagNamed('A');
  const name = 'Grüße 🎉, (all)';
  await catalogue.run(yaml(name), { now: () => 1000 });
  expect(await stateIn(name)).toEqual({
    name,
    action: 'hello_world',
    source: 'log',
    consumer: expect.stringMatching(/^actions\./),
    status: 'ENDED',
    startedAt: 1000,
    done: 2,
    failed: 0,
    retries: 0,
    lastDoneAt: 1000,
  });
});

it('stores the last failure, and why a pipeline stopped', async () => {
  await tagNamed('A');
  const unreachable = '{ type: webhook, config: { url: "http://127.0.0.1:1/" } }';
  const file = yaml('sender', unreachable);
  await catalogue.run(file, { now: () => 5 });
  expect(await stateIn('sender')).toMatchObject({
    status: 'ENDED',
    done: 0,
    failed: 2,
    lastFailure: { time: 5, message: expect.stringContaining('http://127.0.0.1:1 cannot be reached') },
  });
  await tagNamed('B');
  await expect(catalogue.run(`${file}options: { failure_mode: THROW }`)).rejects.toThrow('failed');
  expect(await stateIn('sender')).toMatchObject({
    status: 'FAILED',
    error: expect.stringContaining('failed'),
  });
});

it('gives no pipeline the reports of another', async () => {
  await tagNamed('A');
  await catalogue.run(yaml('first'));
  const second = await catalogue.run(yaml('second'));
  expect(eventsIn(second).map(({ event }) => event.entityUrn)).toEqual(['urn:li:tag:a', 'urn:li:tag:a']);
  expect((await catalogue.run(yaml('first'))).statistics).toMatchObject({ events: 0, done: 0 });
});

it('writes to the change log only what is new, and only now and then', async () => {
  const pipeline = await loadPipeline(`${catalogue.folder}/p.yaml`, yaml('beats'), {});
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const statistics = noStatistics();
  const { client } = catalogue;
  let time = 1_000_000;
  const warnings: string[] = [];
  const reporter = createReporter({
    pipeline,
    catalogue: client,
    statistics,
    now: () => time,
    warn: (message) => warnings.push(message),
  });
  const urn = stateUrn('beats');
  const version = async () => (await client.aspects.getStored(urn, 'platformResourceInfo'))?.version;
  const write = vi.spyOn(client.aspects, 'write');
  let reports = 0;
  const beat = async (after: number) => {
    time += after;
    vi.advanceTimersByTime(heartbeatMs);
    await vi.waitFor(() => expect(write).toHaveBeenCalledTimes(reports + 1));
    reports++;
    await write.mock.results.at(-1)?.value;
  };
  reporter.start();
  reports++;
  await vi.waitFor(async () => expect(await version()).toBe('1'));
  // The first event does not wait.
  statistics.done = 1;
  await beat(heartbeatMs);
  expect((await stateIn('beats')).done).toBe(1);
  const end = await client.changes.offsetAt();
  statistics.done = 3;
  statistics.lastDoneAt = time;
  await beat(heartbeatMs);
  expect(await client.changes.offsetAt()).toBe(end);
  expect((await stateIn('beats')).done).toBe(1);

  // A failure does not wait.
  statistics.failed = 1;
  statistics.lastFailure = { time: time + 1, message: 'gone' };
  await beat(heartbeatMs);
  expect(await stateIn('beats')).toMatchObject({ done: 3, failed: 1 });

  statistics.done = 9;
  await beat(refreshMs);
  expect((await stateIn('beats')).done).toBe(9);
  await reporter.end();
  expect(await stateIn('beats')).toMatchObject({ status: 'ENDED', done: 9 });
  expect(warnings).toEqual([]);
});

it('lets a pipeline run that cannot be reported, and says so once', async () => {
  await tagNamed('A');
  const { fetch } = catalogue.clientOptions;
  const run = await catalogue.run(yaml('quiet'), {
    client: {
      ...catalogue.clientOptions,
      fetch: async (url, init) =>
        String(url).includes('ingestProposal') || String(init?.body).includes('platformResource')
          ? new Response('{"message":"not allowed"}', { status: 403 })
          : ((await fetch?.(url, init)) ?? Response.error()),
    },
  });
  expect(run.statistics.done).toBe(2);
  expect(run.warnings).toEqual([
    expect.stringMatching(/^quiet: its state cannot be reported: .*not allowed/),
  ]);
});

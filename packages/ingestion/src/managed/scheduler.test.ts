import { afterEach, expect, it, vi } from 'vitest';
import { createMemoryCatalogue } from '../testing/memory-catalogue.ts';
import { inputAspect, requestType, resultAspect, type SourceInfo, sourceAspect } from './requests.ts';
import { Scheduler, type SchedulerOptions } from './scheduler.ts';

const hour = 3_600_000;
const schedulers: Scheduler[] = [];
let client = createMemoryCatalogue();
afterEach(async () => {
  await Promise.all(schedulers.splice(0).map((scheduler) => scheduler.stop()));
  client = createMemoryCatalogue();
});

function start(options: Partial<SchedulerOptions>): Scheduler {
  const scheduler = new Scheduler({ client, ...options });
  schedulers.push(scheduler);
  scheduler.start();
  return scheduler;
}

const source = (id: string, changes: Partial<SourceInfo> = {}) =>
  client.aspects.write(`urn:li:dataHubIngestionSource:${id}`, {
    [sourceAspect]: {
      name: id,
      type: 'sqlite',
      schedule: { interval: '0 * * * *', timezone: 'UTC' },
      config: { recipe: '{"source":{"type":"sqlite"}}', executorId: 'default' },
      ...changes,
    },
  });

async function requests() {
  const { hits } = await client.search.find('*', { entityTypes: [requestType], count: 100 });
  return Promise.all(hits.map(({ urn }) => client.aspects.get(urn, inputAspect)));
}
const endAll = async (status: string) => {
  const { hits } = await client.search.find('*', { entityTypes: [requestType], count: 100 });
  for (const { urn } of hits) await client.aspects.write(urn, { [resultAspect]: { status } });
};
const hasRequests = (number: number) =>
  vi.waitFor(async () => expect(await requests()).toHaveLength(number), { timeout: 20_000 });

it('does not ask for a run while one waits or goes on', async () => {
  await source('shop');
  let time = Date.now();
  const scheduler = start({ now: () => time, refreshMs: 20 });
  await new Promise((resolve) => setTimeout(resolve, 50));
  time += hour;
  scheduler.wake();
  await hasRequests(1);
  time += hour;
  scheduler.wake();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(await requests()).toHaveLength(1);
  await endAll('SUCCESS');
  time += hour;
  scheduler.wake();
  await hasRequests(2);
});

it('asks for a run at its time, once, however many schedulers there are', async () => {
  await source('shop');
  let time = Date.now();
  const now = () => time;
  for (let at = 0; at < 3; at += 1) start({ now, refreshMs: 20 });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await requests()).toEqual([]);
  time += hour;
  for (const scheduler of schedulers) scheduler.wake();
  await hasRequests(1);
  await endAll('FAILURE');
  time += hour;
  for (const scheduler of schedulers) scheduler.wake();
  await hasRequests(2);
  expect((await requests())[0]).toMatchObject({
    task: 'RUN_INGEST',
    executorId: 'default',
    source: {
      type: 'SCHEDULED_INGESTION_SOURCE',
      ingestionSource: 'urn:li:dataHubIngestionSource:shop',
    },
    args: {
      recipe: JSON.stringify({
        source: { type: 'sqlite' },
        pipeline_name: 'urn:li:dataHubIngestionSource:shop',
      }),
    },
  });
});

it('makes up for a missed time once, and not where it should not', async () => {
  await source('shop');
  await source('log', {
    config: { recipe: '{}', extraArgs: { schedule_missed_runs: 'skip' } },
  });
  const now = () => Date.now() + 5 * hour;
  await start({ now }).stop();
  await hasRequests(1);
  await start({ now }).stop();
  expect(await requests()).toHaveLength(1);
});

it('sees a source that is created while it runs', async () => {
  const scheduler = start({ now: Date.now });
  await source('often', { schedule: { interval: '* * * * * *', timezone: 'UTC' } });
  scheduler.wake();
  await hasRequests(1);
});

it('says which source cannot be scheduled, and goes on with the others', async () => {
  await source('never', { schedule: { interval: 'each day', timezone: 'UTC' } });
  await source('jittery', { config: { recipe: '{}', extraArgs: { schedule_jitter_seconds: 'a few' } } });
  await source('shop');
  const troubles: string[] = [];
  start({ now: () => Date.now() + 2 * hour, onTrouble: (message) => troubles.push(message) });
  await hasRequests(1);
  expect(troubles.sort()).toEqual([
    'urn:li:dataHubIngestionSource:jittery: schedule_jitter_seconds: expected a number of seconds, got "a few"',
    expect.stringMatching(/^urn:li:dataHubIngestionSource:never: schedule: /),
  ]);
});

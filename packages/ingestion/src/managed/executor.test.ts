import { afterEach, expect, it, vi } from 'vitest';
import { createMemoryCatalogue } from '../testing/memory-catalogue.ts';
import { claim } from './claim.ts';
import { Executor, type ExecutorEvent, type ExecutorOptions } from './executor.ts';
import { readRequest } from './find-requests.ts';
import { inputAspect, type RequestInput, resultAspect, signalAspect } from './requests.ts';
import type { RunTask } from './task.ts';

const client = createMemoryCatalogue();
const executors: Executor[] = [];
afterEach(async () => {
  await Promise.all(executors.splice(0).map((executor) => executor.stop()));
});

let count = 0;
async function request(changes: Partial<RequestInput> = {}, recipe: unknown = { source: { type: 'x' } }) {
  count += 1;
  const urn = `urn:li:dataHubExecutionRequest:r${count}`;
  const input: RequestInput = {
    task: 'RUN_INGEST',
    args: { recipe: JSON.stringify(recipe) },
    executorId: `e${count}`,
    source: { type: 'MANUAL_INGESTION_SOURCE' },
    requestedAt: count,
    ...changes,
  };
  await client.aspects.write(urn, { [inputAspect]: input });
  return { urn, executorId: input.executorId };
}

function start(executorId: string, run: RunTask, options: Partial<ExecutorOptions> = {}) {
  const events: ExecutorEvent[] = [];
  const executor = new Executor({
    client,
    executorId,
    run,
    readSecrets: async () => new Map(),
    pollMs: 5,
    heartbeatMs: 5,
    onEvent: (event) => events.push(event),
    ...options,
  });
  executors.push(executor);
  executor.start();
  return { executor, events };
}

const result = (urn: string) => client.aspects.get(urn, resultAspect);
const hasEnded = async (urn: string, status: string) =>
  vi.waitFor(async () => expect(await result(urn)).toMatchObject({ status }), { timeout: 20_000 });

it('runs a request, and keeps its log and report', async () => {
  const { urn, executorId } = await request();
  const run: RunTask = async (task, { log }) => {
    log(`runs ${task.runId}`);
    return { status: 'SUCCESS', report: { type: 'CLI_INGEST', value: { source: { type: 'x' } } } };
  };
  const { events } = start(executorId, run);
  await hasEnded(urn, 'SUCCESS');
  expect(await result(urn)).toMatchObject({
    report: `runs ${urn}`,
    structuredReport: { type: 'CLI_INGEST', serializedValue: '{"source":{"type":"x"}}' },
    startTimeMs: expect.any(Number),
    durationMs: expect.any(Number),
  });
  expect(events.map(({ kind }) => kind)).toEqual(['started', 'ended']);
});

it('shows the log while it runs', async () => {
  const { urn, executorId } = await request();
  const end = Promise.withResolvers<void>();
  start(executorId, async (_, { log }) => {
    log('reads 1 of 2');
    await end.promise;
    return { status: 'SUCCESS' };
  });
  await vi.waitFor(async () =>
    expect(await result(urn)).toMatchObject({ status: 'RUNNING', report: 'reads 1 of 2' }),
  );
  end.resolve();
  await hasEnded(urn, 'SUCCESS');
});

it('leaves a failure as it is: no late state replaces it', async () => {
  const { urn, executorId } = await request();
  start(executorId, async () => {
    throw new Error('no route to host');
  });
  await hasEnded(urn, 'FAILURE');
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(await result(urn)).toMatchObject({ status: 'FAILURE', report: 'Failed: no route to host' });
});

it('runs a request once, however many executors look for it', async () => {
  const { urn, executorId } = await request();
  const runs: string[] = [];
  const run: RunTask = async ({ runId }) => {
    runs.push(runId);
    return { status: 'SUCCESS' };
  };
  for (let at = 0; at < 5; at += 1) start(executorId, run);
  await hasEnded(urn, 'SUCCESS');
  await Promise.all(executors.splice(0).map((executor) => executor.stop()));
  expect(runs).toEqual([urn]);
});

it('runs a source once at a time, also on different executors', async () => {
  const source = { type: 'MANUAL_INGESTION_SOURCE', ingestionSource: 'urn:li:dataHubIngestionSource:shop' };
  let running = 0;
  let most = 0;
  const run: RunTask = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 20));
    running -= 1;
    return { status: 'SUCCESS' };
  };
  const requests = [];
  for (let at = 0; at < 6; at += 1)
    requests.push(await request({ source, executorId: at % 2 === 0 ? 'even' : 'odd' }));
  for (const id of ['even', 'odd', 'even', 'odd']) start(id, run, { maxRuns: 4 });
  for (const { urn } of requests) await hasEnded(urn, 'SUCCESS');
  expect(most).toBe(1);
});

it('cancels a run, and a request that waits', async () => {
  const running = await request();
  start(
    running.executorId,
    async (_, { signal }) => {
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
      return { status: 'FAILURE' };
    },
    { maxRuns: 1 },
  );
  await hasEnded(running.urn, 'RUNNING');
  const waiting = await request({ executorId: running.executorId });
  const kill = { signal: 'KILL', createdAt: { time: 1, actor: 'urn:li:corpuser:ada' } };
  await client.aspects.write(waiting.urn, { [signalAspect]: kill });
  await hasEnded(waiting.urn, 'CANCELLED');
  await client.aspects.write(running.urn, { [signalAspect]: kill });
  await hasEnded(running.urn, 'CANCELLED');
});

it('aborts its runs when it stops', async () => {
  const { urn, executorId } = await request();
  const { executor } = start(executorId, async (_, { signal }) => {
    await new Promise((resolve) => signal.addEventListener('abort', resolve));
    return { status: 'FAILURE' };
  });
  await hasEnded(urn, 'RUNNING');
  await executor.stop();
  expect(await result(urn)).toMatchObject({ status: 'ABORTED' });
});

it('marks a run as aborted whose executor is gone, and none that is kept up', async () => {
  const gone = await request();
  const stored = await readRequest(client, gone.urn);
  if (!stored) throw new Error('no request');
  expect(await claim(client, stored, Date.now())).toBe('claimed');
  const alive = await request({ executorId: gone.executorId });
  const end = Promise.withResolvers<void>();
  start(gone.executorId, async () => {
    await end.promise;
    return { status: 'SUCCESS' };
  });
  await hasEnded(alive.urn, 'RUNNING');
  const { events } = start(gone.executorId, async () => ({ status: 'SUCCESS' }), { abandonedMs: 2000 });
  await hasEnded(gone.urn, 'ABORTED');
  expect((await result(gone.urn))?.report).toContain('its executor has not been heard of');
  expect(events).toContainEqual({ kind: 'aborted', request: gone.urn });
  expect(await result(alive.urn)).toMatchObject({ status: 'RUNNING' });
  end.resolve();
  await hasEnded(alive.urn, 'SUCCESS');
});

it('ends a run that was marked as aborted', async () => {
  const { urn, executorId } = await request();
  let isAborted = false;
  start(executorId, async (_, { signal }) => {
    await new Promise((resolve) => signal.addEventListener('abort', resolve));
    isAborted = true;
    return { status: 'SUCCESS' };
  });
  await hasEnded(urn, 'RUNNING');
  await client.aspects.write(urn, { [resultAspect]: { status: 'ABORTED' } });
  await vi.waitFor(() => expect(isAborted).toBe(true));
  expect(await result(urn)).toEqual({ status: 'ABORTED' });
});

it.each([
  ['{', 'the recipe is no JSON'],
  [[], 'expected a JSON object'],
])('says what is wrong with the recipe %j', async (recipe, message) => {
  const { urn, executorId } = await request(typeof recipe === 'string' ? { args: { recipe } } : {}, recipe);
  start(executorId, async () => ({ status: 'SUCCESS' }));
  await hasEnded(urn, 'FAILURE');
  expect((await result(urn))?.report).toContain(message);
});

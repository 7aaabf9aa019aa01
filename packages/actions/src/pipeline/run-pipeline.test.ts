import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { loadPipeline } from '../configuration/read-pipeline.ts';
import { createTestCatalogue, eventsIn, type TestCatalogue } from '../testing/test-catalogue.ts';
import { replayFailedEvents } from './replay.ts';

const dataset = 'urn:li:dataset:(urn:li:dataPlatform:mysql,shop.orders,PROD)';
let catalogue: TestCatalogue;
beforeEach(async () => {
  catalogue = await createTestCatalogue();
});

const tagged = (...names: string[]) =>
  catalogue.client.aspects.write(dataset, {
    globalTags: { tags: names.map((name) => ({ tag: `urn:li:tag:${name}` })) },
  });
const yaml = (action: string, rest = '') => `
name: test
source:
  type: log
  config: { start: earliest }
filter:
  event_type: EntityChangeEvent_v1
  event: { category: TAG }
action: ${action}
${rest}`;

it('gives the action the events that pass the filter, once', async () => {
  await tagged('pii');
  await tagged('pii', 'gold');
  const first = await catalogue.run(yaml('{ type: hello_world }'));
  expect(eventsIn(first)).toMatchObject([
    {
      event_type: 'EntityChangeEvent_v1',
      event: { entityUrn: dataset, category: 'TAG', operation: 'ADD', modifier: 'urn:li:tag:pii' },
      meta: { offset: expect.any(Number), index: 1 },
    },
    { event: { modifier: 'urn:li:tag:gold' } },
  ]);
  expect(first.statistics).toMatchObject({ done: 2, failed: 0 });
  await tagged('gold');
  const second = await catalogue.run(yaml('{ type: hello_world, config: { to_upper: true } }'));
  expect(second.printed).toEqual(['Hello world! Received event:', expect.stringContaining('"REMOVE"')]);
  expect((await catalogue.run(yaml('{ type: hello_world }'))).statistics.events).toBe(0);
});

it('starts at the end of the log by default', async () => {
  await tagged('pii');
  const file = yaml('{ type: hello_world }').replace('{ start: earliest }', '{}');
  expect((await catalogue.run(file)).printed).toEqual([]);
  await tagged('gold');
  expect(eventsIn(await catalogue.run(file)).map(({ event }) => event.operation)).toEqual(['REMOVE', 'ADD']);
});

it('gives metadata change log events, whose values filters can look into', async () => {
  await tagged('pii');
  const run = await catalogue.run(`
name: changes
source: { type: log, config: { start: earliest } }
filters:
  - type: event_type
    config:
      filter:
        MetadataChangeLogEvent_v1:
          event:
            - { aspectName: globalTags, changeType: UPSERT }
            - { aspectName: tagKey, aspect: { value: { name: pii } } }
action: { type: hello_world }
`);
  expect(eventsIn(run).map(({ event }) => [event.entityUrn, event.aspectName])).toEqual([
    [dataset, 'globalTags'],
  ]);
});

it('runs your own action and transformers', async () => {
  await writeFile(
    join(catalogue.folder, 'own.mjs'),
    `import { z } from '${import.meta.resolve('zod')}';
export const shout = {
  name: 'shout',
  description: 'Prints tags.',
  config: z.strictObject({ mark: z.string() }),
  create: ({ mark }, { print }) => ({
    act: (event) => print(String(event.event.modifier) + mark),
  }),
};
export default (event) => ({ ...event, event: { ...event.event, modifier: 'x' } });
`,
  );
  await tagged('pii');
  const transform = 'transform: [{ type: ./own.mjs }]';
  const { printed } = await catalogue.run(
    yaml('{ type: "./own.mjs:shout", config: { mark: "!" } }', transform),
  );
  expect(printed).toEqual(['x!']);
  await expect(catalogue.run(yaml('{ type: "./own.mjs:shout" }'))).rejects.toThrow(
    'action.config.mark: missing; expected string',
  );
  await expect(catalogue.run(yaml('{ type: "./own.mjs:none" }'))).rejects.toThrow(
    'own.mjs has no export none; it exports default, shout',
  );
});

describe('an event that fails', () => {
  const failing = `
let left = Number(process.env.FAILURES ?? 0);
export default (event: { event: { modifier: string } }, { print }: { print(line: string): void }, config: { failures?: number; tag?: string }) => {
  if (config.tag !== undefined && event.event.modifier !== config.tag) return print(event.event.modifier);
  const state = globalThis as { failures?: number };
  state.failures ??= config.failures ?? 0;
  if (state.failures-- > 0) throw new Error('no luck');
  print(event.event.modifier);
};
`;
  beforeEach(async () => {
    Reflect.deleteProperty(globalThis, 'failures');
    await writeFile(join(catalogue.folder, 'failing.ts'), failing);
    await tagged('a', 'b');
  });
  const file = (failures: number, options: string) =>
    yaml(
      `{ type: ./failing.ts, config: { failures: ${failures}, tag: "urn:li:tag:a" } }`,
      `options: ${options}`,
    );

  it('is tried again, longer and longer after', async () => {
    const waits: number[] = [];
    const { printed, statistics } = await catalogue.run(file(3, '{ retry_count: 3 }'), {
      sleep: async (ms) => void waits.push(ms),
    });
    expect(waits).toEqual([1000, 2000, 4000]);
    expect(printed).toEqual(['urn:li:tag:a', 'urn:li:tag:b']);
    expect(statistics).toMatchObject({ done: 2, retries: 3, failed: 0 });
  });

  it('is kept, and can be replayed', async () => {
    const { printed, statistics, warnings } = await catalogue.run(file(2, '{}'));
    expect(printed).toEqual(['urn:li:tag:b']);
    expect(statistics).toMatchObject({ done: 1, failed: 1 });
    const kept = join(catalogue.folder, 'failed_events/test/failed_events.log');
    expect(warnings).toEqual([expect.stringContaining(`is kept in ${kept}: no luck`)]);
    expect(JSON.parse(await readFile(kept, 'utf8'))).toMatchObject({
      event_type: 'EntityChangeEvent_v1',
      event: { modifier: 'urn:li:tag:a' },
      error: 'no luck',
    });
    const lines: string[] = [];
    const replay = async () =>
      replayFailedEvents(await loadPipeline(join(catalogue.folder, 'p.yaml'), file(2, '{}'), {}), {
        client: catalogue.clientOptions,
        print: (line) => lines.push(line),
      });
    expect(await replay()).toMatchObject({ events: 1, failed: 1 });
    expect(await replay()).toMatchObject({ events: 1, done: 1 });
    expect(lines).toEqual(['urn:li:tag:a']);
    expect(await replay()).toMatchObject({ events: 0 });
  });

  it('stops the pipeline if it is to throw, and comes again', async () => {
    const throwing = file(1, '{ failure_mode: THROW, concurrency: 1 }');
    await expect(catalogue.run(throwing)).rejects.toThrow('no luck');
    expect((await catalogue.run(throwing)).printed).toEqual(['urn:li:tag:a', 'urn:li:tag:b']);
  });

  it('stops the pipeline if it cannot be kept', async () => {
    await writeFile(join(catalogue.folder, 'taken'), '');
    await expect(catalogue.run(file(1, '{ failed_events_dir: taken/x }'))).rejects.toThrow('cannot be kept');
  });
});

it('ends after a number of events, and continues with the next one', async () => {
  await tagged('a');
  await tagged('a', 'b');
  const names = async () =>
    eventsIn(await catalogue.run(yaml('{ type: hello_world }'), { count: 1, untilIdle: false })).map(
      ({ event }) => event.modifier,
    );
  expect(await names()).toEqual(['urn:li:tag:a']);
  expect(await names()).toEqual(['urn:li:tag:b']);
});

it('stops on a signal while it waits', async () => {
  const stop = new AbortController();
  const running = catalogue.run(yaml('{ type: hello_world }'), {
    untilIdle: false,
    signal: stop.signal,
    print: () => stop.abort(),
  });
  await tagged('a');
  expect((await running).statistics.done).toBe(1);
});

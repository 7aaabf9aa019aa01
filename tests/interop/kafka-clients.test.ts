import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Colophon } from '@colophon/sdk';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { actionsEnvironment } from './environments.ts';
import { root } from './folders.ts';
import { runJava } from './java-environment.ts';
import { type Kafka, startKafka } from './kafka.ts';
import { type KafkaServer, startKafkaServer } from './kafka-servers.ts';
import { environmentOf, parseLines } from './python.ts';
import { runProcess } from './run-process.ts';

const dataset = 'urn:li:dataset:(urn:li:dataPlatform:mysql,shop.orders,PROD)';

let home: string;
let kafka: Kafka | undefined;
let server: KafkaServer | undefined;
let client: Colophon;

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'colophon-interop-'));
  kafka = await startKafka();
  server = await startKafkaServer({ broker: kafka.broker, data: join(home, 'data') });
  client = new Colophon({ server: server.address });
});
afterAll(async () => {
  await client?.close();
  await server?.stop();
  await kafka?.stop();
  await rm(home, { recursive: true, force: true });
});

const tag = (...names: string[]) =>
  client.aspects.write(dataset, {
    globalTags: { tags: names.map((name) => ({ tag: `urn:li:tag:${name}` })) },
  });
/** The source as DataHub's framework has it. */
const source = (further = '') => `
source:
  type: kafka
  config:
    ${further}
    connection:
      bootstrap: ${kafka?.broker}
      schema_registry_url: ${server?.address}/schema-registry/api/
      consumer_config:
        auto.offset.reset: earliest
filter:
  event_type: EntityChangeEvent_v1
  event:
    category: TAG
action:
  type: hello_world
datahub:
  server: ${server?.address}
`;

it("runs DataHub's framework for actions, unmodified, on its Kafka source", async () => {
  await tag('pii');
  const file = join(home, 'theirs.yml');
  await writeFile(file, `name: theirs${source()}options:\n  failed_events_dir: ${home}/failed\n`);
  const child = spawn(
    join(actionsEnvironment.folder, 'bin/datahub-actions'),
    ['actions', 'run', '-c', file],
    {
      cwd: home,
      env: environmentOf({ home, env: { PYTHONUNBUFFERED: '1' } }),
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  onTestFinished(() => void child.kill('SIGKILL'));
  const ended = once(child, 'exit');
  const printed: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    printed.push(line.trim());
    if (line.includes('"modifier": "urn:li:tag:pii"')) break;
  }
  child.kill('SIGTERM');
  await ended;
  expect(printed).toEqual(expect.arrayContaining(['"category": "TAG",', '"operation": "ADD",']));
}, 180_000);

it('gives pipelines of its own the same events, from where they stopped', async () => {
  const file = join(home, 'ours.yaml');
  await writeFile(file, `name: ours${source('read_topics: true')}`);
  const run = async () => {
    const main = join(root, 'packages/cli/src/main.ts');
    const args = [main, 'actions', 'run', '-c', file, '--until-idle'];
    const { code, stdout, stderr } = await runProcess(process.execPath, args, { cwd: home });
    expect(stderr).toBe('');
    expect(code).toBe(0);
    return {
      tags: [...stdout.matchAll(/"modifier":\s*"(urn:li:tag:\w+)"/g)].map(([, modifier]) => modifier),
      last: stdout.trim().split('\n').at(-1),
    };
  };
  await tag('pii', 'gold');
  const events = async () => (await fetch(`${server?.address}/metrics`)).text();
  // The change, and the event that it means.
  await expect
    .poll(events, { timeout: 60_000 })
    .toMatch(/colophon_kafka_sent_total\{topic="PlatformEvent_v1"\} [2-9]/);
  const first = await run();
  expect(first.tags).toEqual(['urn:li:tag:pii', 'urn:li:tag:gold']);
  expect(first.last).toMatch(/^ours: 2 done, \d+ dropped, 0 failed$/);
  expect(await run()).toEqual({ tags: [], last: 'ours: 0 done, 0 dropped, 0 failed' });
  await tag('pii', 'gold', 'new');
  await expect.poll(async () => (await run()).tags, { timeout: 60_000 }).toEqual(['urn:li:tag:new']);
}, 180_000);

it("applies what DataHub's Java emitter sends", async () => {
  const registry = `${server?.address}/schema-registry/api/`;
  const sent = parseLines<{ urn: string; aspect: string; success: boolean }>(
    await runJava('KafkaMain', [kafka?.broker ?? '', registry], home),
  );
  expect(sent.length).toBeGreaterThan(20);
  expect(sent.filter(({ success }) => !success)).toEqual([]);
  const found = async (urn: string, aspect: string) =>
    aspect === 'datasetProfile'
      ? (await client.aspects.timeseries(urn, aspect))[0]
      : client.aspects.get(urn, aspect as 'status');
  const last = sent.at(-1);
  // They are in one partition, so that all are applied when the last one is.
  await expect.poll(() => found(last?.urn ?? '', last?.aspect ?? ''), { timeout: 60_000 }).toBeDefined();
  for (const { urn, aspect } of sent)
    expect([urn, aspect, await found(urn, aspect)]).toEqual([urn, aspect, expect.any(Object)]);
  expect(server?.printed()).not.toContain('was not applied');
}, 180_000);

import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Colophon } from '@colophon/sdk';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startPostgres } from '../support/postgres.ts';
import { serveWith } from '../support/serve.ts';
import { deployEnvironment } from './environments.ts';
import { root } from './folders.ts';
import { startKafka } from './kafka.ts';
import { startOpenSearch } from './opensearch.ts';
import { environmentOf } from './python.ts';
import { runProcess } from './run-process.ts';

// No image can be pulled here. The settings of the compose file are run on the same versions of what the images hold.

interface Service {
  readonly environment: Readonly<Record<string, string>>;
  readonly healthcheck: { readonly test: readonly string[] };
}

let home: string;
let services: Readonly<Record<'colophon' | 'kafka' | 'opensearch', Service>>;
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'colophon-compose-'));
  const libraries = join(deployEnvironment.folder, 'lib');
  const [python = ''] = await readdir(libraries);
  const compose = join(libraries, python, 'site-packages/compose/docker-compose');
  const file = join(root, 'deploy/compose/compose.full.yaml');
  const { stdout } = await runProcess(compose, ['--file', file, 'config', '--format', 'json'], {
    cwd: home,
    env: environmentOf({ home, env: { COLOPHON_DB_PASSWORD: 'password' } }),
  });
  services = JSON.parse(stdout).services;
});
afterAll(() => rm(home, { recursive: true, force: true }));

/** What differs from one machine to the next: addresses and folders. */
const ofMachine = new Set(['listeners', 'advertised.listeners', 'controller.quorum.voters', 'log.dirs']);
/** Of the image's scripts, which leave it out. */
const ofJava = 'KAFKA_HEAP_OPTS';

/** The properties that the scripts of Kafka's image make of its variables. */
const toProperties = (environment: Service['environment']) =>
  Object.fromEntries(
    Object.entries(environment)
      .filter(([name]) => name.startsWith('KAFKA_') && name !== ofJava)
      .map(([name, value]): [string, string] => [
        name.slice('KAFKA_'.length).toLowerCase().replaceAll('_', '.'),
        value,
      ])
      .filter(([name]) => !ofMachine.has(name)),
  );

/** The settings among the variables of OpenSearch's image: names with a dot. The others are for plug-ins of the image. */
const toSettings = (environment: Service['environment']) =>
  Object.fromEntries(Object.entries(environment).filter(([name]) => name.includes('.')));

/** Runs a health check of the file against another port; returns its exit code. */
async function checkHealth({ healthcheck }: Service, from: number, to: string): Promise<number | null> {
  const [, command = '', ...args] = healthcheck.test;
  const onPort = args.map((arg) => arg.replace(String(from), to));
  expect(onPort).not.toEqual(args);
  return (await runProcess(command, onPort)).code;
}

const portOf = (address: string): string => address.slice(address.lastIndexOf(':') + 1);

it('the settings of the compose file run on a broker, OpenSearch and PostgreSQL', async () => {
  const { colophon, kafka, opensearch } = services;
  await using postgres = await startPostgres('colophon');
  await using broker = await startKafka(toProperties(kafka.environment));
  await using search = await startOpenSearch(toSettings(opensearch.environment));
  expect(await checkHealth(kafka, 9092, portOf(broker.broker))).toBe(0);
  expect(await checkHealth(opensearch, 9200, portOf(search.url))).toBe(0);

  const { KAFKA_BOOTSTRAP_SERVER, COLOPHON_SEARCH, COLOPHON_STORE } = colophon.environment;
  expect([KAFKA_BOOTSTRAP_SERVER, COLOPHON_SEARCH]).toEqual(['kafka:9092', 'http://opensearch:9200']);
  const server = await serveWith({
    COLOPHON_STORE: `${COLOPHON_STORE}`.replace(
      'colophon@postgres:5432',
      `${postgres.user}@127.0.0.1:${postgres.port}`,
    ),
    PGPASSWORD: postgres.password,
    KAFKA_BOOTSTRAP_SERVER: broker.broker,
    COLOPHON_SEARCH: search.url,
  });
  try {
    const client = new Colophon({ server: server.address });
    const urn = 'urn:li:tag:pii';
    await client.aspects.write(urn, { tagProperties: { name: 'pii' } });
    const found = await fetch(`${server.address}/openapi/v3/entity/tag?query=pii`, {
      headers: { 'X-Colophon-Wait-For': 'latest' },
    });
    expect(await found.json()).toMatchObject({ entities: [{ urn }] });
    await client.close();
    const ready = async () => (await fetch(`${server.address}/health/ready`)).json();
    await expect.poll(ready, { timeout: 60_000 }).toMatchObject({
      status: 'ready',
      dependencies: { store: { state: 'up' }, kafka: { state: 'up' }, search: { state: 'up' } },
    });
    // Of a broker that waits for more nodes, no group could read.
    const lag = async () =>
      (await fetch(`${server.address}/openapi/operations/messaging/mcp/consumer/lag`)).status;
    await expect.poll(lag, { timeout: 60_000 }).toBe(200);
  } finally {
    await server.stop();
  }

  await broker.stopBroker();
  await search.kill();
  expect(await checkHealth(kafka, 9092, portOf(broker.broker))).not.toBe(0);
  expect(await checkHealth(opensearch, 9200, portOf(search.url))).not.toBe(0);
}, 300_000);

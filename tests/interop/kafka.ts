import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../support/free-port.ts';
import { cacheFolder } from './folders.ts';
import { runProcess } from './run-process.ts';

export interface Kafka extends AsyncDisposable {
  /** Address of the only broker. */
  readonly broker: string;
  /** Addresses of the same broker with the further protocols that were asked for. */
  readonly secured: Readonly<Partial<Record<SecuredProtocol, string>>>;
  /** Address of the schema registry, in Confluent's API. */
  readonly registry: string;
  /** Kills the broker, which loses nothing that it has confirmed. */
  stopBroker(): Promise<void>;
  /** Starts it again, at the same address with the same data. */
  startBroker(): Promise<void>;
  stop(): Promise<void>;
}

/** Settings of the broker beyond those of this file, such as `auto.create.topics.enable`. */
export type BrokerSettings = Readonly<Record<string, string | number | boolean>>;

/** What a broker listens for besides plain connections; its settings say with which passwords or certificates. */
export type SecuredProtocol = 'SASL_PLAINTEXT' | 'SASL_SSL' | 'SSL';

/** Names the versions of both servers. */
const project = fileURLToPath(new URL('kafka/pom.xml', import.meta.url));
const guard = fileURLToPath(new URL('kafka/guard.mjs', import.meta.url));
/** How long a server may take to start: several times as long as on an idle machine. */
const startLimitMs = 120_000;
const javaOptions = ['-Xms64m', '-Xmx256m', '-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1'];

/** The folder of both servers' jars; they are fetched when the project names other versions. */
export async function ensureKafka(say: (line: string) => void): Promise<string> {
  const hash = createHash('sha256')
    .update(await readFile(project))
    .digest('hex')
    .slice(0, 16);
  const folder = join(cacheFolder, 'interop-kafka', hash);
  if ((await readdir(folder).catch(() => [])).length > 0) return folder;
  say('Fetching Kafka and a schema registry from Maven (about 150 MB, once) …');
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(join(unfinished, 'registry'), { recursive: true });
  await maven('dependency:copy-dependencies', `-DoutputDirectory=${join(unfinished, 'kafka')}`);
  // The parent project of the registry isn't published. Later versions of the plugin insist on reading it.
  const archive = join(unfinished, 'registry.tar.gz');
  const get = 'org.apache.maven.plugins:maven-dependency-plugin:2.8:get';
  await maven(get, '-Dtransitive=false', `-Dartifact=${await registryArtifact()}`, `-Ddest=${archive}`);
  await must('tar', ['-xzf', archive, '-C', join(unfinished, 'registry')]);
  await rm(archive);
  await rename(unfinished, folder);
  return folder;
}

const maven = (...args: readonly string[]): Promise<string> =>
  must('mvn', ['--quiet', '--batch-mode', '--file', project, ...args]);

/** What the project names as its registry. */
async function registryArtifact(): Promise<string> {
  const named = /<registry>(.*?)<\/registry>/.exec(await readFile(project, 'utf8'))?.[1];
  if (named === undefined) throw new Error(`${project} names no registry`);
  return named;
}

/** Starts a broker and a registry on free ports of this machine, with a folder of their own. */
export async function startKafka(
  further: BrokerSettings = {},
  protocols: readonly SecuredProtocol[] = [],
): Promise<Kafka> {
  const jars = await ensureKafka(() => {});
  const folder = await mkdtemp(join(tmpdir(), 'colophon-kafka-'));
  const [port, controllerPort, registryPort] = [await freePort(), await freePort(), await freePort()];
  const registry = `http://127.0.0.1:${registryPort}/apis/ccompat/v7`;
  const classPath = join(jars, 'kafka', '*');
  const secured: Record<string, string> = {};
  for (const protocol of protocols) secured[protocol] = `127.0.0.1:${await freePort()}`;
  const servers: Server[] = [];
  let broker: Server | undefined;
  async function startAgain(): Promise<void> {
    broker = startNode(classPath, folder);
    await until(() => accepts(port), [broker]);
  }
  async function stopBroker(): Promise<void> {
    await broker?.stop();
    broker = undefined;
  }
  async function stop(): Promise<void> {
    await Promise.all([stopBroker(), ...servers.map((server) => server.stop())]);
    await rm(folder, { recursive: true, force: true });
  }
  try {
    servers.push(await startRegistry(join(jars, 'registry'), registryPort));
    await formatNode(classPath, folder, { port, controllerPort, secured, further });
    const subjects = async () => (await fetch(`${registry}/subjects`)).ok;
    await Promise.all([until(subjects, servers), startAgain()]);
    // Confluent's default: a new version of a schema has to be able to read what the previous one wrote.
    const changed = await fetch(`${registry}/config`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ compatibility: 'BACKWARD' }),
    });
    if (!changed.ok) throw new Error(`The registry responded with status ${changed.status}`);
  } catch (cause) {
    const printed = [...servers, broker].map((server) => server?.printed()).join('\n');
    await stop();
    throw new Error(`Kafka does not start:\n${printed.slice(-4_000)}`, { cause });
  }
  return {
    broker: `127.0.0.1:${port}`,
    secured,
    registry,
    stopBroker,
    startBroker: startAgain,
    stop,
    [Symbol.asyncDispose]: stop,
  };
}

const startRegistry = async (folder: string, port: number): Promise<Server> => {
  const jar = (await readdir(folder)).find((name) => name.endsWith('-runner.jar'));
  return startJava([
    '-Dapicurio.storage.sql.kind=h2',
    '-Dapicurio.datasource.url=jdbc:h2:mem:registry',
    '-Dquarkus.http.host=127.0.0.1',
    `-Dquarkus.http.port=${port}`,
    '-jar',
    join(folder, jar ?? ''),
  ]);
};

/** One node that is broker and controller, with topics that are created when they are first used. */
async function formatNode(
  classPath: string,
  folder: string,
  {
    port,
    controllerPort: other,
    secured,
    further,
  }: {
    readonly port: number;
    readonly controllerPort: number;
    readonly secured: Readonly<Record<string, string>>;
    readonly further: BrokerSettings;
  },
): Promise<void> {
  const file = settingsFile(folder);
  const listeners = [
    `PLAINTEXT://127.0.0.1:${port}`,
    ...Object.entries(secured).map(([protocol, address]) => `${protocol}://${address}`),
  ].join();
  const protocolOf = [
    'CONTROLLER:PLAINTEXT',
    ...['PLAINTEXT', ...Object.keys(secured)].map((p) => `${p}:${p}`),
  ];
  const settings = {
    'process.roles': 'broker,controller',
    'node.id': 1,
    'controller.quorum.voters': `1@127.0.0.1:${other}`,
    listeners: `${listeners},CONTROLLER://127.0.0.1:${other}`,
    'advertised.listeners': listeners,
    'listener.security.protocol.map': protocolOf.join(),
    'controller.listener.names': 'CONTROLLER',
    'inter.broker.listener.name': 'PLAINTEXT',
    'log.dirs': join(folder, 'log'),
    'num.partitions': 1,
    'num.network.threads': 1,
    'num.io.threads': 2,
    'offsets.topic.num.partitions': 1,
    'offsets.topic.replication.factor': 1,
    'transaction.state.log.num.partitions': 1,
    'transaction.state.log.replication.factor': 1,
    'transaction.state.log.min.isr': 1,
    'group.initial.rebalance.delay.ms': 0,
    ...further,
  };
  const lines = Object.entries(settings).map(
    ([name, value]) => `${name}=${String(value).replaceAll('\n', '\\n')}\n`,
  );
  await writeFile(file, lines.join(''));
  const format = ['kafka.tools.StorageTool', 'format', '-t', '4L6g3nShT-eMCtK--X86sw', '-c', file];
  await must('java', [...javaOptions, '-cp', classPath, ...format]);
}

const settingsFile = (folder: string): string => join(folder, 'server.properties');

const startNode = (classPath: string, folder: string): Server =>
  startJava(['-cp', classPath, 'kafka.Kafka', settingsFile(folder)]);

interface Server {
  /** What it has printed. */
  printed(): string;
  hasEnded(): boolean;
  stop(): Promise<void>;
}

/** Starts a Java program that ends with this process, however this process ends. */
function startJava(args: readonly string[]): Server {
  const child = spawn(process.execPath, [guard, 'java', ...javaOptions, ...args], {
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      printed += chunk;
    });
  const ended = once(child, 'exit');
  return {
    printed: () => printed,
    hasEnded: () => child.exitCode !== null,
    async stop() {
      child.stdin.end();
      await ended;
    },
  };
}

/** Waits until the question is answered with true. Not yet able to answer counts as false. */
async function until(question: () => Promise<boolean>, servers: readonly Server[]): Promise<void> {
  const limit = Date.now() + startLimitMs;
  while (!(await question().catch(() => false))) {
    if (servers.some((server) => server.hasEnded())) throw new Error('A server ended as it started');
    if (Date.now() > limit) throw new Error(`Not ready after ${startLimitMs / 1000} s`);
    await pause(100);
  }
}

async function accepts(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } finally {
    socket.destroy();
  }
}

async function must(command: string, args: readonly string[]): Promise<string> {
  const { code, stdout, stderr } = await runProcess(command, args);
  if (code !== 0)
    throw new Error(
      `${command} ${args.join(' ')} ended with code ${code}\n${stdout}${stderr}`.slice(0, 8_000),
    );
  return stdout;
}

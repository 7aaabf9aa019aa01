import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { decodeMessage, type MessageName, type Messages, unframeMessage } from '@colophon/sdk/kafka';
import { Consumer } from '@platformatic/kafka';
import { root } from './folders.ts';

/** A server with Kafka that a test may kill. */
export interface KafkaServer extends AsyncDisposable {
  /** Address of the server, without a slash at its end. */
  readonly address: string;
  /** What it has printed and logged. */
  printed(): string;
  /** Ends it without any chance to tidy up. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

export interface KafkaServerOptions {
  readonly broker: string;
  /** Its data folder, which another one can open after it. */
  readonly data: string;
  /** Variables besides those of this process. */
  readonly env?: Readonly<Record<string, string>>;
}

const main = join(root, 'packages/cli/src/main.ts');
const argsOf = ({ broker, data }: KafkaServerOptions) => [
  main,
  'serve',
  '--port',
  '0',
  '--data',
  data,
  '--kafka',
  broker,
];
const envOf = ({ env }: KafkaServerOptions) => ({ ...process.env, ...env });

/** Starts the real `colophon serve --kafka` on a free port. */
export async function startKafkaServer(options: KafkaServerOptions): Promise<KafkaServer> {
  const child = spawn(process.execPath, argsOf(options), {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: envOf(options),
  });
  const ended = once(child, 'exit');
  let printed = '';
  const address = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        printed += chunk;
        const found = /^Colophon answers at (http:\S+)$/m.exec(printed)?.[1];
        if (found !== undefined) resolve(found);
      });
    child.once('exit', (code) => reject(new Error(`colophon serve ended with code ${code}\n${printed}`)));
  });
  async function end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    child.kill(signal);
    await ended;
  }
  const stop = () => end('SIGTERM');
  return {
    address,
    printed: () => printed,
    kill: () => end('SIGKILL'),
    stop,
    [Symbol.asyncDispose]: stop,
  };
}

/** Runs a server that must not start; returns its exit code and what it logged. One that starts is ended, with the code 0. */
export async function runKafkaServer(
  options: KafkaServerOptions,
): Promise<{ readonly code: number | null; readonly logged: string }> {
  const child = spawn(process.execPath, argsOf(options), {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: envOf(options),
  });
  let logged = '';
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    logged += chunk;
  });
  // What it prints first says that it serves.
  child.stdout.once('data', () => child.kill('SIGTERM'));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, logged };
}

/** The variables that give each topic, and the consumer group, a name of its own, so that tests can share a broker. */
export const ownTopics = (name: string): Readonly<Record<string, string>> => ({
  METADATA_CHANGE_PROPOSAL_TOPIC_NAME: `${name}-proposals`,
  FAILED_METADATA_CHANGE_PROPOSAL_TOPIC_NAME: `${name}-failed`,
  METADATA_CHANGE_LOG_VERSIONED_TOPIC_NAME: `${name}-versioned`,
  METADATA_CHANGE_LOG_TIMESERIES_TOPIC_NAME: `${name}-timeseries`,
  PLATFORM_EVENT_TOPIC_NAME: `${name}-events`,
  METADATA_CHANGE_EVENT_TOPIC_NAME: `${name}-snapshots`,
  METADATA_CHANGE_PROPOSAL_KAFKA_CONSUMER_GROUP_ID: name,
});

export interface Received<N extends MessageName> {
  readonly key: string;
  readonly value: Messages[N];
}

/** The messages of a topic from its beginning, until they are enough. */
export async function readTopic<N extends MessageName>(
  broker: string,
  topic: string,
  name: N,
  isEnough: (received: readonly Received<N>[]) => boolean,
): Promise<readonly Received<N>[]> {
  const consumer = new Consumer({
    clientId: 'test',
    groupId: `test-${topic}-${Date.now()}`,
    bootstrapBrokers: [broker],
  });
  const received: Received<N>[] = [];
  try {
    const stream = await consumer.consume({ topics: [topic], mode: 'earliest', autocommit: false });
    for await (const { key, value } of stream) {
      const { payload } = unframeMessage(value);
      received.push({ key: String(key), value: decodeMessage(name, payload) });
      if (isEnough(received)) break;
    }
  } finally {
    await consumer.close(true);
  }
  return received;
}

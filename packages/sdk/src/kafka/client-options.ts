import { readFile } from 'node:fs/promises';
import type { BaseOptions } from '@platformatic/kafka';
import { ConfigurationError } from '../errors.ts';

/** How to reach brokers. */
export interface KafkaConnection {
  /** Addresses of brokers, `host:port`, separated by commas. */
  readonly bootstrap: string;
  /** Settings by the names of librdkafka, such as `security.protocol` and `sasl.username`. Default: none. */
  readonly config?: Readonly<Record<string, unknown>>;
  /** Maximum time to connect, and of a request, in milliseconds. Default 60,000. */
  readonly timeoutMs?: number;
  /** Finds the file that a setting such as `ssl.ca.location` names. Default: relative to the working folder. */
  readonly resolvePath?: (path: string) => string;
}

type Sasl = NonNullable<BaseOptions['sasl']>;

const protocols: readonly string[] = ['PLAINTEXT', 'SSL', 'SASL_PLAINTEXT', 'SASL_SSL'];
const mechanisms: readonly string[] = ['PLAIN', 'SCRAM-SHA-256', 'SCRAM-SHA-512'];

/**
 * The options of the client, from settings with the names of librdkafka, and the names of those that have no equivalent.
 *
 * @throws ConfigurationError that names a setting whose value cannot be used; it never contains the value of a secret.
 */
export async function kafkaClientOptions({
  bootstrap,
  config = {},
  timeoutMs = 60_000,
  resolvePath = (path) => path,
}: KafkaConnection): Promise<{ readonly options: BaseOptions; readonly unused: readonly string[] }> {
  const settings = new Map(Object.entries(config).map(([key, value]) => [key, String(value)]));
  const take = (key: string) => {
    const value = settings.get(key);
    settings.delete(key);
    return value;
  };
  const file = async (key: string) => {
    const path = take(key);
    if (path === undefined) return undefined;
    return await readFile(resolvePath(path), 'utf8').catch((cause) => {
      throw refuse(key, 'a file that can be read', path, cause);
    });
  };
  const protocol = (take('security.protocol') ?? 'PLAINTEXT').toUpperCase();
  if (!protocols.includes(protocol)) throw refuse('security.protocol', protocols.join(', '), protocol);
  const mechanism = (take('sasl.mechanism') ?? take('sasl.mechanisms') ?? 'PLAIN').toUpperCase();
  settings.delete('sasl.mechanisms');
  const [username, password] = [take('sasl.username'), take('sasl.password')];
  const isSasl = protocol.startsWith('SASL');
  if (isSasl && !mechanisms.includes(mechanism))
    throw refuse('sasl.mechanism', mechanisms.join(', '), mechanism);
  for (const [key, value] of [
    ['sasl.username', username],
    ['sasl.password', password],
  ] as const)
    if (isSasl && value === undefined)
      throw refuse(key, `a value, since security.protocol is ${protocol}`, value);
  const tls = {
    ca: (await file('ssl.ca.location')) ?? take('ssl.ca.pem'),
    cert: (await file('ssl.certificate.location')) ?? take('ssl.certificate.pem'),
    key: (await file('ssl.key.location')) ?? take('ssl.key.pem'),
    passphrase: take('ssl.key.password'),
    rejectUnauthorized: take('enable.ssl.certificate.verification')?.toLowerCase() !== 'false',
  };
  return {
    options: {
      clientId: take('client.id') ?? 'colophon',
      bootstrapBrokers: brokersOf(bootstrap),
      connectTimeout: timeoutMs,
      requestTimeout: timeoutMs,
      timeout: timeoutMs,
      retries: 2,
      ...(protocol.endsWith('SSL') && {
        tls: Object.fromEntries(Object.entries(tls).filter(([, value]) => value !== undefined)),
      }),
      ...(isSasl &&
        username !== undefined &&
        password !== undefined && {
          sasl: { mechanism: mechanism as Sasl['mechanism'], username, password },
        }),
    },
    unused: [...settings.keys()],
  };
}

function brokersOf(bootstrap: string): string[] {
  const brokers = bootstrap.split(',').map((broker) => broker.trim());
  const wrong = brokers.find((broker) => !/^[^\s:/]+:\d{1,5}$|^\[[0-9a-fA-F:]+\]:\d{1,5}$/.test(broker));
  if (wrong !== undefined)
    throw refuse('bootstrap', 'addresses of brokers such as localhost:9092, separated by commas', wrong);
  return brokers;
}

const refuse = (setting: string, expected: string, came: unknown, cause?: unknown) =>
  new ConfigurationError(
    'INVALID_CONFIGURATION',
    `${setting}: expected ${expected}, got ${JSON.stringify(came) ?? 'nothing'}`,
    { cause },
  );

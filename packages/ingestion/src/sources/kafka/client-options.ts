import { readFile } from 'node:fs/promises';
import type { AdminOptions } from '@platformatic/kafka';
import { SourceError } from '../../definitions/errors.ts';
import type { Report } from '../../definitions/report.ts';
import { resolvePath } from '../../reading/open-input.ts';
import type { KafkaConfig } from './config.ts';

type Sasl = NonNullable<AdminOptions['sasl']>;

const mechanisms: readonly string[] = ['PLAIN', 'SCRAM-SHA-256', 'SCRAM-SHA-512', 'OAUTHBEARER'];

/** Settings that say how messages are consumed, which is not done here. */
const withoutEffect =
  /^(auto\.|enable\.auto|group\.|session\.|fetch\.|max\.poll|client\.id|statistics\.|isolation\.)/;

/**
 * The options of the client, from settings with the names of librdkafka.
 *
 * @throws SourceError that names a setting whose value cannot be used.
 */
export async function clientOptions(
  { connection }: KafkaConfig,
  report: Report,
  folder: { readonly folder: string },
): Promise<AdminOptions> {
  const settings = new Map(
    Object.entries(connection.consumer_config).map(([key, value]) => [key, String(value)]),
  );
  const take = (key: string) => {
    const value = settings.get(key);
    settings.delete(key);
    return value;
  };
  const file = async (key: string) => {
    const path = take(key);
    if (path === undefined) return undefined;
    return await readFile(resolvePath(path, folder), 'utf8').catch((cause) => {
      throw new SourceError(`Cannot read ${path}, which ${key} names`, { cause });
    });
  };
  const protocol = (take('security.protocol') ?? 'PLAINTEXT').toUpperCase();
  if (!['PLAINTEXT', 'SSL', 'SASL_PLAINTEXT', 'SASL_SSL'].includes(protocol))
    throw new SourceError(
      `security.protocol: expected PLAINTEXT, SSL, SASL_PLAINTEXT or SASL_SSL, got ${protocol}`,
    );
  const mechanism = (take('sasl.mechanism') ?? take('sasl.mechanisms') ?? 'PLAIN').toUpperCase();
  if (protocol.startsWith('SASL') && !mechanisms.includes(mechanism))
    throw new SourceError(`sasl.mechanism: expected ${mechanisms.join(', ')}, got ${mechanism}`);
  const [username, password] = [take('sasl.username'), take('sasl.password')];
  const tls = {
    ca: (await file('ssl.ca.location')) ?? take('ssl.ca.pem'),
    cert: (await file('ssl.certificate.location')) ?? take('ssl.certificate.pem'),
    key: (await file('ssl.key.location')) ?? take('ssl.key.pem'),
    passphrase: take('ssl.key.password'),
    rejectUnauthorized: take('enable.ssl.certificate.verification') !== 'false',
  };
  for (const key of settings.keys())
    if (!withoutEffect.test(key))
      report.warn({
        title: 'A setting of Kafka is ignored',
        message: `consumer_config.${key} has no equivalent here.`,
      });
  const timeout = connection.client_timeout_seconds * 1000;
  return {
    clientId: 'colophon',
    bootstrapBrokers: connection.bootstrap.split(',').map((broker) => broker.trim()),
    connectTimeout: timeout,
    requestTimeout: timeout,
    timeout,
    retries: 2,
    ...(protocol.endsWith('SSL') && {
      tls: Object.fromEntries(Object.entries(tls).filter(([, value]) => value !== undefined)),
    }),
    ...(protocol.startsWith('SASL') && {
      sasl: {
        mechanism: mechanism as Sasl['mechanism'],
        ...(username !== undefined && { username }),
        ...(password !== undefined && { password }),
      },
    }),
  };
}

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Proposal } from '../proposal.ts';
import { kafkaClientOptions } from './client-options.ts';
import { KafkaEmitter } from './kafka-emitter.ts';
import { KafkaDeliveryError } from './message-error.ts';

const entityUrn = 'urn:li:dataset:(urn:li:dataPlatform:mysql,shop.orders,PROD)';
const proposal: Proposal<'status'> = { entityUrn, aspectName: 'status', aspect: { removed: false } };
const MetadataChangeEvent = 'events';
const MetadataChangeProposal = 'proposals';

/** A registry that answers every registration so. */
async function startRegistry(status: number, answer: object) {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url} ${request.headers.authorization ?? ''}`.trim());
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
  onTestFinished(() => void server.close());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { requests, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/` };
}

describe('the routes', () => {
  it.each([
    [{ MetadataChangeProposal }, 'topicRoutes: a route for MetadataChangeEvent is missing'],
    [{ MetadataChangeEvent }, 'topicRoutes: a route for MetadataChangeProposal is missing'],
    [{}, 'topicRoutes: routes for MetadataChangeEvent and MetadataChangeProposal are missing'],
    [
      { MetadataChangeEvent, MetadataChangeProposal, other: 'a' },
      'topicRoutes: expected MetadataChangeEvent and MetadataChangeProposal, got other',
    ],
  ])('%j are refused', (topicRoutes, message) => {
    expect(() => new KafkaEmitter({ topicRoutes })).toThrow(message);
  });

  it('are those of DataHub by default', () => {
    expect(new KafkaEmitter().options).toMatchObject({
      bootstrap: 'localhost:9092',
      schemaRegistryUrl: 'http://localhost:8080/schema-registry/api/',
      topicRoutes: {
        MetadataChangeEvent: 'MetadataChangeEvent_v4',
        MetadataChangeProposal: 'MetadataChangeProposal_v1',
      },
    });
  });
});

describe('the Kafka emitter', () => {
  it('says that no broker can be reached, and asks the registry once', async () => {
    const { url, requests } = await startRegistry(200, { id: 16 });
    const emitter = new KafkaEmitter({
      bootstrap: '127.0.0.1:1',
      schemaRegistryUrl: url,
      schemaRegistryConfig: { 'basic.auth.user.info': 'ana:secret' },
    });
    for (let i = 0; i < 2; i++)
      await expect(emitter.emit(proposal)).rejects.toThrow(
        'The message for MetadataChangeProposal_v1 was not delivered: no broker at 127.0.0.1:1 can be reached',
      );
    await emitter.close();
    expect(requests).toEqual([
      'POST /api/subjects/MetadataChangeProposal_v1-value/versions Basic YW5hOnNlY3JldA==',
    ]);
  });

  it('hints at the names of topics when the registry does not have the subject', async () => {
    const { url } = await startRegistry(404, { message: 'Subject not found' });
    const emitter = new KafkaEmitter({ schemaRegistryUrl: url });
    await expect(emitter.emit(proposal)).rejects.toThrow(
      'returned status 404: Subject not found; the registry does not have this subject; check that the names of the topics',
    );
    await emitter.close();
  });

  it('says that the registry does not respond', async () => {
    const emitter = new KafkaEmitter({ schemaRegistryUrl: 'http://127.0.0.1:1' });
    await expect(emitter.emit(proposal)).rejects.toMatchObject({ code: 'NETWORK' });
    await emitter.close();
  });

  it('does not send a message above message.max.bytes', async () => {
    const { url } = await startRegistry(200, { id: 16 });
    const emitter = new KafkaEmitter({
      schemaRegistryUrl: url,
      producerConfig: { 'message.max.bytes': 200 },
    });
    const error = await emitter.emit(proposal).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(KafkaDeliveryError);
    expect(error).toMatchObject({ isTooLarge: true });
    await emitter.close();
  });

  it('rejects fields that the model does not have before it asks anybody', async () => {
    const aspect = JSON.parse('{"removed":false,"colour":"red"}');
    const emitter = new KafkaEmitter({ schemaRegistryUrl: 'http://127.0.0.1:1' });
    await expect(emitter.emit({ ...proposal, aspect })).rejects.toMatchObject({ code: 'UNKNOWN_FIELDS' });
  });
});

describe('settings with the names of librdkafka', () => {
  const optionsOf = (config: Readonly<Record<string, unknown>>) =>
    kafkaClientOptions({ bootstrap: 'a:9092, b:9093', config });

  it('become those of the client', async () => {
    const { options, unused } = await optionsOf({
      'security.protocol': 'sasl_ssl',
      'sasl.mechanisms': 'PLAIN',
      'sasl.username': 'key',
      'sasl.password': 'secret',
      'ssl.ca.pem': 'certificate',
      'linger.ms': 5,
    });
    expect(options).toMatchObject({
      bootstrapBrokers: ['a:9092', 'b:9093'],
      sasl: { mechanism: 'PLAIN', username: 'key', password: 'secret' },
      tls: { ca: 'certificate', rejectUnauthorized: true },
    });
    expect(unused).toEqual(['linger.ms']);
  });

  it.each([
    [{ 'security.protocol': 'TLS' }, 'security.protocol: expected PLAINTEXT, SSL'],
    [{ 'security.protocol': 'SASL_SSL', 'sasl.mechanism': 'GSSAPI' }, 'sasl.mechanism: expected PLAIN'],
    [{ 'security.protocol': 'SASL_SSL', 'sasl.password': 'secret' }, 'sasl.username: expected a value'],
    [{ 'ssl.ca.location': '/nowhere.pem' }, 'ssl.ca.location: expected a file that can be read'],
  ])('%j are refused', async (config, message) => {
    const error = await optionsOf(config).catch((reason: unknown) => String(reason));
    expect(error).toContain(message);
    expect(error).not.toContain('secret');
  });

  it('need addresses of brokers', async () => {
    await expect(kafkaClientOptions({ bootstrap: 'http://a' })).rejects.toThrow('bootstrap: expected');
  });
});

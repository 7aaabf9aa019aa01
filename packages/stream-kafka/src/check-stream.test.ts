import { once } from 'node:events';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { createServer } from 'node:tls';
import { createCertificate } from '@colophon/server/testing/create-certificate';
import { expect, it, onTestFinished } from 'vitest';
import { readKafkaSettings } from './connection/settings.ts';
import { checkStream } from './run-stream.ts';

it('refuses a broker whose certificate is of an unknown authority, and names the setting', async () => {
  const broker = createServer(createCertificate('localhost'), (socket) => socket.destroy());
  broker.listen(0, '127.0.0.1');
  await once(broker, 'listening');
  onTestFinished(() => void broker.close());
  const { port } = broker.address() as AddressInfo;
  const settings = readKafkaSettings(`127.0.0.1:${port}`, { KAFKA_PROPERTIES_SECURITY_PROTOCOL: 'SSL' });
  await expect(checkStream(settings)).rejects.toThrow(
    "The certificate of Kafka's broker cannot be verified (DEPTH_ZERO_SELF_SIGNED_CERT): name the certificate of its authority in KAFKA_PROPERTIES_SSL_CA_LOCATION.",
  );
});

it('says why a broker cannot be reached, which may pass', async () => {
  const closed = createTcpServer();
  closed.listen(0, '127.0.0.1');
  await once(closed, 'listening');
  const { port } = closed.address() as AddressInfo;
  closed.close();
  await once(closed, 'close');
  expect(await checkStream(readKafkaSettings(`127.0.0.1:${port}`, {}))).toContain(
    `Connection to 127.0.0.1:${port} failed.`,
  );
});

import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readKafkaSettings } from '../connection/settings.ts';
import { createProposalLag } from './consumer-lag.ts';

let broker: Server;
let sockets: Socket[];
beforeEach(async () => {
  sockets = [];
  broker = createServer((socket) => void sockets.push(socket.resume().on('error', () => undefined)));
  broker.listen(0, '127.0.0.1');
  await once(broker, 'listening');
});
afterEach(() => {
  broker.close();
  for (const socket of sockets) socket.destroy();
});

const address = () => `127.0.0.1:${(broker.address() as AddressInfo).port}`;

it('fails in time when a broker accepts the connection and never answers, once for all who ask meanwhile', async () => {
  const proposalLag = createProposalLag(readKafkaSettings(address(), {}), 300);
  const startedMs = performance.now();
  const both = await Promise.allSettled([proposalLag(), proposalLag()]);
  expect(performance.now() - startedMs).toBeLessThan(3000);
  for (const outcome of both)
    expect(outcome).toMatchObject({
      status: 'rejected',
      reason: { code: 'KAFKA_UNAVAILABLE', message: expect.stringContaining('no answer within 0.3 seconds') },
    });
  expect(sockets).toHaveLength(1);
  await expect(proposalLag()).rejects.toThrow();
  expect(sockets).toHaveLength(2);
  // No connection is left behind, and none is made again.
  await expect.poll(() => sockets.every(({ destroyed }) => destroyed)).toBe(true);
  await pause(1500);
  expect(sockets).toHaveLength(2);
});

it('names the broker that nobody is at', async () => {
  const where = address();
  broker.close();
  await once(broker, 'close');
  await expect(createProposalLag(readKafkaSettings(where, {}))()).rejects.toMatchObject({
    code: 'KAFKA_UNAVAILABLE',
    message: expect.stringContaining(`Connection to ${where} failed.`),
  });
});

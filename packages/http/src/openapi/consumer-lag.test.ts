import { RequestError } from '@colophon/wire';
import { describe, expect, it } from 'vitest';
import { createTestServer } from '../testing/test-server.ts';
import type { Messaging, PartitionLag } from './messaging.ts';

const lagPath = '/openapi/operations/messaging/mcp/consumer/lag';
const offsetsPath = '/openapi/operations/kafka/mcp/consumer/offsets';

const withLags = (...partitions: readonly PartitionLag[]): Messaging => ({
  proposalLag: async () => ({ group: 'readers', topic: 'proposals', partitions }),
});
const three = withLags(
  { partition: 0, offset: 40, lag: 2 },
  { partition: 1, offset: undefined, lag: 9 },
  { partition: 2, offset: 7, lag: 0 },
);
const metrics = { maxLag: 9, medianLag: 2, totalLag: 11, avgLag: 4 };
const partitions = {
  0: { offset: 40, lag: 2, metadata: null },
  1: { offset: null, lag: 9, metadata: null },
  2: { offset: 7, lag: 0, metadata: null },
};

describe('the consumer lag', () => {
  it('has each partition when the request asks for details, under both addresses', async () => {
    const { get } = createTestServer({ messaging: three });
    const readers = { proposals: { partitions, metrics } };
    expect(await get(`${lagPath}?skipCache=true&detailed=true`)).toMatchObject({
      status: 200,
      body: { transport: 'kafka', consumerGroups: { readers } },
    });
    expect((await get(`${offsetsPath}?skipCache=true&detailed=true`)).body).toEqual({ readers });
  });

  it('is a summary otherwise', async () => {
    expect((await createTestServer({ messaging: three }).get(lagPath)).body).toEqual({
      transport: 'kafka',
      consumerGroups: { readers: { proposals: { partitions: null, metrics } } },
    });
  });

  it('has the mean of the middle two as the median of an even number of partitions, as DataHub rounds it', async () => {
    const messaging = withLags(...[8, 1, 4, 3].map((lag, partition) => ({ partition, offset: 0, lag })));
    expect((await createTestServer({ messaging }).get(offsetsPath)).body).toMatchObject({
      readers: { proposals: { metrics: { maxLag: 8, medianLag: 3, totalLag: 16, avgLag: 4 } } },
    });
  });

  it.each(['mcl', 'mcl-timeseries'])(
    'is of no group for %s, which the server only writes',
    async (stream) => {
      const messaging: Messaging = { proposalLag: () => Promise.reject(new Error('asked')) };
      const { get } = createTestServer({ messaging });
      expect((await get(`/openapi/operations/messaging/${stream}/consumer/lag`)).body).toEqual({
        transport: 'kafka',
        consumerGroups: {},
      });
      expect((await get(`/openapi/operations/kafka/${stream}/consumer/offsets`)).body).toEqual({});
    },
  );

  it('has no other streams', async () => {
    const { get } = createTestServer({ messaging: three });
    expect(await get('/openapi/operations/messaging/usage-events/consumer/lag')).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND', message: 'stream: expected mcp, mcl, mcl-timeseries, got "usage-events"' },
    });
  });

  it.each([lagPath, offsetsPath, '/openapi/operations/messaging/mcl/consumer/lag'])(
    'does not exist without Kafka: %s',
    async (path) => {
      expect(await createTestServer().get(path)).toMatchObject({
        status: 404,
        body: { code: 'NOT_FOUND', message: expect.stringContaining('connects it with --kafka') },
      });
    },
  );

  it('is an error while the brokers are away, which is none of the server', async () => {
    const unavailable = new RequestError('KAFKA_UNAVAILABLE', 'Kafka could not be asked: it is away.');
    const server = createTestServer({ messaging: { proposalLag: () => Promise.reject(unavailable) } });
    expect(await server.get(lagPath)).toMatchObject({
      status: 503,
      body: { code: 'KAFKA_UNAVAILABLE', message: unavailable.message },
    });
    expect(server.unexpected).toEqual([]);
  });

  it('is for operators alone', async () => {
    const server = createTestServer({ messaging: three, mayOnCatalogue: async () => false });
    for (const path of [lagPath, offsetsPath])
      expect(await server.get(path)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
  });
});

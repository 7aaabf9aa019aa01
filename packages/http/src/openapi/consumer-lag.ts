import type { JsonObject } from '@colophon/schema';
import type { JsonSchema } from '@colophon/schema/printers';
import { RequestError } from '@colophon/wire';
import { access } from '../access/operation-access.ts';
import { type Messaging, messageStreams, type PartitionLag } from './messaging.ts';
import { operation } from './operation.ts';
import { flag } from './query.ts';
import { errors, ok } from './responses.ts';

const tag = 'Maintenance';
const explanation =
  "Reports how far the server's consumer group has read the topic of change proposals (`mcp`), from the Kafka brokers. `offset` is `null` for a partition without a committed offset; its lag counts from the first message. Nothing in the server consumes the topics of the change log (`mcl`, `mcl-timeseries`): it writes them, so these have no group.";

const query = {
  detailed: flag('Include each partition. Otherwise `partitions` is `null`.', false),
  skipCache: flag('Ignored: nothing is cached.', false),
};

const groups: JsonSchema = {
  type: 'object',
  description: 'Topics with their lag, by the name of the group and of the topic.',
  additionalProperties: { type: 'object', additionalProperties: { type: 'object' } },
};

const failures = {
  ...errors.badRequest,
  404: {
    ...errors.notFound[404],
    description: 'The server runs without `--kafka`, or there is no such stream.',
  },
  503: {
    description: 'The Kafka brokers do not answer within five seconds.',
    schema: { ...errors.notFound[404].schema, properties: { code: { enum: ['KAFKA_UNAVAILABLE'] } } },
  },
};

const getConsumerLag = operation({
  id: 'getConsumerLag',
  method: 'GET',
  path: '/openapi/operations/messaging/{stream}/consumer/lag',
  tag,
  access: access.systemOperations,
  summary: 'Get the consumer lag',
  description: explanation,
  query,
  answers: {
    ...ok('The lag, of no group or one.', {
      type: 'object',
      properties: { transport: { const: 'kafka' }, consumerGroups: groups },
      required: ['transport', 'consumerGroups'],
    }),
    ...failures,
  },
  async run(_session, { path: { stream }, query: { detailed }, messaging }) {
    const consumerGroups = await readGroups(messaging, stream, detailed);
    return { status: 200, json: { transport: 'kafka', consumerGroups } };
  },
});

const getConsumerOffsets = operation({
  id: 'getConsumerOffsets',
  method: 'GET',
  path: '/openapi/operations/kafka/{stream}/consumer/offsets',
  tag,
  access: access.systemOperations,
  summary: 'Get the consumer lag, for earlier clients',
  description: "The same groups under DataHub's earlier address.",
  query,
  answers: { ...ok('The lag, of no group or one.', groups), ...failures },
  run: async (_session, { path: { stream }, query: { detailed }, messaging }) => ({
    status: 200,
    json: await readGroups(messaging, stream, detailed),
  }),
});

async function readGroups(
  messaging: Messaging | undefined,
  stream: string,
  detailed: boolean,
): Promise<JsonObject> {
  if (!messageStreams.some((known) => known === stream))
    throw new RequestError(
      'NOT_FOUND',
      `stream: expected ${messageStreams.join(', ')}, got ${JSON.stringify(stream)}`,
    );
  if (!messaging)
    throw new RequestError(
      'NOT_FOUND',
      'The server is not connected to Kafka, so there is no lag. Its operator connects it with --kafka.',
    );
  if (stream !== 'mcp') return {};
  const { group, topic, partitions } = await messaging.proposalLag();
  return { [group]: { [topic]: toTopic(partitions, detailed) } };
}

const toTopic = (partitions: readonly PartitionLag[], detailed: boolean): JsonObject => ({
  partitions: detailed
    ? Object.fromEntries(
        partitions.map(({ partition, offset = null, lag }) => [partition, { offset, lag, metadata: null }]),
      )
    : null,
  metrics: toMetrics(partitions.map(({ lag }) => lag)),
});

/** In whole messages, as DataHub's. */
function toMetrics(lags: readonly number[]): JsonObject | null {
  if (lags.length === 0) return null;
  const sorted = lags.toSorted((a, b) => a - b);
  const at = (index: number) => sorted[index] ?? 0;
  const middle = sorted.length / 2;
  const totalLag = lags.reduce((sum, lag) => sum + lag, 0);
  return {
    maxLag: at(sorted.length - 1),
    medianLag: Math.floor((at(Math.ceil(middle) - 1) + at(Math.floor(middle))) / 2),
    totalLag,
    avgLag: Math.round(totalLag / lags.length),
  };
}

export const consumerLag = [getConsumerLag, getConsumerOffsets];

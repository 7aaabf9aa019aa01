import { RequestError } from '@colophon/wire';
import { Admin } from '@platformatic/kafka';
import { explain } from '../connection/errors.ts';
import type { KafkaSettings } from '../connection/settings.ts';

/** How far a consumer group has read a topic. */
export interface ConsumerLag {
  readonly group: string;
  readonly topic: string;
  /** In the order of their numbers. */
  readonly partitions: readonly PartitionLag[];
}

export interface PartitionLag {
  readonly partition: number;
  /** Offset of the message that the group reads next; undefined until it has committed one. */
  readonly offset: number | undefined;
  /** Messages of the partition that the group has not committed. */
  readonly lag: number;
}

/** Longest time for all questions to the brokers together, in milliseconds. */
const defaultLimitMs = 5000;

/** In the protocol, the times that stand for the ends of a partition. */
const earliest = -2n;
const latest = -1n;

/** Why brokers could not be asked, for an answer over HTTP. */
export const kafkaUnavailable = (reason: string): RequestError =>
  new RequestError('KAFKA_UNAVAILABLE', `Kafka could not be asked: ${reason}`);

/**
 * Reads how far proposals are applied, from the brokers each time; calls at the same time share one reading.
 *
 * @param limitMs Longest time that the brokers may take, in milliseconds.
 * @returns a function that throws RequestError `KAFKA_UNAVAILABLE` when they do not answer in that time.
 */
export function createProposalLag(
  settings: KafkaSettings,
  limitMs = defaultLimitMs,
): () => Promise<ConsumerLag> {
  let reading: Promise<ConsumerLag> | undefined;
  return () => {
    reading ??= readInTime(settings, limitMs).finally(() => {
      reading = undefined;
    });
    return reading;
  };
}

async function readInTime(
  { connection, topics, consumerGroup }: KafkaSettings,
  limitMs: number,
): Promise<ConsumerLag> {
  const admin = new Admin({ ...connection, connectTimeout: limitMs, timeout: limitMs, retries: 1 });
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${limitMs / 1000} seconds.`)), limitMs);
  });
  try {
    return await Promise.race([readLag(admin, consumerGroup, topics.metadataChangeProposal), late]);
  } catch (error) {
    throw kafkaUnavailable(explain(error));
  } finally {
    clearTimeout(timer);
    // Nobody waits for a connection that is still being made.
    void admin.close().catch(() => undefined);
  }
}

async function readLag(admin: Admin, group: string, topic: string): Promise<ConsumerLag> {
  const metadata = await admin.metadata({ topics: [topic] });
  const count = metadata.topics.get(topic)?.partitionsCount ?? 0;
  const all = Array.from({ length: count }, (_, partition) => partition);
  // Before the ends of the partitions, so that a group that reads meanwhile is not ahead of them.
  const committed = await readCommitted(admin, group, topic, all);
  const ends = await readOffsets(admin, topic, all, latest);
  // The group starts there.
  const unread = all.filter((partition) => !committed.has(partition));
  const starts = await readOffsets(admin, topic, unread, earliest);
  return {
    group,
    topic,
    partitions: all.map((partition) => {
      const offset = committed.get(partition);
      const next = offset ?? starts.get(partition) ?? 0;
      return { partition, offset, lag: Math.max(0, (ends.get(partition) ?? 0) - next) };
    }),
  };
}

/** The committed offset of each partition that has one. */
async function readCommitted(
  admin: Admin,
  groupId: string,
  name: string,
  partitionIndexes: number[],
): Promise<ReadonlyMap<number, number>> {
  const groups = await admin.listConsumerGroupOffsets({
    groups: [{ groupId, topics: [{ name, partitionIndexes }] }],
  });
  const partitions = groups.flatMap(({ topics }) => topics.flatMap((topic) => topic.partitions));
  return new Map(
    partitions
      .filter(({ committedOffset }) => committedOffset >= 0n)
      .map(({ partitionIndex, committedOffset }) => [partitionIndex, Number(committedOffset)]),
  );
}

/** The first or the next offset of each partition. */
async function readOffsets(
  admin: Admin,
  name: string,
  partitions: readonly number[],
  timestamp: bigint,
): Promise<ReadonlyMap<number, number>> {
  if (partitions.length === 0) return new Map();
  const wanted = partitions.map((partitionIndex) => ({ partitionIndex, timestamp }));
  const topics = await admin.listOffsets({ topics: [{ name, partitions: wanted }] });
  return new Map(
    topics.flatMap((topic) =>
      topic.partitions.map(({ partitionIndex, offset }) => [partitionIndex, Number(offset)] as const),
    ),
  );
}

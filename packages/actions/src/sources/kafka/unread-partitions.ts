import type { Consumer } from '@platformatic/kafka';

/**
 * The partitions that have messages which the group has not read, each with the offset after its last message, by topic and
 * number with a space between them.
 *
 * @param fallbackMode Where the group starts to read a partition without a position.
 */
export async function unreadPartitions(
  consumer: Consumer,
  topics: readonly string[],
  fallbackMode: 'earliest' | 'latest',
): Promise<Map<string, bigint>> {
  const ends = await consumer.listOffsets({ topics: [...topics] });
  const firsts = await consumer.listOffsets({ topics: [...topics], timestamp: -2n });
  const committed = await consumer.listCommittedOffsets({
    topics: [...ends].map(([topic, partitions]) => ({
      topic,
      partitions: partitions.map((_, index) => index),
    })),
  });
  const unread = new Map<string, bigint>();
  for (const [topic, partitions] of ends)
    for (const [partition, end] of partitions.entries()) {
      const first = firsts.get(topic)?.[partition] ?? 0n;
      const known = committed.get(topic)?.[partition] ?? -1n;
      const next = known >= 0n ? known : fallbackMode === 'earliest' ? first : end;
      if (next < end && first < end) unread.set(`${topic} ${partition}`, end);
    }
  return unread;
}

import { compatibilityPartitioner, Producer } from '@platformatic/kafka';
import type { OutgoingMessage } from '../messages/to-messages.ts';
import type { KafkaSettings } from './settings.ts';

/** Sends messages one batch after the other, which keeps their order. */
export interface MessageProducer {
  /** Fulfilled when every replica in sync has them. A batch that fails may have been sent in part. */
  send(messages: readonly OutgoingMessage[]): Promise<void>;
  close(): Promise<void>;
}

/** Connects a producer that a repeated request never makes write twice, with the partitions of Kafka's Java client. */
export function createProducer({ connection }: KafkaSettings): MessageProducer {
  const producer = new Producer<string, Buffer, string, string>({
    ...connection,
    idempotent: true,
    acks: -1,
    partitioner: compatibilityPartitioner,
    serializers: { key: (key) => (key === undefined ? undefined : Buffer.from(key)) },
  });
  return {
    async send(messages) {
      await producer.send({ messages: messages.map(({ topic, key, value }) => ({ topic, key, value })) });
    },
    close: () => producer.close(),
  };
}

import { compatibilityPartitioner, type MessageToProduce, Producer } from '@platformatic/kafka';
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
  const producer = new Producer<Buffer, Buffer, Buffer, Buffer>({
    ...connection,
    idempotent: true,
    acks: -1,
  });
  return {
    async send(messages) {
      await producer.send({ messages: addressed(messages) });
    },
    close: () => producer.close(),
  };
}

/** Messages with their partitions, before the client takes the remainder. Those of one entity share the work. */
function addressed(messages: readonly OutgoingMessage[]): MessageToProduce<Buffer, Buffer, Buffer, Buffer>[] {
  const addresses = new Map<string, { readonly key: Buffer; readonly partition: number }>();
  return messages.map(({ topic, key: text, value }) => {
    let address = addresses.get(text);
    if (!address) {
      const key = Buffer.from(text);
      address = { key, partition: compatibilityPartitioner({ topic, key, value }, key) };
      addresses.set(text, address);
    }
    return { topic, value, ...address };
  });
}

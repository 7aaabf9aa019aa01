import type { OutgoingMessage } from '../messages/to-messages.ts';

/** Most bytes of a batch: less than the default limit of a broker, since a batch counts as one message there. */
const maxBytes = 700_000;
/** Most messages of a batch. */
const maxCount = 2000;

/** Messages in order, cut where a batch would grow too long. One that is too long by itself is a batch of its own. */
export function* toBatches(messages: readonly OutgoingMessage[]): Generator<readonly OutgoingMessage[]> {
  let batch: OutgoingMessage[] = [];
  let bytes = 0;
  for (const message of messages) {
    const length = message.value.length + message.key.length;
    if (batch.length > 0 && (bytes + length > maxBytes || batch.length >= maxCount)) {
      yield batch;
      [batch, bytes] = [[], 0];
    }
    batch.push(message);
    bytes += length;
  }
  if (batch.length > 0) yield batch;
}

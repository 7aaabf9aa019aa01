import type { Catalogue, Leadership } from '@colophon/catalogue';
import { isTooLarge } from '../connection/errors.ts';
import type { MessageProducer } from '../connection/producer.ts';
import { type FeedSchemaIds, type OutgoingMessage, toMessages } from '../messages/to-messages.ts';
import type { TopicNames } from '../messages/topics.ts';
import { toBatches } from './batches.ts';

/** The consumer of the change log whose position says what has been sent. */
export const feedName = 'kafka-feed';

/** Changes read in one go. */
const pageSize = 500;
/** How long to wait for a change, in milliseconds. */
const waitMs = 30_000;

export interface FeedOptions {
  readonly catalogue: Pick<Catalogue, 'changes' | 'registry'>;
  readonly topics: TopicNames;
  readonly ids: FeedSchemaIds;
  readonly producer: MessageProducer;
  readonly signal: AbortSignal;
  /** The position is kept only while it holds. */
  readonly leadership?: Leadership | undefined;
  /** Called for messages that the broker has confirmed. */
  readonly onSent: (messages: readonly OutgoingMessage[]) => void;
  /** Called for a message that no topic takes, since it is too long. It is left out. */
  readonly onTooLong: (message: OutgoingMessage) => void;
  /** Called with the offset after the last change that was sent. */
  readonly onPosition: (next: number) => void;
}

/**
 * Sends every change to its topics, in the order of the log, until the signal is aborted. The position is kept after a page has
 * been confirmed: what was sent since then is sent again after a fault.
 *
 * @throws the errors of the broker and of the store; the caller starts again from the position that is kept.
 */
export async function feedTopics(options: FeedOptions): Promise<void> {
  const { catalogue, topics, ids, signal } = options;
  const { changes, registry } = catalogue;
  let next = (await changes.position(feedName)) ?? 1;
  options.onPosition(next);
  while (!signal.aborted) {
    const page = await changes.read({ from: next, limit: pageSize }, { waitMs, signal });
    const messages = page.entries.flatMap((entry) => toMessages(registry, topics, ids, entry));
    for (const batch of toBatches(messages)) {
      // Another process may send by now.
      if (signal.aborted) return;
      await send(options, batch);
    }
    if (signal.aborted || page.next === next) continue;
    next = page.next;
    await changes.move(feedName, next, options.leadership);
    options.onPosition(next);
  }
}

async function send(options: FeedOptions, batch: readonly OutgoingMessage[]): Promise<void> {
  try {
    await options.producer.send(batch);
    options.onSent(batch);
  } catch (error) {
    const [message] = batch;
    if (!message || !isTooLarge(error)) throw error;
    if (batch.length === 1) options.onTooLong(message);
    // The topic takes less than a batch has: each message by itself.
    else for (const single of batch) await send(options, [single]);
  }
}

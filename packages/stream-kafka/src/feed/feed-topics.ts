import type { Catalogue, Leadership, Waiting } from '@colophon/catalogue';
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
  const { signal } = options;
  let next = (await options.catalogue.changes.position(feedName)) ?? 1;
  options.onPosition(next);
  let page: Page | undefined;
  while (!signal.aborted) {
    page ??= await readPage(options, next, { waitMs, signal });
    // The broker and the disk take their time, in which the next page is made.
    const [sent, following] = await Promise.allSettled([
      sendPage(options, page),
      page.isFull ? readPage(options, page.next) : undefined,
    ]);
    if (sent.status === 'rejected') throw sent.reason;
    if (following.status === 'rejected') throw following.reason;
    next = page.next;
    page = following.value;
  }
}

/** A stretch of the log, ready to be sent. */
interface Page {
  readonly messages: readonly OutgoingMessage[];
  /** Offset of the first change. */
  readonly from: number;
  /** Offset after the last change. */
  readonly next: number;
  /** True when there are probably more changes. False for one that was cut since it is long, of which one is enough in memory. */
  readonly isFull: boolean;
}

async function readPage(
  { catalogue: { changes, registry }, topics, ids }: FeedOptions,
  from: number,
  waiting?: Waiting,
): Promise<Page> {
  const { entries, next } = await changes.read({ from, limit: pageSize }, waiting);
  const messages = entries.flatMap((entry) => toMessages(registry, topics, ids, entry));
  return { messages, from, next, isFull: entries.length === pageSize };
}

/** Sends a page, and keeps the position after it. */
async function sendPage(options: FeedOptions, { messages, from, next }: Page): Promise<void> {
  const { signal, leadership } = options;
  for (const batch of toBatches(messages)) {
    // Another process may send by now.
    if (signal.aborted) return;
    await send(options, batch);
  }
  if (signal.aborted || next === from) return;
  await options.catalogue.changes.move(feedName, next, leadership);
  options.onPosition(next);
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

import { eventsOf, type LogEntry, ReadBudget, type Session } from '@colophon/catalogue';
import type { JsonObject, Registry } from '@colophon/schema';
import { type TopicOffset, toChangeLog, toPlatformEvent } from '@colophon/wire';
import { access, type OperationAccess } from '../access/operation-access.ts';

interface Topic {
  /** Whether a change of an aspect can have messages in the topic. */
  readonly kinds: readonly ('versioned' | 'timeseries')[];
  /** Who may poll it. */
  readonly access: OperationAccess;
  messagesOf(registry: Registry, entry: LogEntry): readonly JsonObject[];
}

/** The topics that can be polled, by the names that they have in DataHub. */
export const topics = {
  PlatformEvent_v1: {
    kinds: ['versioned', 'timeseries'],
    access: access.platformEvents,
    messagesOf: (registry, entry) => eventsOf(registry, entry).map(toPlatformEvent),
  },
  MetadataChangeLog_Versioned_v1: {
    kinds: ['versioned'],
    access: access.changeLog,
    messagesOf: (_, entry) => [toChangeLog(entry)],
  },
  MetadataChangeLog_Timeseries_v1: {
    kinds: ['timeseries'],
    access: access.changeLog,
    messagesOf: (_, entry) => [toChangeLog(entry)],
  },
} satisfies Record<string, Topic>;
export type TopicName = keyof typeof topics;
export const topicNames = Object.keys(topics) as TopicName[];

/** Changes read per batch. */
const batchSize = 500;
/** Most changes that one answer looks at, wanted or not: it may have no events, though there are further ones. */
const maxChanges = 5000;

export interface PolledMessages {
  readonly messages: readonly JsonObject[];
  readonly next: TopicOffset;
}

/**
 * The messages of a topic from an offset on, at most as many as the limit: as soon as there are any, or none when the time
 * is over. Kafka would wait for the limit to be reached.
 */
export async function poll(
  session: Session,
  name: TopicName,
  from: TopicOffset,
  {
    limit,
    waitMs,
    signal,
  }: { readonly limit: number; readonly waitMs: number; readonly signal: AbortSignal },
): Promise<PolledMessages> {
  const topic: Topic = topics[name];
  const { registry } = session;
  const aspects = [...registry.aspects.values()]
    .filter(({ kind }) => topic.kinds.includes(kind))
    .map((aspect) => aspect.name);
  const deadline = performance.now() + waitMs;
  const messages: JsonObject[] = [];
  const budget = new ReadBudget();
  let next = from;
  for (let looked = 0; messages.length < limit && looked < maxChanges; ) {
    const left = messages.length > 0 ? 0 : Math.max(0, deadline - performance.now());
    const { entries, next: behind } = await session.changes.read(
      { from: next.offset, limit: batchSize, aspects, budget },
      { waitMs: left, signal },
    );
    for (const entry of entries) {
      const read = entry.offset === next.offset ? next.read : 0;
      const found = topic.messagesOf(registry, entry).slice(read);
      const taken = found.slice(0, limit - messages.length);
      messages.push(...taken);
      if (taken.length < found.length)
        return { messages, next: { offset: entry.offset, read: read + taken.length } };
      next = { offset: entry.offset + 1, read: 0 };
    }
    looked += entries.length;
    const isAtEnd = behind <= next.offset;
    if (!isAtEnd && messages.length < limit) next = { offset: behind, read: 0 };
    if (signal.aborted || budget.isSpent || performance.now() >= deadline || (isAtEnd && messages.length > 0))
      break;
    // Reading is done in one go: others come in between.
    if (!isAtEnd) await new Promise((resolve) => setTimeout(resolve, 0));
  }
  return { messages, next };
}
